### Les problèmes dans le terminal.

## Options

cli-puzzle = résoudre un problème : trouver le meilleur coup
cli-puzzle-id = le problème qui porte ce numéro
cli-puzzle-day = le problème d’un jour (par défaut : celui d’aujourd’hui)
cli-puzzle-from = prendre les problèmes de ce fichier, écrit par « analyse --puzzles » ou enregistré depuis la page
cli-puzzle-theme = un problème sur ce thème
cli-puzzle-difficulty = un problème de cette difficulté, de 1 à 5
cli-puzzle-rule = on peut piocher exprès (free), ou qui peut poser doit poser (must-place)
cli-puzzle-seed = la graine pour le choix d’un problème
cli-puzzle-move = juger ce coup au lieu d’en demander un : 453@1,0, + ou -
cli-puzzle-solution = montrer la solution
cli-puzzle-list = énumérer les problèmes au lieu de demander un coup
cli-puzzle-json = afficher le problème en JSON, avec sa solution si on la demande
cli-meta-move = COUP

## Le problème

puzzle-question = Quel coup vous donne les meilleures chances de gagner la partie ?
puzzle-leave = « ? » affiche l’aide, q la solution.
puzzle-impossible = Ce n’est pas possible ici.
puzzle-themes = Thèmes :
puzzle-line-draw = { $own ->
    [0] pioche une tuile
   *[other] piochez { $tile }
}
puzzle-line-keep = { $own ->
    [0] garde les tuiles
   *[other] gardez les tuiles
}
puzzle-line-pass = { $own ->
    [0] passe
   *[other] passez
}
puzzle-as-good = aussi bon
puzzle-wins-less = Ainsi, on gagne moins souvent la partie.
puzzle-rest = { $count ->
    [one] { $count } autre coup coûte plus
   *[other] { $count } autres coups coûtent plus
}
puzzle-players = { $count } joueurs
