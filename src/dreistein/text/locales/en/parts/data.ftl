### Your data: what is kept, logging out, being forgotten.

page-data-kept = What the server keeps
page-data-kept-name = Your name and your moves at the tables where you play. The people at a table see them.
page-data-kept-games = Your finished games and your scores in the game of the day, until you delete them.
page-data-kept-gone = Tables where no match begins go after a day, games that stand still after 60 days, shared score pads 90 days after the last entry.
page-data-kept-not = No account, no e-mail address, no advertising. You are recognized by a random number in a cookie.
page-data-devices = Your devices
page-data-others-note = If somebody else may be playing as you, log out all other devices. You stay logged in here.
page-data-others = Log out other devices
page-data-others-done = All other devices are logged out.
page-data-links = Revoke unused links
page-data-links-done = Links for other devices that nobody has used no longer work.
page-data-here-note = After logging out here you get back to your games only from another device.
page-data-here = Log out here
page-data-forget = Forget me
page-data-forget-name = Wherever your name is stored, a “–” takes its place: at tables, in finished games, in lists and challenges.
page-data-forget-games = Your list of games is deleted, with all games of solitaire and all tables without other people.
page-data-forget-seats = You leave your seats at running tables. A bot plays on for the others.
page-data-forget-pads = The settings and score pads on this device are deleted, with the pads that you share.
page-data-forget-end = You are logged out everywhere. This cannot be undone.
page-data-forget-ask = Should everything be deleted now? This cannot be undone.
page-data-forget-yes = Yes, forget me
