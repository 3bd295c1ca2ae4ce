### With friends: invitations, and who is playing.

page-invite-link = Invite link
page-qr = QR code of the invite link
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Copying does not work here. Select the link and copy it yourself.
page-share = Share
page-watch-link = To watch only:
page-open-network = Right now only this computer can reach the game. Should others on your local network be able to join?
page-open-network-yes = Yes, open it to the local network
page-only-here = Only the computer that runs the server can reach this game. Whoever started it can open it to others.
page-lobby = Who is playing?
page-ready = ready
page-be-ready = I’m ready
page-wait-seats = The match begins when every seat is taken.
page-wait-ready = The match begins when everybody is ready.
page-no-seat = You have no seat at this table, but you can watch.
page-fill = Fill with a bot
page-close-seat = Play without this seat
page-seat-yields = until someone joins
page-rename = Change
page-remove = Remove
page-remove-guest = Remove { $name }
page-remove-explained = { $name } loses the seat, which becomes free again. Anyone who has the invite link can sit down again; if you do not want that, make new links as well.
page-new-links = Make new links
page-new-links-explained = The invite link and the link for watching are replaced. The old ones stop working, and anyone watching through one of them is disconnected. Everyone at the table keeps their seat. Anyone you are still waiting for needs the new link.
page-join = You are invited
page-join-who = Already at the table: { $names }.
page-sit = Take a seat
page-fair-explained = Your device and everyone else’s each seal a random number before any of them is revealed. The tiles follow from all of them together, so nobody can choose them, not even the server. At the end your device checks this for you.
page-join-full = All seats are taken already. You can still watch.
page-plays-next = { $when ->
    [match] From the next match on, you play instead of { $name }.
   *[round] From the next round on, you play instead of { $name }.
}
page-just-watch = Just watch
page-seat-free = There is a free seat at this table.
page-open-network-no = No, only on this computer
page-no-network = This computer is not connected to a local network right now. Connect it to Wi-Fi and try again.
page-link-here = This link works only on this computer, for example in a second browser.
page-for-others = Open it to others
page-share-insecure = Direct sharing needs a secure address (https). Copy the link or show the QR code.
page-table-clock = { $time } per turn
page-table-no-clock = no time limit
page-table-hints = hints allowed
page-table-no-hints = no hints
page-table-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
page-table-own = with house rules
