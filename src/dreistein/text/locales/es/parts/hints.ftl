### La pista junto al tablero.

page-thinking = El experto está pensando…
page-show-me = Ver
page-show-idea = { $title }: ver
hint-draw-rule = Robar aunque algo encaje está permitido en las reglas impresas. Para jugar sin eso está la regla de la casa «Quien pueda colocar debe hacerlo»; se elige al abrir una mesa.
