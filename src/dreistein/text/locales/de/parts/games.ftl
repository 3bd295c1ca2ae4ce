### Meine Spiele.

page-finished-games = Beendete Spiele
page-no-games = Noch keine Spiele.
page-more = Mehr
