### Le mie partite.

page-finished-games = Partite finite
page-no-games = Ancora nessuna partita.
page-more = Mostra altre
