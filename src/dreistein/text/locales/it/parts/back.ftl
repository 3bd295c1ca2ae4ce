### Che cosa aspetta nella pagina iniziale.

page-back = Per te
page-back-turns = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
page-back-day-done = Partita del giorno: giocata
page-back-puzzle = Rompicapo del giorno
page-back-puzzle-done = Rompicapo del giorno: risolto
page-back-rung = Prossimo avversario: { $name }
page-back-again = Ancora una vittoria contro { $name }?
page-back-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
