### I rompicapi nel terminale.

## Opzioni

cli-puzzle = risolve un rompicapo: trova la mossa migliore
cli-puzzle-id = il rompicapo con questo numero
cli-puzzle-day = il rompicapo di un giorno (predefinito: quello di oggi)
cli-puzzle-from = prende i rompicapi di questo file: da «analyse --puzzles», o salvati dalla pagina
cli-puzzle-theme = un rompicapo su questo tema
cli-puzzle-difficulty = un rompicapo di questa difficoltà, da 1 a 5
cli-puzzle-rule = si può pescare apposta (free), oppure chi può piazzare deve farlo (must-place)
cli-puzzle-seed = il seme per la scelta di un rompicapo
cli-puzzle-move = giudica questa mossa invece di chiederne una: 453@1,0, + o -
cli-puzzle-solution = mostra la soluzione
cli-puzzle-list = elenca i rompicapi invece di chiedere una mossa
cli-puzzle-json = stampa il rompicapo come JSON, con la soluzione se la si chiede
cli-meta-move = MOSSA

## Il rompicapo

puzzle-question = Quale mossa ti dà le migliori possibilità di vincere la partita?
puzzle-leave = ? mostra l’aiuto, q la soluzione.
puzzle-impossible = Qui non è possibile.
puzzle-themes = Temi:
puzzle-line-draw = { $own ->
    [0] pesca una tessera
   *[other] peschi { $tile }
}
puzzle-line-keep = { $own ->
    [0] tiene le tessere
   *[other] tieni le tessere
}
puzzle-line-pass = { $own ->
    [0] passa
   *[other] passi
}
puzzle-as-good = altrettanto buona
puzzle-wins-less = Così si vince meno spesso la partita.
puzzle-rest = { $count ->
    [one] un’altra mossa costa di più
   *[other] altre { $count } mosse costano di più
}
puzzle-players = { $count } giocatori
