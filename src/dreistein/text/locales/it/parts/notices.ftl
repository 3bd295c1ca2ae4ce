### Che cosa fanno gli altri al tavolo, e perché una tessera non combacia.

page-misfit = Qui no: { $own } non combacia con { $there }.
page-misfit-alone = Una tessera deve toccarne un’altra con un lato intero.
page-notice-sat = { $name } si siede al tavolo.
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
page-undo-saw-racks = Tutti hanno visto tutte le tessere.
page-undo-saw-tile = Hai già visto la tessera pescata.
page-undo-saw-answer = Hai già visto che cosa hanno giocato gli altri.
page-undo-practice = Se annulli la mossa adesso, diventa una partita di prova: non conta più per la classifica, la scala e le statistiche.
page-undo-anyway = Annulla comunque
