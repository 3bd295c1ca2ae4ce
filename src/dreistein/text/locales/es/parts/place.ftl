### Dónde están las fichas y los huecos, para los lectores de pantalla: junto a qué fichas y en qué posición.

## Junto a qué fichas

place-left-of = a la izquierda de { $tile }
place-right-of = a la derecha de { $tile }
place-above-of = encima de { $tile }
place-below-of = debajo de { $tile }
place-middle = en el centro de la mesa
place-tip = { $place }, con la punta tocando { $tiles }

## En qué posición

place-up = punta hacia arriba
place-down = punta hacia abajo
place-lies-up = { place-up }, { $top } encima de { $left } y { $right }
place-lies-down = { place-down }, { $left } y { $right } encima de { $bottom }

## La mesa como lista

place-tile = { $tile }, { $lies }
place-has-left = a la izquierda: { $tile }
place-has-right = a la derecha: { $tile }
place-has-above = encima: { $tile }
place-has-below = debajo: { $tile }
place-latest = Últimas fichas colocadas
place-earlier = Fichas anteriores, las más recientes primero
place-none = Todavía no hay ninguna ficha.

## Huecos y jugadas

place-spot = { $tile } { $place }: { $sum }, { $lies }
place-spot-also = { $count ->
    [one] { $spot }; también encaja { $tiles }
   *[other] { $spot }; también encajan { $tiles }
}
place-told = { $name } coloca { $tile } { $place }: { $sum }.
