### El entrenador: una partida analizada, en el terminal y en una página propia.

## Opciones

cli-analyse = analizar un archivo de partida: cuánto costó cada decisión y qué fue suerte
cli-analyse-seat = solo este sitio, contando desde 0 (por defecto: todos)
cli-analyse-worlds = cuántos repartos probar para cada decisión (por defecto: 600)
cli-analyse-millis = pensar en su lugar N milisegundos en cada decisión; el resultado depende entonces del equipo
cli-analyse-seed = la semilla del análisis: la misma da el mismo resultado
cli-analyse-all = mostrar todas las decisiones, no solo las que costaron algo
cli-analyse-json = mostrar el análisis como JSON
cli-analyse-html = escribir el análisis en este archivo, como página autónoma

## El análisis

coach-progress = Posiciones
coach-stopped = Detenido tras { $done } de { $all } posiciones; este es el análisis de lo juzgado hasta entonces.
coach-method = Cada decisión se juzga por lo que se podía saber en ese momento, con { $worlds } repartos compatibles.
coach-method-millis = Cada decisión se juzga por lo que se podía saber en ese momento, con { $millis } ms de reflexión.
coach-note = ± es la mitad del ancho del intervalo del 95 %. Lo que no se distingue de la mejor jugada no se llama error.

## El balance

coach-even = Probabilidad igual
coach-expected = Lo esperable
coach-cause-deal = Repartos
coach-cause-draws = Fichas robadas
coach-cause-decisions = Decisiones
coach-cause-others = Los demás
coach-cause-rest = Imprevisto
coach-result = Resultado
coach-so-far = Hasta ahora

## La calidad

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

## Momentos

coach-moments = Los momentos decisivos
coach-place = Ronda { $round }, jugada { $move }
coach-place-end = Ronda { $round }, final
coach-moment-decision = { $played } en lugar de { $better }.
coach-moment-draw = { $tile } robada.
coach-moment-end = la ronda termina

## Decisiones

coach-slips = Lo que costó algo
coach-no-slips = De ninguna decisión se puede demostrar que costara mucho.
coach-decisions = Todas las decisiones
coach-column-place = Dónde
coach-column-played = Jugada
coach-column-better = Mejor
coach-column-loss = Pérdida
coach-column-grade = Veredicto

## La página

coach-title = Análisis
coach-won = gana
coach-balance = Suerte y habilidad
coach-graph = La probabilidad de ganar, jugada a jugada
coach-graph-points = Los puntos esperables, jugada a jugada
coach-graph-text = { $name }: de { $first } a { $last }.
coach-picture = La mesa, ronda { $round }, jugada { $move }
coach-played-was = Jugada: { $action }
coach-better-was = Mejor: { $action }
