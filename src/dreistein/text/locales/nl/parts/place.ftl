### Waar stenen en vrije plekken liggen, voor schermlezers: naast welke stenen, en hoe gedraaid.

## Naast welke stenen

place-left-of = links van { $tile }
place-right-of = rechts van { $tile }
place-above-of = boven { $tile }
place-below-of = onder { $tile }
place-middle = in het midden van de tafel
place-tip = { $place }, met de punt tegen { $tiles }

## Hoe ze liggen

place-up = punt omhoog
place-down = punt omlaag
place-lies-up = { place-up }, { $top } boven { $left } en { $right }
place-lies-down = { place-down }, { $left } en { $right } boven { $bottom }

## Het speelveld als lijst

place-tile = { $tile }, { $lies }
place-has-left = links: { $tile }
place-has-right = rechts: { $tile }
place-has-above = erboven: { $tile }
place-has-below = eronder: { $tile }
place-latest = Laatst gelegde stenen
place-earlier = Eerder gelegde stenen, nieuwste eerst
place-none = Er ligt nog geen steen.

## Plekken en zetten

place-spot = { $tile } { $place }: { $sum }, { $lies }
place-spot-also = { $count ->
    [one] { $spot }; { $tiles } past ook
   *[other] { $spot }; { $tiles } passen ook
}
place-told = { $name } legt { $tile } aan, { $place }: { $sum }.
