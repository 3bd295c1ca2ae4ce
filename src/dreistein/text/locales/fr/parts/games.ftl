### Mes parties.

page-finished-games = Parties terminées
page-more = Voir plus
page-waiting-for-you = Elles n’attendent que vous
page-in-progress = En cours
page-games-invite = Toutes vos parties sont ici : à reprendre, à revoir, à comparer.
page-games-words = J’ai six mots
page-leave-table = Quitter la table
page-leave-note = Un bot prend la relève pour que les autres puissent finir. Pour revenir, il vous faudra le lien d’invitation, et que la place soit encore libre.
page-delete = Supprimer
page-delete-table-note = Cette table est supprimée définitivement. Les parties que vous y avez terminées restent dans votre liste.
page-delete-match-note = Cette partie disparaît de votre liste et de vos statistiques. Les autres joueurs la gardent.
page-save-game = Enregistrer
page-statistics = Statistiques
page-games-review = Analyser
