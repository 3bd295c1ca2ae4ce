### Las reglas en español. Se tutea.
###
### Una regla tiene .short (una línea), .text, .words (otras palabras con las que se busca) y, donde
### las reglas impresas dejan algo abierto, .open (qué) y .ruling (cómo decidimos, y por qué).

book = Las reglas del juego
    .text =
        Se juega con fichas triangulares. Coloca una ficha de modo que sus números coincidan con los de al lado. Cada ficha da puntos, y los buenos huecos dan más. Al final gana quien tiene más puntos.

        Estas son las reglas del juego que se vende como { $sold }, contadas con nuestras propias palabras. Las reglas impresas no lo aclaran todo. En esos casos decimos qué hemos decidido, y por qué.

part-tiles = Las fichas
part-start = Antes de empezar
part-turn = Tu turno
part-bonus = Las bonificaciones
part-end = Cómo termina
part-solitaire = Jugar en solitario
part-house = Reglas de la casa

tiles = Las fichas
    .short = Hay { $tiles } fichas, cada una con tres números del 0 al { $highest }.
    .text =
        Cada combinación de tres números aparece una sola vez.

        Suma los tres números de una ficha: ese es su _valor_. Lo apuntas cuando colocas la ficha.
    .open = Las reglas impresas no dicen en qué sentido van los números.
    .ruling = Tomamos las fichas como se venden. Empieza por el número más pequeño y lee en el sentido del reloj: los números nunca bajan. Por eso hay una 0–1–2, pero no una 0–2–1.
    .words = piezas, dominó, cuántas, valor, suma, sentido del reloj

triple = Los triples
    .short = Un triple es una ficha con tres números iguales. Hay { $triples }.
    .text = Los triples importan al principio: el más alto abre la ronda. Después, un triple es una ficha como las demás.
    .words = tres iguales, números iguales, idénticas

deal = El reparto
    .short = Se mezclan las fichas boca abajo. Cada cual toma unas cuantas; el resto es el pozo.
    .text =
        Estas son las fichas que toma cada jugador:

        - con dos jugadores: { $deal2 } cada uno
        - con tres jugadores: { $deal3 } cada uno
        - con cuatro jugadores: { $deal4 } cada uno
        - con cinco jugadores: { $deal5 } cada uno
        - con seis jugadores: { $deal6 } cada uno

        Pon tus fichas en el atril de modo que solo tú las veas. El _pozo_ queda boca abajo, al alcance de todos.
    .words = repartir, mezclar, cuántas fichas, jugadores, atril, preparación, dar

opening = Quién abre
    .short = El triple más alto abre la ronda. Si no hay triples, abre la ficha de mayor valor.
    .text =
        Mira tus fichas. Quien tiene el triple más alto lo pone en el centro. Incluso 0–0–0 va antes que cualquier ficha que no sea un triple.

        Si nadie tiene un triple, abre el mayor valor. Después se sigue en el sentido del reloj.
    .open = ¿Y si dos fichas tienen el mismo valor? ¿Y se puede abrir con otra ficha?
    .ruling = A igual valor va primero el número más grande, luego el siguiente: 3–5–5 abre antes que 4–4–5. Así siempre se sabe quién abre. La ficha no se elige; si no, la regla no decidiría nada. Solo puedes elegir cómo girarla.
    .words = empezar, comenzar, primero, ficha inicial, quién empieza, más alto

start-bonus = La bonificación inicial
    .short = { $needs ->
        [triple] Quien abre se apunta el valor de la ficha, y { SIGNED($start) } si es un triple.
       *[any] Quien abre se apunta el valor de la ficha y { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] La bonificación inicial se da una vez por ronda, con la primera ficha. Aún no es posible ninguna otra.
       *[other] La bonificación inicial se da una vez por ronda, con la primera ficha. Quien abre con 0–0–0 recibe además { SIGNED($zero) }.
    }
    .words = primera ficha, abrir, empezar, ficha inicial

turn = Un turno
    .short = En tu turno colocas una ficha, o robas.
    .text =
        Si una de tus fichas encaja, puedes colocarla. Apuntas los puntos y le toca al siguiente.

        Si no encaja ninguna, o si no quieres colocar, robas.
    .words = me toca, jugada, qué puedo hacer

