### Il suggerimento accanto al tavolo.

page-thinking = L’esperto sta pensando…
page-show-me = Mostra
page-show-idea = { $title }: mostra
hint-draw-rule = Il regolamento permette di pescare anche quando si potrebbe piazzare. Per giocare senza, scegli la regola della casa «Chi può piazzare deve farlo» quando apri un tavolo.
