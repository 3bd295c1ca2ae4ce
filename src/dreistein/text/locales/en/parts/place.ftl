### Where tiles and open spots are, for screen readers: beside which tiles, and how they lie.

## Beside which tiles

place-left-of = to the left of { $tile }
place-right-of = to the right of { $tile }
place-above-of = above { $tile }
place-below-of = below { $tile }
place-middle = in the middle of the table
place-tip = { $place }, with a corner at { $tiles }

## How they lie

place-up = pointing up
place-down = pointing down
place-lies-up = { place-up }, { $top } above { $left } and { $right }
place-lies-down = { place-down }, { $left } and { $right } above { $bottom }

## The board as a list

place-tile = { $tile }, { $lies }
place-has-left = left: { $tile }
place-has-right = right: { $tile }
place-has-above = above: { $tile }
place-has-below = below: { $tile }
place-latest = Latest tiles
place-earlier = Earlier tiles, newest first
place-none = There are no tiles yet.

## Spots and moves

place-spot = { $tile } { $place }: { $sum }, { $lies }
place-spot-also = { $count ->
    [one] { $spot }; { $tiles } fits too
   *[other] { $spot }; { $tiles } fit too
}
place-told = { $name } places { $tile } { $place }: { $sum }.
