### El entrenador: una partida analizada, en el terminal y en una página propia.

## Opciones

cli-analyse = analiza un archivo de partida: cuánto costó cada decisión y qué fue suerte
cli-analyse-seat = solo este sitio, contando desde 0 (por defecto: todos)
cli-analyse-worlds = cuántos repartos probar para cada decisión (por defecto: 1000)
cli-analyse-seed = la semilla del análisis: la misma da el mismo resultado
cli-analyse-all = muestra todas las decisiones, no solo las que costaron algo
cli-analyse-json = muestra el análisis como JSON
cli-analyse-html = escribe el análisis en este archivo, como página autónoma
cli-analyse-puzzles = escribe en este archivo los ejercicios nacidos de los errores, para «puzzle --from»

## El análisis

coach-progress = Posiciones
coach-stopped = Detenido tras { $done } de { $all } posiciones; esto es lo que se había juzgado hasta entonces.
coach-no-puzzles = Ninguna decisión se convirtió en ejercicio: hace falta que una jugada sea claramente la mejor y que se haya hecho otra.
coach-method = Cada decisión se juzga por lo que se podía saber en ese momento, con { $worlds } repartos compatibles.

## Cómo terminó

coach-opening-won-plan = Ganaste: tu forma de jugar era la más eficaz.
coach-opening-won-luck = Ganaste, sobre todo por tus fichas.
coach-opening-won-play = Ganaste, sobre todo por tus jugadas.
coach-opening-won-their-luck = { $rivals ->
    [one] Ganaste, sobre todo porque { $who } robó mal.
   *[other] Ganaste, sobre todo porque otros robaron mal.
}
coach-opening-won-their-play = { $rivals ->
    [one] Ganaste, sobre todo por lo que { $who } dejó escapar.
   *[other] Ganaste, sobre todo por lo que otros dejaron escapar.
}
coach-opening-lost-plan = { $rivals ->
    [one] Perdiste, sobre todo porque { $who } juega de una forma más eficaz. Eso se aprende.
   *[other] Perdiste, sobre todo porque otros juegan de una forma más eficaz. Eso se aprende.
}
coach-opening-lost-luck = Perdiste, sobre todo por mala suerte con tus fichas.
coach-opening-lost-play = Perdiste, sobre todo por unas pocas jugadas. Míralas otra vez.
coach-opening-lost-their-luck = { $rivals ->
    [one] Perdiste, sobre todo porque { $who } robó bien.
   *[other] Perdiste, sobre todo porque otros robaron bien.
}
coach-opening-lost-their-play = { $rivals ->
    [one] Perdiste porque { $who } hizo buenas jugadas.
   *[other] Perdiste porque otros hicieron buenas jugadas.
}
coach-opening-shared = Compartes la victoria.
coach-opening-open = La partida aún no ha terminado.
coach-opening-alone = De aquí vinieron tus puntos.
coach-offer = Una idea para la próxima vez: { $plan }. Así se ganan unas { $chance } de cada 100 partidas como esta; a tu manera, unas { $own }.
coach-plan-points = llevarte siempre el máximo de puntos
coach-plan-careful = dejar poco a los demás
coach-plan-fitting = conservar fichas fáciles de colocar
coach-plan-collect = robar a propósito para acumular fichas
coach-plan-collect-some = acumular hasta 14 fichas

## Por qué era mejor otra jugada

coach-as-played = { $tile } donde la colocaste
coach-why-although = A favor de tu jugada:
coach-why-now = { $points ->
    [one] Con «{ $action }» sumas { $points } punto más de inmediato.
   *[other] Con «{ $action }» sumas { $points } puntos más de inmediato.
}
coach-why-own-fits = Con «{ $better }», { hint-games-best } puedes colocar en tu próximo turno; con «{ $played }», { hint-in-other }.
coach-why-their-fits = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } puede
   *[other] quien juega después puede
} colocar; con «{ $played }», { hint-in-other }.
coach-why-own-bonus-next = Con «{ $better }», { hint-games-best } te llevas una bonificación en tu próximo turno; con «{ $played }», { hint-in-other }.
coach-why-own-bonus-later = Con «{ $better }», { hint-games-best } te llevas una bonificación más adelante; con «{ $played }», { hint-in-other }.
coach-why-their-bonus-next = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } se lleva
   *[other] los demás se llevan
} enseguida una bonificación; con «{ $played }», { hint-in-other }.
coach-why-their-bonus-later = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } se lleva
   *[other] los demás se llevan
} una bonificación más adelante; con «{ $played }», { hint-in-other }.
coach-why-own-out = Con «{ $better }», { hint-games-best } te quedas sin fichas; con «{ $played }», { hint-in-other }.
coach-why-their-out = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } se queda
   *[other] otro jugador se queda
} sin fichas; con «{ $played }», { hint-in-other }.
coach-why-end = { $points ->
    [one] Con «{ $action }» acabas la ronda con { $points } punto más.
   *[other] Con «{ $action }» acabas la ronda con { $points } puntos más.
}
coach-why-points = { $points ->
    [one] En conjunto, «{ $action }» da alrededor de { $points } punto más.
   *[other] En conjunto, «{ $action }» da alrededor de { $points } puntos más.
}
coach-why-target = En puntos da casi lo mismo. Pero con estos totales, con «{ $action }» se gana la partida más veces.

## Momentos

coach-moment-decision = { $played } en lugar de { $better }.

## La página

## Partidas de las que solo se vio la mesa

watched-points = De dónde salieron los puntos
watched-tiles = fichas
watched-bonuses = bonificaciones
watched-draws = robar
watched-passes = pasar
watched-ends = finales de ronda
watched-elsewhere = Fichas que habrían dado más en otro hueco
watched-none = Ninguna ficha habría dado más en otro hueco.
watched-better = { $place }: { $name } colocó { $played } por { $points }; con { $action } habrían sido { $more } más.
watched-unknown = No se sabe dónde estaban las fichas, así que no se puede decir nada de sus huecos.
