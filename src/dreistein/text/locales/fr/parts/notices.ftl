### Ce que font les autres à la table, et pourquoi une tuile ne va pas.

page-misfit = Pas ici : le { $own } tombe sur un { $there }.
page-misfit-alone = Une tuile doit en toucher une autre par un côté entier.
page-notice-sat = { $name } a rejoint la table.
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
page-undo-saw-racks = Tout le monde a vu toutes les tuiles.
page-undo-saw-tile = Vous avez déjà vu la tuile piochée.
page-undo-saw-answer = Vous avez déjà vu ce que les autres ont joué.
page-undo-practice = Si vous reprenez le coup maintenant, ce sera une partie d’entraînement : elle ne comptera plus pour le classement, l’échelle et les statistiques.
page-undo-anyway = Reprendre quand même
