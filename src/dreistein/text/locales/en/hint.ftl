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

hint-last-round = { $name } has { SCORE($total) } points: the match ends with this round.
hint-last-round-you = You have { SCORE($total) } points: the match ends with this round.
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
hint-only = Nothing else is possible.
hint-starts = You must open with { $tile }; how it lies makes no difference.
hint-only-fit = Nothing else fits; the only alternative is { $instead } ({ SIGNED($cost) }).
hint-brings = Scores { points }.
hint-takes = { $kind ->
    [start] Scores { hint-a-bonus }: { SIGNED($points) }.
   *[other] Makes { hint-a-bonus }: { SIGNED($points) }.
}
hint-most = { $ahead ->
    [one] Scores the most now, one more than anything else.
   *[other] Scores the most now, { $ahead } more than anything else.
}
hint-more = Scores { points } more now than { $than }.
hint-fewer = Scores { points } less now than { $than }.
hint-close-better = Hardly better than { $than }.
hint-close-worse = Hardly worse than { $than }.
hint-exposes = Opens { hint-a-bonus } ({ SIGNED($points) }) for { $tile }. The chance that your opponent has that tile is { $next }%.
hint-exposes-many = Opens { $count } bonuses (up to { SIGNED($points) }) for { $tiles }. The chance that your opponent has one of those tiles is { $next }%.
hint-exposes-table = Opens { hint-a-bonus } ({ SIGNED($points) }) for { $tile }. The chance that the next player has that tile is { $next }%; that any opponent has it, { $anyone }%.
hint-exposes-table-many = Opens { $count } bonuses (up to { SIGNED($points) }) for { $tiles }. The chance that the next player has one of those tiles is { $next }%; that any opponent has one, { $anyone }%.
hint-exposes-sure = Opens { hint-a-bonus } ({ SIGNED($points) }) for { $tile }, and somebody else has that tile.
hint-exposes-sure-many = Opens { $count } bonuses (up to { SIGNED($points) }) for { $tiles }, and somebody else has at least one of those tiles.
hint-prepares = Prepares { hint-a-bonus } ({ SIGNED($points) }) for yourself: only { $tile } fits there, and you have it.
hint-waits = Leaves you { hint-a-bonus } ({ SIGNED($points) }) for later: only { $tile } fits there, and you have it.
hint-safer = { $points ->
    [0] Scores as much now as { $than }, but opens no bonus for the others.
   *[other] Scores { points } less now than { $than }, but opens no bonus for the others.
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
    [0] Scores as much now as { $than }, but more of your tiles fit afterwards: { $fitting } instead of { $instead }.
   *[other] Scores { points } less now than { $than }, but more of your tiles fit afterwards: { $fitting } instead of { $instead }.
}
hint-tighter = { $points ->
    [0] Fewer of your tiles fit afterwards than after { $than }: { $fitting } instead of { $instead }.
   *[other] Scores { points } more now than { $than }, but fewer of your tiles fit afterwards: { $fitting } instead of { $instead }.
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
hint-blocks = Blocks the round: your remaining tiles are worth { $own }, those of the others { $others } in all.
hint-blocks-passed = Ends the round, because everyone has then passed: your remaining tiles are worth { $own }, those of the others { $others } in all.
hint-blocks-alone = Ends the game: the value of your remaining tiles, { $own }, is subtracted.
hint-wins-match = Wins the match: you then have at least { SCORE($total) } points, and nobody else more than { SCORE($best) }.
hint-ends-match = Ends the match: you then have at least { SCORE($total) } points, and somebody else { SCORE($best) }.
hint-sheds = Takes { points } off your rack, and time is short: { $name } has only { tiles } left.
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
hint-draws-anyway = Drawing, although placing would score { SIGNED($instead) } now. { hint-unseen-fit }
hint-collects = { $cost ->
    [0] Collecting tiles: once the stock is empty (now { $stock }), a player with many tiles can keep placing while the others pass.
   *[other] Collecting tiles: once the stock is empty (now { $stock }), a player with many tiles can keep placing while the others pass ({ SIGNED($cost) }).
}
hint-draws-bonus = { $count ->
    [one] One of them would score a bonus at once ({ SIGNED($points) }).
   *[other] { $count } of them would score a bonus at once (up to { SIGNED($points) }).
}
hint-fruitless = If you then place none of the tiles you drew, there is another penalty: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Keeping the tiles you drew, although placing would score { SIGNED($instead) } now.
   *[other] Keeping the tiles you drew ({ SIGNED($cost) }), although placing would score { SIGNED($instead) } now.
}
hint-passes = { $cost ->
    [0] Nothing fits, and nothing is left to draw.
   *[other] Nothing fits, and nothing is left to draw: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Passing, although placing would score { SIGNED($instead) } now.
   *[other] Passing ({ SIGNED($cost) }), although placing would score { SIGNED($instead) } now.
}

## The command

cli-hint = show which move would be best in a record, and why
cli-hint-all = show all moves, not only the ten best
cli-hint-millis = how many milliseconds to think (default: 1000)
cli-hint-seed = the seed for dealing the tiles that the player cannot see
cli-hint-json = print everything as JSON
