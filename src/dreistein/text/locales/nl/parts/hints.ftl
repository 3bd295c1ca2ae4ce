### De hint naast het bord.

page-thinking = De expert denkt na…
page-show-me = Tonen
page-show-idea = { $title }: tonen
hint-draw-rule = Volgens de spelregels mag dat, met de huisregel ‘Wie kan aanleggen, moet aanleggen’ niet.
