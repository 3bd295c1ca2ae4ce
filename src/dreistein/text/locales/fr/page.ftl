### La page dans le navigateur : les boutons, la ligne qui dit quoi faire et ce que lit un lecteur d’écran.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = À vous de jouer · Dreistein
page-title-they = À { $name } de jouer · Dreistein
page-loading = On prépare la table…
page-offline = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
page-reload = Recharger
page-nowhere = Il n’y a rien à cette adresse.
page-unreached = Le serveur est injoignable pour le moment. Réessayez dans un instant.
page-failed = Le serveur n’a pas pu répondre. Réessayez.
page-close = Fermer
page-cancel = Annuler
page-yes = Oui
page-no = Non

## La table

page-to-start = Dreistein, retour à l’accueil
page-heading = La table
page-menu = Menu
page-players = Joueurs
page-player = Joueur
page-points = Points
page-your-side = Votre côté de la table
page-where = Manche { $number } · { target }
page-clock = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
page-board = { $count ->
    [one] Table avec { $count } tuile
   *[other] Table avec { $count } tuiles
}
page-places = { $count ->
    [0] Aucun emplacement à choisir
    [one] { $count } emplacement à choisir
   *[other] { $count } emplacements à choisir
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-place-label = { $parts }, en { $place }
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-fit = Tout voir
page-last-again = Revoir les derniers coups
page-sound-off = Couper le son
page-sound-on = Activer le son
page-tile = Tuile { $tile }, valeur { $value }
page-tile-unfit = Tuile { $tile }, valeur { $value }, ne se pose nulle part
page-tile-locked = Tuile { $tile }, valeur { $value }, pas piochée à ce tour
page-tile-fits = { $count ->
    [one] Tuile { $tile }, valeur { $value }, un emplacement : { SIGNED($points) }
   *[other] Tuile { $tile }, valeur { $value }, { $count } emplacements, au mieux { SIGNED($points) }
}
page-draw = Piocher
page-pass = Passer
page-keep = Garder
page-turn = Tourner
page-sort = Trier
page-hint = Indice
page-what-fits = Que puis-je poser ?
page-pad = Score
page-place-it = Poser { SIGNED($points) }
page-stock = { $count ->
    [0] pioche vide
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
page-show-tiles = { $name } : voir mes tuiles
page-your-turn = À vous de jouer
page-seat-resigned = a abandonné
page-seat-held = pas là, un bot joue
page-seat-waiting = pas encore là
page-seat-away = pas là
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## La ligne qui dit quoi faire

page-say-gathering = On prépare la table.
page-say-round-over = La manche est finie.
page-say-sending = Un instant…
page-say-unsent = Pas de connexion : votre coup partira dès qu’elle reviendra.
page-say-pass-device = Passez l’appareil à { $name }.
page-say-open = Vous commencez avec { $tile } : choisissez l’emplacement au milieu.
page-say-choose-tile = À vous de jouer : choisissez une tuile.
page-say-choose-place = Choisissez maintenant un emplacement.
page-say-drawn-fits = Elle va : posez-la, ou piochez encore.
page-say-drawn-keep = Posez une des tuiles piochées, ou gardez-les.
page-say-sure-draw = Vous pouvez poser une tuile. Piocher quand même ?
page-say-sure-end = Vous pouvez poser une tuile. Finir le tour quand même ?
page-say-drawn-unfit = { $left ->
    [one] Elle ne va pas : piochez la dernière tuile de ce tour.
   *[other] Elle ne va pas : piochez encore, { $left } tuiles au plus.
}
page-say-must-draw = Rien à poser : piochez une tuile.
page-say-must-pass = Rien à poser et pioche vide : passez.
page-say-unfit = Cette tuile ne se pose nulle part.
page-say-only-drawn = Après avoir pioché, on ne pose que des tuiles piochées.
page-tell-draw-you = Vous piochez une tuile ({ SIGNED($points) }).

## Menu, indice, coups tapés

page-undo = Reprendre le coup
page-undo-wish = { $name } voudrait reprendre un coup.
page-undo-asked = Vous avez demandé à reprendre un coup. Réponse attendue : { $names }.
page-undo-no = Refusé : le coup est maintenu.
page-typed = Saisir un coup
page-typed-explained = Une tuile, comme 345, ou un coup dans la notation, comme 453@1,0 ; + pioche, - finit le tour.
page-typed-wrong = « { $text } » n’est pas permis maintenant.
page-typed-unfit = { $text } ne se pose nulle part, ou vous ne pouvez pas la poser maintenant.
page-typed-not-now = Ce n’est pas à vous de jouer.
page-do-it = Jouer ce coup
page-settings = Réglages
page-rules = Règles
page-rule-of = La règle : { $about }
page-leave = Retour à l’accueil (la partie vous attend)
page-resign = Abandonner
page-resign-explained = Un bot continue à votre place, et vous ne pouvez plus gagner.
page-thinking = L’expert réfléchit…
page-show-me = Montrer

## La fin d’une manche, d’une partie

page-round-over = La manche { $number } est finie
page-next-round = Manche suivante
page-rematch = Revanche
page-again = Rejouer
page-replay = Revoir
page-save-record = Enregistrer la partie
page-see-result = Voir le résultat
page-see-board = Voir la table
page-practice = Partie d’entraînement : un coup a été repris, elle ne compte donc dans aucun classement.
page-practice-short = entraînement
page-no-winner = La partie est finie.
page-chart = Les totaux au fil des manches
page-chart-line = { $name }, manche par manche : { $totals }

## Des amis

page-invite = Inviter
page-invite-link = Lien d’invitation
page-qr = Code QR du lien d’invitation
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Ce navigateur ne permet pas à la page de copier ; sélectionnez le lien et copiez-le vous-même.
page-share = Partager
page-watch-link = Seulement pour regarder :
page-open-network = Pour l’instant, seul cet ordinateur accède au jeu. Voulez-vous l’ouvrir à d’autres sur votre réseau local ?
page-open-network-yes = Oui, ouvrir au réseau local
page-only-here = Le jeu n’est accessible que depuis l’ordinateur du serveur ; demandez à la personne qui l’a lancé de l’ouvrir aux autres.
page-lobby = Qui joue ?
page-ready = c’est bon
page-be-ready = C’est bon pour moi
page-wait-seats = La partie commencera dès que toutes les places seront prises.
page-wait-ready = La partie commencera dès que tout le monde sera prêt.
page-fill = Laisser jouer un bot
page-your-name = Votre nom
page-name = Nom
page-rename = Changer
page-join = Une invitation pour vous
page-join-who = Vous jouerez avec { $names }.
page-sit = Prendre place
page-watch = Regarder
page-fair = Un mélange sans triche
page-fair-explained = Avant la partie, le serveur montre l’empreinte de son secret ; chaque navigateur y ajoute un nombre tiré au hasard. À la fin, tout est révélé, et chacun peut refaire le calcul.

## L’accueil

page-start = Accueil
page-lead = Des tuiles triangulaires : assemblez les mêmes chiffres, complétez des hexagones, gagnez des points.
page-play-now = Jouer
page-plan = Adversaires : { $levels } · { $edition }
page-own-numbers = Règles maison
page-continue = Reprendre
page-ways = Autres façons de jouer
page-new-table = Nouvelle table
page-new-table-note = Choisissez les adversaires, les règles et l’objectif.
page-with-friends = Avec des amis
page-with-friends-note = Envoyez un lien ou montrez un code QR. Personne n’a besoin de compte.
page-on-device = Sur cet appareil
page-on-device-note = Il passe de main en main ; le chevalet est couvert entre les tours.
page-alone = En solo
page-alone-note = Solitaire : le plus de points possible.
page-day = Partie du jour
page-day-note = Chaque jour une nouvelle partie, la même pour tous.
page-replay-note = Revoyez une partie enregistrée, pas à pas.
page-games = Mes parties
page-games-note = Celles qui vous attendent et celles qui sont terminées.
page-rules-note = Avec des exemples à essayer.
page-paper-pad = Feuille de score
page-paper-pad-note = Pour de vraies tuiles, sur une vraie table.

## Listes

page-finished = terminée
page-unfinished = en cours
page-finished-games = Parties terminées
page-no-games = Pas encore de partie.
page-more = Voir plus

## Une nouvelle table

page-way = Comment voulez-vous jouer ?
page-way-bots = Contre des bots
page-way-friends = Avec des amis
page-way-device = Sur cet appareil
page-way-alone = En solo
page-seats = Places
page-add-seat = Ajouter une place
page-remove-seat = Retirer la place { $number }
page-seat-kind = Qui occupe la place { $number }
page-seat-name = Nom, place { $number }
page-seat-level = Niveau du bot, place { $number }
page-kind-me = Une personne ici
page-kind-invited = Personne invitée par lien
page-kind-open = Un bot, en attendant quelqu’un
page-kind-bot = Un bot
page-level-random = Hasard
page-level-greedy = Gourmand
page-level-casual = Tranquille
page-level-strong = Fort
page-level-expert = Expert
page-level-random-note = pose une tuile au hasard
page-level-greedy-note = prend le plus de points
page-level-casual-note = oublie parfois quelque chose, comme vous et moi
page-level-strong-note = réfléchit à la suite
page-level-expert-note = difficile à battre
page-edition = Version des règles
page-edition-german = Comme dans les règles allemandes : pioche vide −10.
page-edition-international = Comme dans les autres langues : pioche vide −5.
page-edition-early = Une version plus ancienne : un hexagone rapporte 50.
page-edition-triominos = Le cousin plus connu, joué jusqu’à 400.
page-numbers = Le barème, à consulter ou à modifier
page-numbers-back = Valeurs d’origine
page-number-target = Objectif
page-number-start = Bonus de départ
page-number-bridge = Pont
page-number-double = Double liaison
page-number-out = Dernière tuile
page-number-draw = Coût d’une tuile piochée
page-number-empty = Coût d’une pioche vide
page-number-hexagons = Un, deux, trois hexagones
page-number-deal = Tuiles distribuées à 2 · 4 · 6
page-clock-field = Temps par tour
page-clock-none = Sans limite
page-clock-day = Un jour
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-hints-field = Indices autorisés
page-alone-explained = Une tuile est posée au départ. Posez ce que vous pouvez ; le nombre de tuiles à piocher est limité.
page-rack-field = Tuiles sur le chevalet (0 à 20)
page-draws-field = Tuiles à piocher dans toute la partie
page-seed-field = Code de partie (le même code donne les mêmes tuiles)
page-open-table = Ouvrir la table
page-play = Jouer

## La partie du jour

page-day-of = Partie du jour, { $day }
page-days = Autres jours
page-day-before = Le jour d’avant
page-day-after = Le jour d’après
page-day-explained = 10 tuiles sur le chevalet, 20 à piocher, sans indice et sans reprendre de coup. Le premier essai compte.
page-day-play = Jouer
page-day-again = Rejouer, hors classement
page-day-list = Voir le classement du jour
page-day-empty = Personne ne l’a encore jouée.
page-day-fair = L’empreinte du secret du jour est publiée avant, le secret lui-même le lendemain : personne ne peut connaître les tuiles d’avance.
page-place-number = Rang
page-nameless = Anonyme

## Revoir

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

## Un autre appareil

page-device = Un autre appareil
page-device-claim = Continuer ici sous le même nom, avec les mêmes parties ?
page-device-yes = Oui, continuer ici
page-device-note = Un lien valable une seule fois : ouvrez-le sur votre téléphone pour y continuer sous le même nom, avec les mêmes parties. Ne le partagez pas.
page-device-link = Lien personnel
page-device-qr = Code QR du lien personnel
page-device-make = Créer un lien

## Réglages

page-set-language = Langue
page-set-theme = Apparence
page-set-theme-auto = Comme l’appareil
page-set-theme-light = Clair
page-set-theme-dark = Sombre
page-set-contrast = Contraste
page-set-contrast-auto = Comme l’appareil
page-set-contrast-normal = Couleurs
page-set-contrast-high = Fort, noir et blanc
page-set-motion = Animations
page-set-motion-auto = Comme l’appareil
page-set-motion-full = Activées
page-set-motion-none = Désactivées
page-set-pace = Rythme des autres
page-set-pace-slow = Lent
page-set-pace-normal = Normal
page-set-pace-fast = Rapide
page-set-pace-instant = Instantané
page-set-confirm = Valider un coup
page-set-confirm-touch = Sur écran tactile
page-set-confirm-always = Toujours
page-set-confirm-never = Jamais
page-set-sound = Son
page-set-shortcuts = Raccourcis clavier : + piocher, - finir le tour, « ? » que poser, / saisir un coup
page-set-notify = Me prévenir quand c’est à moi
page-set-notify-insecure = Les navigateurs ne permettent les notifications qu’en HTTPS ou sur cet ordinateur.

## La visite

page-tour = Un premier coup d’œil
page-tour-step = Étape { $step } sur { $steps }.
page-tour-1 = Les tuiles se touchent par un côté, et les chiffres qui se rencontrent sont les mêmes. Chaque chiffre a sa couleur ; six tuiles en cercle forment un hexagone.
page-tour-2 = Voici vos tuiles. Les claires peuvent être posées : choisissez-en une. Les sombres ne vont nulle part pour l’instant.
page-tour-3 = Les emplacements possibles s’allument avec leurs points. Un trait plein annonce un bonus. Touchez-en un ou faites-y glisser la tuile ; elle tourne toute seule.
page-tour-4 = Rien à poser ? Piochez une tuile ; cela coûte des points. Vous pouvez en piocher jusqu’à trois par tour.
page-tour-5 = Voici le total de chacun et combien de tuiles il lui reste. La feuille de score montre chaque tour, ligne par ligne.
page-tour-6 = Vous hésitez ? Ces boutons montrent ce que vous pouvez poser et ce que ferait l’expert. Amusez-vous bien !
page-tour-next = Suivant
page-tour-skip = Passer la visite
page-tour-done = À vous de jouer !
page-tour-again = Revoir la visite

## Autour de la table

page-besides = Et aussi
page-join-full = Toutes les places sont déjà prises. Vous pouvez tout de même regarder.
page-open-network-no = Non, seulement sur cet ordinateur
page-no-network = Cet ordinateur n’a pas d’adresse dans un réseau local pour le moment. Connectez-le à un réseau Wi-Fi et réessayez.
page-link-here = Ce lien ne fonctionne que sur cet ordinateur, par exemple dans un second navigateur.
page-for-others = Ouvrir quand même à d’autres
page-share-insecure = Les navigateurs n’offrent le bouton de partage que sur les pages HTTPS ; copiez le lien ou montrez le code QR.
page-table-rules = Règles
page-day-ranking = Le classement du jour
page-game-code = Code de partie : { $code }
page-choose-file = Choisir un fichier
page-verify-contribution = { $name } a apporté { $text }.
