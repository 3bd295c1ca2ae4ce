### Un’analisi: nella pagina, nel terminale e in un file.

coach-note = Una mossa che non si distingue dalla migliore non conta come errore. Le mosse sono giudicate in base a ciò che potevi sapere; il risultato si spiega con tutte le tessere.
coach-even = Probabilità iniziale
coach-expected = Punteggio atteso
coach-cause-plan = Modo di giocare
coach-cause-deal = Tessere distribuite
coach-cause-draws = Tessere pescate
coach-cause-moves = Mosse giocate
coach-cause-their-draws = { $rivals ->
    [one] Tessere pescate dall’avversario
   *[other] Tessere pescate dagli altri
}
coach-cause-their-moves = { $rivals ->
    [one] Mosse dell’avversario
   *[other] Mosse degli altri
}
coach-result = Risultato
coach-so-far = Finora
coach-grade-good = Buona
coach-grade-inaccuracy = Imprecisione
coach-grade-mistake = Errore
coach-grade-blunder = Errore grave
coach-grades-good = { $count ->
    [one] Buona mossa
   *[other] Buone mosse
}
coach-grades-inaccuracy = { $count ->
    [one] Imprecisione
   *[other] Imprecisioni
}
coach-grades-mistake = { $count ->
    [one] Errore
   *[other] Errori
}
coach-grades-blunder = { $count ->
    [one] Errore grave
   *[other] Errori gravi
}
coach-to = Il coach dice a { $name }:
coach-lost = { $count ->
    [one] Una decisione è costata cara: circa { $lost } in meno.
   *[other] { $count } decisioni sono costate care: in tutto circa { $lost } in meno.
}
coach-lost-each = { $count } decisioni sono costate care: in media circa { $lost } in meno ciascuna.
coach-again = { $count ->
    [one] Per lo stesso motivo è costata cara un’altra decisione: circa { $lost } in meno.
   *[other] Per lo stesso motivo sono costate care altre { $count } decisioni: circa { $lost } in meno ciascuna.
}
coach-level = Giochi più o meno al livello di { $level }.
coach-no-choice = Non c’era nulla da decidere.
coach-moments = I momenti decisivi
coach-place = Mano { $round }, mossa { $move }
coach-place-end = Mano { $round }, fine
coach-moment-draw = Tessera pescata: { $tile }.
coach-moment-end = la mano finisce
coach-moment-resigned = Abbandono: il bot che ha continuato ha finito con il punteggio più alto.
coach-slips = Da migliorare
coach-no-slips = Nessun errore da segnalare.
coach-decisions = Tutte le decisioni
coach-column-place = Dove
coach-column-played = Giocata
coach-column-better = Meglio
coach-column-loss = Perdita
coach-column-grade = Giudizio
coach-title = Analisi
coach-balance = Fortuna e bravura
coach-graph = La probabilità di vincere, mossa per mossa
coach-graph-points = I punti attesi, mossa per mossa
coach-graph-text = { $name }: da { $first } a { $last }.
coach-played-was = Giocata: { $action }
coach-better-was = Meglio: { $action }

## La pagina

page-review-note = Il coach ripercorre una partita mossa per mossa: dove si è decisa, che cosa è stato fortuna e che cosa conveniva fare.
page-review-ready = Il coach si sta preparando.
page-review-place = { $place ->
    [one] Un’altra analisi viene prima.
   *[other] Altre { $place } analisi vengono prima.
}
page-review-progress = Il coach ha guardato { $done } delle { $all } posizioni.
page-review-leave = Non serve aspettare qui: l’analisi viene salvata con la partita.
page-review-hour = Questa analisi è conservata per un’ora.
page-review-cancelled = L’analisi è stata annullata.
page-review-whose = Quale giocatore?
page-review-parts-note = Così si arriva dalla probabilità iniziale al risultato, in cifre approssimate. Contano tutte le tessere, anche quelle che nessuno poteva vedere; le differenze minime non compaiono.
page-review-how = Che cosa puoi imparare
page-review-checkpoint = Momento { $at } di { $count }
page-review-was-good = Una buona mossa: nessun’altra era chiaramente migliore.
page-review-went = La tua probabilità di vincere: prima circa { $before }, dopo { $after }.
page-review-went-points = I punti attesi sono passati da circa { $before } a { $after }.
page-review-board = Il tavolo in quel momento
page-review-rack = Il tuo leggio
page-review-graph-list = I numeri, momento per momento
page-review-points = { $count ->
    [one] { $size } punto
   *[other] { $size } punti
}
page-review-chance = { $size } di probabilità di vincere
page-review-again = Riprova da qui
page-review-find = Trovala tu
page-review-puzzles = { $count ->
    [one] Una di queste decisioni è diventata un rompicapo da risolvere.
   *[other] { $count } di queste decisioni sono diventate rompicapi da risolvere.
}
page-review-more = Altri motivi
page-review-rest = Tutta la partita, mossa per mossa

## Un secondo tentativo

page-second-goal-win = Secondo tentativo: riesci a vincere da qui? La prima volta è finita { $then }.
page-second-goal-more = Secondo tentativo: riesci a vincere con più di { points } di vantaggio? La prima volta è finita { $then }.
page-second-goal-points = Secondo tentativo: riesci a superare { points }?
page-second-back = Torna all’analisi
page-second-better = Meglio della prima volta: ben giocato!
page-second-same = Proprio come la prima volta.
page-second-worse = La prima volta è andata meglio. La fortuna gira: riprova pure.
page-second-compared = La prima volta: { $then }. Questa volta: { $now }.
