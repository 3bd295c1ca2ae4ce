### Un’analisi: nella pagina, nel terminale e in un file.

coach-note = ± è metà dell’ampiezza dell’intervallo al 95%. Ciò che non si distingue dalla mossa migliore non è chiamato errore.
coach-even = Probabilità pari
coach-expected = Da aspettarsi
coach-cause-deal = Distribuzioni
coach-cause-draws = Tessere pescate
coach-cause-decisions = Decisioni
coach-cause-others = Gli altri
coach-cause-rest = Imprevisto
coach-result = Risultato
coach-so-far = Finora
coach-grade-best = Migliore
coach-grade-good = Buona
coach-grade-inaccuracy = Imprecisione
coach-grade-mistake = Errore
coach-grade-blunder = Errore grave
coach-loss = In media una decisione è costata { $loss } della probabilità di vincere.
coach-loss-points = In media una decisione è costata { $loss } punti.
coach-loss-none = Nel complesso le decisioni non sono costate nulla di misurabile.
coach-level = Il bot «{ $level }» perde più o meno altrettanto.
coach-no-choice = Non c’era nulla da decidere.
coach-moments = I momenti decisivi
coach-place = Mano { $round }, mossa { $move }
coach-place-end = Mano { $round }, fine
coach-moment-draw = Pescata { $tile }.
coach-moment-end = la mano finisce
coach-moment-resigned = Abbandono: il bot che ha continuato ha finito con il punteggio più alto.
coach-slips = Che cosa è costato qualcosa
coach-no-slips = Di nessuna decisione si può dire che sia costata molto.
coach-decisions = Tutte le decisioni
coach-column-place = Dove
coach-column-played = Giocata
coach-column-better = Meglio
coach-column-loss = Perdita
coach-column-grade = Giudizio
coach-title = Analisi
coach-balance = Fortuna e bravura
coach-graph = La probabilità di vincere, mossa per mossa
coach-graph-points = I punti da aspettarsi, mossa per mossa
coach-graph-text = { $name }: da { $first } a { $last }.
coach-played-was = Giocata: { $action }
coach-better-was = Meglio: { $action }

## La pagina

page-review-note = Il coach ripercorre una partita mossa per mossa: dove è stata vinta e persa, che cosa è stato fortuna e che cosa sarebbe stato meglio.
page-review-ready = Il coach si prepara.
page-review-place = { $place ->
    [one] Un’altra analisi viene prima.
   *[other] Altre { $place } analisi vengono prima.
}
page-review-progress = Il coach ha guardato { $done } posizioni su { $all }.
page-review-leave = Non serve aspettare qui: l’analisi resta con la partita.
page-review-hour = Questa analisi è conservata per un’ora.
page-review-retry = Riprova
page-review-cancelled = L’analisi è stata annullata.
page-review-whose = Il gioco di chi?
page-review-lucky = Hai avuto fortuna: le tue tessere ti hanno portato { $change }.
page-review-unlucky = Hai avuto sfortuna: le tue tessere ti sono costate { $change }.
page-review-luck-even = Hai avuto più o meno tanta fortuna quanta sfortuna.
page-review-own = Le tue decisioni ti sono costate { $change }.
page-review-others-good = Gli altri ti hanno regalato { $change }.
page-review-others-bad = Gli altri ti hanno tolto { $change }.
page-review-parts-note = Partendo dalla probabilità pari, le quattro parti portano al risultato. Una parte può superare il 100%: una probabilità si può sprecare e riguadagnare.
page-review-how = Come hai giocato
page-review-habit-draw = { $count } volte su { $all } è stata la stessa cosa: hai piazzato quando era meglio pescare. Raccogli tessere finché puoi pescarne: quando la riserva è esaurita, chi ne ha molte può continuare a piazzare.
page-review-habit-place = { $count } volte su { $all } è stata la stessa cosa: hai pescato quando era meglio piazzare.
page-review-station = Momento { $at } di { $count }
page-review-was-best = Hai scelto la mossa migliore.
page-review-was-good = Buona quanto la migliore, per quanto si può dire.
page-review-cost = È costato { $loss } della tua probabilità di vincere.
page-review-cost-points = È costato { $loss } punti.
page-review-went = La tua probabilità di vincere: { $before } → { $after }
page-review-went-points = I punti da aspettarsi: { $before } → { $after }
page-review-board = Il tavolo in quel momento
page-review-rack = Il tuo leggio
page-review-graph-list = I numeri, momento per momento
page-review-points = { $size } punti
page-review-again = Rigioca da qui
page-review-again-note = Continui da qui contro i bot, per esercizio. La partita stessa resta com’è.
page-review-find = Trovala tu
page-review-find-note = La stessa posizione come problema, senza la risposta. Resta tra i tuoi problemi.
page-review-puzzles = { $count ->
    [one] Una di queste decisioni ora è un problema per te.
   *[other] { $count } di queste decisioni ora sono problemi per te.
}
