### Hints: how good each move is, and why. They address the player whose turn it is.

## The table

hint-column-action = Move
hint-column-now = now
hint-column-points = Round
hint-column-win = Win
hint-name-draw = drawing
hint-name-keep = keeping
hint-name-pass = passing
hint-name-elsewhere = { $tile } on another spot
hint-note = “Round”: your points when the round is over.
hint-note-win = “Round”: your points when the round is over. “Win”: how often you win the match.
hint-note-sampled = ± is half the width of the 95% interval; the tiles you cannot see were dealt up to { $worlds } times.
hint-note-exact = This result is exact.
hint-rest = { $count ->
    [one] --all shows one more move.
   *[other] --all shows { $count } more moves.
}

## The position

hint-last-round = { $name } has { SCORE($total) } points: if it stays that way, the match ends with this round.
hint-last-round-you = You have { SCORE($total) } points: if it stays that way, the match ends with this round.
hint-nearly-out = { $name } has only { tiles } left.
hint-holds = The stock is empty, so you know what { $name } holds: { $tiles }.

## Reasons

hint-a-bonus = { $kind ->
    [start] the start bonus
    [bridge] a bridge
    [double] a double connection
    [hexagon] a hexagon
    [two-hexagons] a double hexagon
   *[three-hexagons] a triple hexagon
}
hint-only = Nothing else fits, and at this table you must place if you can.
hint-starts = You must open with { $tile }. Which way round it lies makes no difference.
hint-only-fit = Nothing else fits. The only alternative is { $instead } ({ SIGNED($cost) }).
hint-brings = You score { points }.
hint-takes = { $kind ->
    [start] You score { hint-a-bonus }: { SIGNED($points) }.
   *[other] You make { hint-a-bonus }: { SIGNED($points) }.
}
hint-most = { $ahead ->
    [one] You score the most now, one point more than with anything else.
   *[other] You score the most now, { $ahead } points more than with anything else.
}
hint-more = You score { points } more now than with { $than }.
hint-fewer = You score { points } less now than with { $than }.
hint-close-better = Hardly better than { $than }.
hint-close-worse = Hardly worse than { $than }.
hint-exposes = You open { hint-a-bonus } ({ SIGNED($points) }) for { $tile }. The chance that your opponent has it is { $next }%.
hint-exposes-many = You open { $count } bonuses (up to { SIGNED($points) }) for { $tiles }. The chance that your opponent has one of them is { $next }%.
hint-exposes-table = You open { hint-a-bonus } ({ SIGNED($points) }) for { $tile }. The chance that the next player has it is { $next }%, and that any opponent does, { $anyone }%.
hint-exposes-table-many = You open { $count } bonuses (up to { SIGNED($points) }) for { $tiles }. The chance that the next player has one of them is { $next }%, and that any opponent does, { $anyone }%.
hint-exposes-sure = You open { hint-a-bonus } ({ SIGNED($points) }) for { $tile }, and somebody else has that tile.
hint-exposes-sure-many = You open { $count } bonuses (up to { SIGNED($points) }) for { $tiles }, and somebody else has at least one of those tiles.
hint-prepares = You prepare { hint-a-bonus } ({ SIGNED($points) }) for yourself: only { $tile } fits there, and you have it.
hint-waits = You keep { hint-a-bonus } ({ SIGNED($points) }) for later: only { $tile } fits there, and you have it.
hint-safer = { $points ->
    [0] You score as much now as with { $than }, but you open no bonus for the others.
   *[other] You score { points } less now than with { $than }, but you open no bonus for the others.
}
hint-fits = { $fitting ->
    [one] Only one of your { $left } other tiles fits afterwards.
   *[other] { $fitting } of your { $left } other tiles fit afterwards.
}
hint-fits-all = { $left ->
    [one] Your last tile fits afterwards too.
   *[other] All of your { $left } other tiles fit afterwards.
}
hint-fits-none = { $left ->
    [one] Your last tile does not fit afterwards.
   *[other] None of your { $left } other tiles fits afterwards.
}
hint-roomier = { $points ->
    [0] You score as much now as with { $than }, but more of your tiles fit afterwards: { $fitting } instead of { $instead }.
   *[other] You score { points } less now than with { $than }, but more of your tiles fit afterwards: { $fitting } instead of { $instead }.
}
hint-tighter = { $points ->
    [0] Fewer of your tiles fit afterwards than after { $than }: { $fitting } instead of { $instead }.
   *[other] You score { points } more now than with { $than }, but fewer of your tiles fit afterwards: { $fitting } instead of { $instead }.
}
hint-hampers = { $fitting ->
    [0] None of the { $unseen } tiles you cannot see fits afterwards.
    [one] Only one of the { $unseen } tiles you cannot see fits afterwards.
   *[other] Only { $fitting } of the { $unseen } tiles you cannot see fit afterwards.
}
hint-stops = { $cost ->
    [0] Nobody else can place a tile afterwards.
   *[other] Nobody else can place a tile afterwards: they must pass ({ SIGNED($cost) }).
}
hint-out = { $tiles ->
    [one] Your last tile: { SIGNED($bonus) }, and at least { SIGNED($least) } for the one tile that somebody still has.
   *[other] Your last tile: { SIGNED($bonus) }, and at least { SIGNED($least) } for the { $tiles } tiles the others have left.
}
hint-out-exact = Your last tile: { SIGNED($bonus) }, and { SIGNED($least) } for the tiles the others have left.
hint-out-alone = Your last tile: { SIGNED($bonus) }.
hint-blocks = You block the round: your remaining tiles are worth { $own }, those of the others { $others } in all.
hint-blocks-passed = You end the round, because everyone has then passed: your remaining tiles are worth { $own }, those of the others { $others } in all.
hint-blocks-alone = You end the game: the value of your remaining tiles, { $own }, is subtracted.
hint-wins-match = You win the match: you then have at least { SCORE($total) } points, and nobody else more than { SCORE($best) }.
hint-ends-match = You end the match: you then have at least { SCORE($total) } points, and somebody else { SCORE($best) }.
hint-sheds = You get rid of a tile worth { points }, and time is short: { $name } has only { tiles } left.
hint-unseen-fit = { $fitting ->
    [0] None of the { $unseen } tiles you cannot see fits.
    [one] One of the { $unseen } tiles you cannot see fits ({ $chance }%).
   *[other] { $fitting } of the { $unseen } tiles you cannot see fit ({ $chance }%).
}
hint-draws = { $drawn ->
    [0] Nothing on your rack fits. { hint-unseen-fit }
    [one] The tile you drew does not fit. { hint-unseen-fit }
   *[other] None of the tiles you drew fits. { hint-unseen-fit }
}
hint-draws-anyway = Draw, although placing would score { SIGNED($instead) } now.
hint-draws-instead = You could also draw. { hint-unseen-fit }
hint-collects = { $cost ->
    [0] Collect tiles: once the stock is empty ({ $stock } left), whoever has many of them can keep placing while the others have to pass.
   *[other] Collect tiles: once the stock is empty ({ $stock } left), whoever has many of them can keep placing while the others have to pass ({ SIGNED($cost) } each time).
}
hint-draws-bonus = { $count ->
    [one] One tile you cannot see would score a bonus at once ({ SIGNED($points) }).
   *[other] { $count } tiles you cannot see would score a bonus at once (up to { SIGNED($points) }).
}
hint-fruitless = If you then place none of the tiles you drew, there is another penalty: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Keep the tiles you drew, although placing would score { SIGNED($instead) } now.
   *[other] Keep the tiles you drew ({ SIGNED($cost) }), although placing would score { SIGNED($instead) } now.
}
hint-keeps-instead = { $cost ->
    [0] You could also keep the tiles you drew.
   *[other] You could also keep the tiles you drew ({ SIGNED($cost) }).
}
hint-passes = { $cost ->
    [0] Nothing fits, and nothing is left to draw.
   *[other] Nothing fits, and nothing is left to draw: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Pass, although placing would score { SIGNED($instead) } now.
   *[other] Pass ({ SIGNED($cost) }), although placing would score { SIGNED($instead) } now.
}
hint-passes-instead = { $cost ->
    [0] You could also pass.
   *[other] You could also pass ({ SIGNED($cost) }).
}

## What to do, and what it gains

hint-do-place = Place { $tile } ({ SIGNED($points) })
hint-do-draw = Draw a tile ({ SIGNED($points) })
hint-do-keep = { $points ->
    [0] Keep your tiles
   *[other] Keep your tiles ({ SIGNED($points) })
}
hint-do-pass = { $points ->
    [0] Pass
   *[other] Pass ({ SIGNED($points) })
}
hint-gain = Compared with { $than }: about { points } better over the whole round.
hint-loss = Compared with { $than }: about { points } worse over the whole round.
hint-gain-wins = { $matches ->
    [one] This way you win about one more match in ten.
   *[other] This way you win about { $matches } more matches in ten.
}
hint-loss-wins = { $matches ->
    [one] This way you win about one fewer match in ten.
   *[other] This way you win about { $matches } fewer matches in ten.
}
hint-even = About as good as { $than }.

## The command

cli-hint = show which move would be best in a record, and why
cli-hint-all = show all moves, not only the ten best
cli-hint-millis = how many milliseconds to think (default: 1000)
cli-hint-seed = the seed for dealing the tiles that the player cannot see
cli-hint-json = print everything as JSON
