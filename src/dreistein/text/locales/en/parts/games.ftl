### My games.

page-finished-games = Finished games
page-no-games = No games yet.
page-more = More
