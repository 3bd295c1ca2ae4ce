### Une analyse : sur la page, dans le terminal et en fichier.

coach-note = Un coup qu’on ne peut distinguer du meilleur ne compte pas comme une erreur. Les coups sont jugés d’après ce que vous pouviez savoir ; le résultat s’explique avec toutes les tuiles.
coach-even = Chances égales
coach-expected = Score attendu
coach-cause-plan = Façon de jouer
coach-cause-deal = Tuiles distribuées
coach-cause-draws = Tuiles piochées
coach-cause-moves = Coups joués
coach-cause-their-draws = { $rivals ->
    [one] Pioche de l’adversaire
   *[other] Pioche des autres
}
coach-cause-their-moves = { $rivals ->
    [one] Coups de l’adversaire
   *[other] Coups des autres
}
coach-result = Résultat
coach-so-far = Jusqu’ici
coach-grade-good = Bon
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Gaffe
coach-grades-good = { $count ->
    [one] Bon coup
   *[other] Bons coups
}
coach-grades-inaccuracy = { $count ->
    [one] Imprécision
   *[other] Imprécisions
}
coach-grades-mistake = { $count ->
    [one] Erreur
   *[other] Erreurs
}
coach-grades-blunder = { $count ->
    [one] Gaffe
   *[other] Gaffes
}
coach-to = Le coach s’adresse à { $name } :
coach-lost = { $count ->
    [one] Une décision a coûté environ { $lost }.
   *[other] { $count } décisions ont coûté cher : environ { $lost } en tout.
}
coach-lost-each = { $count } décisions ont coûté cher : environ { $lost } chacune, en moyenne.
coach-again = { $count ->
    [one] Pour la même raison, une autre décision a coûté cher : environ { $lost }.
   *[other] Pour la même raison, { $count } autres décisions ont coûté cher : environ { $lost } chacune.
}
coach-level = Vous jouez à peu près au niveau de { $level }.
coach-no-choice = Il n’y avait rien à décider.
coach-moments = Les moments décisifs
coach-place = Manche { $round }, coup { $move }
coach-place-end = Manche { $round }, fin
coach-moment-draw = Tuile piochée : { $tile }.
coach-moment-end = la manche se termine
coach-moment-resigned = Abandon : le bot qui a continué a fini avec le meilleur total.
coach-slips = À améliorer
coach-no-slips = Aucune erreur à signaler.
coach-decisions = Toutes les décisions
coach-column-place = Où
coach-column-played = Joué
coach-column-better = Mieux
coach-column-loss = Perte
coach-column-grade = Verdict
coach-title = Analyse
coach-balance = Chance et savoir-faire
coach-graph = Les chances de gagner, coup par coup
coach-graph-points = Les points attendus, coup par coup
coach-graph-text = { $name } : de { $first } à { $last }.
coach-played-was = Joué : { $action }
coach-better-was = Mieux : { $action }

## La page

page-review-note = Le coach parcourt une partie coup par coup : où elle s’est jouée, ce qui tenait à la chance et ce qu’il aurait mieux valu faire.
page-review-ready = Le coach se prépare.
page-review-place = { $place ->
    [one] Une autre analyse passe avant.
   *[other] { $place } autres analyses passent avant.
}
page-review-progress = Le coach a regardé { $done } des { $all } positions.
page-review-leave = Inutile d’attendre ici : l’analyse sera enregistrée avec la partie.
page-review-hour = Cette analyse est conservée pendant une heure.
page-review-cancelled = L’analyse a été annulée.
page-review-whose = Quel joueur ?
page-review-parts-note = Voici comment on passe de chances égales au résultat, à peu près. Toutes les tuiles comptent ici, même celles que personne ne pouvait voir ; les écarts infimes n’apparaissent pas.
page-review-how = Ce qu’on peut en retenir
page-review-checkpoint = Moment { $at }/{ $count }
page-review-was-good = Un bon coup : aucun autre n’était nettement meilleur.
page-review-went = Vos chances de gagner sont passées d’environ { $before } à { $after }.
page-review-went-points = Les points attendus sont passés d’environ { $before } à { $after }.
page-review-board = La table à ce moment-là
page-review-rack = Votre chevalet
page-review-graph-list = Les chiffres, moment par moment
page-review-points = { $count ->
    [one] { $size } point
   *[other] { $size } points
}
page-review-chance = { $size } de chances de gagner
page-review-again = Retenter le coup
page-review-find = À vous de trouver
page-review-puzzles = { $count ->
    [one] Une de ces décisions est devenue un problème à résoudre.
   *[other] { $count } de ces décisions sont devenues des problèmes à résoudre.
}
page-review-more = D’autres raisons
page-review-rest = Toute la partie, coup par coup

## Un deuxième essai

page-second-goal-win = Deuxième essai : saurez-vous gagner à partir d’ici ? La première fois, vous aviez fini à { $then }.
page-second-goal-more = Deuxième essai : saurez-vous gagner de plus de { points } ? La première fois, vous aviez fini à { $then }.
page-second-goal-points = Deuxième essai : saurez-vous dépasser { points } ?
page-second-back = Retour à l’analyse
page-second-better = Mieux que la première fois : bien joué !
page-second-same = Exactement comme la première fois.
page-second-worse = La première fois s’était mieux passée. La pioche est capricieuse : retentez votre chance.
page-second-compared = La première fois : { $then }. Cette fois : { $now }.
