### Il suggerimento accanto al tavolo.

page-thinking = L’esperto sta pensando…
page-show-me = Mostra
page-show-idea = { $title }: mostra
hint-draw-rule = Pescare anche quando si potrebbe piazzare è permesso dal regolamento. Per giocare senza, c’è la regola della casa «Chi può piazzare deve farlo»; si sceglie aprendo un tavolo.
