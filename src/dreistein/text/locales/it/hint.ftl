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
hint-only = Non combacia nient’altro, e a questo tavolo chi può piazzare deve farlo.
hint-starts = Devi aprire con { $tile }; come la giri non cambia nulla.
hint-only-fit = Non si può piazzare altro; altrimenti resta solo { $instead } ({ SIGNED($cost) }).
hint-brings = Ti porta { points }.
hint-takes = { $kind ->
    [start] Ottieni { hint-a-bonus }: { SIGNED($points) }.
   *[other] Fai { hint-a-bonus }: { SIGNED($points) }.
}
hint-most = { $ahead ->
    [one] Ti porta subito più punti di ogni altra mossa: uno in più.
   *[other] Ti porta subito più punti di ogni altra mossa: { $ahead } in più.
}
hint-more = Ti porta subito { points } in più rispetto a { $than }.
hint-fewer = Ti porta subito { points } in meno rispetto a { $than }.
hint-close-better = Poco meglio rispetto a { $than }.
hint-close-worse = Poco peggio rispetto a { $than }.
hint-exposes = Apri { hint-a-bonus } ({ SIGNED($points) }) per { $tile }. Probabilità che ce l’abbia chi gioca contro di te: { $next }%.
hint-exposes-many = Apri { $count } bonus (fino a { SIGNED($points) }) per { $tiles }. Probabilità che chi gioca contro di te abbia una di queste tessere: { $next }%.
hint-exposes-table = Apri { hint-a-bonus } ({ SIGNED($points) }) per { $tile }. Probabilità che ce l’abbia chi gioca dopo di te: { $next }%; che ce l’abbia qualcuno al tavolo: { $anyone }%.
hint-exposes-table-many = Apri { $count } bonus (fino a { SIGNED($points) }) per { $tiles }. Probabilità che chi gioca dopo di te abbia una di queste tessere: { $next }%; che ne abbia una qualcuno al tavolo: { $anyone }%.
hint-exposes-sure = Apri { hint-a-bonus } ({ SIGNED($points) }) per { $tile }, e questa tessera ce l’ha qualcun altro.
hint-exposes-sure-many = Apri { $count } bonus (fino a { SIGNED($points) }) per { $tiles }, e qualcun altro ha almeno una di queste tessere.
hint-prepares = Ti prepari { hint-a-bonus } ({ SIGNED($points) }): lì va solo { $tile }, e ce l’hai tu.
hint-waits = Ti tieni per dopo { hint-a-bonus } ({ SIGNED($points) }): lì va solo { $tile }, e ce l’hai tu.
hint-safer = { $points ->
    [0] Ti porta subito quanto { $than }, ma non apri nessun bonus agli altri.
   *[other] Ti porta subito { points } in meno rispetto a { $than }, ma non apri nessun bonus agli altri.
}
hint-fits = { $fitting ->
    [one] Poi si può piazzare solo una delle altre { $left } tessere che hai.
   *[other] Poi si possono piazzare { $fitting } delle altre { $left } tessere che hai.
}
hint-fits-all = { $left ->
    [one] Poi si può piazzare anche la tua ultima tessera.
   *[other] Poi si possono piazzare tutte le altre { $left } tessere che hai.
}
hint-fits-none = { $left ->
    [one] Poi la tua ultima tessera non si può piazzare.
   *[other] Poi non si può piazzare nessuna delle altre { $left } tessere che hai.
}
hint-roomier = { $points ->
    [0] Ti porta subito quanto { $than }, ma poi puoi piazzare più tessere: { $fitting } invece di { $instead }.
   *[other] Ti porta subito { points } in meno rispetto a { $than }, ma poi puoi piazzare più tessere: { $fitting } invece di { $instead }.
}
hint-tighter = { $points ->
    [0] Poi puoi piazzare meno tessere che dopo { $than }: { $fitting } invece di { $instead }.
   *[other] Ti porta subito { points } in più rispetto a { $than }, ma poi puoi piazzare meno tessere: { $fitting } invece di { $instead }.
}
hint-hampers = { $fitting ->
    [0] Poi nessuna delle { $unseen } tessere che non vedi si può piazzare.
    [one] Poi solo una delle { $unseen } tessere che non vedi si può piazzare.
   *[other] Poi solo { $fitting } delle { $unseen } tessere che non vedi si possono piazzare.
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
hint-sheds = { $count ->
    [one] Ti liberi di { points }, e il tempo stringe: a { $name } resta solo una tessera.
   *[other] Ti liberi di { points }, e il tempo stringe: a { $name } restano solo { tiles }.
}
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
hint-collects = { $cost ->
    [0] Raccogli tessere: quando la riserva è esaurita (tessere rimaste: { $stock }), chi ne ha molte può continuare a piazzare mentre gli altri devono passare.
   *[other] Raccogli tessere: quando la riserva è esaurita (tessere rimaste: { $stock }), chi ne ha molte può continuare a piazzare mentre gli altri devono passare ({ SIGNED($cost) } ogni volta).
}
hint-draws-bonus = { $count ->
    [one] Una delle tessere che non vedi porterebbe subito un bonus ({ SIGNED($points) }).
   *[other] { $count } delle tessere che non vedi porterebbero subito un bonus (fino a { SIGNED($points) }).
}
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
