### El reglamento en español: jugar bien.
###
### Lo que muestran rondas y partidas simuladas. Las cifras vienen de strategy.json, ya escritas como
### en esta lengua: $low-wins-2 es una parte de las rondas de dos, $chance-2 la que le tocaría a cada
### uno por azar. Las pruebas saben lo que afirma cada frase.

part-play = Jugar bien

play-luck = ¿Suerte o habilidad?
    .short = Si todos colocan en cuanto pueden, una sola ronda es sobre todo suerte. En varias rondas se nota la habilidad.
    .text =
        Incluso entre dos jugadores igual de buenos, quien gana la ronda lleva de media { $gap-2 } puntos de ventaja.

        Ahora un jugador cuidadoso se enfrenta a otro que siempre busca el mayor número de puntos. El jugador cuidadoso gana:

        - el { $careful-wins-2 } de las rondas
        - el { $careful-matches-2 } de las partidas
        - el { $careful-after-ten-2 } si se suman diez rondas

        Con seis jugadores, solo contra otros cinco, gana el { $careful-matches-6 } de las partidas; por azar sería el { $chance-6 }.
    .words = suerte, habilidad, azar, justo, jugar mejor, cuántas rondas, estrategia, consejos

play-start = ¿Es una ventaja abrir?
    .short = Sí. Cuantos más jugadores, mayor es la ventaja.
    .text =
        Quien abre acaba con más puntos que nadie en el { $opener-wins-2 } de las rondas de dos, el { $opener-wins-4 } de las de cuatro y el { $opener-wins-6 } de las de seis. Por azar sería el { $chance-2 }, el { $chance-4 } y el { $chance-6 }.

        Abrir vale { $opener-worth-2 } puntos con dos jugadores y { $opener-worth-6 } con seis: quien abre lleva una ficha de ventaja a todos. No se elige: las fichas deciden quién abre, y con cuál.
    .words = empezar, primer jugador, ventaja, salir primero, estrategia, consejos

play-place = ¿Primero las fichas altas o las bajas?
    .short = Colocar primero las altas o las bajas cambia poco. Importa más lo que encaja después.
    .text =
        Un jugador coloca primero las fichas bajas; los demás, primero las altas. Gana el { $low-wins-2 } de las rondas de dos y el { $low-wins-4 } de las de cuatro; por azar sería el { $chance-2 } y el { $chance-4 }.

        Conviene colocar donde después encajen pocas fichas: el { $tight-wins-2 } con dos jugadores, el { $tight-wins-3 } con tres (por azar: { $chance-2 } y { $chance-3 }). El jugador cuidadoso prepara además huecos para sus propias bonificaciones y no deja ninguno a los demás. Así gana el { $careful-wins-2 } y el { $careful-wins-3 }.

        Los triples son los más difíciles de colocar. Con cuatro jugadores, un triple del atril encaja en el { $fits-triple-4 } de los turnos, una ficha con dos números iguales en el { $fits-pair-4 } y una con tres distintos en el { $fits-different-4 }.
    .words = fichas altas, fichas bajas, qué ficha guardar, por cuál empezar, triple, estrategia, consejos

play-bonus = ¿Cuánto vale una bonificación?
    .short = Aprovéchala. Con dos jugadores, las bonificaciones son el { $bonus-share-2 } de todos los puntos.
    .text =
        Quien deja pasar las bonificaciones, y solo toma una si no encaja nada más, gana el { $leave-wins-2 } de las rondas de dos en lugar del { $chance-2 }. Con cuatro es el { $leave-wins-4 } en lugar del { $chance-4 }. Con seis casi no influye en quién gana la ronda: el { $leave-wins-6 }, lo mismo que por azar.

        Con dos jugadores, las bonificaciones dan a cada uno { $bonus-points-2 } puntos por ronda; con seis, { $bonus-points-6 }. Alguien completa un hexágono en el { $hexagon-rounds-2 } de las rondas de dos y el { $hexagon-rounds-6 } de las de seis.
    .words = valor del puente, valor del hexágono, cuántas veces, puntos especiales, estrategia, consejos

play-open = ¿Puedo dejar un hexágono a los demás?
    .short = A menudo sí: ahí encaja una sola ficha, y quien juega después rara vez la tiene.
    .text =
        Colocas la quinta ficha alrededor de un punto, y la que completaría el hexágono sigue en juego. ¿Quién lo completa, y cuántas veces?

        - el jugador siguiente, enseguida: { $hexagon-next-2 } con dos, { $hexagon-next-6 } con seis
        - alguno de los demás, tarde o temprano: { $hexagon-taken-2 } con dos, { $hexagon-taken-4 } con cuatro, { $hexagon-taken-6 } con seis
        - tú: { $hexagon-self-2 } con dos, { $hexagon-self-6 } con seis

        Evitarlo, por sí solo, aporta poco. Quien busca el mayor número de puntos, pero no deja bonificaciones a los demás, gana el { $deny-wins-2 } de las rondas de dos y el { $deny-wins-6 } de las de seis.
    .words = dejar un hexágono, preparar, peligro, quinta ficha, regalo, impedir, estrategia, consejos

