### Une analyse : sur la page, dans le terminal et en fichier.

coach-note = ± est la moitié de la largeur de l’intervalle à 95 %. Un coup qu’on ne peut distinguer du meilleur ne compte pas comme une erreur.
coach-even = Chances égales
coach-expected = Score attendu
coach-cause-deal = Donnes
coach-cause-draws = Tuiles piochées
coach-cause-decisions = Décisions
coach-cause-others = Les autres
coach-cause-rest = Imprévu
coach-result = Résultat
coach-so-far = Jusqu’ici
coach-grade-best = Meilleur choix
coach-grade-good = Bon
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Gaffe
coach-loss = En moyenne, une décision a coûté { $loss } de chances de gagner.
coach-loss-points = En moyenne, une décision a coûté { $loss } points.
coach-loss-none = Dans l’ensemble, les décisions n’ont rien coûté de mesurable.
coach-level = Le bot « { $level } » perd à peu près autant.
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
page-review-progress = Le coach a regardé { $done } positions sur { $all }.
page-review-leave = Inutile d’attendre ici : l’analyse sera enregistrée avec la partie.
page-review-hour = Cette analyse est conservée pendant une heure.
page-review-retry = Réessayer
page-review-cancelled = L’analyse a été annulée.
page-review-whose = Quel joueur ?
page-review-lucky = Vous avez eu de la chance : vos tuiles vous ont apporté { $change }.
page-review-unlucky = Vous n’avez pas eu de chance : vos tuiles vous ont coûté { $change }.
page-review-luck-even = Vous avez eu à peu près autant de chance que de malchance.
page-review-own = Vos décisions vous ont coûté { $change }.
page-review-others-good = Les autres vous ont offert { $change }.
page-review-others-bad = Les autres vous ont pris { $change }.
page-review-parts-note = En partant de chances égales, les quatre parts mènent au résultat. Une part peut dépasser 100 % : une chance se gaspille et se regagne.
page-review-how = Comment vous avez joué
page-review-habit-draw = { $count } fois sur { $all }, c’était la même erreur : vous avez posé alors qu’il valait mieux piocher. Accumulez des tuiles tant que vous pouvez en piocher : une fois la pioche vide, le joueur qui en a beaucoup continue de poser.
page-review-habit-place = { $count } fois sur { $all }, c’était la même erreur : vous avez pioché alors qu’il valait mieux poser.
page-review-checkpoint = Moment { $at } sur { $count }
page-review-was-best = Vous avez choisi le meilleur coup.
page-review-was-good = Aussi bon que le meilleur coup, à ce qu’on peut en juger.
page-review-cost = Cela vous a coûté { $loss } de chances de gagner.
page-review-cost-points = Cela a coûté { $loss } points.
page-review-went = Vos chances de gagner : { $before } → { $after }
page-review-went-points = Points attendus : { $before } → { $after }
page-review-board = La table à ce moment-là
page-review-rack = Votre chevalet
page-review-graph-list = Les chiffres, moment par moment
page-review-points = { $size } points
page-review-again = Rejouer à partir d’ici
page-review-again-note = Vous continuez à partir d’ici contre des bots, pour vous entraîner. La partie elle-même reste telle quelle.
page-review-find = À vous de trouver
page-review-find-note = La même position, sous forme de problème et sans la réponse. Vous la retrouverez parmi vos problèmes.
page-review-puzzles = { $count ->
    [one] Une de ces décisions est devenue un problème à résoudre.
   *[other] { $count } de ces décisions sont devenues des problèmes à résoudre.
}
