### La page dans le navigateur : les boutons, la ligne qui dit quoi faire et ce que lit un lecteur d’écran.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-loading = Chargement…
page-offline = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
page-outdated = Dreistein a été mis à jour ; rechargez la page pour continuer.
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
page-say = Dire quelque chose
page-players = Joueurs
page-player = Joueur
page-points = Points
page-your-side = Votre côté de la table
page-clock = encore { $time }
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
page-tile-list = La table sous forme de liste
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-fit = Tout voir
page-last-again = Revoir les derniers coups
page-sound-off = Couper le son
page-sound-on = Activer le son
page-tile = Tuile { $tile }, valeur { $value }
page-tile-unfit = Tuile { $tile }, valeur { $value }, ne se pose nulle part
page-tile-locked = Tuile { $tile }, valeur { $value }, pas piochée pendant ce tour
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
page-place-unmarked = Poser
page-stock = { $count ->
    [0] pioche vide
   *[other] { $count } dans la pioche
}
page-draws-left = { $count ->
    [0] plus aucune
   *[other] encore { $count }
}
page-show-tiles = { $name } : voir mes tuiles
page-your-turn = À vous de jouer
page-seat-resigned = a abandonné
page-seat-held = pas là, un bot joue
page-seat-waiting = pas encore là
page-seat-away = pas là
page-seat-hinted = a demandé un indice
page-bot = { $name } ({ $level })

## La ligne qui dit quoi faire

page-say-gathering = On attend les autres joueurs.
page-say-round-over = La manche est finie.
page-say-sending = Un instant…
page-say-unsent = Pas de connexion : votre coup partira dès qu’elle reviendra.
page-say-pass-device = Passez l’appareil à { $name }.
page-say-open = Vous commencez avec { $tile } : choisissez l’emplacement au milieu.
page-say-choose-tile = À vous de jouer : choisissez une tuile.
page-say-unmarked = À vous de jouer : posez une tuile, ou piochez.
page-say-unmarked-drawn = Posez une tuile piochée, ou piochez encore.
page-say-must-place = Vous pouvez poser, c’est donc obligatoire : choisissez une tuile.
page-say-choose-place = Choisissez maintenant un emplacement.
page-say-drawn-fits = Vous pouvez la poser, ou piocher encore.
page-say-here = { $action } : touchez ici.
page-say-drawn-keep = Posez une des tuiles piochées, ou gardez-les.
page-say-sure-draw = Vous pouvez poser une tuile. Piocher quand même ?
page-say-sure-end = Vous pouvez poser une tuile. Finir le tour quand même ?
page-say-drawn-unfit = { $left ->
    [one] Elle ne va nulle part : piochez la dernière tuile de ce tour.
   *[other] Elle ne va nulle part : piochez encore, { $left } tuiles au plus.
}
page-say-must-draw = Rien à poser : piochez une tuile.
page-say-must-pass = Rien à poser et pioche vide : passez.
page-say-unfit = Cette tuile ne se pose nulle part.
page-say-only-drawn = Après avoir pioché, on ne pose que des tuiles piochées.
page-tell-draw-you = Vous piochez une tuile ({ SIGNED($points) }).
page-say-none-fits = { $count ->
    [one] Elle ne va nulle part : votre tour est fini.
    [3] Aucune des trois ne peut être posée : votre tour est fini.
   *[other] Aucune des { $count } ne peut être posée : votre tour est fini.
}
page-say-drawn-pass = Posez une des tuiles piochées, ou passez.
page-say-passing = Rien à poser et pioche vide : vous passez.
page-say-must-pass-undrawn = Rien à poser et vous ne pouvez plus piocher : passez.
page-say-passing-undrawn = Rien à poser et vous ne pouvez plus piocher : vous passez.
page-say-several = { $tiles } vont ici. Choisissez l’emplacement, puis la tuile.
page-say-tile-sum = { $tile } : { $sum }
page-say-triple-opens = Le trio le plus élevé commence : { $tile }.
page-say-value-opens = Personne n’a de trio, c’est donc la plus grande valeur qui commence : { $tile }.
page-which-tile = Quelle tuile ?
page-watching = Vous regardez la partie.
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-pad-bot = bot
page-pad-bot-note = Un bot a joué ce tour.
page-stand-in-short = { $count ->
    [one] un tour joué par un bot
   *[other] { $count } tours joués par un bot
}

## Menu, indice, coups tapés

page-undo = Reprendre le coup
page-undo-no = Refusé : le coup est maintenu.
page-settings = Réglages
page-set-language = Langue
page-rules = Règles
page-rule-of = La règle : { $about }
page-resign = Abandonner

## La fin d’une manche, d’une partie

page-replay = Revoir
page-see-result = Voir le résultat
page-practice = Partie d’entraînement : elle ne compte dans aucun classement.
page-practice-short = entraînement

## Des amis

page-invite = Inviter
page-your-name = Votre nom
page-watch = Regarder
page-fair = Un mélange sans triche

## L’accueil

page-start = Accueil
page-lead = Des tuiles triangulaires : associez les chiffres identiques, complétez des hexagones, marquez des points.
page-play-now = Jouer
page-plan = Contre { $levels } · { $edition }
page-own-numbers = Règles maison
page-must-place = Qui peut poser doit poser
page-unmarked = sans aide : rien n’est signalé
page-continue = Reprendre
page-ways = Autres façons de jouer
page-ladder = L’échelle
page-ladder-note = Huit adversaires, du plus facile au plus difficile.
page-new-table = Nouvelle table
page-new-table-note = Choisissez les adversaires, les règles et l’objectif.
page-with-friends = Avec des amis
page-with-friends-note = Envoyez un lien ou montrez un code QR. Personne n’a besoin de compte.
page-on-device = Sur cet appareil
page-on-device-note = Passez-le de main en main ; entre deux tours, le chevalet est caché.
page-alone = En solo
page-alone-note = Solitaire : le plus de points possible.
page-day = Partie du jour
page-day-note = Chaque jour une nouvelle partie, la même pour tous.
page-replay-note = Revoyez une partie enregistrée, pas à pas.
page-games = Mes parties
page-games-note = Celles qui vous attendent, et celles que vous avez finies.
page-rules-note = Avec des exemples à essayer.
page-puzzles = Problèmes
page-puzzles-note = Trouvez le meilleur coup.
page-lesson = Apprendre à jouer
page-lesson-note = Six petites étapes en cinq minutes.
page-lesson-offer = Première visite ? Apprenez en jouant, en cinq minutes.
page-paper-pad = Feuille de score
page-paper-pad-note = Pour jouer avec de vraies tuiles.

## Listes

page-finished = terminée
page-unfinished = en cours

## Une nouvelle table

page-level-random = Hasard
page-level-casual = Tranquille
page-level-greedy = Gourmand
page-level-strong = Fort
page-level-expert = Expert

## La partie du jour

page-day-of = Partie du jour, { $day }

## Autour de la table

page-besides = Et aussi
page-game-code = Code de partie : { $code }
