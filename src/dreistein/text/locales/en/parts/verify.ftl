### What dreistein verify says about a record's shuffle, and what can be wrong with it.

cli-verify = check that the tiles of a finished match were dealt as promised

verify-rules = The record follows the rules.
verify-commitment = The fingerprint { $commitment } is that of the server’s secret.
verify-seed-match = { $count ->
    [0] The game code follows from the secret alone; nobody added to it.
    [one] The game code follows from the secret and { $count } contribution.
   *[other] The game code follows from the secret and { $count } contributions.
}
verify-contribution = Seat { $seat } (counted from 0) contributed { $text }.
verify-seed-day = The game code follows from the secret and the date { $day }.
verify-deals = { $count ->
    [one] { $count } round was dealt as the game code says.
   *[other] { $count } rounds were dealt as the game code says.
}
verify-match = All of it holds. If the table showed this fingerprint before the match, and your own contribution is listed, nobody chose the deal.
verify-alone = All of it holds. If the table showed this fingerprint before the match, the deal was fixed by then.
verify-day = All of it holds. If this fingerprint was published before that day, the deal was fixed by then.
verify-seed = All of it holds. Where the game code came from is not proved.
