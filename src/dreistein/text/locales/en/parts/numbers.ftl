### The numbers of an edition, and house rules with a name: at the table, on the score pad, in the rulebook.

numbers-target = Target
numbers-start = Start bonus
numbers-start-zero = Extra for opening with 0–0–0
numbers-bridge = Bridge
numbers-double = Double connection
numbers-out = Last tile
numbers-draw = Penalty per tile drawn
numbers-draws = Most draws per turn
numbers-fruitless = Penalty: all drawn, none placed
numbers-empty = Penalty when the stock is empty
numbers-hexagons = { $count ->
    [one] { $count } hexagon
   *[other] { $count } hexagons
}
numbers-deal = Tiles each, with { $count } players
numbers-needs-triple = The start bonus needs a triple

numbers-name = Name of these rules
numbers-name-example = Grandma’s rules
numbers-keep = Remember
numbers-forget = Forget
numbers-keep-note = Give them a name to find them again: at the table, on the score pad and in the rulebook.
numbers-kept = Your rules, remembered on this device: for tables, the score pad and the rulebook.
numbers-back = Back to the remembered numbers
numbers-base = What differs from “{ $edition }”:
