### Ce que font les autres à la table, et pourquoi une tuile ne va pas.

page-misfit = Pas ici : le { $own } tombe sur un { $there }.
page-misfit-alone = Une tuile doit en toucher une autre par un côté entier.
page-notice-sat = { $name } a rejoint la table.
page-notice-promised = { $when ->
    [match] { $name } jouera dès la prochaine partie, à la place de { $bot }.
   *[round] { $name } jouera dès la prochaine manche, à la place de { $bot }.
}
page-notice-left = { $name } a quitté la table.
page-notice-held = { $name } n’est pas là : un bot joue à sa place.
page-notice-returned = { $name } est de retour.
page-notice-resigned = { $name } a abandonné : un bot continue à sa place.
page-notice-time-up = { $who ->
    [you] Temps écoulé : un bot joue pour vous.
   *[they] Temps écoulé pour { $name } : un bot joue à sa place.
}
page-notice-hint = { $name } a demandé un indice.
page-notice-stood-in = { $count ->
    [one] En votre absence, un bot a joué un tour pour vous.
   *[other] En votre absence, un bot a joué { $count } tours pour vous.
}

## Menu, indice, coups tapés

page-undo-saw-racks = Tout le monde a vu toutes les tuiles.
page-undo-saw-tile = Vous avez déjà vu la tuile piochée.
page-undo-saw-answer = Vous avez déjà vu ce que les autres ont joué.
page-undo-practice = Si vous reprenez le coup maintenant, ce sera une partie d’entraînement : elle ne comptera plus ni pour le classement, ni pour l’échelle, ni pour les statistiques.
page-undo-anyway = Reprendre le coup quand même
page-undo-wish = { $name } voudrait reprendre un coup.
page-undo-asked = Vous avez demandé à reprendre un coup. Réponse attendue : { $names }.
page-undo-price = La partie ne comptera plus.
page-typed = Saisir un coup
page-typed-explained = Une tuile, comme 345, ou un coup en notation, comme 453@1,0 ; + pioche, - finit le tour.
page-typed-wrong = « { $text } » n’est pas permis maintenant.
page-typed-unfit = { $text } ne se pose nulle part, ou vous ne pouvez pas la poser maintenant.
page-typed-not-now = Ce n’est pas à vous de jouer.
page-do-it = Jouer ce coup
page-install = Installer
page-leave = Retour à l’accueil (la partie vous attend)
page-resign-explained = Un bot continue à votre place, et vous ne pouvez plus gagner.
