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
page-day-standing = Puesto { $place } de { $count }
page-day-median = La mitad hizo { SCORE($points) } o más.
page-day-expert = El experto hizo { SCORE($points) } con las mismas fichas.
page-day-alone = Hoy vas por delante: nadie más ha jugado. Vuelve a ver quién te sigue.
page-day-streak = { $days ->
    [one] { $days } día seguido
    [many] { $days } días seguidos
   *[other] { $days } días seguidos
}
page-day-share = Compartir mi resultado
page-shared = Copiado. Pégalo donde quieras.
