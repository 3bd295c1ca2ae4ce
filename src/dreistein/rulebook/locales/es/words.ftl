### Las reglas en español: preguntas frecuentes, y las palabras del juego.

ask-is-this-a-bridge = ¿Esto es un puente?
    .answer = Deben cumplirse dos cosas. Un solo lado está en contacto, y la esquina _opuesta_ a ese lado se encuentra con un número. Si solo las esquinas del lado común se encuentran con otras fichas, no es un puente.
    .words = puente o no, punta, espacio
ask-two-hexagons-at-once = Mi ficha completa dos hexágonos a la vez. ¿Cuántos puntos me dan?
    .answer = { SIGNED($hexagon2) } en total, y { SIGNED($hexagon3) } por tres. Se suma el valor de la ficha.
    .words = doble hexágono, varios
ask-hexagon-and-double = Además del hexágono, ¿recibo la doble unión?
    .answer = No. El hexágono la sustituye: { SIGNED($hexagon1) } más el valor de la ficha, nada más.
    .words = dos bonificaciones, juntas, sumar
ask-three-sides = Mi ficha toca con los tres lados. ¿Vale más?
    .answer = No. Es una doble unión, { SIGNED($double) }, que cuenta una sola vez. Si completa un hexágono, cuenta el hexágono.
    .words = triple unión, agujero
ask-corner-only = ¿Puedo colocar una ficha que toca con una sola esquina?
    .answer = No. Debe tocar un lado entero, y sus dos números deben coincidir.
    .words = punta, tocar, punto
ask-third-corner = El lado encaja, pero la tercera esquina se encuentra con otro número. ¿Se puede?
    .answer = No. Cada esquina que se encuentra con un número debe coincidir.
    .words = número equivocado, distinto, esquina
ask-must-i-place = ¿Tengo que colocar si una ficha encaja?
    .answer = { $must ->
        [on] En tu mesa sí: quien pueda colocar debe hacerlo. Las reglas impresas permiten robar en su lugar.
       *[other] No. Puedes robar en su lugar. A veces es buena idea, pero cada ficha robada se paga: { COST($draw) }.
    }
    .words = obligado, obligación, a la fuerza
ask-three-draws-nothing = He robado todo lo que podía y nada encaja. ¿Y ahora?
    .answer = { $fruitless ->
        [0] Conservas las fichas y le toca al siguiente. Solo pagas las fichas robadas.
       *[other] Conservas las fichas, con otra penalización: { COST($fruitless) }. Después le toca al siguiente.
    }
    .words = tres robos, tercera ficha, mala suerte
ask-stop-drawing = ¿Puedo parar después de la primera ficha robada?
    .answer = Solo si la colocas. Si no, tienes que seguir robando hasta llegar a { $draws } en este turno.
    .words = parar antes, basta, cuántas
ask-rack-after-draw = He robado. ¿Puedo colocar una ficha que ya tenía?
    .answer = No, en este turno no. Pero puedes elegir entre todas las fichas robadas en este turno.
    .words = ficha de antes, atril, otra ficha
ask-stock-runs-out = El pozo se acaba mientras robo. ¿Cuánto cuesta?
    .answer = { $empty ->
        [0] Nada, aparte de las fichas robadas. Tu turno termina.
       *[other] { COST($empty) } una sola vez, aparte de las fichas robadas. Tu turno termina.
    }
    .words = pozo vacío, no quedan fichas
ask-no-triple = Nadie tiene un triple. ¿Quién empieza?
    .answer = Quien tiene la ficha de mayor valor. Si dos son iguales, decide el número más grande, luego el siguiente.
    .words = abrir, comenzar, primero
ask-keep-my-triple = ¿Puedo guardar mi triple y abrir con otra ficha?
    .answer = No. Quien abre debe hacerlo con esa ficha. Puedes girarla como quieras.
    .words = empezar, elegir, obligado
ask-out-with-drawn = ¿Mi última ficha puede ser una que acabo de robar?
    .answer = No. Quien roba tiene aún fichas de antes, que esperan al próximo turno. La única excepción es el solitario con 0 fichas en el atril, donde se roban todas.
    .words = última ficha, terminar
