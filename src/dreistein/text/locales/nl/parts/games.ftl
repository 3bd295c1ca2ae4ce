### Mijn spellen.

page-finished-games = Afgelopen spellen
page-no-games = Nog geen spellen.
page-more = Meer
