### Pistas: lo que vale cada jugada, y por qué. Se habla a quien le toca.

## La tabla

hint-column-action = Jugada
hint-column-now = ahora
hint-column-points = Ronda
hint-column-win = Victoria
hint-name-draw = robar
hint-name-keep = conservar
hint-name-pass = pasar
hint-name-elsewhere = { $tile } en otro hueco
hint-note = «Ronda»: tus puntos cuando acabe la ronda.
hint-note-win = «Ronda»: tus puntos cuando acabe la ronda. «Victoria»: la probabilidad de ganar la partida.
hint-note-sampled = ± es la mitad del intervalo del 95 %; las fichas que no ves se han repartido de nuevo hasta { $worlds } veces.
hint-note-exact = El cálculo es exacto.
hint-rest = { $count ->
    [one] --all muestra una jugada más.
   *[other] --all muestra { $count } jugadas más.
}

## La posición

hint-last-round = { $name } tiene { SCORE($total) } puntos: si se mantienen, la partida acaba con esta ronda.
hint-last-round-you = Tienes { SCORE($total) } puntos: si se mantienen, la partida acaba con esta ronda.
hint-nearly-out = { $count ->
    [one] A { $name } solo le queda una ficha.
   *[other] A { $name } solo le quedan { tiles }.
}
hint-holds = El pozo está vacío, así que sabes lo que tiene { $name }: { $tiles }.

## Motivos

