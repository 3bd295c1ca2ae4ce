### The end of a round, of a match.

page-round-over = Round { $number } is over
page-next-round = Next round
page-rematch = Rematch
page-no-rematch = No, thanks
page-again = Play again
page-save-record = Save game
page-see-board = See the board
page-practice-why = Practice game: a move was undone that had already shown something, or the tiles were known. It does not count for rankings, the ladder and statistics.
page-no-winner = The match is over.
page-kind-close = Only { points } short: next time it may well be the other way round.
page-kind-hexagon = Still, that hexagon of yours was a fine move.
page-kind-best = Still, your best turn scored { points }.
page-chart = The totals, turn by turn
page-chart-table = The numbers, turn by turn
page-chart-turn = Turn
page-chart-end = End of the round
page-share-game = Share
page-day-list = See the ranking
end-out = { $who ->
    [you] You go out: { SIGNED($points) }.
   *[they] { $name } goes out: { SIGNED($points) }.
}
end-left = { $who ->
    [you] You still hold { $tiles }: { $sum }.
   *[they] { $name } still holds { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] You score { $sum }.
   *[they] { $name } scores { $sum }.
}
end-blocked = Round blocked: the stock is empty, and nobody holds a tile that fits.
end-blocked-alone = There is nothing left to draw, and no tile fits: the game is over.
end-passed = Round blocked: the stock is empty, and everybody has passed in turn.
end-passed-alone = You passed with nothing left to draw: the game is over.
end-least = { $who ->
    [you] You have the lowest value, { $value }, and score the others’ values minus yours.
   *[they] { $name } has the lowest value, { $value }, and scores the others’ values minus that.
}
end-least-shared = A tie for the lowest value, { $value } each: { $names }. Each scores the others’ values minus that.
end-minus = The tiles left are subtracted: { $sum }.
win = { $who ->
    [you] You win with { points }!
   *[they] { $name } wins with { points }.
}
win-shared = Shared win: { $names } with { points } each.
match-goes-on = The match goes on.
game-goes-on = The game goes on.
solitaire-result = Result: { points }.
page-result-gone-on = The game has moved on.
page-result-your-turn = Your turn: { $time } left
page-result-waiting = Waiting for { $names }.
page-result-ready = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
page-result-next-in = Next round in { $time }
page-result-rematch-in = Rematch in { $time }
page-result-without = The next match is without { $names }.
page-result-without-you = The next match is without you.
page-result-stand-in = { $count ->
    [one] { $name }: a bot played one turn.
   *[other] { $name }: a bot played { $count } turns.
}
page-best-first = Your first game with these settings.
page-best-new = A new best! Your old best: { SCORE($best) }.
page-best-equal = As good as your best.
page-best-was = Your best so far: { SCORE($best) }.
page-series = Matches won: { $score }
page-challenge = Challenge a friend
page-challenge-see = Compare the scores
page-review = Review
page-hoard = { $who ->
    [you] You drew { $draws } times although something fitted, and at the end you kept placing while everyone else passed (+{ $points }). That decided the match.
   *[they] { $name } drew { $draws } times although something fitted, and at the end kept placing while everyone else passed (+{ $points }). That decided the match.
}
page-hoard-rule = The house rule “If you can place, you must” does not allow it.
page-hoard-play = Play with this rule
