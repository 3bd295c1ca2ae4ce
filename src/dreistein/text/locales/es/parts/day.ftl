### La partida del día.

page-days = Otros días
page-day-before = Día anterior
page-day-after = Día siguiente
page-day-today = Ir a la partida de hoy
page-day-explained = 10 fichas en el atril, 20 para robar, sin pistas y sin deshacer.
page-day-counts = Solo cuenta el primer intento.
page-day-closed = Este día ya ha terminado: juegas para practicar y la clasificación no cambia.
page-day-new = Mientras tanto ha empezado un nuevo día.
page-day-play = Jugar
page-day-again = Jugar otra vez (no cuenta)
page-day-empty = Nadie la ha jugado todavía.
page-day-fair = La huella del secreto del día se publica antes y el secreto al día siguiente. Así no se pueden cambiar las fichas después; solo el servidor puede conocerlas de antemano.
page-day-secret-seen = Comprobado en este dispositivo: el código de partida se deriva del secreto cuya huella vio antes de que acabara el día.
page-day-secret-unseen = Comprobado en este dispositivo: el código de partida se deriva del secreto. Este dispositivo no vio la huella de antemano.
page-day-secret-commitment = El secreto de este día no corresponde a la huella publicada. No te fíes de la clasificación de este día.
page-day-secret-seed = El código de partida de este día no se deriva de su secreto. No te fíes de la clasificación de este día.
page-place-number = Puesto
page-nameless = Anónimo
page-day-ranking = La clasificación del día
page-day-standing = Puesto { $place } de { $count }
page-day-median = La mitad de los jugadores hizo { points } o más.
page-day-expert = El experto hace unos { points } con las mismas fichas.
page-day-alone = De momento, hoy solo has jugado tú. ¡Vuelve más tarde para ver quién se ha sumado!
page-day-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
page-day-share = Compartir mi resultado
page-shared = Copiado. Pégalo donde quieras.
