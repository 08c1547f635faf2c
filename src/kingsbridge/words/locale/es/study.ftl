### El tablero de análisis.

study-board = Tablero de análisis
study-about = Estudia cualquier momento de una partida terminada, o una posición tuya: qué piensa el mejor bot, qué seguiría y qué pudo haber sido.
study-bring = Traer una partida
study-bring-about = Un registro, un estudio o una posición: elige el archivo o suéltalo en cualquier lugar de esta página.
study-choose-file = Elegir un archivo
study-drop = Suéltalo aquí para estudiarlo
study-bad-file = Este archivo no es JSON: trae un registro, un estudio o una posición.
study-bad-json = Esto no es JSON: { $why }
study-set-up = Preparar una posición
study-game = Juego
study-seats = Asientos
study-seat = Asiento { $number }
study-number = N.º { $number }
study-mine = Mis estudios
study-throw-away = Borrar { $name }
study-editor-about = Cambia lo que deba ser distinto. Las reglas lo comprueban antes de usarlo y señalan el lugar de lo que no puede ser.
study-use = Estudiar esta posición
study-as-json = Ver como JSON
study-as-form = Ver como formulario

study-more = Este estudio
study-another = Abrir otro
study-name = Nombre de este estudio
study-keep = Guardar este estudio
study-keep-copy = Guardar una copia propia
study-kept = Guardado
study-of = Un estudio de { $name }
study-share = Copiar un enlace a este estudio
study-export = Guardar como archivo, con la partida

study-thoughts = Lo que piensa el mejor bot
study-thinking = El bot está pensando …
study-looks = { $looks } miradas, hasta { $depth } jugadas por delante
study-looks-on = { $looks } miradas, hasta { $depth } jugadas por delante; sigue mirando …
study-chance-of = { $name }: { $chance }
study-best = Las mejores jugadas y lo que seguiría
study-play-in = { $name }: { $move }. Jugar la línea hasta aquí

study-moves = Jugadas
study-beginning = Principio
study-comment = Un comentario sobre este momento
study-cut = Quitar esta jugada y lo que sigue
study-first = Al principio
study-back = Una jugada atrás
study-next = Una jugada adelante
study-last = Al final de la partida

study-eyes = Según quién
study-all-known = Todo a la vista
study-eyes-of = Lo que sabe { $name }
study-deal-again = Repartir de nuevo lo desconocido

study-play-on = Seguir jugando desde aquí
study-play-on-about = Una mesa nueva empieza exactamente en este momento. No puntúa.
study-my-seat = Yo juego como
study-against = Los demás son bots

study-try-again = Volver a intentarlo: busca la mejor jugada
study-show-answer = Ver la respuesta
study-trying = Busca la mejor jugada. La respuesta está oculta.
study-tried-best = { $move }: es lo que haría el bot. Deja un { $chance }.
study-tried-good = { $move } es tan buena como la mejor: deja un { $chance }. El bot elegiría: { $better }.
study-tried-worse = { $move } deja un { $chance }, { $lost } puntos menos de lo posible. Prueba otra o mira la respuesta.
study-tried-same = Es lo que se jugó en la partida.

study-being-played = Estás jugando esto ahora mismo con otros: nadie piensa por ti hasta que termine esa partida.
study-rated-game = Estás jugando una partida puntuada de este juego: nadie piensa por ti hasta que termine.
study-not-over = Esta partida aún no ha terminado: entonces se podrá estudiar.
