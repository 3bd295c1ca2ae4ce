### Playing without a server.

page-here-loading = Getting the game onto this device: { $done } of { $all } MB
page-here-missing = This browser cannot play without a server: it lacks WebAssembly or storage of its own. The score pad and the rules work all the same.
page-here-failed = The game could not be opened. Reload the page; your games are still there.
page-here-kept = Your games are on this device, in this browser, and nowhere else.
page-here-week = Safari deletes them after a week without a visit, unless you add the page to the home screen.