hint-a-bonus = { $kind ->
    [start] la bonificación inicial
    [bridge] un puente
    [double] una doble unión
    [hexagon] un hexágono
    [two-hexagons] un doble hexágono
   *[three-hexagons] un triple hexágono
}
hint-only = No encaja nada más, y en esta mesa quien pueda colocar debe hacerlo.
hint-starts = Tienes que abrir con { $tile }; da igual cómo la gires.
hint-only-fit = No encaja nada más; si no, solo queda { $instead } ({ SIGNED($cost) }).
hint-brings = Te da { points }.
hint-although = Por otro lado:
hint-allows-now = Otra jugada da { points } más en el acto.
hint-games-best = en { $best } de cada 100 partidas
hint-games-other = en { $other } de cada 100 partidas
hint-in-best = { $best ->
    [0] en ninguna
    [100] en todas
   *[other] en { $best }
}
hint-in-other = { $other ->
    [0] en ninguna
    [100] en todas
   *[other] en { $other }
}
hint-allows-own-fits = Así, { hint-games-other } puedes colocar en tu próximo turno; con la mejor jugada, { hint-in-best }.
hint-allows-their-fits = Así, { hint-games-other } { $rivals ->
    [one] { $who } puede
   *[other] quien juega después puede
} colocar; con la mejor jugada, { hint-in-best }.
hint-allows-own-bonus-next = Así, { hint-games-other } te llevas una bonificación en tu próximo turno; con la mejor jugada, { hint-in-best }.
hint-allows-own-bonus-later = Así, { hint-games-other } te llevas una bonificación más adelante; con la mejor jugada, { hint-in-best }.
hint-allows-their-bonus-next = Así, { hint-games-other } { $rivals ->
    [one] { $who } se lleva
   *[other] los demás se llevan
} enseguida una bonificación; con la mejor jugada, { hint-in-best }.
hint-allows-their-bonus-later = Así, { hint-games-other } { $rivals ->
    [one] { $who } se lleva
   *[other] los demás se llevan
} una bonificación más adelante; con la mejor jugada, { hint-in-best }.
hint-allows-own-out = Así, { hint-games-other } te quedas sin fichas; con la mejor jugada, { hint-in-best }.
hint-allows-their-out = Así, { hint-games-other } { $rivals ->
    [one] { $who } se queda
   *[other] otro jugador se queda
} sin fichas; con la mejor jugada, { hint-in-best }.
hint-allows-end = Al final de la ronda acabas con más o menos { points } menos.
hint-allows-points = En conjunto da más o menos { points } menos.
hint-takes = { $kind ->
    [start] Consigues { hint-a-bonus }: { SIGNED($points) }.
   *[other] Haces { hint-a-bonus }: { SIGNED($points) }.
}
hint-stops = { $cost ->
    [0] Después nadie más puede colocar.
   *[other] Después nadie más puede colocar: los demás tienen que pasar ({ SIGNED($cost) }).
}
hint-out = { $tiles ->
    [one] Tu última ficha: { SIGNED($bonus) }, y al menos { SIGNED($least) } por la única ficha que queda en otro atril.
   *[other] Tu última ficha: { SIGNED($bonus) }, y al menos { SIGNED($least) } por las { $tiles } fichas que les quedan a los demás.
}
hint-out-exact = Tu última ficha: { SIGNED($bonus) }, y { SIGNED($least) } por las fichas restantes de los demás.
hint-out-alone = Tu última ficha: { SIGNED($bonus) }.
hint-blocks = Dejas la ronda cerrada: tus fichas restantes valen { $own }, las de los demás { $others } en total.
hint-blocks-passed = Terminas la ronda, porque así han pasado todos: tus fichas restantes valen { $own }, las de los demás { $others } en total.
hint-blocks-alone = Terminas la partida: se resta el valor de tus fichas, { $own } en total.
hint-wins-match = Ganas la partida: tendrás al menos { SCORE($total) } puntos, y nadie más tendrá más de { SCORE($best) }.
hint-ends-match = Terminas la partida: tendrás al menos { SCORE($total) } puntos, y otra persona { SCORE($best) }.
hint-unseen-fit = { $fitting ->
    [0] De las { $unseen } fichas que no ves no encaja ninguna.
    [one] De las { $unseen } fichas que no ves encaja una ({ $chance } %).
   *[other] De las { $unseen } fichas que no ves encajan { $fitting } ({ $chance } %).
}
hint-draws = { $drawn ->
    [0] De tu atril no encaja nada. { hint-unseen-fit }
    [one] La ficha robada no encaja. { hint-unseen-fit }
   *[other] De las fichas robadas no encaja ninguna. { hint-unseen-fit }
}
hint-draws-anyway = Mejor roba, aunque colocar daría ahora { SIGNED($instead) }.
hint-draws-instead = También podrías robar. { hint-unseen-fit }
hint-fruitless = Si después no colocas ninguna de las fichas robadas, hay otra penalización: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Mejor conserva las fichas robadas, aunque colocar daría ahora { SIGNED($instead) }.
   *[other] Mejor conserva las fichas robadas ({ SIGNED($cost) }), aunque colocar daría ahora { SIGNED($instead) }.
}
hint-keeps-instead = { $cost ->
    [0] También podrías conservar las fichas robadas.
   *[other] También podrías conservar las fichas robadas ({ SIGNED($cost) }).
}
hint-passes = { $cost ->
    [0] No encaja nada, y ya no queda nada por robar.
   *[other] No encaja nada, y ya no queda nada por robar: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Mejor pasa, aunque colocar daría ahora { SIGNED($instead) }.
   *[other] Mejor pasa ({ SIGNED($cost) }), aunque colocar daría ahora { SIGNED($instead) }.
}
hint-passes-instead = { $cost ->
    [0] También podrías pasar.
   *[other] También podrías pasar ({ SIGNED($cost) }).
}

## Qué hacer, y qué se gana

hint-do-place = Coloca { $tile } ({ SIGNED($points) })
hint-do-draw = Roba una ficha ({ SIGNED($points) })
hint-do-keep = { $points ->
    [0] Conserva tus fichas
   *[other] Conserva tus fichas ({ SIGNED($points) })
}
hint-do-pass = { $points ->
    [0] Pasa
   *[other] Pasa ({ SIGNED($points) })
}
hint-gain = Frente a { $than }: alrededor de { points } más en toda la ronda.
hint-loss = Frente a { $than }: alrededor de { points } menos en toda la ronda.
hint-gain-wins = { $matches ->
    [one] De diez partidas, así ganas más o menos una más.
   *[other] De diez partidas, así ganas unas { $matches } más.
}
hint-loss-wins = { $matches ->
    [one] De diez partidas, así ganas más o menos una menos.
   *[other] De diez partidas, así ganas unas { $matches } menos.
}
hint-even = Más o menos igual de bueno que { $than }.

## La orden

cli-hint = muestra qué jugada sería la mejor en una partida guardada, y por qué
cli-hint-all = muestra todas las jugadas, no solo las diez mejores
cli-hint-millis = piensa durante este número de milisegundos (por defecto: 1000)
cli-hint-seed = la semilla del reparto de las fichas que no se ven
cli-hint-json = muestra todo en JSON
