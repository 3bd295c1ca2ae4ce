### The coach: a match reviewed, in the terminal and on a page of its own.

## Options

cli-analyse = review a record: what each decision cost, and what was luck
cli-analyse-seat = only this seat, counting from 0 (default: all)
cli-analyse-worlds = how many deals to try for each decision (default: 1000)
cli-analyse-seed = the seed of the review: the same seed gives the same result
cli-analyse-all = list every decision, not only those that cost something
cli-analyse-json = print the review as JSON
cli-analyse-html = write the review to this file, as a page that needs nothing else
cli-analyse-puzzles = write puzzles made from mistakes to this file, for “puzzle --from”

## The review

coach-progress = Positions
coach-stopped = Stopped after { $done } of { $all } positions; this is what had been judged by then.
coach-no-puzzles = No decision became a puzzle: that takes one clearly best move, and a player who chose another.
coach-method = For every decision, { $worlds } deals were played out that agree with what its player could know at that moment.

## How it ended

coach-opening-won-plan = You won: your way of playing was the stronger one.
coach-opening-won-luck = You won, mostly thanks to your tiles.
coach-opening-won-play = You won, mostly thanks to your moves.
coach-opening-won-their-luck = { $rivals ->
    [one] You won, mainly because { $who } drew badly.
   *[other] You won, mainly because others drew badly.
}
coach-opening-won-their-play = { $rivals ->
    [one] You won, mainly thanks to what { $who } missed.
   *[other] You won, mainly thanks to what others missed.
}
coach-opening-lost-plan = { $rivals ->
    [one] You lost, mainly because { $who } has a stronger way of playing. You can learn it.
   *[other] You lost, mainly because others have a stronger way of playing. You can learn it.
}
coach-opening-lost-luck = You lost, mainly through bad luck with your tiles.
coach-opening-lost-play = You lost, mainly because of a few moves. Take another look at them.
coach-opening-lost-their-luck = { $rivals ->
    [one] You lost, mainly because { $who } drew well.
   *[other] You lost, mainly because others drew well.
}
coach-opening-lost-their-play = { $rivals ->
    [one] You lost because { $who } made good moves.
   *[other] You lost because others made good moves.
}
coach-opening-shared = You share the win.
coach-opening-open = The match isn’t over yet.
coach-opening-alone = This is where your points came from.
coach-offer = A tip for next time: { $plan } would win about { $chance } of 100 such matches; the way you played wins about { $own }.
coach-plan-points = always taking the most points
coach-plan-careful = leaving little to the others
coach-plan-fitting = keeping tiles that fit
coach-plan-collect = drawing on purpose to collect tiles
coach-plan-collect-some = collecting up to 14 tiles

## Why another move was better

coach-as-played = { $tile } as played
coach-why-although = What your move had going for it:
coach-why-now = { $points ->
    [one] { $action } scores { $points } more point right away.
   *[other] { $action } scores { $points } more points right away.
}
coach-why-own-fits = After { $better }, a tile of yours fits next turn { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-their-fits = After { $better }, { $rivals ->
    [one] { $who }
   *[other] the next player
} can place something { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-own-bonus-next = After { $better }, you take a bonus next turn { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-own-bonus-later = After { $better }, you take a bonus later on { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-their-bonus-next = After { $better }, { $rivals ->
    [one] { $who } takes
   *[other] others take
} a bonus right away { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-their-bonus-later = After { $better }, { $rivals ->
    [one] { $who } takes
   *[other] others take
} a bonus later on { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-own-out = After { $better }, you go out { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-their-out = After { $better }, { $rivals ->
    [one] { $who } goes out
   *[other] another player goes out
} { hint-games-best }; after { $played }, { hint-in-other }.
coach-why-end = { $points ->
    [one] After { $action }, you are { $points } point better off when the round ends.
   *[other] After { $action }, you are { $points } points better off when the round ends.
}
coach-why-points = { $points ->
    [one] All in all, { $action } brings about { $points } more point.
   *[other] All in all, { $action } brings about { $points } more points.
}
coach-why-target = In points it is about the same. But with these totals, { $action } wins the match more often.

## Moments

coach-moment-decision = { $played } instead of { $better }.

## The page

## Games of which only the table was seen

watched-points = Where the points came from
watched-tiles = tiles
watched-bonuses = bonuses
watched-draws = drawing
watched-passes = passing
watched-ends = ends of rounds
watched-elsewhere = Tiles that would have scored more elsewhere
watched-none = No tile would have scored more elsewhere.
watched-better = { $place }: { $name } placed { $played } for { $points }; at { $action } it would have scored { $more } more.
watched-unknown = Where the tiles lay is not known, so nothing can be said of their places.
