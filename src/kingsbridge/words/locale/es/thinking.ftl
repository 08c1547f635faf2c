# Lo que escasea en un servidor: las mesas y el tiempo en que piensan los bots.

web-problem-too_many_running = En las mesas que abrió esta persona ya se juegan tantas partidas como permite la casa: termina antes alguna.
web-problem-too_many_of_guests = Los invitados del lugar donde estás ya tienen muchas mesas. Termina alguna o crea una cuenta.
web-problem-too_many_analyses = Ya se están analizando varias partidas para ti: espera a que termine alguna.
web-problem-too_long = El servidor tardaba demasiado y lo dejó.
