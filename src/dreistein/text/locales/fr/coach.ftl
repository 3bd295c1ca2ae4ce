### L’entraîneur : une partie analysée, dans le terminal et sur une page à part.

## Options

cli-analyse = analyser un fichier de partie : ce que chaque décision a coûté, et ce qui relève de la chance
cli-analyse-seat = seulement cette place, comptée à partir de 0 (par défaut : toutes)
cli-analyse-worlds = combien de donnes essayer pour chaque décision (par défaut : 600)
cli-analyse-millis = réfléchir plutôt N millisecondes à chaque décision ; le résultat dépend alors de la machine
cli-analyse-seed = la graine de l’analyse : la même donne le même résultat
cli-analyse-all = lister toutes les décisions, pas seulement celles qui ont coûté quelque chose
cli-analyse-json = afficher l’analyse en JSON
cli-analyse-html = écrire l’analyse dans ce fichier, sous forme de page autonome

## L’analyse

coach-progress = Positions
coach-stopped = Arrêt après { $done } positions sur { $all } ; voici l’analyse de ce qui était jugé à ce moment-là.
coach-method = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, avec { $worlds } donnes compatibles.
coach-method-millis = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, avec { $millis } ms de réflexion.
coach-note = ± est la moitié de la largeur de l’intervalle à 95 %. Ce qui ne se distingue pas du meilleur coup n’est pas appelé une erreur.

## Le bilan

coach-even = Chances égales
coach-expected = À attendre
coach-cause-deal = Donnes
coach-cause-draws = Tuiles piochées
coach-cause-decisions = Décisions
coach-cause-others = Les autres
coach-cause-rest = Imprévu
coach-result = Résultat
coach-so-far = Jusqu’ici

## Le niveau

coach-grade-best = Meilleur choix
coach-grade-good = Bon
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Gaffe
coach-loss = En moyenne, une décision a coûté { $loss } des chances de gagner.
coach-loss-points = En moyenne, une décision a coûté { $loss } points.
coach-loss-none = Dans l’ensemble, les décisions n’ont rien coûté de mesurable.
coach-level = Le bot « { $level } » perd à peu près autant.
coach-no-choice = Il n’y avait rien à décider.

## Moments

coach-moments = Les moments décisifs
coach-place = Manche { $round }, coup { $move }
coach-place-end = Manche { $round }, fin
coach-moment-decision = { $played } au lieu de { $better }.
coach-moment-draw = { $tile } en pioche.
coach-moment-end = la manche se termine

## Décisions

coach-slips = Ce qui a coûté quelque chose
coach-no-slips = Aucune décision n’a coûté beaucoup de façon démontrable.
coach-decisions = Toutes les décisions
coach-column-place = Où
coach-column-played = Joué
coach-column-better = Mieux
coach-column-loss = Perte
coach-column-grade = Verdict

## La page

coach-title = Analyse
coach-won = gagne
coach-balance = Chance et savoir-faire
coach-graph = Les chances de gagner, coup par coup
coach-graph-points = Les points à attendre, coup par coup
coach-graph-text = { $name } : de { $first } à { $last }.
coach-picture = La table, manche { $round }, coup { $move }
coach-played-was = Joué : { $action }
coach-better-was = Mieux : { $action }
