### La pista junto al tablero.

page-thinking = El experto está pensando…
page-show-me = Mostrar
page-show-idea = { $title }: mostrar
