### I problemi nel terminale.

## Opzioni

cli-puzzle = risolvere un problema: trovare la mossa migliore
cli-puzzle-id = il problema con questo numero
cli-puzzle-day = il problema di un giorno (se manca: quello di oggi)
cli-puzzle-from = prendere i problemi di questo file: da «analyse --puzzles», o salvati dalla pagina
cli-puzzle-theme = un problema su questo tema
cli-puzzle-difficulty = un problema di questa difficoltà, da 1 a 5
cli-puzzle-rule = si può pescare apposta (free), oppure chi può piazzare deve farlo (must-place)
cli-puzzle-seed = il seme per la scelta di un problema
cli-puzzle-move = giudicare questa mossa invece di chiederne una: 453@1,0, + o -
cli-puzzle-solution = mostrare la soluzione
cli-puzzle-list = elencare i problemi invece di chiedere una mossa
cli-puzzle-json = stampare il problema come JSON, con la soluzione se la si chiede
cli-meta-move = MOSSA

## Il problema

puzzle-question = Quale mossa ti dà le migliori possibilità di vincere la partita?
puzzle-leave = ? mostra l’aiuto, q la soluzione.
puzzle-impossible = Qui non è possibile.
puzzle-themes = Temi:
puzzle-as-good = altrettanto buona
puzzle-rest = { $count ->
    [one] un’altra mossa costa di più
   *[other] altre { $count } mosse costano di più
}
puzzle-players = { $count } giocatori
