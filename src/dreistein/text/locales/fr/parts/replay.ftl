### Revoir une partie.

page-drop-record = Déposez ici une partie enregistrée, ou choisissez un fichier.
page-no-record = Ce fichier n’est pas une partie que l’on puisse revoir.
page-dealt = Les tuiles sont distribuées.
page-step-back = Précédent
page-step-on = Suivant
page-play-on = Lecture
page-pause = Pause
page-jump = Aller à un coup
page-go-to-round = Aller à une manche
page-verify = Vérifier le mélange
page-choose-file = Choisir un fichier
page-replay-again = Jouer à partir d’ici
page-verify-contribution = { $name } a apporté { $text }.
page-verify-own = Votre contribution y est : { $text }.
page-verify-match = La distribution est juste, et votre contribution y est : personne n’a pu choisir les tuiles, ni le serveur ni les autres, seuls ou ensemble.
page-verify-wrong-deal = La manche { $round } n’a pas été distribuée comme le veut le code de partie.
page-verify-wrong-seal = La contribution de { $name } n’est pas celle qui a été scellée.
page-replay-retry = Réessayer

observed = Seule la table a été vue. On ne peut donc pas savoir : { $parts }.
observed-then = { $parts } ; { $next }
observed-seats = qui a joué certains tours
observed-opening = si la manche a commencé par la bonne tuile
observed-racks = quelles tuiles étaient sur un chevalet, et lesquelles ont été piochées
observed-fits = si une tuile pouvait être posée là où aucune ne l’a été
observed-places = où se trouvaient les tuiles (le dessin montre une disposition qui correspond aux points)
observed-end = ce qu’a rapporté la fin de la manche
replay-elsewhere = Ailleurs, la même tuile aurait rapporté { $more } de plus.
