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
cli-analyse-puzzles = écrire dans ce fichier les problèmes nés des erreurs, pour « puzzle --from »

## L’analyse

coach-progress = Positions
coach-stopped = Arrêt après { $done } positions sur { $all } ; voici l’analyse de ce qui était jugé à ce moment-là.
coach-no-puzzles = Aucune décision n’a donné de problème : il faut qu’un coup soit nettement le meilleur et qu’un autre ait été joué.
coach-method = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, avec { $worlds } donnes compatibles.
coach-method-millis = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, avec { $millis } ms de réflexion.

## Moments

coach-moment-decision = { $played } au lieu de { $better }.

## La page

