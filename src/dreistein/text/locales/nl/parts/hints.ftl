### De hint naast het bord.

page-thinking = De expert denkt na…
page-show-me = Tonen
page-show-idea = { $title }: tonen
hint-draw-rule = Volgens de spelregels mag je een steen pakken terwijl er iets past. Liever niet? Kies bij een nieuwe tafel de huisregel ‘Wie kan aanleggen, moet aanleggen’.
