### Un análisis: en la página, en la terminal y en un archivo.

coach-note = ± es la mitad del ancho del intervalo del 95 %. Una jugada que no se distingue de la mejor no cuenta como error.
coach-even = Probabilidad inicial
coach-expected = Puntos esperados
coach-cause-deal = Repartos
coach-cause-draws = Fichas robadas
coach-cause-decisions = Decisiones
coach-cause-others = Los demás
coach-cause-rest = Imprevisto
coach-result = Resultado
coach-so-far = Hasta ahora
coach-grade-best = La mejor
coach-grade-good = Buena
coach-grade-inaccuracy = Imprecisión
coach-grade-mistake = Error
coach-grade-blunder = Error grave
coach-loss = De media, una decisión costó un { $loss } de probabilidad de ganar.
coach-loss-points = De media, una decisión costó { $loss } puntos.
coach-loss-none = En conjunto, las decisiones no costaron nada que se pueda medir.
coach-level = El bot «{ $level }» pierde más o menos lo mismo.
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

page-review-note = El coach repasa una partida jugada a jugada: dónde se decidió, qué fue suerte y qué habría sido mejor.
page-review-ready = El coach se está preparando.
page-review-place = { $place ->
    [one] Antes va otro análisis.
   *[other] Antes van otros { $place } análisis.
}
page-review-progress = El coach ha mirado { $done } de { $all } posiciones.
page-review-leave = No hace falta que esperes aquí: el análisis se guarda con la partida.
page-review-hour = Este análisis se conserva durante una hora.
page-review-retry = Intentarlo de nuevo
page-review-cancelled = El análisis se ha cancelado.
page-review-whose = ¿Qué jugador?
page-review-lucky = Tuviste suerte con tus fichas: { $change } más.
page-review-unlucky = Tuviste mala suerte con tus fichas: { $change } menos.
page-review-luck-even = Tuviste más o menos tanta buena suerte como mala.
page-review-own = Tus decisiones: { $change } menos.
page-review-others-good = Gracias a los demás: { $change } más.
page-review-others-bad = Por culpa de los demás: { $change } menos.
page-review-parts-note = Partiendo de la probabilidad inicial, las cuatro partes llevan al resultado. Una parte puede pasar del 100 %: lo perdido se puede recuperar.
page-review-how = Cómo jugaste
page-review-habit-draw = { $count } de { $all } veces fue el mismo error: colocaste cuando era mejor robar. Acumula fichas mientras puedas robar: cuando el pozo esté vacío, quien tiene muchas puede seguir colocando.
page-review-habit-place = { $count } de { $all } veces fue el mismo error: robaste cuando era mejor colocar.
page-review-checkpoint = Momento { $at } de { $count }
page-review-was-best = Elegiste la mejor jugada.
page-review-was-good = Tan buena como la mejor, por lo que parece.
page-review-cost = Te costó un { $loss } de probabilidad de ganar.
page-review-cost-points = Costó { $loss } puntos.
page-review-went = Tu probabilidad de ganar: { $before } → { $after }
page-review-went-points = Puntos esperados: { $before } → { $after }
page-review-board = La mesa en ese momento
page-review-rack = Tu atril
page-review-graph-list = Los números, momento a momento
page-review-points = { $size } puntos
page-review-again = Jugar otra vez desde aquí
page-review-again-note = Sigues desde aquí contra bots, como práctica. La partida original no cambia.
page-review-find = Buscar la mejor jugada
page-review-find-note = La misma posición como ejercicio, sin la respuesta. Queda entre tus ejercicios.
page-review-puzzles = { $count ->
    [one] Una de estas decisiones se ha convertido en un ejercicio por resolver.
   *[other] { $count } de estas decisiones se han convertido en ejercicios por resolver.
}
