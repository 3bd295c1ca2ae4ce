### Un análisis: en la página, en la terminal y en un archivo.

coach-note = Una jugada que no se distingue de la mejor no cuenta como error. Las jugadas se juzgan por lo que podías saber; el resultado se explica con todas las fichas a la vista.
coach-even = Probabilidad inicial
coach-expected = Puntos esperados
coach-cause-plan = Forma de jugar
coach-cause-deal = Fichas repartidas
coach-cause-draws = Fichas robadas
coach-cause-moves = Jugadas propias
coach-cause-their-draws = { $rivals ->
    [one] Lo que robó el rival
   *[other] Lo que robaron los demás
}
coach-cause-their-moves = { $rivals ->
    [one] Jugadas del rival
   *[other] Jugadas de los demás
}
coach-result = Resultado
coach-so-far = Hasta ahora
coach-grade-good = Buena
coach-grade-inaccuracy = Imprecisión
coach-grade-mistake = Error
coach-grade-blunder = Error grave
coach-grades-good = { $count ->
    [one] Buena jugada
   *[other] Buenas jugadas
}
coach-grades-inaccuracy = { $count ->
    [one] Imprecisión
   *[other] Imprecisiones
}
coach-grades-mistake = { $count ->
    [one] Error
   *[other] Errores
}
coach-grades-blunder = { $count ->
    [one] Error grave
   *[other] Errores graves
}
coach-to = El entrenador le dice a { $name }:
coach-lost = { $count ->
    [one] Una decisión salió cara; coste aproximado: { $lost }.
   *[other] { $count } decisiones salieron caras; coste total aproximado: { $lost }.
}
coach-lost-each = { $count } decisiones salieron caras; coste medio aproximado de cada una: { $lost }.
coach-again = { $count ->
    [one] Por el mismo motivo salió cara otra decisión; coste aproximado: { $lost }.
   *[other] Por el mismo motivo salieron caras otras { $count } decisiones; coste medio aproximado: { $lost }.
}
coach-level = Juegas más o menos al nivel de { $level }.
coach-no-choice = No había nada que decidir.
coach-moments = Los momentos decisivos
coach-place = Ronda { $round }, jugada { $move }
coach-place-end = Ronda { $round }, final
coach-moment-draw = Ficha robada: { $tile }.
coach-moment-end = la ronda termina
coach-moment-resigned = Abandono: el bot que siguió jugando acabó con la puntuación más alta.
coach-slips = Por mejorar
coach-no-slips = Ningún error que señalar.
coach-decisions = Todas las decisiones
coach-column-place = Dónde
coach-column-played = Jugada
coach-column-better = Mejor
coach-column-loss = Pérdida
coach-column-grade = Veredicto
coach-title = Análisis
coach-balance = Suerte y habilidad
coach-graph = La probabilidad de ganar, jugada a jugada
coach-graph-points = Los puntos esperados, jugada a jugada
coach-graph-text = { $name }: de { $first } a { $last }.
coach-played-was = Jugada: { $action }
coach-better-was = Mejor: { $action }

## La página

page-review-note = El entrenador repasa una partida jugada a jugada: dónde se decidió, qué fue suerte y qué habría sido mejor.
page-review-ready = El entrenador se está preparando.
page-review-place = { $place ->
    [one] Antes va otro análisis.
   *[other] Antes van otros { $place } análisis.
}
page-review-progress = El entrenador ha mirado { $done } de { $all } posiciones.
page-review-leave = No hace falta que esperes aquí: el análisis se guarda con la partida.
page-review-hour = Este análisis se conserva durante una hora.
page-review-cancelled = El análisis se ha cancelado.
page-review-whose = ¿Qué jugador?
page-review-parts-note = Así se llegó de la probabilidad inicial al resultado, en cifras aproximadas. Cuentan todas las fichas, también las que nadie podía ver; las diferencias mínimas no aparecen.
page-review-how = Qué puedes aprender
page-review-checkpoint = Momento { $at }/{ $count }
page-review-was-good = Buena jugada: ninguna otra era claramente mejor.
page-review-went = Tu probabilidad de ganar pasó de un { $before } a un { $after }, más o menos.
page-review-went-points = Los puntos esperados pasaron de unos { $before } a { $after }.
page-review-board = La mesa en ese momento
page-review-rack = Tu atril
page-review-graph-list = Los números, momento a momento
page-review-points = { $count ->
    [one] { $size } punto
   *[other] { $size } puntos
}
page-review-chance = { $size } de probabilidad de ganar
page-review-again = Probar otra vez
page-review-find = Buscar la mejor jugada
page-review-puzzles = { $count ->
    [one] Una de estas decisiones se ha convertido en un ejercicio por resolver.
   *[other] { $count } de estas decisiones se han convertido en ejercicios por resolver.
}
page-review-more = Más motivos
page-review-rest = Toda la partida, jugada a jugada

## Un segundo intento

page-second-goal-win = Otro intento: ¿puedes ganar desde aquí? La primera vez acabó { $then }.
page-second-goal-more = Otro intento: ¿puedes ganar por más de { points }? La primera vez acabó { $then }.
page-second-goal-points = Otro intento: ¿puedes pasar de { points }?
page-second-back = Volver al análisis
page-second-better = Mejor que la primera vez: ¡bien jugado!
page-second-same = Igual que la primera vez.
page-second-worse = La primera vez fue mejor. Las fichas son caprichosas: inténtalo otra vez.
page-second-compared = La primera vez: { $then }. Ahora: { $now }.