placing = Colocar una ficha
    .short = Un lado entero debe tocar una ficha, y los dos números de ese lado deben coincidir.
    .text =
        Busca un hueco junto a una ficha de la mesa. Tu ficha debe tocarla con un lado entero. En los dos extremos de ese lado, los números deben ser los mismos.

        Te apuntas el valor de tu ficha y, a veces, una bonificación.
    .open = ¿Basta con que una ficha toque con una sola esquina?
    .ruling = No. Las reglas hablan de dos números que coinciden, y dos números forman un lado.
    .words = poner, encajar, tocar, vecina, lado, coincidir

corners = Cada esquina debe coincidir
    .short = Donde una esquina se encuentra con un número, debe ser el mismo.
    .text = Una esquina de tu ficha puede caer en un punto donde ya hay otra ficha. Entonces los dos números deben ser iguales, aunque las dos fichas no compartan ningún lado.
    .open = Las reglas impresas solo hablan de los dos números de un lado, no de la tercera esquina.
    .ruling = Cada esquina debe coincidir. Si no, en un puente o en un hexágono habría números distintos en un mismo punto, y nadie vería ya qué encaja. Así una ficha encaja en un hueco de una sola manera.
    .words = tercera esquina, punta, punto, número equivocado, distinto

draw = Robar
    .short = { $draws ->
        [one] Toma una ficha del pozo: { COST($draw) }.
       *[other] Por cada ficha del pozo: { COST($draw) }. Como mucho { $draws } por turno.
    }
    .text =
        Si la ficha robada encaja, puedes colocarla enseguida, y tu turno termina.

        Si no encaja, o si prefieres esperar, sigue robando hasta llegar al máximo permitido.
    .open = Después de robar, ¿se puede colocar una ficha que ya se tenía? ¿O una robada antes en este turno?
    .ruling =
        Solo las fichas robadas en este turno, pero cualquiera de ellas, no solo la última.

        Si robas, en este turno renuncias a tus fichas de antes. Pero puedes usar todas las que has pagado.
    .words = tomar, coger, pozo, penalización, cuesta, puntos menos

three-draws = Robar todas y no colocar ninguna
    .short = { $fruitless ->
        [0] Si has robado todas las fichas permitidas y no colocas ninguna, tu turno termina. No cuesta nada más.
       *[other] Si has robado todas las fichas permitidas y no colocas ninguna, tu turno termina: otros { COST($fruitless) }.
    }
    .text = { $draws ->
        [one] En un turno puedes robar { $draws } ficha. Si no encaja, la conservas y le toca al siguiente.
       *[other] En un turno puedes robar { $draws } fichas. Si no encaja ninguna, las conservas todas y le toca al siguiente.
    }
    .open = ¿Y si la última no encaja, pero una anterior sí?
    .ruling = Entonces aún puedes colocar esa, o conservarlas todas. Si no encaja ninguna, el turno termina solo.
    .words = tres fichas, tercera ficha, nada encaja, mala suerte, tres veces

choice = Nadie está obligado a colocar
    .short = { $must ->
        [on] En tu mesa no: quien pueda colocar debe hacerlo. Esta es la regla impresa.
       *[other] Puedes robar aunque una de tus fichas encaje.
    }
    .text = Quizá quieras guardar una ficha para un hueco mejor. Está permitido. Pero un turno solo termina cuando colocas, o cuando has robado todas las fichas que puedes.
    .open = Según las reglas impresas, puede robar quien no quiere colocar. ¿Hay que colocar una ficha robada que encaja?
    .ruling = No. Si no hay obligación con una ficha del atril, tampoco la hay con una robada. Pero no se puede parar antes: quien roba sigue hasta que coloca o las ha robado todas.
    .words = debo, obligado, obligación, conservar, guardar, negarse

stock-empty = El pozo está vacío
    .short = { $empty ->
        [0] Si tienes que robar y el pozo está vacío, pasas. No cuesta nada.
       *[other] Si tienes que robar y el pozo está vacío, pasas: { COST($empty) }.
    }
    .text = { $empty ->
        [0] Tu turno termina. Da igual que te tocara robar la primera ficha de este turno o una posterior.
       *[other] Pagas una vez y tu turno termina. Da igual que te tocara robar la primera ficha de este turno o una posterior.
    }
    .open = ¿Y si el pozo se acaba a mitad de turno? ¿Y se puede pasar aunque se pueda colocar?
    .ruling = { $must ->
        [on] A mitad de turno vale lo mismo, y una sola vez: tenías que robar y no podías. Solo pasas si no encaja nada.
       *[other] A mitad de turno vale lo mismo, y una sola vez: tenías que robar y no podías. También puedes pasar aunque puedas colocar, porque nadie está obligado a colocar.
    }
    .words = no quedan fichas, nada que robar, pasar, agotado, acabado

