### I progressi, in «Le mie partite».

page-progress = Come giochi
page-progress-note = È la somma delle analisi delle tue partite. Se elimini una partita, sparisce anche da qui.
page-progress-loss = { $count ->
    [one] Il prezzo degli errori nella tua ultima partita analizzata: { $loss }.
   *[other] Il prezzo medio degli errori nelle tue ultime { $count } partite analizzate: { $loss } a partita.
}
page-progress-better = Stai migliorando (prima: { $loss }).
page-progress-worse = Prima: { $loss }.
page-progress-luck = Fortuna con le tue tessere, in media: { $luck } a partita.
page-progress-chart = Il prezzo degli errori, partita per partita: più in basso è, meglio è
page-progress-numbers = I numeri, partita per partita
page-progress-missed = Che cosa ti costa di più
page-progress-missed-count = { $count ->
    [one] una volta, { $cost }
   *[other] { $count } volte, in tutto { $cost }
}
page-progress-practise = Allenati
page-progress-own = Comincia da un rompicapo tratto dalle tue partite
