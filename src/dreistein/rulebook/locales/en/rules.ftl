### The rulebook in English: the rules.
###
### A rule has .short (one line), .text, .words (other words that people look for), and where the
### printed rules leave something open .open (what) and .ruling (our ruling, and why).

book = The rules of the game
    .text =
        You play with triangular tiles. Place a tile so that its numbers match its neighbours. Every tile scores points, and clever spots score more. Whoever has the most points at the end wins.

        These are the rules of the game that is sold as { $sold }, in our own words. The printed rulebooks leave some cases open. There we give our ruling, and the reason.

part-tiles = The tiles
part-start = Before you start
part-turn = Your turn
part-bonus = Bonus points
part-end = How it ends
part-solitaire = Playing alone
part-house = House rules

tiles = The tiles
    .short = There are { $tiles } tiles, each with three numbers from 0 to { $highest }.
    .text =
        Every combination of three numbers appears exactly once.

        Add up the three numbers of a tile: that is its _value_. You score it when you place the tile.
    .open = The printed rules do not say which way round the numbers run.
    .ruling = We take the tiles as they are sold. Begin at the smallest number and read clockwise: the numbers never go down. So there is a 0–1–2, but no 0–2–1.
    .words = stones, pieces, dominoes, how many, worth, sum, clockwise

triple = Triples
    .short = A triple is a tile with three equal numbers. There are { $triples } of them.
    .text = Triples matter at the beginning: the highest one opens the round. Later a triple is a tile like any other.
    .words = three equal, same numbers, three of a kind

deal = Dealing
    .short = Shuffle the tiles face down. Everybody takes some; the rest is the stock.
    .text =
        How many tiles each player takes:

        - two players: { $deal2 } each
        - three players: { $deal3 } each
        - four players: { $deal4 } each
        - five players: { $deal5 } each
        - six players: { $deal6 } each

        Stand your tiles on your rack so that nobody else can see them. The _stock_ stays face down where everybody can reach it.
    .words = shuffle, hand out, how many tiles, players, rack, set up, preparation

opening = Who opens
    .short = The highest triple opens the round. Without a triple, the tile with the highest value does.
    .text =
        Look at your tiles. Whoever has the highest triple lays it in the middle. Even 0–0–0 beats every tile that is not a triple.

        If nobody has a triple, the highest value opens. After that, play continues clockwise.
    .open = What if two tiles have the same value? And may the opener choose another tile?
    .ruling = With equal values the larger single number goes first, then the next one: 3–5–5 opens before 4–4–5. So there is always exactly one opener. The opening tile is not yours to choose, or the rule would decide nothing. You may only choose which way round it lies.
    .words = begin, first, starter, starting tile, who starts, highest

start-bonus = The start bonus
    .short = { $needs ->
        [triple] Whoever opens scores the tile’s value, and { SIGNED($start) } if it is a triple.
       *[any] Whoever opens scores the tile’s value and { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] The start bonus comes once a round, with the first tile. No other bonus is possible then.
       *[other] The start bonus comes once a round, with the first tile. Whoever opens with 0–0–0 gets { SIGNED($zero) } more.
    }
    .words = first tile, opening bonus, begin, starting tile

turn = A turn
    .short = On your turn you place one tile, or you draw.
    .text =
        If a tile of yours fits, you may place it. You write down its points, and it’s the next player’s turn.

        If none fits, or if you do not want to place one, you draw.
    .words = my go, move, what can I do

placing = Placing a tile
    .short = One whole side must touch a tile, and the two numbers there must match.
    .text =
        Find an open spot beside a tile on the table. Your tile must share a whole side with it. At both ends of that side the numbers must be the same.

        You score the value of your tile, and sometimes a bonus.
    .open = Is it enough if a tile touches only at a corner?
    .ruling = No. The rules speak of two numbers that match, and two numbers meet only along a whole side.
    .words = lay, fit, match, touch, neighbour, side, put down

corners = Every corner must match
    .short = Where a corner meets a number, it must be the same number.
    .text = A corner of your tile may land on a point where another tile already lies. Then both numbers must be equal, even if the two tiles share no side.
    .open = The printed rules speak only of the two numbers of a side, not of the third corner.
    .ruling = Every corner must match. Without this a bridge or a hexagon could have different numbers at one point, and nobody would see what fits. It also means that a tile fits a spot in only one way.
    .words = third corner, point, tip, disagree, wrong number

