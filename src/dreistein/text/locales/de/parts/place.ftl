### Wo Steine und freie Stellen liegen, für Screenreader: neben welchen Steinen, und wie herum.

## Neben welchen Steinen

place-left-of = links von { $tile }
place-right-of = rechts von { $tile }
place-above-of = über { $tile }
place-below-of = unter { $tile }
place-middle = in der Mitte des Tisches
place-tip = { $place }, mit der Spitze an { $tiles }

## Wie sie liegen

place-up = Spitze oben
place-down = Spitze unten
place-lies-up = { place-up }, { $top } über { $left } und { $right }
place-lies-down = { place-down }, { $left } und { $right } über { $bottom }

## Die Spielfläche als Liste

place-tile = { $tile }, { $lies }
place-has-left = links: { $tile }
place-has-right = rechts: { $tile }
place-has-above = darüber: { $tile }
place-has-below = darunter: { $tile }
place-latest = Zuletzt gelegt
place-earlier = Vorher gelegt, neueste zuerst
place-none = Es liegt noch kein Stein.

## Stellen und Züge

place-spot = { $tile } { $place }: { $sum }, { $lies }
place-spot-also = { $count ->
    [one] { $spot }; { $tiles } passt auch
   *[other] { $spot }; { $tiles } passen auch
}
place-told = { $name } legt { $tile } an, { $place }: { $sum }.
