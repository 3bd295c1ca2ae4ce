### El entrenador: una partida analizada, en el terminal y en una página propia.

## Opciones

cli-analyse = analiza un archivo de partida: cuánto costó cada decisión y qué fue suerte
cli-analyse-seat = solo este sitio, contando desde 0 (por defecto: todos)
cli-analyse-worlds = cuántos repartos probar para cada decisión (por defecto: 600)
cli-analyse-millis = piensa en su lugar N milisegundos en cada decisión; el resultado depende entonces del equipo
cli-analyse-seed = la semilla del análisis: la misma da el mismo resultado
cli-analyse-all = muestra todas las decisiones, no solo las que costaron algo
cli-analyse-json = muestra el análisis como JSON
cli-analyse-html = escribe el análisis en este archivo, como página autónoma
cli-analyse-puzzles = escribe en este archivo los ejercicios nacidos de los errores, para «puzzle --from»

## El análisis

coach-progress = Posiciones
coach-stopped = Detenido tras { $done } de { $all } posiciones; este es el análisis de lo juzgado hasta entonces.
coach-no-puzzles = Ninguna decisión se convirtió en ejercicio: hace falta que una jugada sea claramente la mejor y que se haya hecho otra.
coach-method = Cada decisión se juzga por lo que se podía saber en ese momento, con { $worlds } repartos compatibles.
coach-method-millis = Cada decisión se juzga por lo que se podía saber en ese momento, con { $millis } ms de reflexión.

## Momentos

coach-moment-decision = { $played } en lugar de { $better }.

## La página

