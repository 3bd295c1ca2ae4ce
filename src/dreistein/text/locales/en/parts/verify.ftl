### What dreistein verify says about a record's shuffle, and what can be wrong with it.

cli-verify = check that the tiles of a finished match were dealt as promised

verify-rules = The record follows the rules.
verify-commitment = The fingerprint { $commitment } is that of the server’s secret.
verify-seals = { $count ->
    [one] The contribution is the one that was sealed before it was revealed.
   *[other] All { $count } contributions are those that were sealed before any of them was revealed.
}
verify-bound = The game code is bound to its table and match, the edition and who sat where.
verify-seed-match = { $count ->
    [0] The game code follows from the secret alone; nobody added to it.
    [one] The game code follows from the secret and { $count } contribution.
   *[other] The game code follows from the secret and { $count } contributions.
}
verify-contribution = Seat { $seat } contributed { $text }.
verify-seed-day = The game code follows from the secret and the date { $day }.
verify-deals = { $count ->
    [one] { $count } round was dealt as the game code says.
   *[other] { $count } rounds were dealt as the game code says.
}
verify-away = Seat { $seat } was away when the shares were sealed and contributed nothing.
verify-failed-silent = An earlier shuffle was called off: seat { $seat } did not reveal its share.
verify-failed-left = An earlier shuffle was called off: seat { $seat } was left.
verify-over = The match was played to its end.
verify-cut = The match was not played to its end, as far as this record goes.
verify-unproved-names = Not proved: the names. Somebody is called something else here than when the tiles were dealt.
verify-unproved-seats = Not proved: the edition, who sat where, and the names. Nothing binds them to the game code.
verify-unproved-edition = Not proved: the edition, which is not that of the game of the day.
verify-unproved-numbers = Not proved: the edition. It has the name of a printed one, but other numbers: { $numbers }.
verify-unproved-thrown = Not proved: that no other shuffle at this table was thrown away before. Only the devices that took part know that.
verify-unproved-actions = Not proved: which moves were made, who resigned, and whatever else the record says. They are taken from it as they are.
verify-match = The tiles check out. If your own contribution is listed, nobody could choose them: neither the server nor the other players, alone or together.
verify-day = The tiles check out. If this fingerprint was published before that day, they were fixed by then; only the server could choose them.
verify-seed = All that is proved is that the deals follow from the game code. Nothing says where the code came from.
verify-none = Nothing is proved: the record has neither a proof of its shuffle nor a game code.
