### The form for a new table.

page-name = Name
page-way = How do you want to play?
page-way-bots = Against bots
page-way-friends = With friends
page-way-device = On this device
page-way-alone = Solo
page-seats = Seats
page-add-seat = Add a seat
page-remove-seat = Remove seat { $number }
page-seat-kind = Who sits in seat { $number }
page-seat-name = Name in seat { $number }
page-kind-me = On this device
page-kind-invited = By invite link
page-kind-open = A bot until someone joins
page-kind-bot = A bot
page-edition = Rules edition
page-edition-german = As in the German rule sheet: an empty stock costs 10.
page-edition-international = As in the other languages’ rule sheets: an empty stock costs 5.
page-edition-early = An early printing: a hexagon scores 50.
page-edition-triominos = The better-known relative, played to 400.
page-numbers = View or change the numbers
page-numbers-back = Back to the printed numbers
page-clock-field = Time per turn
page-clock-none = No limit
page-clock-day = One day
page-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-hints-field = Hints allowed
page-unmarked-field = No help
page-unmarked-note = As at the kitchen table: nothing lights up, nothing is added up for you, and there are no hints. That goes for everyone at the table.
page-alone-explained = One tile is on the table at the start. Place what you can. The number of tiles you may draw is limited.
page-rack-field = Tiles on the rack (0 to 20)
page-draws-field = Tiles you may draw in the whole game
page-seed-field = Game code (same code, same tiles)
page-open-table = Open the table
page-play = Play
page-table-rules = Rules
