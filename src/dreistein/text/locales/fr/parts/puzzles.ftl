### Les problèmes, sur la page et dans le terminal.

## Noms

puzzle-number = Problème { $number }
puzzle-theme-hexagon = Hexagone
puzzle-theme-trap = Tendre un piège
puzzle-theme-deny = Ne rien laisser aux autres
puzzle-theme-hold-back = Savoir attendre
puzzle-theme-draw-or-place = Piocher ou poser ?
puzzle-theme-go-out = La dernière tuile
puzzle-theme-end = Fin de manche
puzzle-theme-match = Penser à toute la partie
puzzle-level-1 = Très facile
puzzle-level-2 = Facile
puzzle-level-3 = Moyen
puzzle-level-4 = Difficile
puzzle-level-5 = Très difficile

## La réponse

puzzle-right = Bien vu !
puzzle-wrong = Pas tout à fait : ce coup coûte environ { $loss } de chances de gagner.
puzzle-solution = La solution :
puzzle-others = Ce que coûtent les autres coups :
puzzle-line = Une suite possible :

## Choisir

page-puzzles-lead = Chaque problème est une position tirée d’une partie. Un coup donne nettement plus de chances de gagner que tous les autres : trouvez-le ! Vous savez ce que le joueur savait, et rien de plus.
page-puzzle-day = Problème du jour
page-puzzle-day-note = Un nouveau chaque jour, le même pour tout le monde.
page-puzzle-day-done = Résolu aujourd’hui. Revenez demain !
page-puzzle-today = Le problème d’aujourd’hui
page-puzzle-see = Le revoir
page-puzzle-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
page-puzzle-theme = Thème
page-puzzle-any-theme = Tous les thèmes
page-puzzle-level = Difficulté
page-puzzle-any-level = Toutes les difficultés
page-puzzle-rule = Pioche
page-puzzle-any-rule = Les deux règles
page-puzzle-free = On peut piocher exprès
page-puzzle-count = { $count ->
    [one] { $count } problème, { $solved } résolu
   *[other] { $count } problèmes, résolus : { $solved }
}
page-puzzle-none = Aucun problème de ce genre pour l’instant. Choisissez un autre thème ou une autre difficulté.
page-puzzle-go = En résoudre un
page-puzzle-list = Les voir tous
page-puzzle-done = résolu
page-puzzle-own = Tirés de vos parties
page-puzzle-own-note = Dans ces positions, un coup était nettement le meilleur et vous en avez joué un autre. Le trouverez-vous cette fois ?
page-puzzle-own-place = manche { $round }, coup { $move }
page-puzzle-own-none = Faites analyser une partie : chaque fois qu’un coup nettement meilleur vous a échappé, un problème à résoudre apparaît ici.
page-puzzle-own-unclear = Pas encore de problème tiré de vos parties : à chaque erreur trouvée, plusieurs coups se valaient à peu près.
page-puzzle-keep-note = Ce que vous avez résolu et les problèmes tirés de vos parties ne sont enregistrés que dans ce navigateur.
page-puzzle-save = Enregistrer dans un fichier
page-puzzle-forget = Supprimer
page-puzzle-forget-note = Ce navigateur oublie quels problèmes vous avez résolus, votre série de jours et les problèmes tirés de vos parties.

## Résoudre

page-puzzle-ask = À vous de jouer. Quel est le meilleur coup ?
page-puzzle-own-title = Problème tiré de votre partie
page-puzzle-gone = Ce problème n’est plus enregistré dans ce navigateur.
page-puzzle-hint-theme = Le thème : { $themes }
page-puzzle-hint-tile = Pensez à { $tile }.
page-puzzle-hint-none = Réfléchissez bien avant de poser quoi que ce soit.
page-puzzle-unfit = { $tile } ne va nulle part ici.
page-puzzle-again = Réessayer
page-puzzle-show = Solution
page-puzzle-next = Problème suivant
page-puzzle-all = Tous les problèmes
page-puzzle-first = Bravo, du premier coup !
page-puzzle-same = C’est aussi ce que vous avez joué dans votre partie.
page-puzzle-then = Dans votre partie, vous avez joué : { $action }
page-puzzle-then-elsewhere = Dans votre partie, vous avez posé la même tuile ailleurs.
page-puzzle-costs = coûte { $loss }
page-puzzle-good = aussi bon
page-puzzle-chance = Avec ce coup, vous gagnez environ { $chance } des parties.
page-puzzle-step = Étape { $step } sur { $steps }
page-puzzle-back = Retour
page-puzzle-on = Suivant
page-puzzle-round-over = La manche est finie.
page-puzzle-seats = Les joueurs
page-puzzle-line-title = Une suite possible
page-puzzle-others-title = Ce que coûtent les autres coups
page-puzzle-share = Partager
page-puzzle-copied = Copié. Collez-le où vous voulez.
page-puzzle-line-shared = Dreistein, problème du jour { $day } : { $result }
page-puzzle-result = { $tries ->
    [one] résolu du premier coup
   *[other] résolu en { $tries } essais
}
