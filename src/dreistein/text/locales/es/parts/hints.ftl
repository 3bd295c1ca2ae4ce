### La pista junto al tablero.

page-thinking = El experto está pensando…
page-show-me = Ver
page-show-idea = { $title }: ver
