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
hint-although = On the other hand:
hint-allows-now = Another move brings { points } more at once.
hint-games-best = { $best ->
    [0] in none of 100 games
    [100] in all 100 games
   *[other] in { $best } of 100 games
}
hint-games-other = { $other ->
    [0] in none of 100 games
    [100] in all 100 games
   *[other] in { $other } of 100 games
}
hint-in-best = { $best ->
    [0] in none
    [100] in all of them
   *[other] in { $best }
}
hint-in-other = { $other ->
    [0] in none
    [100] in all of them
   *[other] in { $other }
}
hint-allows-own-fits = After this, a tile of yours fits next turn { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-their-fits = After this, { $rivals ->
    [one] { $who }
   *[other] the next player
} can place something { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-own-bonus-next = After this, you take a bonus next turn { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-own-bonus-later = After this, you take a bonus later on { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-their-bonus-next = After this, { $rivals ->
    [one] { $who } takes
   *[other] others take
} a bonus right away { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-their-bonus-later = After this, { $rivals ->
    [one] { $who } takes
   *[other] others take
} a bonus later on { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-own-out = After this, you go out { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-their-out = After this, { $rivals ->
    [one] { $who } goes out
   *[other] another player goes out
} { hint-games-other }; after the best move, { hint-in-best }.
hint-allows-end = When the round ends, this leaves you about { points } worse off.
hint-allows-points = All in all, this brings about { points } less.
hint-takes = { $kind ->
    [start] You score { hint-a-bonus }: { SIGNED($points) }.
   *[other] You make { hint-a-bonus }: { SIGNED($points) }.
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
hint-draws-anyway = It is better to draw, although placing would score { SIGNED($instead) } now.
hint-draws-instead = You could also draw. { hint-unseen-fit }
hint-fruitless = If you then place none of the tiles you drew, there is another penalty: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] It is better to keep the tiles you drew, although placing would score { SIGNED($instead) } now.
   *[other] It is better to keep the tiles you drew ({ SIGNED($cost) }), although placing would score { SIGNED($instead) } now.
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
    [0] It is better to pass, although placing would score { SIGNED($instead) } now.
   *[other] It is better to pass ({ SIGNED($cost) }), although placing would score { SIGNED($instead) } now.
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