draw = Drawing
    .short = { $draws ->
        [one] Take a tile from the stock: { COST($draw) }.
       *[other] Take a tile from the stock: { COST($draw) } for each. At most { $draws } in a turn.
    }
    .text =
        If the drawn tile fits, you may place it at once, and your turn is over.

        If it does not fit, or you would rather wait, draw again until you have drawn all you may.
    .open = After drawing, may I place a tile that was on my rack before? Or an earlier one of those I drew?
    .ruling =
        Only tiles drawn in this turn may be placed, but any of them, not just the last.

        Once you draw, the tiles you already had must wait until your next turn. But you may use any tile you have paid for.
    .words = pick up, take, stock, minus points, cost, penalty

three-draws = Drawn all, placed none
    .short = { $fruitless ->
        [0] If you have drawn all you may and place none of them, your turn ends. It costs nothing more.
       *[other] If you have drawn all you may and place none of them, your turn ends: { COST($fruitless) } more.
    }
    .text = { $draws ->
        [one] You may draw { $draws } tile in a turn. If it does not fit, you keep it, and it’s the next player’s turn.
       *[other] You may draw { $draws } tiles in a turn. If none of them fits, you keep them all, and it’s the next player’s turn.
    }
    .open = What if the last tile does not fit, but an earlier one does?
    .ruling = Then you may still place that one, or keep them all. If none fits, the turn ends by itself.
    .words = three tiles, third tile, nothing fits, no luck, three times

choice = Nobody has to place
    .short = { $must ->
        [on] Not at your table: if you can place, you must. What follows is the printed rule.
       *[other] You may draw even if a tile of yours fits.
    }
    .text = Perhaps you save a tile for a better spot. That is allowed. But a turn ends only when you place a tile, or when you have drawn all the tiles you may.
    .open = The printed rules say that you may draw if you do not want to place. Do you have to place a drawn tile that fits?
    .ruling = No. If you need not place a tile from your rack, you need not place a drawn one either. But you cannot stop early: after the first draw you go on until you place, or until you have drawn them all.
    .words = must I, forced, have to, obliged, keep, save, refuse, decline

stock-empty = The stock is empty
    .short = { $empty ->
        [0] If you would have to draw and the stock is empty, you pass. It costs nothing.
       *[other] If you would have to draw and the stock is empty, you pass: { COST($empty) }.
    }
    .text = { $empty ->
        [0] Your turn is over. It makes no difference whether it would have been your first tile of this turn or a later one.
       *[other] You pay once, and your turn is over. It makes no difference whether it would have been your first tile of this turn or a later one.
    }
    .open = What if the stock runs out in the middle of a turn? And may you pass although a tile of yours fits?
    .ruling = { $must ->
        [on] It counts just the same in the middle of a turn, and only once: you had to draw but could not. You pass only if nothing fits.
       *[other] It counts just the same in the middle of a turn, and only once: you had to draw but could not. You may also pass if you could place, because nobody ever has to place.
    }
    .words = no tiles left, nothing to draw, pass, run out, used up

one-bonus = Only one kind of bonus
    .short = A tile gets one kind of bonus at most. The spot decides which.
    .text =
        Look at the sides and corners that touch:

        - hexagon: the tile is the sixth around a point
        - double connection: two sides touch, and no hexagon
        - bridge: one side and the tip opposite
        - otherwise the tile scores its value alone
    .open = The printed rules do not say whether a bridge and a double connection can count together.
    .ruling = They never meet. A bridge touches on exactly one side, a double connection on two.
    .words = extra points, special points, together, both, add up, combine, at once, at the same time

bridge = Bridge
    .short = One side touches, and the tip opposite meets a number: { SIGNED($bridge) }.
    .text =
        Your tile lies against another tile with exactly one side. The corner opposite that side is the _tip_. If the tip lands on a point where a tile already lies, you have built a bridge.

        The number at the tip must match, of course.
    .open = The printed rules leave open which corner has to touch.
    .ruling = It must be the corner opposite the shared side. The other two corners belong to that side and always touch, so they cannot make a bridge.
    .words = gap, tip, span, connect, extra points

double-connection = Double connection
    .short = Two sides of your tile touch: { SIGNED($double) }.
    .text = Your tile lies against two tiles with two of its sides. If it closes a hexagon at the same time, the hexagon counts instead.
    .open = What if all three sides touch?
    .ruling = It counts once, just like two sides. The rules mention no third connection.
    .words = two sides, three sides, two tiles, double, extra points

hexagon = Hexagon
    .short = Your tile is the sixth around a point: { SIGNED($hexagon1) }.
    .text =
        Six tiles fit around one point. Whoever lays the sixth closes the hexagon.

        The last tile always touches two sides as well. The double connection does not count on top: the hexagon takes its place.
    .words = six tiles, circle, ring, star, close, extra points

