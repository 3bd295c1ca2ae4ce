### La fin d’une manche, d’une partie.

page-round-over = La manche { $number } est finie
page-next-round = Manche suivante
page-rematch = Revanche
page-no-rematch = Non merci
page-again = Rejouer
page-save-record = Enregistrer la partie
page-see-board = Voir la table
page-practice-why = Partie d’entraînement : un coup qui avait déjà révélé quelque chose a été repris, ou les tuiles étaient connues. Elle ne compte ni pour le classement, ni pour l’échelle, ni pour les statistiques.
page-no-winner = La partie est finie.
page-kind-close = Il s’en est fallu de { points } : la prochaine fois, ce sera peut-être l’inverse.
page-kind-hexagon = Votre hexagone était tout de même un bien beau coup.
page-kind-best = Votre meilleur tour a tout de même rapporté { points }.
page-chart = Les totaux, tour par tour
page-chart-table = Les chiffres, tour par tour
page-chart-turn = Tour
page-chart-end = Fin de la manche
page-share-game = Partager
page-day-list = Voir le classement du jour
end-out = { $who ->
    [you] Vous posez votre dernière tuile : { SIGNED($points) }.
   *[they] { $name } pose sa dernière tuile : { SIGNED($points) }.
}
end-left = { $who ->
    [you] Il vous reste { $tiles } : { $sum }.
   *[they] { $name } a encore { $tiles } : { $sum }.
}
end-scores = { $who ->
    [you] Vous marquez { $sum }.
   *[they] { $name } marque { $sum }.
}
end-blocked = Manche bloquée : la pioche est vide, et personne n’a de tuile à poser.
end-blocked-alone = Il n’y a plus rien à piocher ni à poser : la partie est finie.
end-passed = Manche bloquée : la pioche est vide, et tout le monde a passé son tour.
end-passed-alone = Vous avez passé, et il n’y a plus rien à piocher : la partie est finie.
end-least = { $who ->
    [you] Vous avez la valeur la plus basse, { $value }, et marquez les valeurs des autres moins la vôtre.
   *[they] { $name } a la valeur la plus basse, { $value }, et marque les valeurs des autres moins la sienne.
}
end-least-shared = Égalité à la valeur la plus basse ({ $value } chacun) : { $names }. Chacun marque les valeurs des autres moins la sienne.
end-minus = Les tuiles restantes sont déduites : { $sum }.
win = { $who ->
    [you] Vous avez gagné avec { points } !
   *[they] { $name } gagne avec { points }.
}
win-shared = Victoire partagée : { $names }, avec { points } chacun.
match-goes-on = La partie continue.
game-goes-on = La partie continue.
solitaire-result = Résultat : { points }.
page-result-gone-on = La partie a déjà repris.
page-result-your-turn = À vous de jouer : encore { $time }
page-result-waiting = On attend encore : { $names }.
page-result-ready = { $count ->
    [one] { $names } vous attend.
   *[other] { $names } vous attendent.
}
page-result-next-in = Manche suivante dans { $time }
page-result-rematch-in = Revanche dans { $time }
page-result-without = La prochaine partie se jouera sans { $names }.
page-result-without-you = La prochaine partie se jouera sans vous.
page-result-stand-in = { $count ->
    [one] { $name } : un tour joué par un bot.
   *[other] { $name } : { $count } tours joués par un bot.
}
page-best-first = Votre première partie avec ces réglages.
page-best-new = Nouveau record ! Avant : { SCORE($best) }.
page-best-equal = Vous avez égalé votre record.
page-best-was = Votre record : { SCORE($best) }.
page-series = Parties gagnées : { $score }
page-challenge = Lancer un défi
page-challenge-see = Comparer les scores
page-review = Analyser
page-hoard = { $who ->
    [you] Vous avez pioché { $draws } fois alors que vous pouviez poser, puis continué à poser à la fin pendant que les autres passaient (+{ $points }). C’est ce qui a fait la différence.
   *[they] { $name } a pioché { $draws } fois en ayant de quoi poser, puis a continué à poser à la fin pendant que les autres passaient (+{ $points }). C’est ce qui a fait la différence.
}
page-hoard-rule = La règle maison « Qui peut poser doit poser » ne le permet pas.
page-hoard-play = Jouer avec cette règle
