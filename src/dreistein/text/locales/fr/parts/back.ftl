### Ce qui attend sur la page d’accueil.

page-back = Pour vous
page-back-turns = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
page-back-day-done = Partie du jour : jouée
page-back-puzzle = Problème du jour
page-back-puzzle-done = Problème du jour : résolu
page-back-rung = Prochain adversaire : { $name }
page-back-again = Encore une victoire contre { $name } ?
page-back-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
