### Mis partidas.

page-finished-games = Partidas terminadas
page-no-games = Aún no hay partidas.
page-more = Ver más