play-draw = Robar a propósito
    .short = { $must ->
        [on] En tu mesa no: quien pueda colocar debe hacerlo. Lo que sigue vale para la regla impresa.
       *[other] Con dos o tres jugadores compensa: roba hasta vaciar el pozo. Con cinco o seis, no.
    }
    .text =
        Cada ficha robada cuesta puntos. Pero una vez vacío el pozo, quien tiene muchas fichas sigue colocando, mientras los demás pasan y pagan.

        Un jugador roba en cada turno hasta que el pozo está vacío, y luego coloca donde después encajan pocas fichas. Los demás buscan siempre el mayor número de puntos. Estas son las partidas que gana:

        - con dos: { $hoard-sparing-matches-2 } (por azar: { $chance-2 })
        - con tres: { $hoard-sparing-matches-3 } ({ $chance-3 })
        - con cuatro: { $hoard-sparing-matches-4 } ({ $chance-4 })
        - con cinco: { $hoard-sparing-matches-5 } ({ $chance-5 })
        - con seis: { $hoard-sparing-matches-6 } ({ $chance-6 })

        Con cuatro no da más que colocar con cuidado, con lo que se gana el { $careful-matches-4 }. Se puede conseguir más decidiendo turno a turno, como el experto.

        No te quedes a medias: quien roba así solo la primera mitad del pozo gana el { $half-wins-2 } de las rondas de dos. Y si todos los demás también roban a propósito, colocando con cuidado se gana el { $among-hoarders-wins-2 } con dos, el { $among-hoarders-wins-3 } con tres, pero el { $among-hoarders-wins-4 } con cuatro.
    .words = a propósito, acumular, acaparar, guardar, por qué robar, estrategia, consejos, experto

play-end = El final de la ronda
    .short = Coloca donde los demás no puedan seguir. Los puntos inmediatos importan menos.
    .text =
        Dos jugadores, y uno de ellos ha vaciado el pozo. Si después busca siempre el mayor número de puntos, gana el { $hoard-points-wins-2 } de las rondas. Si coloca donde menos fichas encajan después, valga lo que valga la suya, gana el { $hoard-sparing-wins-2 }.

        Con tres, la diferencia es igual de clara: el { $hoard-points-wins-3 } y el { $hoard-sparing-wins-3 }.
    .words = final, pasar, no quedan fichas, bloquear, estrategia, consejos

play-out = ¿Conviene darse prisa en terminar?
    .short = Quien se queda sin fichas suele ganar la ronda, salvo que alguien acumule fichas. Darse prisa aporta poco.
    .text =
        Colocar la última ficha da de media { $out-gain-2 } puntos con dos jugadores, { $out-gain-4 } con cuatro y { $out-gain-6 } con seis. Quien lo logra gana el { $out-wins-2 }, el { $out-wins-4 } y el { $out-wins-6 } de esas rondas.

        Con seis, justo antes solo el { $out-ahead-6 } de ellos tenía más puntos que nadie: la última ficha lo decidió.

        ¿Se puede ir más rápido? Quien procura que muchas de sus fichas sigan encajando gana el { $loose-wins-2 } de las rondas de dos y el { $loose-wins-4 } de las de cuatro (por azar: { $chance-2 } y { $chance-4 }).

        No todas las rondas terminan así. Con dos jugadores, el { $blocked-2 } de las rondas quedan cerradas; con seis, el { $blocked-6 }.
    .words = acabar, última ficha, carrera, rápido, prisa, estrategia, consejos

play-many = ¿Dos jugadores o seis?
    .short = Con dos o tres: acumula fichas. Con cinco o seis: coloca con cuidado.
    .text =
        Contra quienes buscan siempre el mayor número de puntos, estos son, de todos los planes fijos que hemos probado, los que hacen ganar más partidas:

        - con dos: robar a propósito, { $hoard-sparing-matches-2 } (por azar: { $chance-2 })
        - con tres: robar a propósito, { $hoard-sparing-matches-3 } ({ $chance-3 })
        - con cuatro: robar a propósito, { $hoard-sparing-matches-4 }, o colocar con cuidado, { $careful-matches-4 } ({ $chance-4 })
        - con cinco: colocar con cuidado, { $careful-matches-5 } ({ $chance-5 })
        - con seis: colocar con cuidado, { $careful-matches-6 } ({ $chance-6 })
    .words = cuántos jugadores, dos jugadores, cuatro jugadores, seis jugadores, experto, estrategia, consejos

