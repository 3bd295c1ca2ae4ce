### La feuille de score pour une partie avec de vraies tuiles, en français. Les mots de toute la page sont ailleurs.

cli-pad = exporter la feuille de score et les règles en fichiers, pour n’importe quel hébergeur
cli-pad-export = le dossier où les écrire
pad-exported = La feuille de score et les règles sont dans { $path } : { $count } fichiers. N’importe quel hébergeur peut publier ce dossier.

## Toutes les parties

sheet-to-start = Dreistein
sheet-to-games = Toutes les parties
sheet-new = Nouvelle partie
sheet-games = Parties sur cet appareil
sheet-hello = Jouez avec vos vraies tuiles, la feuille fait les comptes. Tout est enregistré sur cet appareil, avec ou sans connexion.
sheet-won-by = Victoire : { $names }
sheet-forget = Supprimer la partie : { $names }
sheet-forget-title = Supprimer cette partie ?
sheet-forget-sure = Elle disparaîtra de cet appareil. Exportez-la d’abord si vous voulez la garder.
sheet-forget-yes = Supprimer
sheet-stats = Statistiques
sheet-rules = Règles
sheet-settings = Réglages
sheet-import = Importer
sheet-export-json = Exporter (JSON)
sheet-export-csv = Exporter (CSV)
sheet-export-record = Enregistrer pour revoir
sheet-record-values = Certaines tuiles n’ont que leur valeur. Pour revoir la partie, il faut les chiffres de chaque tuile.
sheet-record-places = Aucune disposition des tuiles ne correspond à tous les bonus : la partie ne peut pas être revue. Vérifiez chaque bonus.
sheet-menu = Menu
sheet-close = Fermer
sheet-cancel = Annuler
sheet-save = Enregistrer

## Une nouvelle partie

sheet-players = Joueurs
sheet-players-order = Dans l’ordre des places, dans le sens des aiguilles d’une montre.
sheet-name = Joueur { $number }
sheet-names = Changer les noms
sheet-correct-edition = Changer de version
sheet-correct-edition-why = Tout est recompté avec les nouvelles valeurs. « Revenir en arrière » rétablit les anciennes.
sheet-add-player = Ajouter un joueur
sheet-move-up = Monter le joueur { $number }
sheet-remove = Retirer le joueur { $number }
sheet-edition = Version des règles
sheet-edition-start = Bonus de départ { $start }
sheet-edition-start-triple = Bonus de départ { $start }, seulement pour un trio
sheet-edition-zero = 0–0–0 au départ : encore { SIGNED($zero) }
sheet-edition-bonuses = pont { $bridge } · double liaison { $double } · hexagones { $one }, { $two }, { $three } · dernière tuile { $out }
sheet-edition-draw = par tuile piochée { SIGNED($draw) }
sheet-edition-fruitless = { $draws } piochées, aucune posée : encore { SIGNED($fruitless) }
sheet-edition-empty = pioche vide { SIGNED($empty) }
sheet-edition-target = objectif { $target }
sheet-own-numbers = Règles maison
sheet-own-numbers-why = Partez de la version choisie et modifiez ce que vous voulez.
sheet-must-place = Qui peut poser doit poser
sheet-must-place-why = Règle maison : on ne pioche ou ne passe que si rien ne peut être posé. Le décompte reste le même.
sheet-wrong-same-names = Deux joueurs ont le même nom ; changez-en un.
sheet-wrong-names = Un nom manque ou dépasse 40 caractères.
sheet-wrong-numbers = On ne peut pas jouer avec ces nombres. Mettez des nombres entiers à partir de 0, au moins 1 pour l’objectif et pour la pioche par tour, et ne distribuez pas plus que les 56 tuiles.
sheet-wrong-unstored = Impossible d’enregistrer : la place manque sur l’appareil, ou le navigateur refuse. Libérez de la place, puis réessayez.
sheet-start = Commencer

## Les touches

