### Playing without a server.

page-here-loading = Getting the game onto this device: { $done } of { $all } MB
page-here-missing = This browser cannot play without a server: it lacks WebAssembly or storage of its own. The score pad and the rules work all the same.
page-here-failed = The game could not be opened; it will try again by itself. Your games are still there.
page-here-full = There is no room for the game on this device. Make some room, and it opens by itself.
page-here-gone = The game did not answer. Please try again.
page-here-asleep = The game does not answer. If it is open in another tab, close that one.
page-here-newer = There is a newer version of the game. Reload the page to play.
page-here-kept = Your games are on this device, in this browser, and nowhere else.
page-here-week = Safari deletes them after a week without a visit, unless you add the page to the home screen.
page-here-alone = Friends and rankings need a server. Here the game runs without one.
page-here-server = Play at { $host }
page-here-day = The tiles follow from the date: everybody who plays without a server gets the same ones, and anybody can work them out beforehand. So there is no ranking here.
page-here-challenge = The tiles are in the link itself. There is no list: whoever plays sends you the result.
page-here-copy = Keep a copy
page-here-copy-note = Games, settings and score pads of this device, as one file. You can open it on another device, too.
page-here-copy-save = Save everything as a file
page-here-copy-saved = Saved.
page-here-copy-open = Open a saved file
page-here-copy-ask = Everything that is here now will be replaced by what is in the file.
page-here-copy-yes = Replace everything
page-here-copy-full = There is no room here for everything in the file, so nothing was replaced.
page-here-no-copy = This file holds nothing that could be brought back.
