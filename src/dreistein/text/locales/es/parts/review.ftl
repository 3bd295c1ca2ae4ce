### Un análisis: en la página, en la terminal y en un archivo.

coach-note = ± es la mitad del ancho del intervalo del 95 %. Lo que no se distingue de la mejor jugada no se llama error.
coach-even = Probabilidad igual
coach-expected = Lo esperable
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
coach-loss = De media, una decisión costó { $loss } de la probabilidad de ganar.
coach-loss-points = De media, una decisión costó { $loss } puntos.
coach-loss-none = En conjunto, las decisiones no costaron nada que se pueda medir.
coach-level = El bot «{ $level }» pierde más o menos lo mismo.
coach-no-choice = No había nada que decidir.
coach-moments = Los momentos decisivos
coach-place = Ronda { $round }, jugada { $move }
coach-place-end = Ronda { $round }, final
coach-moment-draw = { $tile } robada.
coach-moment-end = la ronda termina
coach-moment-resigned = Abandono: el bot que siguió jugando acabó con la puntuación más alta.
coach-slips = Lo que costó algo
coach-no-slips = De ninguna decisión se puede demostrar que costara mucho.
coach-decisions = Todas las decisiones
coach-column-place = Dónde
coach-column-played = Jugada
coach-column-better = Mejor
coach-column-loss = Pérdida
coach-column-grade = Veredicto
coach-title = Análisis
coach-balance = Suerte y habilidad
coach-graph = La probabilidad de ganar, jugada a jugada
coach-graph-points = Los puntos esperables, jugada a jugada
coach-graph-text = { $name }: de { $first } a { $last }.
coach-played-was = Jugada: { $action }
coach-better-was = Mejor: { $action }

## La página

page-review-note = El coach repasa una partida jugada a jugada: dónde se ganó y se perdió, qué fue suerte y qué habría sido mejor.
page-review-ready = El coach se prepara.
page-review-place = { $place ->
    [one] Antes va otro análisis.
   *[other] Antes van otros { $place } análisis.
}
page-review-progress = El coach ha mirado { $done } de { $all } posiciones.
page-review-leave = No hace falta que esperes aquí: el análisis se queda con la partida.
page-review-hour = Este análisis se conserva durante una hora.
page-review-retry = Intentarlo de nuevo
page-review-cancelled = El análisis se ha cancelado.
page-review-whose = ¿El juego de quién?
page-review-lucky = Tuviste suerte: tus fichas te dieron { $change }.
page-review-unlucky = Tuviste mala suerte: tus fichas te costaron { $change }.
page-review-luck-even = Tuviste más o menos tanta buena suerte como mala.
page-review-own = Tus decisiones te costaron { $change }.
page-review-others-good = Los demás te regalaron { $change }.
page-review-others-bad = Los demás te quitaron { $change }.
page-review-parts-note = Desde la probabilidad igual, las cuatro partes llevan al resultado. Una parte puede pasar del 100 %: una probabilidad se puede regalar y recuperar.
page-review-how = Cómo jugaste
page-review-habit-draw = { $count } de { $all } veces fue lo mismo: colocaste cuando era mejor robar. Acumula fichas mientras puedas robar: cuando el pozo esté vacío, quien tiene muchas puede seguir colocando.
page-review-habit-place = { $count } de { $all } veces fue lo mismo: robaste cuando era mejor colocar.
page-review-station = Momento { $at } de { $count }
page-review-was-best = Elegiste la mejor jugada.
page-review-was-good = Tan buena como la mejor, hasta donde se puede decir.
page-review-cost = Costó { $loss } de tu probabilidad de ganar.
page-review-cost-points = Costó { $loss } puntos.
page-review-went = Tu probabilidad de ganar: { $before } → { $after }
page-review-went-points = Los puntos esperables: { $before } → { $after }
page-review-board = La mesa en ese momento
page-review-rack = Tu atril
page-review-graph-list = Los números, momento a momento
page-review-points = { $size } puntos
page-review-again = Jugar otra vez desde aquí
page-review-again-note = Sigues desde aquí contra bots, como práctica. La partida misma queda como está.
page-review-find = Encontrarla tú
page-review-find-note = La misma posición como problema, sin la respuesta. Queda entre tus problemas.
page-review-puzzles = { $count ->
    [one] Una de estas decisiones es ahora un problema para ti.
   *[other] { $count } de estas decisiones son ahora problemas para ti.
}
