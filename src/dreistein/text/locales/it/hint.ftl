### Suggerimenti: quanto vale ogni mossa, e perché. Ci si rivolge a chi è di turno.

## La tabella

hint-column-action = Mossa
hint-column-now = subito
hint-column-points = Mano
hint-column-win = Vittoria
hint-name-draw = pescare
hint-name-keep = tenere
hint-name-pass = passare
hint-name-elsewhere = { $tile } in un altro spazio
hint-note = «Mano»: i tuoi punti alla fine della mano.
hint-note-win = «Mano»: i tuoi punti alla fine della mano. «Vittoria»: la probabilità di vincere la partita.
hint-note-sampled = ± è metà dell’intervallo al 95%; le tessere che non vedi sono state ridistribuite fino a { $worlds } volte.
hint-note-exact = Il calcolo è esatto.
hint-rest = { $count ->
    [one] --all mostra un’altra mossa.
   *[other] --all mostra altre { $count } mosse.
}

## La posizione

hint-last-round = { $name } ha { SCORE($total) } punti: se resta così, la partita finisce con questa mano.
hint-last-round-you = Hai { SCORE($total) } punti: se resta così, la partita finisce con questa mano.
hint-nearly-out = { $count ->
    [one] A { $name } resta solo una tessera.
   *[other] A { $name } restano solo { tiles }.
}
hint-holds = La riserva è esaurita, quindi sai che cosa ha { $name }: { $tiles }.

## Motivi