play-expert = ¿Qué hace el experto?
    .short = { $must ->
        [on] En tu mesa ni siquiera el experto puede acumular fichas. Lo que sigue vale para la regla impresa.
       *[other] Con dos, tres o cuatro jugadores acumula fichas, pero decide turno a turno. Con tres o cuatro, así gana mucho más que con cualquier plan fijo.
    }
    .text =
        El experto es el bot más fuerte: en cada turno imagina cómo podría seguir la ronda. Contra quienes buscan siempre el mayor número de puntos, estas son más o menos las partidas que gana:

        - con dos: { $expert-matches-2 } (por azar: { $chance-2 })
        - con tres: { $expert-matches-3 } ({ $chance-3 })
        - con cuatro: { $expert-matches-4 } ({ $chance-4 })
        - con cinco: { $expert-matches-5 } ({ $chance-5 })
        - con seis: { $expert-matches-6 } ({ $chance-6 })

        Quien roba siempre hasta vaciar el pozo gana el { $hoard-sparing-matches-3 } de las partidas con tres y el { $hoard-sparing-matches-4 } con cuatro.

        El experto roba a propósito sobre todo al principio. Con cuatro jugadores, cuando podría colocar, roba cerca del { $expert-purpose-early-4 } de las veces en el primer tercio del pozo y cerca del { $expert-purpose-late-4 } en el último. Cada vez renuncia de media a { $expert-gave-up-4 } puntos. Con cinco o seis, si puede colocar lo hace casi siempre: con seis roba a propósito solo el { $expert-purpose-6 } de esas veces.

        No siempre toma una bonificación enseguida. Con cuatro, cerca del { $expert-left-4 } de las veces en que podría tomar una hace otra cosa. Una sola ficha permite llevársela, y quien la tiene puede esperar. Al final tiene { $expert-bonuses-4 } bonificaciones por ronda, y cada uno de los demás { $expert-others-bonuses-4 }.
    .words = experto, bot más fuerte, mejor jugador, cómo ganar, estrategia, consejos

play-must = Quien pueda colocar debe hacerlo: ¿qué cambia?
    .short = Nadie puede acumular fichas. Queda colocar con cuidado, y la suerte pesa más.
    .text =
        Con dos jugadores, robando a propósito se gana el { $hoard-sparing-matches-2 } de las partidas contra quien busca siempre el mayor número de puntos. Con esta regla de la casa ya no se puede, y colocando con cuidado se gana el { $careful-matches-2 }. Con tres es el { $careful-matches-3 } en lugar del { $hoard-sparing-matches-3 }.

        Entonces hasta el experto necesita suerte. Contra jugadores así gana cerca del { $expert-matches-2-must } de las partidas con dos, del { $expert-matches-3-must } con tres y del { $expert-matches-4-must } con cuatro. Con cuatro, cerca del { $expert-outs-4-must } de las veces es el primero en quedarse sin fichas; por azar sería el { $chance-4 }.

        Lo dicho arriba sobre abrir, colocar, las bonificaciones y la última ficha vale también con esta regla: ahí nadie roba a propósito, así que no cambia nada.
    .words = regla de la casa, obligación, obligatorio, a la fuerza, regla de familia, estrategia, consejos

play-figures = De dónde salen estas cifras
    .short = De { $millions } millones de rondas simuladas entre bots y de { $matches } partidas del experto.
    .text =
        Las personas no juegan como los ordenadores, así que tus cifras serán otras. Casi siempre se trata de jugadores que buscan el mayor número de puntos y solo roban si no encaja nada. Gana una ronda quien suma más puntos en ella. Las cifras del experto salen de menos partidas, así que son más aproximadas.

        Todo se midió con la puntuación de las reglas alemanas. Cuánto cambiaría con otras reglas, no lo hemos medido.

        Todo se puede volver a medir: el comando es python bench/strategy.py, y docs/strategy.md dice de cada cifra lo segura que es.
    .words = fuente, estadística, simulación, medido, seguridad, prueba, estrategia

scene-opened = { $tile } da { $sum } y prepara un hexágono. Solo falta 3–3–4, que da { SIGNED($hexagon1) } además de su valor.
scene-narrow = El pozo está vacío. Ada coloca 1–2–5 donde habría encajado la 0–2–5 de Ben, así que Ben tiene que pasar: { $turn }. La 0–1–5 de Ada aún encaja.
