### Il suggerimento accanto al tavolo.

page-thinking = L’esperto sta pensando…
page-show-me = Mostra
page-show-idea = { $title }: mostra
