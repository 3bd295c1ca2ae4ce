### The rulebook in English: good play.
###
### What simulated rounds and matches show. Figures come from strategy.json, already written as the
### language writes them: $low-wins-2 is a share of rounds with two players, $chance-2 what each
### player would get by chance. The tests know what each sentence claims.

part-play = Good play

play-luck = Luck or skill?
    .short = If everybody places whenever they can, one round is mostly luck. Over several rounds, skill shows.
    .text =
        Even between two equal players, the winner of a round is { $gap-2 } points ahead on average.

        Now let a careful player meet one who always takes the most points. The careful one wins:

        - { $careful-wins-2 } of rounds
        - { $careful-matches-2 } of matches
        - { $careful-after-ten-2 } if you add up ten rounds

        With six players, one careful player among five others wins { $careful-matches-6 } of matches; { $chance-6 } would be chance.
    .words = luck, skill, chance, fair, better player, how many rounds, strategy, tips

play-start = Does it help to open?
    .short = Yes. The more players, the more it helps.
    .text =
        The opener has the most points at the end in { $opener-wins-2 } of rounds with two players, { $opener-wins-4 } with four and { $opener-wins-6 } with six. By chance it would be { $chance-2 }, { $chance-4 } and { $chance-6 }.

        Opening is worth { $opener-worth-2 } points with two players and { $opener-worth-6 } with six: the opener is a tile ahead of everyone. You cannot choose it; the tiles decide who opens, and with which tile.
    .words = first player, begin, advantage, opener, start, strategy, tips

play-place = High or low first?
    .short = Whether you start with high or low tiles hardly matters. What fits afterwards matters more.
    .text =
        One player lays low tiles first, the others high ones. The first wins { $low-wins-2 } of rounds with two players and { $low-wins-4 } with four, where { $chance-2 } and { $chance-4 } would be chance.

        It helps to place so that few tiles fit afterwards: { $tight-wins-2 } with two players, { $tight-wins-3 } with three (chance: { $chance-2 } and { $chance-3 }). The careful player also prepares spots for bonuses and opens none for the others, and wins { $careful-wins-2 } and { $careful-wins-3 }.

        Triples are the hardest to place. With four players, a triple on a rack fits in { $fits-triple-4 } of turns, a tile with two equal numbers in { $fits-pair-4 }, one with three different numbers in { $fits-different-4 }.
    .words = high tiles, low tiles, keep which tile, which first, triple, strategy, tips

play-bonus = What is a bonus worth?
    .short = Take it. With two players, bonuses make up { $bonus-share-2 } of all points.
    .text =
        A player who passes up bonuses unless nothing else fits wins { $leave-wins-2 } of rounds with two players instead of { $chance-2 }. With four it is { $leave-wins-4 } instead of { $chance-4 }. With six players it makes almost no difference: { $leave-wins-6 }, the same as chance.

        With two players, bonuses bring each player { $bonus-points-2 } points a round; with six, { $bonus-points-6 }. Somebody closes a hexagon in { $hexagon-rounds-2 } of rounds with two players and { $hexagon-rounds-6 } with six.
    .words = bridge worth, hexagon worth, how often, extra points, strategy, tips

play-open = May I open a hexagon for others?
    .short = Often yes: only one tile fits there, and the next player rarely has it.
    .text =
        Suppose you lay the fifth tile around a point, and the tile that would close the hexagon is still in play. Who closes it, and how often?

        - the next player, at once: { $hexagon-next-2 } with two players, { $hexagon-next-6 } with six
        - one of the others, sooner or later: { $hexagon-taken-2 } with two, { $hexagon-taken-4 } with four, { $hexagon-taken-6 } with six
        - you yourself: { $hexagon-self-2 } with two, { $hexagon-self-6 } with six

        Avoiding it gains little by itself. Somebody who takes the most points but opens no bonuses for others wins { $deny-wins-2 } of rounds with two players and { $deny-wins-6 } with six.
    .words = leave a hexagon, set up, danger, fifth tile, gift, block, strategy, tips

play-draw = Drawing on purpose
    .short = { $must ->
        [on] Not at your table: if you can place, you must. What follows is for the printed rule.
       *[other] With two or three players it pays: draw until the stock is empty. With five or six it does not.
    }
    .text =
        Every tile you draw costs points. But once the stock is empty, whoever has many tiles keeps placing, while the others pass and pay.

        One player draws on every turn until the stock is empty, and then places where little fits. The others take the most points. That player wins:

        - two players: { $hoard-sparing-matches-2 } of matches (chance: { $chance-2 })
        - three: { $hoard-sparing-matches-3 } ({ $chance-3 })
        - four: { $hoard-sparing-matches-4 } ({ $chance-4 })
        - five: { $hoard-sparing-matches-5 } ({ $chance-5 })
        - six: { $hoard-sparing-matches-6 } ({ $chance-6 })

        With four players it gains nothing over careful placing, which wins { $careful-matches-4 }. More is possible there if you decide afresh on every turn, as the expert does.

        Do not stop halfway: if you draw on purpose only for the first half of the stock, you win { $half-wins-2 } of rounds with two players. And if all others draw on purpose too, placing carefully wins { $among-hoarders-wins-2 } with two players, { $among-hoarders-wins-3 } with three, but { $among-hoarders-wins-4 } with four.
    .words = on purpose, hoard, collect, save, keep, why draw, strategy, tips, expert

