### The rulebook in English: frequent questions, and the words of the game.

ask-is-this-a-bridge = Is this a bridge?
    .answer = Two things must be true. Exactly one side touches, and the corner _opposite_ that side meets a number. If only the corners of the shared side meet other tiles, it is not a bridge.
    .words = bridge or not, tip, gap
ask-two-hexagons-at-once = My tile closes two hexagons at once. What do I get?
    .answer = { SIGNED($hexagon2) } in all, and { SIGNED($hexagon3) } for three. The value of the tile comes on top.
    .words = double hexagon, several
ask-hexagon-and-double = Do I get the double connection on top of the hexagon?
    .answer = No. The hexagon takes its place: { SIGNED($hexagon1) } plus the tile’s value, and nothing more.
    .words = both bonuses, together, add
ask-three-sides = My tile touches on all three sides. Is that worth more?
    .answer = No. It is a double connection, { SIGNED($double) }, and it counts once. If it closes a hexagon, the hexagon counts instead.
    .words = triple connection, hole, gap
ask-corner-only = May I place a tile that touches only at a corner?
    .answer = No. A whole side must touch, and both numbers must match.
    .words = tip, touch, point
ask-third-corner = The side matches, but the third corner meets another number. Is that allowed?
    .answer = No. Every corner that meets a number must match.
    .words = disagree, wrong number, corner
ask-must-i-place = Must I place a tile if one fits?
    .answer = { $must ->
        [on] Yes, at your table: if you can place, you must. The printed rules let you draw instead.
       *[other] No. You may draw instead. That is sometimes clever, but every tile you draw costs points: { COST($draw) }.
    }
    .words = forced, have to, obliged
ask-three-draws-nothing = I have drawn all I may, and nothing fits. What now?
    .answer = { $fruitless ->
        [0] You keep the tiles, and it’s the next player’s turn. You pay only for the tiles you drew.
       *[other] You keep the tiles, with another penalty: { COST($fruitless) }. Then it’s the next player’s turn.
    }
    .words = three draws, third tile, no luck
ask-stop-drawing = May I stop after the first drawn tile?
    .answer = Only by placing it. If you do not place, you go on drawing until you have drawn { $draws } in this turn.
    .words = stop early, enough, how many
ask-rack-after-draw = I have drawn. May I place a tile that I had before?
    .answer = No, not in this turn. But you may choose among all tiles drawn in this turn.
    .words = old tile, rack, other tile
ask-stock-runs-out = The stock runs out while I am drawing. What does it cost?
    .answer = { $empty ->
        [0] Nothing more than the tiles you drew. Your turn is over.
       *[other] { COST($empty) } once, on top of the tiles you drew. Your turn is over.
    }
    .words = stock empty, no tiles left
ask-no-triple = Nobody has a triple. Who starts?
    .answer = Whoever holds the tile with the highest value. If two are equal, the larger single number decides, then the next one.
    .words = opening, begin, first
ask-keep-my-triple = May I keep my triple and open with another tile?
    .answer = No. Whoever opens must open with that tile. You may rotate it as you like.
    .words = opening, choose, forced
ask-out-with-drawn = Can I go out with a tile that I have just drawn?
    .answer = No. Whoever draws still has older tiles on the rack, and they must wait until the next turn. Only in solitaire with 0 tiles at the start is every tile a drawn one.
    .words = last tile, finish
ask-others-lose = Do the others lose points for the tiles they still hold?
    .answer = No. Whoever is out gets those points, but nobody loses any. Only when the round is blocked are your own tiles subtracted.
    .words = minus, tiles left, remaining
ask-how-do-we-notice = How do we notice at the table that the round is blocked?
    .answer = When the stock is empty and everybody has passed in turn. The penalties that were paid stay on the score pad.
    .words = stuck, nobody can, pass
ask-same-total = Two of us have the same total. Who wins?
    .answer = Both. It is a shared win.
    .words = tie, draw, equal
ask-same-rest = The round is blocked, and two players tie for the lowest value. Who scores?
    .answer = Each of the two, in the same way: the value of everyone else’s tiles, minus the value of their own.
    .words = tie, lowest, equal
ask-target-in-mid-round = I have { $target } points in the middle of a round. Have I won?
    .answer = Not yet. Finish the round. If anyone still has { $target } points then, whoever has the most wins.
    .words = reached the target, at once, three hundred
ask-below-zero = Can a score be below zero?
    .answer = Yes. Drawing costs points even when you have none.
    .words = minus, negative, less than nothing
ask-which-numbers = Our rule sheet gives different numbers. Which are right?
    .answer = The ones you agree on. The printings differ: choose the edition that matches yours, or set your own numbers. The table of editions shows what differs.
    .words = edition, house rules, printing, other rules

## The words of the game

term-tile = tile
    .meaning = A triangular piece with three numbers.
term-value = value
    .meaning = The three numbers of a tile, added up.
term-side = side
    .meaning = One of the three edges of a tile, with a number at each end.
term-corner = corner
    .meaning = Where two sides meet. Each corner has a number.
term-triple = triple
    .meaning = A tile with three equal numbers.
term-starting-tile = starting tile
    .meaning = The first tile of a round.
term-rack = rack
    .meaning = Where your tiles stand so that only you can see them.
term-stock = stock
    .meaning = The face-down tiles that you draw from.
term-spot = open spot
    .meaning = A free place next to a tile on the table.
term-score-pad = score pad
    .meaning = The sheet where the points are written down.
term-turn = turn
    .meaning = What one player does until it’s the next player’s turn.
term-round = round
    .meaning = From dealing until somebody is out or nobody can place.
term-match = match
    .meaning = All rounds until somebody reaches the target.
term-bonus = bonus
    .meaning = Points on top of a tile’s value.
term-bridge = bridge
    .meaning = One side touches, and the tip opposite too.
term-double-connection = double connection
    .meaning = Two sides touch.
term-hexagon = hexagon
    .meaning = Six tiles around one point.
term-penalty = penalty
    .meaning = Points that are subtracted.
term-pass = pass
    .meaning = To end a turn because there is nothing left to draw.
term-out = goes out
    .meaning = Places the last tile on their rack.
term-blocked = round blocked
    .meaning = The stock is empty, and no tile fits any more.
term-tiles-left = tiles left
    .meaning = What is still on the racks when the round ends.
term-target = target
    .meaning = The points that end a match.
term-shared-win = shared win
    .meaning = Several players have the most points, and all of them win.
term-solitaire = solitaire
    .meaning = The game for one.
term-game-code = game code
    .meaning = A word that stands for the order of the tiles.