ask-others-lose = ¿Pierden puntos los demás por las fichas que les quedan?
    .answer = No. Quien se queda sin fichas recibe esos puntos, pero nadie los pierde. Solo con la ronda cerrada se resta el valor de las fichas propias.
    .words = menos, fichas restantes, resto
ask-how-do-we-notice = ¿Cómo se nota en la mesa que la ronda está cerrada?
    .answer = Cuando el pozo está vacío y todos han pasado uno tras otro. Las penalizaciones pagadas se quedan en la hoja de puntuación.
    .words = bloqueada, nadie puede, pasar
ask-same-total = Dos de nosotros tenemos el mismo total. ¿Quién gana?
    .answer = Los dos. Es una victoria compartida.
    .words = empate, iguales
ask-same-rest = La ronda está cerrada y dos jugadores empatan con el valor más bajo. ¿Quién puntúa?
    .answer = Los dos, con la misma cuenta: el valor de todas las fichas de los demás, menos el suyo.
    .words = empate, más bajo, igual
ask-target-in-mid-round = Tengo { $target } puntos a mitad de una ronda. ¿He ganado?
    .answer = Todavía no. Primero se termina la ronda. Si entonces alguien sigue teniendo { $target } puntos, gana quien tiene más.
    .words = meta alcanzada, en el acto, trescientos
ask-below-zero = ¿Puede quedar la puntuación por debajo de cero?
    .answer = Sí. Robar cuesta puntos, también cuando no tienes.
    .words = menos, negativo, puntaje
ask-which-numbers = En nuestras instrucciones hay otros números. ¿Cuáles valen?
    .answer = Los que se decidan en la mesa. Las reglas impresas no coinciden: elige la versión que se parezca a la de tu caja, o pon tus propios números. La tabla de versiones muestra qué cambia.
    .words = versión, reglas de la casa, edición, otras reglas

## Las palabras del juego

term-tile = ficha
    .meaning = Una pieza triangular con tres números.
term-value = valor
    .meaning = La suma de los tres números de una ficha.
term-side = lado
    .meaning = Uno de los tres bordes de una ficha, con un número en cada extremo.
term-corner = esquina
    .meaning = Una de las tres puntas de una ficha, cada una con un número.
term-triple = triple
    .meaning = Una ficha con tres números iguales.
term-starting-tile = ficha inicial
    .meaning = La primera ficha de una ronda.
term-rack = atril
    .meaning = Donde están tus fichas, de modo que solo tú las veas.
term-stock = pozo
    .meaning = Las fichas boca abajo de las que se roba.
term-spot = hueco
    .meaning = Un espacio junto a una ficha donde aún no hay nada.
term-score-pad = hoja de puntuación
    .meaning = La hoja donde se apuntan los puntos.
term-turn = turno
    .meaning = Lo que hace un jugador hasta que le toca al siguiente.
term-round = ronda
    .meaning = Desde el reparto hasta la última ficha, o hasta que nada encaja.
term-match = partida
    .meaning = Una ronda tras otra, hasta que alguien llega a la meta.
term-bonus = bonificación
    .meaning = Puntos además del valor de una ficha.
term-bridge = puente
    .meaning = Un lado está en contacto, y también la punta opuesta.
term-double-connection = doble unión
    .meaning = Dos lados están en contacto.
term-hexagon = hexágono
    .meaning = Seis fichas alrededor de un punto.
term-penalty = penalización
    .meaning = Puntos que se restan.
term-pass = pasar
    .meaning = Terminar el turno porque no hay nada que robar.
term-out = quedarse sin fichas
    .meaning = Colocar la última ficha del atril.
term-blocked = ronda cerrada
    .meaning = El pozo está vacío y ya no encaja ninguna ficha.
term-tiles-left = fichas restantes
    .meaning = Lo que queda en los atriles al final de la ronda.
term-target = meta
    .meaning = Los puntos que ponen fin a una partida.
term-shared-win = victoria compartida
    .meaning = Varios tienen la mayor puntuación, y todos han ganado.
term-solitaire = solitario
    .meaning = El juego para una persona.
term-game-code = código de partida
    .meaning = Una palabra que representa el orden de las fichas.
