### Dreistein en español. Se tutea. El turno es de quien juega, la ronda llega hasta la última ficha, la
### partida hasta la meta. «Cerrar» es bloquear: no se usa para quien se queda sin fichas.
###
### $who es «you» para quien lee, si no «they». SIGNED($n) escribe +9, −5 y 0; SCORE($n) escribe 9, −5 y 0.

## Nombres

you = Tú
you-within = tú
seat-name = Sitio { $number }
list-and = { $first } y { $last }
list-and-i = { $first } e { $last }
list-and-e = { list-and }
colon = :
edition-german = Versión alemana
edition-international = Versión internacional
edition-early = Versión antigua
edition-triominos = Triominos
edition-house = Reglas de la casa ({ $name })
solitaire = Solitario
bonus-start = bonificación inicial
bonus-bridge = puente
bonus-double = doble unión
bonus-hexagon = hexágono
bonus-hexagon-2 = doble hexágono
bonus-hexagon-3 = triple hexágono
bonus-out = última ficha

## Cantidades

points = { $points ->
    [one] { SCORE($points) } punto
    [many] { SCORE($points) } de puntos
   *[other] { SCORE($points) } puntos
}
tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
target = Meta: { points }
stock = { $count ->
    [0] Pozo vacío
   *[other] Pozo: { tiles }
}
draws-left = { $count ->
    [0] no quedan fichas por robar
    [one] queda { $count } ficha por robar
   *[other] quedan { $count } fichas por robar
}
turn-of = { $who ->
    [you] Te toca
   *[they] Le toca a { $name }
}

## La hoja de puntuación: casillas de la tabla

pad-title = Hoja de puntuación
pad-round = Ronda { $number }
pad-carried = suma y sigue
pad-starting-tile = ficha inicial
pad-drawn = { $count ->
    [one] { $count } robada
   *[other] { $count } robadas
}
pad-none-fits = ninguna encaja
pad-kept = conservadas
pad-passed = pasa
pad-last-tile = última ficha
pad-tiles-left = fichas restantes
pad-blocked = ronda cerrada
pad-this-round = Esta ronda
pad-total = Total
play-rack = Tu atril

## Lo que ha pasado

tell-open = { $who ->
    [you] Abres con { $tile }: { $sum }.
   *[they] { $name } abre con { $tile }: { $sum }.
}
tell-place = { $who ->
    [you] Colocas { $tile }: { $sum }.
   *[they] { $name } coloca { $tile }: { $sum }.
}
tell-draw = Robas { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } roba una ficha ({ SIGNED($points) }).
   *[other] { $name } roba { $count } fichas ({ SIGNED($points) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] Las conservas.
       *[they] { $name } las conserva.
    }
   *[other] { $who ->
        [you] Las conservas ({ SIGNED($cost) }).
       *[they] { $name } las conserva ({ SIGNED($cost) }).
    }
}
tell-pass = { $cost ->
    [0] { $who ->
        [you] Pasas.
       *[they] { $name } pasa.
    }
   *[other] { $who ->
        [you] Pasas ({ SIGNED($cost) }).
       *[they] { $name } pasa ({ SIGNED($cost) }).
    }
}