two-hexagons = Two hexagons at once
    .short = One tile closes two hexagons: { SIGNED($hexagon2) }. Three: { SIGNED($hexagon3) }.
    .text = Now and then a tile is the sixth around two of its corners, very rarely around all three. That is how many hexagons it closes. The score given here is for all of them together.
    .open = Most printed rules mention only one hexagon.
    .ruling = Several hexagons count, because each of them really is closed. How much they score together is one of the edition’s numbers.
    .words = double hexagon, triple hexagon, several, both hexagons

out = Going out
    .short = Whoever places the last tile on their rack ends the round: { SIGNED($out) } and the value of all tiles the others hold.
    .text =
        First you score the last tile as always. Then you get { SIGNED($out) } and the value of all tiles that are still on the other racks.

        The others lose nothing.
    .open = What if nobody else could place a tile at that moment either?
    .ruling = Then it still counts as out, not as blocked. We check after every action, and first whether somebody is out.
    .words = finish, last tile, empty rack, end of the round, win the round

blocked = Blocked
    .short = The stock is empty and nobody has a tile that fits: the round is over.
    .text =
        Everybody adds up the tiles on their own rack. The player with the lowest value scores the value of everyone else’s tiles, minus the value of their own.

        There is no bonus for going out, because nobody is out.
    .open = When exactly does it end? Does everybody still pay for passing?
    .ruling = It ends at once, before anybody pays for a pass still to come. What the last action itself costs is still paid. With real tiles you cannot see into the other racks. There you notice only when everybody has passed, and those penalties stay on the score pad.
    .words = stuck, nobody can, no more moves, end of the round, lowest

blocked-tie = Tie in a blocked round
    .short = If several hold the same lowest value, each of them scores.
    .text = Each of them scores the value of everyone else’s tiles, minus the value of their own.
    .open = The printed rules speak of one player with the lowest value. Two can have it.
    .ruling = Both score the same way. Nobody should be worse off because somebody else played just as well.
    .words = tie, same, equal, draw, lowest value

all-pass = Everybody passes
    .short = The stock is empty, and everybody has passed in turn: the round is over.
    .text = { $empty ->
        [0] It then counts as blocked, even if somebody could have placed a tile.
       *[other] It then counts as blocked, even if somebody could have placed a tile. The last pass is paid for, too.
    }
    .open = If nobody has to place, everybody could pass forever.
    .ruling = So that every round ends, it is enough that everybody passes once in turn. A turn in which somebody drew a tile does not count as a pass.
    .words = pass, for ever, endless, nobody wants, refuse

match-end = The end of the match
    .short = If anyone has { $target } points or more at the end of a round, the match is over. The player with the most points wins.
    .text =
        You play round after round, and each round is dealt afresh. The points of all rounds are added up.

        This is checked only when a round is over. Scores may be below zero.
    .open = Some printings can be read as if the match ended at once with { $target } points, or as if whoever gets there first had won.
    .ruling = The end of the round decides, and then the most points. That is what all printings say where they explain how the match ends, and it is fair: everybody may finish the round.
    .words = win, winner, target, finish, game over, three hundred, how long

tie = Tied totals
    .short = If several have the most points, they share the win.
    .text = There is no extra round and no tie-break. Everybody with the same highest total has won.
    .open = The printed rules do not mention it.
    .ruling = A shared win is the simplest answer, and the friendliest. If you want to go on, play a new match.
    .words = tie, draw, same points, equal, shared win, both win

solitaire = Solitaire
    .short = One tile lies on the table. You have { $rack } tiles and collect as many points as you can.
    .text =
        Shuffle all tiles. One is turned over and laid in the middle. Take { $rack } tiles for your rack and play by the rules above.

        With the same game code, two people can play the very same tiles and compare.
    .open = How many tiles do you take? And does the first tile score?
    .ruling = You take { $rack } by default; you can choose any number from 0 to { $mostrack }. With 0 you draw every tile. The first tile scores nothing, because it is pure chance. Nor does it count as a draw.
    .words = alone, solo, patience, one player, single player

solitaire-draws = Drawing in solitaire
    .short = You may draw { $limit } tiles in the whole game.
    .text = You pay for each tile you draw, as always: { COST($draw) }. When your draws are used up, the stock counts as empty, whatever is left in it.
    .open = The printings only suggest a limit, so that scores can be compared.
    .ruling = It is { $limit } by default; you can choose any number from 0 to { $mostlimit }. Rack and draws cannot both be 0, because then there would be nothing to play.
    .words = limit, alone, solo, how many draws, twenty

