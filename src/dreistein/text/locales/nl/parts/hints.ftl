### De hint naast het bord.

page-thinking = De expert denkt na…
page-show-me = Tonen
page-show-idea = { $title }: tonen
hint-when-placing = De beste steen om aan te leggen:
hint-expert-would = Wat de expert zou doen:
hint-draw-rule = Volgens de spelregels mag dat, met de huisregel ‘Wie kan aanleggen, moet aanleggen’ niet.