play-end = The endgame
    .short = Place where the others cannot follow. Points now matter less.
    .text =
        Two players, and one of them has drawn the whole stock. If that player then goes on taking the most points, they win { $hoard-points-wins-2 } of rounds. If they place where the fewest tiles fit afterwards, whatever a tile is worth, { $hoard-sparing-wins-2 }.

        With three players the difference is just as clear: { $hoard-points-wins-3 } and { $hoard-sparing-wins-3 }.
    .words = end game, endgame, pass, no tiles left, block, strategy, tips

play-out = Should I hurry to go out?
    .short = Whoever goes out has usually won the round, unless somebody hoards tiles. Rushing gains you little.
    .text =
        Going out brings { $out-gain-2 } points on average with two players, { $out-gain-4 } with four and { $out-gain-6 } with six. Whoever goes out wins { $out-wins-2 }, { $out-wins-4 } and { $out-wins-6 } of these rounds.

        With six players only { $out-ahead-6 } of them had the most points before: going out decided it.

        Can you hurry? Somebody who makes sure that many of their own tiles still fit wins { $loose-wins-2 } of rounds with two players and { $loose-wins-4 } with four (chance: { $chance-2 } and { $chance-4 }).

        Not every round ends that way. With two players { $blocked-2 } end blocked, with six { $blocked-6 }.
    .words = finish, last tile, race, fast, hurry, strategy, tips

play-many = Two players or six?
    .short = Two or three: collect tiles. Five or six: place carefully.
    .text =
        Against players who always take the most points, this wins the most matches of all fixed plans that we tried:

        - two players: drawing on purpose, { $hoard-sparing-matches-2 } (chance: { $chance-2 })
        - three: drawing on purpose, { $hoard-sparing-matches-3 } ({ $chance-3 })
        - four: drawing on purpose, { $hoard-sparing-matches-4 }, or placing carefully, { $careful-matches-4 } ({ $chance-4 })
        - five: placing carefully, { $careful-matches-5 } ({ $chance-5 })
        - six: placing carefully, { $careful-matches-6 } ({ $chance-6 })
    .words = number of players, two players, four players, six players, expert, strategy, tips

play-expert = What does the expert do?
    .short = { $must ->
        [on] At your table even the expert cannot collect tiles. What follows is for the printed rule.
       *[other] With up to four players it collects tiles, but decides afresh on every turn. With three or four, that wins far more than any fixed plan.
    }
    .text =
        The expert is the strongest bot: on every turn it imagines how the round may go on. Against others who always take the most points, it wins about:

        - two players: { $expert-matches-2 } of matches (chance: { $chance-2 })
        - three: { $expert-matches-3 } ({ $chance-3 })
        - four: { $expert-matches-4 } ({ $chance-4 })
        - five: { $expert-matches-5 } ({ $chance-5 })
        - six: { $expert-matches-6 } ({ $chance-6 })

        A player who simply draws until the stock is empty wins { $hoard-sparing-matches-3 } of matches with three players and { $hoard-sparing-matches-4 } with four.

        The expert draws on purpose most of all at the beginning. With four players, when something fits, it draws in about { $expert-purpose-early-4 } of turns in the first third of the stock, and in about { $expert-purpose-late-4 } in the last third. Each time it gives up { $expert-gave-up-4 } points on average. With five or six players it nearly always places what fits: with six, it draws on purpose in { $expert-purpose-6 } of such turns.

        It does not always take a bonus at once. With four players, it does something else in about { $expert-left-4 } of the turns in which it could take one. Only one tile fits there, so whoever holds it can wait. In the end it has { $expert-bonuses-4 } bonuses a round, each of the others { $expert-others-bonuses-4 }.
    .words = expert, strongest bot, best player, pro, how to win, strategy, tips

play-must = If you can place, you must: what changes?
    .short = Nobody can collect tiles. Careful placing remains, and luck counts for more.
    .text =
        With two players, drawing on purpose wins { $hoard-sparing-matches-2 } of matches against somebody who always takes the most points. With this house rule that is gone, and placing carefully wins { $careful-matches-2 }. With three players it is { $careful-matches-3 } instead of { $hoard-sparing-matches-3 }.

        Even the expert needs luck then. Against such players it wins about { $expert-matches-2-must } of matches with two players, { $expert-matches-3-must } with three and { $expert-matches-4-must } with four. With four it is the one to go out in about { $expert-outs-4-must } of rounds; { $chance-4 } would be chance.

        What is said above about opening, placing, bonuses and going out holds with this rule as well: those players never draw on purpose, so for them it changes nothing.
    .words = house rule, must place, forced, family rule, strategy, tips

play-figures = Where these figures come from
    .short = From { $millions } million simulated rounds between computer players, and from { $matches } matches of the expert.
    .text =
        People do not play like computers, so your figures will differ. Most figures are about players who always take the most points and draw only if nothing fits. Winning a round means having the most points in it. The expert’s figures come from fewer matches, so they are rougher.

        All figures use the German rules. We have not measured how much other rules would change them.

        Everything can be measured again: the command is python bench/strategy.py, and docs/strategy.md says how reliable each figure is.
    .words = source, statistics, simulation, measured, how sure, proof, strategy

scene-opened = { $tile } scores { $sum }, and opens a hexagon. Only 3–3–4 fits into the gap, and it pays { SIGNED($hexagon1) } on top of its value.
scene-narrow = The stock is empty. Ada places 1–2–5 where Ben’s 0–2–5 would have fitted, so Ben must pass: { $turn }. Ada’s 0–1–5 still fits.
