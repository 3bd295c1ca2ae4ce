### Your data: what is kept, logging out, being forgotten.

page-data-kept = What the server keeps
page-data-kept-name = Your name and your moves. The other people at the table see both.
page-data-kept-games = Your finished games and your scores in the game of the day, until you delete them.
page-data-kept-gone = Tables where no match begins are deleted after a day, abandoned games after 60 days, and shared score pads 90 days after the last entry.
page-data-kept-not = No account, no e-mail address, no advertising. You are recognised by a random number in a cookie.
page-data-moments = { $count ->
    [one] One link to your games
   *[other] { $count } links to your games
}
page-data-moments-note = Anyone who has such a link sees the match with everyone’s names. To withdraw just one, go to where you made it.
page-data-moments-withdraw = Withdraw all
page-data-moments-done = All links to your games have been withdrawn.
page-data-devices = Your devices
page-data-others-note = If you think somebody else is playing as you, log out all other devices. You stay logged in here.
page-data-others = Log out other devices
page-data-others-done = All other devices are logged out.
page-data-links = Revoke unused links
page-data-links-done = Unused links for other devices no longer work.
page-data-words-note = Six words on paper bring your games to any browser, even if this device is lost.
page-data-words = Six words to write down
page-data-here-note = Once logged out here, you can get back to your games only from another device, or with your six words.
page-data-here = Log out here
page-data-here-ask = Without another linked device and without your six words you lose your games, your seats at running tables, your statistics and your reviews for good.
page-data-forget = Forget me
page-data-forget-name = Wherever your name is stored, a “–” takes its place: at tables, in finished games, in lists and challenges.
page-data-forget-games = Your list of games is deleted, along with all solitaire games and all tables that you shared only with bots.
page-data-forget-seats = You leave your seats at running tables. A bot takes over, so that the others can play on.
page-data-forget-pads = The settings and score pads on this device are deleted, including the pads that you share.
page-data-forget-end = You are logged out everywhere. This cannot be undone.
page-data-forget-ask = Delete everything now? This cannot be undone.
page-data-forget-yes = Yes, forget me