solitaire-end = How solitaire ends
    .short = Rack empty: { SIGNED($out) }. No draw left and nothing fits: the value of your tiles is subtracted.
    .text =
        - If you place your last tile, you are out and score { SIGNED($out) }.
        - If you have no draw left and nothing fits, the game is over. The value of your tiles is subtracted.
        - If you pass although a tile fits, you pay for it, and the game is over too.
    .open = The printed rules do not say how a solo game ends.
    .ruling = It ends like a round with others, except that there is nobody whose tiles you could score. If you start with 0 tiles, an empty rack counts as out only when no draw is left. It can even be over right after dealing, if nothing fits and there is nothing to draw.
    .words = finish, alone, solo, result, minus

must-place = House rule: if you can place, you must
    .short = Draw or pass only if nothing fits.
    .text =
        All printed rules let you draw even if you could place. Many families play it differently, and some descriptions of Triominos say so too. You can turn this rule on when you open a table.

        As long as one of your tiles fits, you must place one: you may neither draw nor pass. Once you have drawn, only the tiles drawn in this turn count: as soon as one fits, you place it. Nothing else changes.

        So drawing gives something away: nothing on that rack fitted.
    .words = house rule, must place, have to, forced, obliged, compulsory, on purpose, family rule

## The examples. $tile, $value, $bonus, $sum and the like come from the position.

scene-tile = This tile is worth { $value } points.
scene-triples = The { $triples } triples.
scene-dealt = Two racks after dealing.
scene-opening = Nobody has a higher triple than 0–0–0, so { $name } opens with it: { $sum }.
scene-opening-no-triple = No triple: 3–5–5 and 4–4–5 are both worth { $value }. { $name } opens with { $tile }: { $sum }.
scene-start = { $name } opens with { $tile }: { $sum }.
scene-fits = Both numbers of the side match. { $tile } scores { $sum }.
scene-touching = { $tile } touches only at one corner. That is not allowed.
scene-corner = { $tile } does not fit here. The side would match, but the third corner meets another number.
scene-drawn = Ada draws 2–2–3 and places it: { $turn }, which makes { SIGNED($made) }.
scene-fruitless = Nothing fits: { $turn }, which makes { SIGNED($made) }. The tiles stay on Ada’s rack.
scene-empty = Ada cannot place, and the stock is empty: { $turn }. It’s Ben’s turn.
scene-bridge = A bridge. One side below, and the tip meets a 4: { $sum }.
scene-no-bridge = No bridge. The tip is free: { $sum }.
scene-double = A double connection. Two sides touch: { $sum }.
scene-hexagon = The sixth tile closes the hexagon: { $sum }.
scene-two-hexagons = One tile, two hexagons: { $sum }.
scene-three-hexagons = One tile, three hexagons: { $sum }.
scene-out = Ada places her last tile: { $sum }. She also gets { SIGNED($out) } and Ben’s tiles, { $others }: { SIGNED($gain) } in all.
scene-blocked = Nothing fits any more. { $scorer } has the least, { $own }, and scores { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada and Ben both hold { $own }. Each scores { $others } − { $own } = { $gain }.
scene-all-pass = Ben’s 2–2–3 would fit, but both pass. Ada has the least, { $own }: she scores { $others } − { $own } = { $gain }.
scene-match-end = Two have reached the target. { $first } has the most and wins with { $made }.
scene-tie = { $first } and { $second } share the win with { $made } points.
scene-solitaire = The first tile, and your rack.
scene-solitaire-empty = No draw is left. { $tile } still fits: { $sum }.
scene-solitaire-out = The last tile: { $sum }, and { SIGNED($gain) } for going out.
scene-solitaire-blocked = 0–1–1 does not fit, and no draw is left: { SIGNED($gain) }.
scene-must-place = { $tile } fits, so Ada must place it: { $sum }.

## The editions side by side

row-deal = tiles for 2, 3, 4, 5, 6 players
row-start = opening
row-needs = only for a triple
row-zero = extra for opening with 0–0–0
row-bridge = bridge
row-double = double connection
row-hexagons = one, two, three hexagons
row-out = last tile
row-draw = each tile drawn
row-draws = tiles you may draw in a turn
row-fruitless = extra for all drawn, none placed
row-empty = stock empty
row-target = target
row-must = if you can place, you must
yes = yes
no = no
note-german = The German text of the printed rules.
note-international = The English, French, Italian, Dutch and Spanish texts.
note-early = An older printing. Its text gives more for hexagons than its table; we follow the text.
note-triominos = The better-known relative, for players who grew up with it.
note-house = The numbers of your table.