sheet-keys = Noter un tour
sheet-turn = À { $name } de jouer
sheet-opens = { $name } commence
sheet-who-opens = Qui commence la manche { $number } ?
sheet-who-opens-why = La personne qui a le trio le plus élevé ; sans trio, celle qui a la tuile de plus grande valeur.
sheet-say-opener = Touchez les trois chiffres de la tuile de départ.
sheet-say-tile = Touchez les trois chiffres de la tuile.
sheet-say-value = Touchez la valeur de la tuile.
sheet-say-no-stock = La pioche est vide.
sheet-numbers = Chiffres de la tuile
sheet-values = Valeur de la tuile
sheet-by-value = Saisir la valeur
sheet-by-numbers = Saisir les chiffres
sheet-wipe = Effacer le dernier chiffre
sheet-bonus = Bonus
sheet-key-bridge = Pont
sheet-key-double = Double liaison
sheet-key-hexagon = Hexa­gone
sheet-key-hexagons = { $count } à la fois
sheet-drawn = Piochées
sheet-one-more = Une de plus
sheet-kept = Gardées
sheet-empty = Pioche vide
sheet-enter = Noter
sheet-enter-anyway = Noter quand même
sheet-round-over = Fin de manche
sheet-correcting = Corriger un tour
sheet-inserting = Insérer un tour avant
sheet-insert = Insérer avant
sheet-drop = Supprimer
sheet-undo = Revenir en arrière
sheet-redo = Rétablir
sheet-said = { $name } : { $turn }, { $points }. Total : { SCORE($total) }.
sheet-said-undo = Retour en arrière.
sheet-said-redo = Rétabli.
sheet-of-value = tuile de valeur { $value }
sheet-end-empty = pioche vide
sheet-end-cut = manche bloquée
sheet-winner = gagne

## Ce qui ne peut pas être

sheet-clash-bridge-double = Pas les deux : un pont touche un côté et une pointe, une double liaison deux côtés.
sheet-clash-bridge-hexagon = Pas les deux : la tuile qui complète un hexagone touche deux côtés, un pont un seul.
sheet-clash-double-hexagon = Pas les deux : l’hexagone remplace la double liaison.
sheet-flag-tile-twice = { $tile } est déjà sur la table ({ $name }). Chaque tuile n’existe qu’une fois.
sheet-flag-value-gone = { $count ->
    [one] La seule tuile de valeur { $value } est déjà notée.
   *[other] Les { $count } tuiles de valeur { $value } sont déjà notées.
}
sheet-flag-out-of-turn = C’était à { $name } de jouer.
sheet-flag-no-tiles = { $name } n’a plus de tuiles.
sheet-flag-stock-short = { $count ->
    [0] La pioche était vide.
    [one] Il ne restait que { $count } tuile dans la pioche.
   *[other] Il ne restait que { $count } tuiles dans la pioche.
}
sheet-flag-not-empty = { $count ->
    [one] D’après cette feuille, il reste { $count } tuile dans la pioche.
   *[other] D’après cette feuille, il reste { $count } tuiles dans la pioche.
}
sheet-flag-too-early = Trop tôt pour ce bonus ({ $bonus }) : il faut d’abord au moins { $count } tuiles sur la table.
sheet-flag-not-out = { $count ->
    [one] D’après cette feuille, { $name } a encore { $count } tuile.
   *[other] D’après cette feuille, { $name } a encore { $count } tuiles.
}
sheet-flag-left-value = { $count ->
    [one] { $name } a { $count } tuile : cela peut faire de { $least } à { $most } points.
   *[other] { $name } a { $count } tuiles : cela peut faire de { $least } à { $most } points.
}
sheet-flag-left-count = { $name } devrait en avoir { $count } ; notées jusqu’ici : { $found }.
sheet-flag-left-twice = { $name } ne peut pas avoir { $tile } : la tuile est déjà notée.
sheet-flag-not-blocked = { $count ->
    [one] Bloquée ? D’après cette feuille, il reste { $count } tuile dans la pioche.
   *[other] Bloquée ? D’après cette feuille, il reste { $count } tuiles dans la pioche.
}
sheet-flag-after-target = L’objectif de { $target } était déjà atteint ici.

## La fin d’une manche