hint-a-bonus = { $kind ->
    [start] il bonus iniziale
    [bridge] un ponte
    [double] un doppio collegamento
    [hexagon] un esagono
    [two-hexagons] un doppio esagono
   *[three-hexagons] un triplo esagono
}
hint-only = Non puoi piazzare altro, e a questo tavolo chi può piazzare deve farlo.
hint-starts = Devi aprire con { $tile }; come la giri non cambia nulla.
hint-only-fit = Non hai altro da piazzare; altrimenti puoi solo { $instead } ({ SIGNED($cost) }).
hint-brings = Ti porta { points }.
hint-although = D’altra parte:
hint-allows-now = Un’altra mossa porta subito { points } in più.
hint-games-best = { $best ->
    [0] in nessuna partita su 100
    [1] in una partita su 100
    [100] in tutte le 100 partite
   *[other] in { $best } partite su 100
}
hint-games-other = { $other ->
    [0] in nessuna partita su 100
    [1] in una partita su 100
    [100] in tutte le 100 partite
   *[other] in { $other } partite su 100
}
hint-in-best = { $best ->
    [0] in nessuna
    [100] in tutte
   *[other] in { $best }
}
hint-in-other = { $other ->
    [0] in nessuna
    [100] in tutte
   *[other] in { $other }
}
hint-allows-own-fits = Così, { hint-games-other } puoi piazzare al prossimo turno; con la mossa migliore, { hint-in-best }.
hint-allows-their-fits = Così, { hint-games-other } { $rivals ->
    [one] { $who }
   *[other] il giocatore successivo
} può piazzare; con la mossa migliore, { hint-in-best }.
hint-allows-own-bonus-next = Così, { hint-games-other } prendi un bonus al prossimo turno; con la mossa migliore, { hint-in-best }.
hint-allows-own-bonus-later = Così, { hint-games-other } prendi un bonus più avanti; con la mossa migliore, { hint-in-best }.
hint-allows-their-bonus-next = Così, { hint-games-other } { $rivals ->
    [one] { $who } prende
   *[other] gli altri prendono
} subito un bonus; con la mossa migliore, { hint-in-best }.
hint-allows-their-bonus-later = Così, { hint-games-other } { $rivals ->
    [one] { $who } prende
   *[other] gli altri prendono
} un bonus più avanti; con la mossa migliore, { hint-in-best }.
hint-allows-own-out = Così, { hint-games-other } piazzi l’ultima tessera; con la mossa migliore, { hint-in-best }.
hint-allows-their-out = Così, { hint-games-other } { $rivals ->
    [one] { $who } piazza
   *[other] un altro giocatore piazza
} l’ultima tessera; con la mossa migliore, { hint-in-best }.
hint-allows-end = A fine mano ti ritrovi con circa { points } in meno.
hint-allows-points = Nel complesso porta circa { points } in meno.
hint-takes = { $kind ->
    [start] Ottieni { hint-a-bonus }: { SIGNED($points) }.
   *[other] Fai { hint-a-bonus }: { SIGNED($points) }.
}
hint-stops = { $cost ->
    [0] Poi nessun altro può piazzare.
   *[other] Poi nessun altro può piazzare: gli altri devono passare ({ SIGNED($cost) }).
}
hint-out = { $tiles ->
    [one] La tua ultima tessera: { SIGNED($bonus) }, più almeno { SIGNED($least) } per l’unica tessera rimasta agli altri.
   *[other] La tua ultima tessera: { SIGNED($bonus) }, più almeno { SIGNED($least) } per le { $tiles } tessere rimaste agli altri.
}
hint-out-exact = La tua ultima tessera: { SIGNED($bonus) }, più { SIGNED($least) } per le tessere rimaste agli altri.
hint-out-alone = La tua ultima tessera: { SIGNED($bonus) }.
hint-blocks = Blocchi la mano: le tue tessere rimaste valgono { $own }, quelle degli altri { $others } in tutto.
hint-blocks-passed = Metti fine alla mano, perché così hanno passato tutti: le tue tessere rimaste valgono { $own }, quelle degli altri { $others } in tutto.
hint-blocks-alone = Metti fine alla partita: si sottrae il valore delle tue tessere rimaste, { $own } in tutto.
hint-wins-match = Vinci la partita: avrai almeno { SCORE($total) } punti, e nessun altro più di { SCORE($best) }.
hint-ends-match = Metti fine alla partita: avrai almeno { SCORE($total) } punti, e qualcun altro { SCORE($best) }.
hint-unseen-fit = { $fitting ->
    [0] Delle { $unseen } tessere che non vedi non se ne può piazzare nessuna.
    [one] Delle { $unseen } tessere che non vedi se ne può piazzare una ({ $chance }%).
   *[other] Delle { $unseen } tessere che non vedi se ne possono piazzare { $fitting } ({ $chance }%).
}
hint-draws = { $drawn ->
    [0] Dal tuo leggio non si può piazzare nulla. { hint-unseen-fit }
    [one] La tessera pescata non si può piazzare. { hint-unseen-fit }
   *[other] Nessuna delle tessere pescate si può piazzare. { hint-unseen-fit }
}
hint-draws-anyway = Meglio pescare, anche se piazzare porterebbe subito { SIGNED($instead) }.
hint-draws-instead = Potresti anche pescare. { hint-unseen-fit }
hint-fruitless = Se poi non piazzi nessuna delle tessere pescate, c’è un’altra penalità: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Meglio tenere le tessere pescate, anche se piazzare porterebbe subito { SIGNED($instead) }.
   *[other] Meglio tenere le tessere pescate ({ SIGNED($cost) }), anche se piazzare porterebbe subito { SIGNED($instead) }.
}
hint-keeps-instead = { $cost ->
    [0] Potresti anche tenere le tessere pescate.
   *[other] Potresti anche tenere le tessere pescate ({ SIGNED($cost) }).
}
hint-passes = { $cost ->
    [0] Non si può piazzare nulla, e non c’è più nulla da pescare.
   *[other] Non si può piazzare nulla, e non c’è più nulla da pescare: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Meglio passare, anche se piazzare porterebbe subito { SIGNED($instead) }.
   *[other] Meglio passare ({ SIGNED($cost) }), anche se piazzare porterebbe subito { SIGNED($instead) }.
}
hint-passes-instead = { $cost ->
    [0] Potresti anche passare.
   *[other] Potresti anche passare ({ SIGNED($cost) }).
}

## Che cosa fare, e che cosa ci guadagni

hint-do-place = Piazza { $tile } ({ SIGNED($points) })
hint-do-draw = Pesca una tessera ({ SIGNED($points) })
hint-do-keep = { $points ->
    [0] Tieni le tue tessere
   *[other] Tieni le tue tessere ({ SIGNED($points) })
}
hint-do-pass = { $points ->
    [0] Passa
   *[other] Passa ({ SIGNED($points) })
}
hint-gain = Rispetto a { $than }: circa { points } in più su tutta la mano.
hint-loss = Rispetto a { $than }: circa { points } in meno su tutta la mano.
hint-gain-wins = { $matches ->
    [one] Su dieci partite, così ne vinci circa una in più.
   *[other] Su dieci partite, così ne vinci circa { $matches } in più.
}
hint-loss-wins = { $matches ->
    [one] Su dieci partite, così ne vinci circa una in meno.
   *[other] Su dieci partite, così ne vinci circa { $matches } in meno.
}
hint-even = Vale all’incirca quanto { $than }.

## Il comando

cli-hint = mostra quale mossa sarebbe la migliore in una partita registrata, e perché
cli-hint-all = mostra tutte le mosse, non solo le dieci migliori
cli-hint-millis = pensa per questo numero di millisecondi (predefinito: 1000)
cli-hint-seed = il seme della distribuzione delle tessere che non si vedono
cli-hint-json = stampa tutto in JSON
