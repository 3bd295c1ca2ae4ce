### Mes parties.

page-finished-games = Parties terminées
page-more = Voir plus
page-waiting-for-you = Elles vous attendent
page-in-progress = En cours
page-games-invite = Toutes vos parties restent ici : pour les reprendre, les revoir, les comparer.
page-leave-table = Quitter la table
page-leave-note = Un bot joue à votre place pour que les autres puissent finir. Vous ne pourrez pas reprendre cette place.
page-delete = Supprimer
page-delete-table-note = Cette table est supprimée pour toujours. Les parties que vous y avez terminées restent dans votre liste.
page-delete-match-note = Cette partie quitte votre liste et vos statistiques. Les autres joueurs la gardent.
page-save-game = Enregistrer
page-statistics = Statistiques