sheet-offer-out = { $name } n’a plus de tuiles.
sheet-offer-out-yes = Dernière tuile !
sheet-offer-blocked = Tout le monde a passé.
sheet-round-ends = La manche { $number } est finie
sheet-how = Comment s’est-elle terminée ?
sheet-is-out = { $name } : dernière tuile
sheet-how-out = Dernière tuile
sheet-how-blocked = Manche bloquée
sheet-left = Tuiles restantes
sheet-left-short = reste : { $value }
sheet-left-said = tuiles restantes d’une valeur de { $value }
sheet-left-missing = Notez ce que les autres ont encore, en points ou tuile par tuile.
sheet-by-tile = Tuile par tuile
sheet-by-sum = Somme
sheet-take-away = Retirer { $tile }
sheet-cut-note = { $count ->
    [one] { $name } a pioché { $count } tuile pendant ce tour : { SIGNED($points) }.
   *[other] { $name } a pioché { $count } tuiles pendant ce tour : { SIGNED($points) }.
}
sheet-settled = { $name } : { $sum }
sheet-end-round = Terminer la manche
sheet-again = Revanche
sheet-picture = Partager une image
sheet-print = Imprimer

## Remarques

sheet-note-elsewhere = Cette partie a été modifiée dans une autre fenêtre ; voici où elle en est.
sheet-note-unstored = Impossible d’enregistrer sur l’appareil. Exportez la partie avant de fermer la page.
sheet-note-unread = Impossible de lire vos parties pour l’instant. Elles sont toujours là : rechargez la page.
sheet-note-brought = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
sheet-note-unreadable = { $file } n’est pas un fichier de cette feuille de score.
sheet-note-kept = Si la place manque, le navigateur peut effacer ces données. Installez la feuille comme application, ou exportez vos parties de temps en temps.
sheet-note-safari = Safari efface vos parties si vous n’ouvrez pas la feuille pendant sept jours. Ajoutez-la à l’écran d’accueil ou au Dock, ou exportez vos parties de temps en temps.
sheet-keep = Conserver mes parties
sheet-note-memory = Ce navigateur n’enregistre rien : les parties disparaîtront à la fermeture de la page. Exportez-les avant.

## Réglages

sheet-set-language = Langue
sheet-set-theme = Apparence
sheet-set-contrast = Contraste
sheet-set-auto = Comme l’appareil
sheet-set-light = Clair
sheet-set-dark = Sombre
sheet-set-normal = Normal
sheet-set-high = Fort
sheet-set-hand = Main
sheet-set-right = Pour droitiers
sheet-set-left = Pour gauchers
sheet-set-text = Taille du texte
sheet-set-text-normal = Normale
sheet-set-text-large = Grande
sheet-set-text-largest = Très grande
sheet-set-awake = Garder l’écran allumé pendant une partie

## Regarder

sheet-live = Inviter à regarder
sheet-live-why = Avec un lien, les autres suivent la feuille sur leur téléphone. L’un d’eux peut prendre le stylo.
sheet-live-open-network = Pour l’instant, seul cet ordinateur accède à la feuille. Voulez-vous l’ouvrir à d’autres sur votre réseau local ?
sheet-live-start = Créer un lien
sheet-live-link = Lien pour regarder
sheet-live-copy = Copier
sheet-live-copied = Copié.
sheet-live-offline = Il faut une connexion à un serveur Dreistein.
sheet-live-hand-over = Passer le stylo
sheet-live-handed = Le stylo est libre. Toute personne qui regarde peut le prendre ; d’ici là, personne n’écrit.
sheet-live-back = Garder le stylo
sheet-live-unsent = { $count ->
    [one] Pas de connexion : { $count } ligne sera envoyée plus tard.
   *[other] Pas de connexion : { $count } lignes seront envoyées plus tard.
}
sheet-take-pen = Prendre le stylo
sheet-watching = Vous regardez. Quelqu’un d’autre a le stylo.
sheet-watching-waits = Connexion…
sheet-watch-gone = Cette feuille de score n’existe plus.

## Statistiques

sheet-all-time = Classement général
sheet-stats-none = Dès qu’une manche sera finie, il y aura quelque chose à voir ici.
sheet-stat-name = Nom
sheet-stat-games = Parties
sheet-stat-wins = Victoires
sheet-stat-shared = { $count } à égalité
sheet-stat-average = Moyenne
sheet-stat-best = Meilleure partie
sheet-stat-best-round = Meilleure manche
sheet-stat-outs = Dernière tuile
sheet-stat-bridges = Ponts
sheet-stat-doubles = Doubles liaisons
sheet-stat-hexagons = Hexagones
sheet-stat-draws = Piochées par manche
sheet-chart-course = Déroulement
sheet-chart-totals = Totaux, partie après partie
sheet-chart-bonuses = Bonus
