### Dove sono le tessere e gli spazi liberi, per gli screen reader: accanto a quali tessere, e come sono girate.

## Accanto a quali tessere

place-left-of = a sinistra di { $tile }
place-right-of = a destra di { $tile }
place-above-of = sopra { $tile }
place-below-of = sotto { $tile }
place-middle = al centro del tavolo
place-tip = { $place }, con la punta contro { $tiles }

## Come sono girate

place-up = punta in alto
place-down = punta in basso
place-lies-up = { place-up }, { $top } sopra { $left } e { $right }
place-lies-down = { place-down }, { $left } e { $right } sopra { $bottom }

## Il tavolo come elenco

place-tile = { $tile }, { $lies }
place-has-left = a sinistra: { $tile }
place-has-right = a destra: { $tile }
place-has-above = sopra: { $tile }
place-has-below = sotto: { $tile }
place-latest = Ultime tessere piazzate
place-earlier = Tessere precedenti, dalla più recente
place-none = Non c’è ancora nessuna tessera.

## Spazi e mosse

place-spot = { $tile } { $place }: { $sum }, { $lies }
place-spot-also = { $count ->
    [one] { $spot }; va bene anche { $tiles }
   *[other] { $spot }; vanno bene anche { $tiles }
}
place-told = { $name } piazza { $tile } { $place }: { $sum }.
