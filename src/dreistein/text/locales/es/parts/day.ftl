### La partida del día.

page-days = Otros días
page-day-before = El día anterior
page-day-after = El día siguiente
page-day-explained = 10 fichas en el atril, 20 para robar, sin pistas y sin deshacer. Cuenta el primer intento.
page-day-play = Jugar
page-day-again = Jugar otra vez, sin que cuente
page-day-empty = Nadie la ha jugado todavía.
page-day-fair = La huella del secreto del día se publica antes y el secreto al día siguiente: así nadie puede conocer las fichas de antemano.
page-place-number = Puesto
page-nameless = Anónimo
page-day-ranking = La clasificación del día