one-bonus = Un solo tipo de bonificación
    .short = Una ficha recibe como mucho un tipo de bonificación. Depende del hueco.
    .text =
        Mira qué lados y qué esquinas están en contacto:

        - hexágono: la ficha es la sexta alrededor de un punto
        - doble unión: dos lados en contacto, sin hexágono
        - puente: un lado y la punta opuesta
        - si no, la ficha solo da su valor
    .open = Las reglas impresas no dicen si un puente y una doble unión pueden contar juntos.
    .ruling = Nunca coinciden. Un puente toca con un solo lado, una doble unión con dos.
    .words = puntos especiales, juntos, los dos, sumar, a la vez, al mismo tiempo

bridge = El puente
    .short = Un lado está en contacto, y la punta opuesta se encuentra con un número: { SIGNED($bridge) }.
    .text =
        Tu ficha toca otra ficha con un solo lado. La esquina opuesta a ese lado es la _punta_. Si la punta cae en un punto donde ya hay una ficha, has construido un puente.

        El número de la punta tiene que coincidir, claro.
    .open = Las reglas impresas no precisan qué esquina debe tocar.
    .ruling = Debe ser la esquina opuesta al lado común. Las otras dos son de ese lado y tocan siempre, así que no hacen un puente.
    .words = puente, espacio, punta, unir, puntos especiales

double-connection = La doble unión
    .short = Dos lados de tu ficha están en contacto: { SIGNED($double) }.
    .text = Tu ficha toca dos fichas con dos de sus lados. Si a la vez completa un hexágono, cuenta el hexágono.
    .open = ¿Y si los tres lados están en contacto?
    .ruling = Cuenta una sola vez, igual que con dos lados. Las reglas no prevén una triple unión.
    .words = dos lados, tres lados, dos fichas, doble, conexión, puntos especiales

hexagon = El hexágono
    .short = Tu ficha es la sexta alrededor de un punto: { SIGNED($hexagon1) }.
    .text =
        Alrededor de un punto caben seis fichas. Quien coloca la sexta completa el hexágono.

        Esa ficha siempre toca también con dos lados. La doble unión no se añade: el hexágono la sustituye.
    .words = hexágono, seis fichas, círculo, anillo, estrella, completar, puntos especiales

two-hexagons = Dos hexágonos a la vez
    .short = Una ficha completa dos hexágonos: { SIGNED($hexagon2) }. Tres: { SIGNED($hexagon3) }.
    .text = De vez en cuando una ficha es la sexta alrededor de dos de sus esquinas, y muy raras veces alrededor de las tres. Así completa dos o tres hexágonos. La puntuación indicada es por todos juntos.
    .open = Casi todas las reglas impresas hablan de un solo hexágono.
    .ruling = Cuentan todos, porque cada uno queda completo de verdad. Cuánto dan juntos depende de la versión de las reglas.
    .words = doble hexágono, triple hexágono, varios

out = La última ficha
    .short = Quien coloca la última ficha de su atril pone fin a la ronda: { SIGNED($out) } y el valor de todas las fichas de los demás.
    .text =
        Primero cuenta la última ficha, como siempre. Después se suman { SIGNED($out) } y el valor de todas las fichas que quedan en los otros atriles.

        Los demás no pierden nada.
    .open = ¿Y si en ese momento nadie más puede colocar?
    .ruling = Cuenta igualmente la última ficha; la ronda no está cerrada. Se comprueba después de cada acción, y lo primero es si un atril está vacío.
    .words = terminar, atril vacío, sin fichas, fin de la ronda, ganar la ronda

blocked = Ronda cerrada
    .short = El pozo está vacío y nadie tiene una ficha que encaje: la ronda ha terminado.
    .text =
        Cada cual suma las fichas de su atril. Quien tiene el valor más bajo se apunta el de todas las fichas de los demás, menos el suyo.

        No hay bonificación por la última ficha, porque nadie la ha colocado.
    .open = ¿Cuándo termina exactamente? ¿Todos tienen que pagar aún por pasar?
    .ruling = Termina en el acto, antes de que nadie más pague por pasar. Lo que cuesta la última acción sí se paga. Con fichas de verdad no se ven los otros atriles. Solo se nota cuando todos han pasado, y esas penalizaciones se quedan en la hoja de puntuación.
    .words = bloqueada, atascada, nadie puede, no se puede seguir, fin de la ronda, más bajo

