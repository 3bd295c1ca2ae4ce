### Che cosa fanno gli altri al tavolo, e perché una tessera non combacia.

page-misfit = Qui no: { $own } non combacia con { $there }.
page-misfit-alone = Una tessera deve toccarne un’altra con un lato intero.
page-notice-sat = { $name } si siede al tavolo.
page-notice-promised = { $when ->
    [match] { $name } gioca dalla prossima partita, al posto di { $bot }.
   *[round] { $name } gioca dalla prossima mano, al posto di { $bot }.
}
page-notice-left = { $name } ha lasciato il tavolo.
page-notice-held = { $name } non c’è: intanto gioca un bot al suo posto.
page-notice-returned = { $name } è di nuovo al tavolo.
page-notice-resigned = { $name } ha abbandonato: continua un bot al suo posto.
page-notice-time-up = { $who ->
    [you] Il tuo tempo è scaduto: gioca un bot al posto tuo.
   *[they] Il tempo di { $name } è scaduto: gioca un bot al suo posto.
}
page-notice-hint = { $name } ha chiesto un suggerimento.
page-notice-stood-in = { $count ->
    [one] Mentre non c’eri, un bot ha giocato un turno per te.
   *[other] Mentre non c’eri, un bot ha giocato { $count } turni per te.
}

## Menu, suggerimento, mosse scritte

page-undo-saw-racks = Tutti hanno visto tutte le tessere.
page-undo-saw-tile = Hai già visto la tessera pescata.
page-undo-saw-answer = Hai già visto che cosa hanno giocato gli altri.
page-undo-practice = Se annulli la mossa adesso, diventa una partita di prova: non conta più né per la classifica, né per la scalata, né per le statistiche.
page-undo-anyway = Annulla la mossa comunque
page-undo-wish = { $name } vorrebbe annullare una mossa.
page-undo-asked = Hai chiesto di annullare una mossa. In attesa di { $names }.
page-undo-price = La partita non conterà più.
page-typed = Scrivi una mossa
page-typed-explained = Una tessera, come 345, o una mossa in notazione, come 453@1,0; + pesca, - finisce il turno.
page-typed-wrong = «{ $text }» ora non è permesso.
page-typed-unfit = { $text } non combacia da nessuna parte, o ora non puoi piazzarla.
page-typed-not-now = Non tocca a te.
page-do-it = Gioca questa mossa
page-install = Installa
page-leave = Pagina iniziale (la partita ti aspetta)
page-resign-explained = Un bot continua al posto tuo, e non puoi più vincere.
