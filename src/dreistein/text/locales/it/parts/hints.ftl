### Il suggerimento accanto al tavolo.

page-thinking = L’esperto sta pensando…
page-show-me = Mostra
page-show-idea = { $title }: mostra
hint-when-placing = La tessera migliore da piazzare:
hint-expert-would = Cosa farebbe l’esperto:
hint-draw-rule = Il regolamento lo permette; la regola della casa «Chi può piazzare deve farlo», no.