blocked-tie = Empate con la ronda cerrada
    .short = Si varios empatan con el valor más bajo, puntúan todos ellos.
    .text = Cada uno recibe el valor de todas las fichas de los demás, menos el suyo.
    .open = Las reglas impresas hablan de un jugador con el valor más bajo. Pueden ser dos.
    .ruling = Los dos hacen la misma cuenta. Nadie debe salir perdiendo porque otro haya jugado igual de bien.
    .words = empate, igual, iguales, valor más bajo

all-pass = Pasan todos
    .short = El pozo está vacío y todos han pasado uno tras otro: la ronda ha terminado.
    .text = { $empty ->
        [0] Cuenta entonces como cerrada, aunque alguien hubiera podido colocar.
       *[other] Cuenta entonces como cerrada, aunque alguien hubiera podido colocar. La última penalización también se paga.
    }
    .open = Si nadie está obligado a colocar, todos podrían pasar sin fin.
    .ruling = Para que toda ronda termine, basta con que todos pasen una vez, uno tras otro. Un turno en el que se ha robado no cuenta como pasar.
    .words = pasar, sin fin, nadie quiere, negarse

match-end = El final de la partida
    .short = Si al final de una ronda alguien tiene { $target } puntos o más, la partida ha terminado: gana quien tiene más.
    .text =
        Se juega ronda tras ronda, y en cada una se vuelven a repartir las fichas. Los puntos de todas las rondas se suman.

        Solo se comprueba al terminar una ronda. La puntuación puede quedar por debajo de cero.
    .open = Algunas reglas impresas se leen como si la partida acabara en el acto con { $target } puntos, o como si ganara quien llega primero.
    .ruling = Cuenta el final de la ronda, y después quién tiene más puntos. Así lo dicen todas las versiones al describir el final, y es justo: todos pueden terminar la ronda.
    .words = ganar, ganador, meta, terminar, trescientos, cuánto dura

tie = Empate
    .short = Si varios tienen la mayor puntuación, comparten la victoria.
    .text = No hay ronda de desempate ni otras cuentas. Ganan todos los que tienen el total más alto.
    .open = Las reglas impresas no hablan de ello.
    .ruling = Una victoria compartida es la respuesta más sencilla y la más amable. Para seguir, se juega una nueva partida.
    .words = empatar, mismos puntos, iguales, victoria compartida, ganan los dos

solitaire = Solitario
    .short = Hay una ficha en la mesa. Tienes { $rack } fichas: suma todos los puntos que puedas.
    .text =
        Mezcla todas las fichas. Una se descubre y se pone en el centro. Pon { $rack } fichas en tu atril y juega con las reglas de arriba.

        Con el mismo código de partida, dos personas juegan con exactamente las mismas fichas y pueden comparar.
    .open = ¿Cuántas fichas se toman? ¿Y la primera da puntos?
    .ruling = Lo normal son { $rack }; se puede elegir de 0 a { $mostrack }. Con 0 se roban todas. La primera no da nada, porque es cuestión de suerte. Tampoco cuenta como robada.
    .words = solo, un jugador, paciencia, a solas

solitaire-draws = Robar en el solitario
    .short = En toda la partida puedes robar { $limit } fichas.
    .text = Como siempre, cada ficha robada se paga: { COST($draw) }. Cuando las has robado todas, el pozo cuenta como vacío, aunque queden fichas.
    .open = Las reglas impresas solo proponen un límite, para poder comparar.
    .ruling = Lo normal son { $limit }; se puede elegir de 0 a { $mostlimit }. El atril y el límite no pueden ser 0 los dos, porque no habría nada que jugar.
    .words = límite, solo, cuántas veces, veinte

solitaire-end = El final en el solitario
    .short = Atril vacío: { SIGNED($out) }. Nada que robar y nada encaja: se resta el valor de tus fichas.
    .text =
        - Si colocas tu última ficha, te apuntas { SIGNED($out) }.
        - Si no queda nada que robar y nada encaja, la partida termina. Se resta el valor de tus fichas.
        - Si pasas aunque una ficha encaje, pagas por ello, y la partida también termina.
    .open = Las reglas impresas no dicen cómo termina una partida en solitario.
    .ruling = Termina como una ronda con más jugadores, salvo que no hay fichas de otros que sumar. Si juegas con 0 fichas en el atril, el atril vacío solo cuenta cuando no queda nada que robar. Incluso puede terminar justo después del reparto, si nada encaja y no hay nada que robar.
    .words = terminar, solo, resultado, menos

