### Las lecciones, en el cliente y dondequiera que se cuenten.

learn-not-meant = «{ $what }» está permitido, pero no se trata de eso ahora.
learn-not-meant-happens = «{ $what }» está permitido, pero no se trata de eso ahora. Seguiría así: { $happens }
learn-refused = «{ $what }» está prohibido. { $why }

web-learn = Aprender a jugar
web-learn-door = ¿Es tu primera vez? Aprende jugando, en unos cinco minutos.
web-learn-go-on = Seguir aprendiendo
web-learn-again = Repetir la lección
web-learn-lesson = Lección: { $title }
web-learn-step = Paso { $step } de { $steps }
web-learn-steps = Todos los pasos
web-learn-done = hecho
web-learn-next = Siguiente
web-learn-back = Atrás
web-learn-retry = Otra vez
web-learn-show = Muéstramelo
web-learn-task = Tu tarea
web-learn-right = ¡Bien!
web-learn-wrong = Esta vez no.
web-learn-happened = Qué ocurrió
web-learn-first-game = Tu primera partida
web-learn-first-game-about = Ahora te sientas con { $bots } aprendices, que juegan con calma. El consejero habla cuando algo es nuevo, se permiten pistas y todo se puede deshacer.
web-learn-leave = Salir de la lección; seguirá donde la dejaste
