### I progressi, in «Le mie partite».

page-progress = Come giochi
page-progress-note = È la somma delle analisi delle tue partite. Se elimini una partita, sparisce anche da qui.
page-progress-loss = { $count ->
    [one] Nella tua ultima partita analizzata una decisione è costata in media { $loss }.
   *[other] Nelle tue ultime { $count } partite analizzate una decisione è costata in media { $loss }.
}
page-progress-better = Stai migliorando: prima era { $loss }.
page-progress-worse = Prima era { $loss }.
page-progress-luck = Fortuna con le tue tessere, in media: { $luck } a partita.
page-progress-chart = Quanto è costata una decisione, partita per partita: più in basso è meglio
page-progress-numbers = I numeri, partita per partita
page-progress-missed = Che cosa ti sfugge di più
page-progress-missed-count = { $count ->
    [one] una volta, { $cost }
   *[other] { $count } volte, in tutto { $cost }
}
page-progress-practise = Allenati con i problemi
page-progress-own = Comincia da uno delle tue partite
