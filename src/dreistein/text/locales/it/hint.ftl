### Suggerimenti: quanto vale ogni mossa, e perché. Ci si rivolge a chi è di turno.

## La tabella

hint-column-action = Mossa
hint-column-now = subito
hint-column-points = Mano
hint-column-win = Vittoria
hint-name-draw = pescare
hint-name-keep = tenere
hint-name-pass = passare
hint-name-elsewhere = { $tile } in un altro posto
hint-note = «Mano»: i tuoi punti alla fine della mano.
hint-note-win = «Mano»: i tuoi punti alla fine della mano. «Vittoria»: quante volte vinci la partita.
hint-note-sampled = ± è metà dell’intervallo al 95%; le tessere che non vedi sono state ridistribuite fino a { $worlds } volte.
hint-note-exact = Il calcolo è esatto.
hint-rest = { $count ->
    [one] --all mostra un’altra mossa.
   *[other] --all mostra altre { $count } mosse.
}

## La posizione

hint-last-round = { $name } ha { SCORE($total) } punti: la partita finisce con questa mano.
hint-last-round-you = Hai { SCORE($total) } punti: la partita finisce con questa mano.
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
hint-only = Non si può fare altro.
hint-starts = Devi aprire con { $tile }; come la giri non cambia nulla.
hint-only-fit = Non si può piazzare altro; altrimenti resta solo { $instead } ({ SIGNED($cost) }).
hint-brings = Porta { points }.
hint-takes = { $kind ->
    [start] Porta { hint-a-bonus }: { SIGNED($points) }.
   *[other] Fa { hint-a-bonus }: { SIGNED($points) }.
}
hint-most = { $ahead ->
    [one] Porta subito più punti di ogni altra mossa: uno in più.
   *[other] Porta subito più punti di ogni altra mossa: { $ahead } in più.
}
hint-more = Porta subito { points } in più di { $than }.
hint-fewer = Porta subito { points } in meno di { $than }.
hint-close-better = Appena meglio di { $than }.
hint-close-worse = Appena peggio di { $than }.
hint-exposes = Apre { hint-a-bonus } ({ SIGNED($points) }) per { $tile }; probabilità che ce l’abbia chi gioca contro di te: { $next }%.
hint-exposes-many = Apre { $count } bonus (fino a { SIGNED($points) }) per { $tiles }; probabilità che chi gioca contro di te abbia una di queste tessere: { $next }%.
hint-exposes-table = Apre { hint-a-bonus } ({ SIGNED($points) }) per { $tile }; probabilità che abbia questa tessera chi gioca dopo di te: { $next }%, qualcuno al tavolo: { $anyone }%.
hint-exposes-table-many = Apre { $count } bonus (fino a { SIGNED($points) }) per { $tiles }; probabilità che abbia una di queste tessere chi gioca dopo di te: { $next }%, qualcuno al tavolo: { $anyone }%.
hint-exposes-sure = Apre { hint-a-bonus } ({ SIGNED($points) }) per { $tile }, e questa tessera ce l’ha qualcun altro.
hint-exposes-sure-many = Apre { $count } bonus (fino a { SIGNED($points) }) per { $tiles }, e qualcun altro ha almeno una di queste tessere.
hint-prepares = Prepara per te { hint-a-bonus } ({ SIGNED($points) }): lì va solo { $tile }, e ce l’hai tu.
hint-waits = Ti lascia per dopo { hint-a-bonus } ({ SIGNED($points) }): lì va solo { $tile }, e ce l’hai tu.
hint-safer = { $points ->
    [0] Porta subito quanto { $than }, ma non apre nessun bonus agli altri.
   *[other] Porta subito { points } in meno di { $than }, ma non apre nessun bonus agli altri.
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
    [0] Porta subito quanto { $than }, ma poi puoi piazzare più tessere: { $fitting } invece di { $instead }.
   *[other] Porta subito { points } in meno di { $than }, ma poi puoi piazzare più tessere: { $fitting } invece di { $instead }.
}
hint-tighter = { $points ->
    [0] Poi puoi piazzare meno tessere che dopo { $than }: { $fitting } invece di { $instead }.
   *[other] Porta subito { points } in più di { $than }, ma poi puoi piazzare meno tessere: { $fitting } invece di { $instead }.
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
hint-blocks = Blocca la mano: le tue tessere rimaste valgono { $own }, quelle degli altri { $others } in tutto.
hint-blocks-passed = Termina la mano, perché così hanno passato tutti: le tue tessere rimaste valgono { $own }, quelle degli altri { $others } in tutto.
hint-blocks-alone = Termina la partita: le tue tessere rimaste contano in meno, { $own } in tutto.
hint-wins-match = Vince la partita: avrai almeno { SCORE($total) } punti, e nessun altro più di { SCORE($best) }.
hint-ends-match = Termina la partita: avrai almeno { SCORE($total) } punti, e qualcun altro { SCORE($best) }.
hint-sheds = { $count ->
    [one] Toglie { points } dal tuo leggio, e il tempo stringe: a { $name } resta solo una tessera.
   *[other] Toglie { points } dal tuo leggio, e il tempo stringe: a { $name } restano solo { tiles }.
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
hint-draws-anyway = Pesca, anche se piazzare porterebbe subito { SIGNED($instead) }. { hint-unseen-fit }
hint-collects = { $cost ->
    [0] Raccoglie tessere: quando la riserva è esaurita (ora { $stock }), chi ne ha molte continua a piazzare mentre gli altri passano.
   *[other] Raccoglie tessere: quando la riserva è esaurita (ora { $stock }), chi ne ha molte continua a piazzare mentre gli altri passano ({ SIGNED($cost) }).
}
hint-draws-bonus = { $count ->
    [one] Una di queste porterebbe subito un bonus ({ SIGNED($points) }).
   *[other] { $count } di queste porterebbero subito un bonus (fino a { SIGNED($points) }).
}
hint-fruitless = Se poi non piazzi nessuna delle tessere pescate, costa ancora: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Tiene le tessere pescate, anche se piazzare porterebbe subito { SIGNED($instead) }.
   *[other] Tiene le tessere pescate ({ SIGNED($cost) }), anche se piazzare porterebbe subito { SIGNED($instead) }.
}
hint-passes = { $cost ->
    [0] Non si può piazzare nulla, e non c’è più nulla da pescare.
   *[other] Non si può piazzare nulla, e non c’è più nulla da pescare: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Passa, anche se piazzare porterebbe subito { SIGNED($instead) }.
   *[other] Passa ({ SIGNED($cost) }), anche se piazzare porterebbe subito { SIGNED($instead) }.
}

## Il comando

cli-hint = mostra quale mossa sarebbe la migliore in una partita registrata, e perché
cli-hint-all = mostra tutte le mosse, non solo le dieci migliori
cli-hint-millis = pensa per tanti millisecondi (altrimenti 1000)
cli-hint-seed = da che cosa dipende come si distribuiscono le tessere che non si vedono
cli-hint-json = stampa tutto in JSON
