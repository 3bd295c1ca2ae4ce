### The fair shuffle: what this device checked, and who held it up.

fair-checked = Checked on this device: nobody could choose the tiles.
fair-checked-record = Checked on this device: the tiles were dealt as the game code says.
fair-undone = The end of a round was undone, so the record has different moves from those you saw first.
fair-away = { $count ->
    [one] { $names } was away when the tiles were shuffled and contributed nothing.
   *[other] { $names } were away when the tiles were shuffled and contributed nothing.
}
fair-failed-silent = { $names } did not answer in time, so the shuffle began again.
fair-failed-left = { $names } left during the shuffle, so it began again.
fair-waiting = Shuffling. Waiting for { $names }.
fair-unchecked = The shuffle could not be checked just now.
fair-refused = No tiles are dealt: something is wrong with the shuffle
fair-refused-commitment = The server has swapped its secret. That is why your device does not reveal its number.
fair-refused-told = The server now says something different about who is taking part. That is why your device does not reveal its number.
fair-refused-do = Tell the others, and do not play on at this table.
fair-wrong = The tiles were not dealt as promised
fair-wrong-commitment = The server swapped its secret.
fair-wrong-seal = Somebody’s contribution is not the one that was sealed.
fair-wrong-seed = The game code does not follow from the contributions.
fair-wrong-deal = The tiles in the record do not follow from the game code.
fair-wrong-told = The record differs from what was agreed before the match.
fair-wrong-dealt = You were given different tiles from those in the record.
fair-wrong-played = The record has different moves from those you saw.
fair-wrong-record = The record cannot be checked.
fair-what-to-do = Save the game now, show it to the others, and do not trust this server’s results.
