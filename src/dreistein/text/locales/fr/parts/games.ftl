### Mes parties.

page-finished-games = Parties terminées
page-no-games = Pas encore de partie.
page-more = Voir plus
