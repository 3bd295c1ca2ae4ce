### Les progrès, dans « Mes parties ».

page-progress = Comment vous jouez
page-progress-note = C’est le cumul des analyses de vos parties. Supprimez une partie, et elle disparaît d’ici aussi.
page-progress-loss = { $count ->
    [one] Dans votre dernière partie analysée, vos erreurs vous ont coûté { $loss }.
   *[other] Dans vos { $count } dernières parties analysées, vos erreurs vous ont coûté { $loss } par partie, en moyenne.
}
page-progress-better = Vous progressez : avant, c’était { $loss }.
page-progress-worse = Avant, c’était { $loss }.
page-progress-luck = Chance avec vos tuiles, en moyenne : { $luck } par partie.
page-progress-chart = Le prix de vos erreurs, partie par partie : plus c’est bas, mieux c’est
page-progress-numbers = Les chiffres, partie par partie
page-progress-missed = Ce qui vous coûte le plus
page-progress-missed-count = { $count ->
    [one] une fois, { $cost }
   *[other] { $count } fois, { $cost } en tout
}
page-progress-practise = S’entraîner
page-progress-own = Commencer par un problème tiré de vos parties
