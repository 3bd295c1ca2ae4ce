### The fair shuffle: what this device checked, and who held it up.

fair-checked = Checked on this device: nobody could choose the tiles.
fair-checked-record = Checked on this device: the tiles were dealt as the game code says.
fair-here = Here your own browser deals: the tiles follow from the game code, but to others this proves nothing.
fair-undone = The end of a round was undone, so the record has different moves from those you saw first.
fair-away = { $count ->
    [one] { $names } was away when the tiles were shuffled and contributed nothing.
   *[other] { $names } were away when the tiles were shuffled and contributed nothing.
}
fair-failed-silent = { $names } did not answer in time, so the shuffle began again.
fair-failed-left = { $names } left during the shuffle, so it began again.
fair-waiting = Shuffling. Waiting for { $names }.
fair-unchecked = The shuffle could not be checked just now. Until it is, nothing is proved.
fair-none = Nobody shuffles here: the tiles follow from a chosen game code, and nothing is proved.
fair-other = The contribution for your seat came from another device. If you have no other at this table, it was made up.
fair-thrown = { $count ->
    [one] One shuffle for which your device had revealed its number was thrown away.
   *[other] { $count } shuffles for which your device had revealed its number were thrown away.
}
fair-refused = No tiles are dealt: something is wrong with the shuffle
fair-refused-do = Your device does not reveal its number. Tell the others, and do not play on at this table.
fair-wrong = The tiles were not dealt as promised
fair-wrong-commitment = The server swapped its secret.
fair-wrong-seal = Somebody’s contribution is not the one that was sealed.
fair-wrong-seed = The game code does not follow from the contributions.
fair-wrong-deal = The tiles in the record do not follow from the game code.
fair-wrong-told = The server says something different now from what it told this device before the shuffle.
fair-wrong-blamed = The server says that your device did not answer, although it had received its number.
fair-wrong-lost = Your device revealed its number for an earlier match, and the server cannot show that the tiles came from it.
fair-wrong-dealt = You were given different tiles from those in the record.
fair-wrong-held = Somebody placed a tile that they did not have.
fair-wrong-played = The record has different moves from those you saw.
fair-wrong-record = The record cannot be checked.
fair-what-to-do = Save the game now, show it to the others, and do not trust this server’s results.