must-place = Regla de la casa: quien pueda colocar debe hacerlo
    .short = Solo se roba o se pasa si no encaja ninguna ficha.
    .text =
        Todas las reglas impresas permiten robar aunque se pueda colocar. Muchas familias juegan de otra manera, y algunas reglas de Triominos también lo piden. Puedes activar esta regla al abrir una mesa.

        Mientras encaje una de tus fichas, debes colocar una: no puedes ni robar ni pasar. Si ya has robado, solo cuentan las fichas robadas en este turno: en cuanto encaje una, la colocas. Nada más cambia.

        Así, quien roba revela algo: en su atril no encajaba nada.
    .words = regla de la casa, obligación, obligatorio, obligado, a la fuerza, robar a propósito, regla de familia

## Los ejemplos. $tile, $value, $bonus, $sum y demás salen de la posición.

scene-tile = Esta ficha vale { $value } puntos.
scene-triples = Los { $triples } triples.
scene-dealt = Dos atriles después del reparto.
scene-opening = Nadie tiene un triple más alto que 0–0–0, así que { $name } abre con él: { $sum }.
scene-opening-no-triple = No hay triples: 3–5–5 y 4–4–5 valen { $value } las dos. { $name } abre con { $tile }: { $sum }.
scene-start = { $name } abre con { $tile }: { $sum }.
scene-fits = Los dos números del lado coinciden. { $tile } da { $sum }.
scene-touching = { $tile } toca con una sola esquina. No está permitido.
scene-corner = Aquí { $tile } no encaja. El lado encajaría, pero la tercera esquina se encuentra con otro número.
scene-drawn = Ada roba 2–2–3 y la coloca: { $turn }, en total { SIGNED($made) }.
scene-fruitless = Nada encaja: { $turn }, en total { SIGNED($made) }. Las fichas se quedan en el atril de Ada.
scene-empty = Ada no puede colocar y el pozo está vacío: { $turn }. Le toca a Ben.
scene-bridge = Un puente. Abajo un lado está en contacto, y la punta se encuentra con un 4: { $sum }.
scene-no-bridge = No es un puente. La punta está libre: { $sum }.
scene-double = Una doble unión. Dos lados están en contacto: { $sum }.
scene-hexagon = La sexta ficha completa el hexágono: { $sum }.
scene-two-hexagons = Una ficha, dos hexágonos: { $sum }.
scene-three-hexagons = Una ficha, tres hexágonos: { $sum }.
scene-out = Ada coloca su última ficha: { $sum }. Se suman { SIGNED($out) } y las fichas de Ben, { $others }: en total { SIGNED($gain) }.
scene-blocked = Ya nada encaja. { $scorer } tiene el valor más bajo, { $own }, y se apunta { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada y Ben tienen { $own } cada uno. Cada uno se apunta { $others } − { $own } = { $gain }.
scene-all-pass = La 2–2–3 de Ben encajaría, pero pasan los dos. Ada tiene el valor más bajo, { $own }: se apunta { $others } − { $own } = { $gain }.
scene-match-end = Dos han llegado a la meta. { $first } tiene más puntos y gana con { $made }.
scene-tie = { $first } y { $second } comparten la victoria con { $made } puntos.
scene-solitaire = La primera ficha y tu atril.
scene-solitaire-empty = No queda nada que robar. { $tile } todavía encaja: { $sum }.
scene-solitaire-out = La última ficha: { $sum }, y { SIGNED($gain) } por quedarte sin fichas.
scene-solitaire-blocked = 0–1–1 no encaja y no queda nada que robar: { SIGNED($gain) }.
scene-must-place = { $tile } encaja, así que Ada debe colocarla: { $sum }.

## Las versiones, una al lado de otra

row-deal = fichas con 2, 3, 4, 5, 6 jugadores
row-start = bonificación inicial
row-needs = solo con un triple
row-zero = además, con 0–0–0
row-bridge = puente
row-double = doble unión
row-hexagons = uno, dos, tres hexágonos
row-out = última ficha
row-draw = cada ficha robada
row-draws = fichas que se pueden robar por turno
row-fruitless = robar todas y no colocar ninguna, además
row-empty = pozo vacío
row-target = meta
row-must = quien pueda colocar debe hacerlo
yes = sí
no = no
note-german = El texto alemán de las reglas impresas.
note-international = Los textos español, inglés, francés, italiano y neerlandés.
note-early = Una versión más antigua. Por los hexágonos, su texto da más puntos que su tabla; seguimos el texto.
note-triominos = El pariente más conocido, para quien creció con él.
note-house = Los valores de esta mesa.
