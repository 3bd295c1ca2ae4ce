### De hint naast het bord.

page-thinking = De expert denkt na…
page-show-me = Tonen
page-show-idea = { $title }: tonen
hint-draw-rule = Pakken terwijl er iets past mag volgens de spelregels. Liever zonder? Kies bij een nieuwe tafel de huisregel ‘Wie kan aanleggen, moet aanleggen’.
