### Ce qui peut ne pas aller, en français.
###
### $found et les autres sont des nombres, des notations, du texte étranger entre "…", ou des mots de
### dreistein.rules.errors. Espace fine insécable (U+202F) devant : ; ! ? et dans les guillemets.

## Mots

found = { $found ->
    [list] une liste
    [object] un objet
    [large-number] un nombre de plus de 12 chiffres
    [strange] autre chose
   *[other] { $found }
}
where = { $where ->
    [record] Dans le fichier de partie
   *[other] Dans { $where }
}
type = { $type ->
    [object] un objet
    [list] une liste
    [text] un texte
    [texts] une liste de textes
    [tile] le texte d’une tuile
    [null] null, comme dans « hands »
   *[other] { $type }
}
unit = { $unit ->
    [MB] Mo
    [kB] ko
   *[other] { $unit }
}
fault = { $fault ->
    [value] une valeur manque ou est mal écrite
    [name] il manque le nom d’un champ, entre guillemets
    [colon] il manque les deux-points après le nom d’un champ
    [comma] il manque une virgule, ou le crochet ou l’accolade de fin
    [early] le texte finit trop tôt
    [more] quelque chose suit la fin
    [bytes] ces octets ne sont pas de l’UTF-8
    [quote] il manque le guillemet à la fin d’un texte
    [escape] un « \ » précède quelque chose qu’il ne peut pas précéder
    [control] un texte contient un saut de ligne ou un autre caractère de contrôle
    [deep] une valeur est imbriquée trop profondément
    [constant] une valeur contient NaN ou Infinity, qui ne sont pas des nombres
    [number] une valeur contient un nombre trop grand
   *[other] il est illisible
}

## Notation, nombres d’une table

error-no-such-tile = { $text } n’est aucune des 56 tuiles ; une tuile s’écrit avec trois chiffres de 0 à 5, dans le sens horaire à partir du plus petit, donc en ordre croissant, par exemple 012.
error-no-such-action = { $text } n’est pas une action ; écrivez une pose comme 453@1,0, + pour piocher ou - pour finir le tour sans poser.
error-unknown-edition = Il n’y a pas de version des règles { $name } ; versions connues : { $known }.
error-edition-shape = Une version des règles est un nom ou un objet, pas { found }.
error-edition-field = Une version des règles n’a pas de nombre nommé { $field } ; elle a { $known }.
error-edition-missing = Il manque « { $field } » à la version des règles ; ajoutez-le, ou partez d’une « base ».
error-edition-number = Dans la version des règles, « { $field } » ne peut pas être { found } ; c’est un nombre entier de { $least } à { $most }.
error-edition-list = Dans la version des règles, « { $field } » ne peut pas être { found } ; c’est une liste de { $length } nombres.
error-edition-length = { $found ->
    [one] Dans la version des règles, « { $field } » a { $found } nombre ; il en faut { $length }.
   *[other] Dans la version des règles, « { $field } » a { $found } nombres ; il en faut { $length }.
}
error-edition-flag = Dans la version des règles, « { $field } » ne peut pas être { found } ; c’est true ou false.
error-edition-name = Dans la version des règles, « name » ne peut pas être { found } ; c’est un texte de 1 à { $most } caractères.
error-edition-base = Dans la version des règles, « base » ne peut pas être { found } ; il faut l’un de ces noms : { $known }.
error-edition-deal = Dans la version des règles, « deal » ne peut pas être { found } ; c’est un objet avec le nombre de tuiles pour « 2 » à « 6 » joueurs.
error-edition-deal-players = Dans la version des règles, « deal » vaut pour « 2 » à « 6 » joueurs ; { $text } n’y a pas sa place.
error-edition-deal-missing = Dans la version des règles, « deal » ne dit pas combien de tuiles reçoit chacun des { $players } joueurs ; ajoutez « { $players } », ou partez d’une « base ».
error-deal-too-large = { $deal } tuiles à chacun des { $players } joueurs font { $needed } tuiles ; le jeu en a { $tiles }.
error-no-deal-for-players = Les tuiles de cette version des règles sont pour { $known } joueurs, pas pour { $players }.
error-small-set = À une table, on joue avec les 56 tuiles, pas avec { $tiles }.
error-player-count = { $found ->
    [one] { $found } joueur ne peut pas jouer ainsi ; on joue de 2 à 6 à une table, et seul en solitaire.
   *[other] { $found } joueurs ne peuvent pas jouer ; on joue de 2 à 6 à une table, et seul en solitaire.
}
error-solitaire-number = En solitaire, « { $field } » ne peut pas être { found } ; c’est un nombre entier de 0 à { $most }.
error-solitaire-nothing = En solitaire, il faut des tuiles sur le chevalet ou des tuiles à piocher ; les deux ne peuvent pas être 0.

## Distribution

error-tile-twice = La tuile { $tile } est distribuée deux fois ; chaque tuile n’existe qu’une fois.
error-tile-missing = { $found ->
    [one] La distribution a { $found } tuile, et { $tile } n’y est pas ; il faut toutes les { $tiles }.
   *[other] La distribution a { $found } tuiles, et { $tile } n’y est pas ; il faut toutes les { $tiles }.
}
error-not-in-set = La tuile { $tile } ne fait pas partie des { $tiles } tuiles de ce jeu.
error-deal-size = { $found ->
    [one] La place { $seat } (comptée à partir de 0) a reçu { $found } tuile ; il lui en faut { $wanted }.
   *[other] La place { $seat } (comptée à partir de 0) a reçu { $found } tuiles ; il lui en faut { $wanted }.
}
error-hand-count = { $found ->
    [one] La distribution a { $found } chevalet ; cette table en demande { $wanted }.
   *[other] La distribution a { $found } chevalets ; cette table en demande { $wanted }.
}
error-starting-tile = Seul le solitaire commence avec une tuile sur la table, et il le fait toujours.

## Actions

error-round-over = { $end ->
    [out] La manche est finie (la dernière tuile est posée) ; on ne peut plus y jouer.
   *[blocked] La manche est finie (bloquée) ; on ne peut plus y jouer.
}
error-match-over = La partie est finie ; il n’y a plus d’autre manche.
error-round-unfinished = La manche n’est pas encore finie ; la suivante commence après elle.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-must-open = La manche doit commencer avec la tuile { $tile }, sur la case 0,0.
error-start-cell = La tuile de départ va sur la case 0,0, pas sur { $cell }.
error-not-your-tile = La tuile { $tile } n’est pas sur le chevalet de la personne dont c’est le tour.
error-not-drawn = La tuile { $tile } n’a pas été piochée pendant ce tour ; après avoir pioché, on ne peut poser que { $drawn }.
error-occupied = Il y a déjà une tuile sur la case { $cell } ({ $there }) ; choisissez une case libre.
error-no-side = Aucun côté de la case { $cell } ne touche une tuile ; il en faut au moins un.
error-corner = Le { $number } de { $placement } tomberait sur le point { $point } de la grille, où il y a un { $there } ; les chiffres d’un même point doivent être les mêmes.
error-stock-empty = Il n’y a plus rien à piocher ; posez une tuile, ou terminez le tour avec -.
error-no-more-draws = { $draws ->
    [one] La seule tuile permise pendant ce tour est piochée ; posez { $drawn }, ou gardez-la avec -.
   *[other] Les { $draws } tuiles permises pendant ce tour sont piochées ; posez-en une ({ $drawn }), ou gardez-les avec -.
}
error-wrong-draw = La prochaine tuile de la pioche n’est pas { $tile }.
error-must-go-on = { $left ->
    [one] Le tour n’est pas encore fini : posez une tuile ou piochez-en une ; { $left } tuile peut encore être piochée.
   *[other] Le tour n’est pas encore fini : posez une tuile ou piochez-en une ; { $left } tuiles peuvent encore être piochées.
}
error-must-place = La tuile { $tile } peut être posée. À cette table, qui peut poser doit poser ; on ne peut piocher ou passer que si aucune tuile ne peut être posée.

## Fichiers de partie

error-too-large = { $part ->
    [record] Le fichier de partie dépasse la limite de { $most } { unit }.
    [round] Une manche dépasse la limite de { $most } { unit }.
    [value] La valeur dépasse la limite de { $most } { unit }.
   *[other] Le champ { $part } dépasse la limite de { $most } { unit }.
}
error-too-many-fields = Le fichier de partie dépasse la limite de { $most } champs.
error-not-json = Ce n’est pas un texte JSON en UTF-8 : { fault } (octet { $at }).
error-version = « dreistein » est { found } ; il faut 1, la version que ce programme lit.
error-missing-field = { where }, il manque { $field } ; un fichier de partie en a besoin.
error-wrong-type = { where }, on trouve { found } ; il faut { type }.
error-name-count = { $game ->
    [solitaire] { $found ->
        [one] « players » a { $found } nom ; en solitaire il y en a un seul.
       *[other] « players » a { $found } noms ; en solitaire il y en a un seul.
    }
   *[table] { $found ->
        [one] « players » a { $found } nom ; à une table il y en a de 2 à 6.
       *[other] « players » a { $found } noms ; à une table il y en a de 2 à 6.
    }
}
error-field-twice = { where }, { $field } figure deux fois dans le même objet ; écrivez-le une seule fois.
error-impossible-numbers = { $cause }
error-observed = Cette partie a été notée par quelqu’un qui ne voyait que la table. Personne ne connaît les chevalets ni la pioche, et il les faut ici.
error-opens-with-tile = Une manche commence par une tuile sur la case 0,0, pas par { $action }.
error-left-count = { $wanted ->
    [one] La place { $seat } (comptée à partir de 0) finit avec { $wanted } tuile ; « left » en indique { $there }.
   *[other] La place { $seat } (comptée à partir de 0) finit avec { $wanted } tuiles ; « left » en indique { $there }.
}
error-left-hands = { $found ->
    [one] « left » contient { $found } chevalet ; cette table en demande { $wanted }.
   *[other] « left » contient { $found } chevalets ; cette table en demande { $wanted }.
}
error-seat-count = { $actions ->
    [one] Il faut dans « seats » un chiffre pour { $actions } action, de 0 à { $last }.
   *[other] Il faut dans « seats » un chiffre pour chacune des { $actions } actions, de 0 à { $last }.
}
error-not-blocked = La manche n’était pas bloquée : on pouvait encore piocher, ou une tuile restante peut être posée.
error-other-turn = C’est à la place { $turn } (comptée à partir de 0) de jouer, pas à la place { $seat }.
error-no-places = Impossible de disposer les tuiles de façon à retrouver les points : il n’y a pas d’emplacement pour { $tile }, numéro { $number } de sa manche.
error-places-unclear = Les tuiles ont pu se trouver à trop d’endroits ; la recherche s’est arrêtée à { $tile }, numéro { $number } de sa manche. Notez où étaient quelques tuiles.
error-too-many-readings = Impossible de savoir qui a joué quoi : il y a trop de possibilités. Ajoutez « seats » à la manche, un chiffre pour chaque action.
error-sheet-text = La feuille n’est pas un texte en UTF-8 (octet { $at }).
error-sheet-players = La feuille ne dit pas qui joue. Commencez par une ligne comme : players Ada, Ben.
error-sheet-player = La ligne { $line } ne commence par aucun des noms : { $text }. Jouent { $known }.
error-sheet-word = Ligne { $line } : { $text } n’est pas une action. Écrivez 453@1,0, ou la tuile 345 et son bonus (bridge, double ou hexagon), + pour chaque tuile piochée, ou - pour un tour qui finit sans tuile.
error-sheet-number = Ligne { $line } : { $text } ne peut pas être un nombre de tuiles.
error-sheet-value = La ligne { $line } donne la valeur d’une tuile, mais pas ses chiffres.
error-sheet-games = { $found ->
    [one] Le fichier contient { $found } partie. Enregistrez une seule partie.
   *[other] Le fichier contient { $found } parties. Enregistrez une seule partie.
}
error-round-too-many = { $before ->
    [unfinished] Une autre manche suit alors que la précédente n’est pas finie.
   *[over] Une autre manche suit alors que la partie était finie.
}
error-no-round = { $rounds ->
    [one] Le fichier de partie a { $rounds } manche ; il n’y a pas de manche { $round }, en comptant à partir de 0.
   *[other] Le fichier de partie a { $rounds } manches ; il n’y a pas de manche { $round }, en comptant à partir de 0.
}
error-no-position = { $actions ->
    [one] La manche { $round } a { $actions } action ; il n’y a pas de position après { $at }.
   *[other] La manche { $round } a { $actions } actions ; il n’y a pas de position après { $at }.
}
error-not-over = On ne peut le lire qu’une fois la partie finie, et celle-ci continue.

## Tables, connexions, serveur

error-no-such-table = Cette table n’existe pas, ou ce lien n’y mène pas.
error-no-such-seat = Cette place n’existe pas à cette table.
error-seat-taken = Quelqu’un y est déjà assis ; prenez une autre place, ou regardez.
error-table-full = Toutes les places sont prises ; vous pouvez regarder.
error-not-your-seat = Cette place n’est pas la vôtre ; vous ne pouvez donc pas y jouer.
error-only-watching = Vous regardez ; ce sont les personnes assises à la table qui jouent.
error-too-many-phrases = { $seconds ->
    [one] Laissez un instant la parole aux autres. Vous pourrez reparler dans { $seconds } seconde.
   *[other] Laissez un instant la parole aux autres. Vous pourrez reparler dans { $seconds } secondes.
}
error-too-many-names = Vous avez assez changé de nom et d’apparence. Attendez la prochaine partie.
error-table-worn-out = Il s’est passé tant de choses à cette table que rien n’y tient plus. Ouvrez-en une autre.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-not-playing = Aucune manche n’est en cours ; il n’y a donc rien à jouer.
error-bot-plays = Un bot joue maintenant à cette place.
error-too-late = La partie a avancé entre-temps. Regardez de nouveau.
error-seal-changed = Votre contribution à ce mélange est déjà scellée et ne peut plus être échangée.
error-not-sealed = Les contributions au mélange ne sont révélées qu’une fois toutes scellées.
error-wrong-share = Ce n’est pas la contribution au mélange qui a été scellée.
error-told-otherwise = On a indiqué à votre appareil, pour ce mélange, autre chose que ce que la table a enregistré.
error-not-between = La manche suivante sera distribuée quand celle-ci sera finie.
error-match-too-long = Une partie compte au plus { $most } manches. Ouvrez une nouvelle table.
error-no-challenge = Un défi se lance à partir d’un solitaire ou d’une partie à deux, terminés et hors entraînement.
error-already-tried = Vous connaissez déjà ces tuiles : un défi se joue une seule fois.
error-too-many-challenges = Vous avez déjà { $most } défis ; supprimez d’abord quelques-unes de ces parties.
error-broken-link = Ce lien ne mène à aucun défi : il est incomplet, ou la partie a été supprimée. Demandez qu’on vous le renvoie.
error-challenge-full = { $most } personnes ont relevé ce défi, et c’est le maximum.
error-no-moment = Ce lien ne montre plus de partie : il a été désactivé, ou la partie a été supprimée.
error-too-many-moments = Vous avez déjà { $most } liens vers vos parties ; désactivez-les d’abord sous « Vos données ».
error-being-forgotten = Vos données sont en cours de suppression. Ensuite, vous pourrez repartir de zéro.
error-day-not-over = La partie d’aujourd’hui reste dans votre liste jusqu’à demain, pour qu’on ne la joue qu’une fois.
error-not-over-yet = La partie n’est pas finie. Le fichier de partie et la preuve du mélange seront visibles ensuite.
error-already-over = La partie est déjà finie.
error-not-gathering = La partie a commencé ; cela ne peut donc plus être changé.
error-nothing-to-undo = Vous n’avez rien à reprendre dans cette manche.
error-undo-past-draw = Une tuile a été piochée depuis : ce coup ne peut plus être repris.
error-no-undo = Rien ne peut être repris dans la partie du jour.
error-no-undo-asked = Personne ne demande à reprendre un coup.
error-cannot-resign = Il n’y a personne d’autre à cette table : quittez simplement la partie.
error-no-hints = Il n’y a pas d’indices à cette table.
error-hint-not-your-turn = Vous aurez un indice quand ce sera à vous de jouer.
error-too-many-tables = Il y a { $most } tables inachevées, et on ne peut pas en garder davantage ; finissez-en une d’abord.
error-too-many-watching = Il y a { $most } connexions à cette table, et il ne peut pas y en avoir davantage.
error-seat-plan = Une table a de 2 à 6 places, une seule en solitaire. Au moins une est pour la personne qui l’ouvre, et chaque bot a un niveau.
error-clock-range = Un tour dure de { $least } à { $most } secondes, pas { $found }.
error-seed-length = Un code de partie a de 1 à { $most } caractères.
error-seed-people = Un code de partie ne se choisit qu’en solitaire : le connaître, c’est connaître toutes les tuiles.
error-restarting = Le serveur redémarre ; revenez dans un instant.
error-not-here = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas { $method } ; elle accepte { $known }.
error-body-too-large = Ce qui a été envoyé dépasse { $most } ko, et le reste n’est pas lu.
error-body-too-slow = Ce qui devait être envoyé n’est pas arrivé en { $seconds } secondes.
error-too-fast = { $seconds ->
    [one] Trop de demandes d’un coup ; attendez { $seconds } seconde, puis continuez.
   *[other] Trop de demandes d’un coup ; attendez { $seconds } secondes, puis continuez.
}
error-too-many-connections = Il y a déjà trop de connexions ; fermez-en une, ou réessayez plus tard.
error-wrong-host = Ce serveur ne répond pas sous le nom { $host }.
error-wrong-origin = Cela vient d’une page d’un autre site ({ $origin }) ; la demande est refusée.
error-link-expired = Ce lien a déjà servi, est trop ancien ou incomplet ; créez-en un autre sur l’autre appareil.
error-words-unknown = Personne n’a ces six mots. Vérifiez chaque lettre ; si de nouveaux mots ont été créés depuis, seuls ceux-là comptent.
error-no-way-back = Cet appareil ne peut pas revenir à d’autres parties ; ce n’est possible que pendant un jour.
error-foreign-link = Il n’y a de codes QR que pour les liens vers ce serveur.
error-not-from-here = Cela n’est possible que depuis un navigateur sur l’ordinateur du serveur.
error-unforeseen = Une erreur s’est produite dans le serveur. Elle est notée dans son journal ; réessayez dans un instant.
error-field-missing = Il manque le champ { $field }.
error-field-type = Le champ { $field } contient { found } ; il faut { type }.
error-field-number = Le champ { $field } contient { found } ; il faut un nombre entier de { $least } à { $most }.
error-field-flag = Le champ { $field } contient { found } ; il faut true ou false.
error-field-choice = Le champ { $field } contient { found } ; les valeurs possibles sont { $known }.
error-field-length = Le champ { $field } a trop ou trop peu d’éléments ; il en faut de { $least } à { $most }.
error-field-text = Le champ { $field } contient { found } ; il faut un texte de { $least } à { $most } caractères.
error-field-form = Le champ { $field } n’est pas écrit comme il le faut : { found }.
error-no-hello = Le premier message d’une connexion est hello, dans les { $seconds } secondes.
error-hello-twice = La connexion a déjà dit hello ; cela se fait une seule fois.
error-binary-message = Les messages sont des textes ; celui-ci était binaire.
error-too-many-mistakes = Trop de messages étaient illisibles ; la connexion prend donc fin.
error-page-outdated = Dreistein a été mis à jour (protocole { $protocol }) ; rechargez la page pour continuer.

## Base de données

error-stale-log = Entre-temps, autre chose s’est passé à cette table ; regardez à nouveau, puis décidez.
error-not-stored = Cela n’a pas pu être enregistré et n’a donc pas eu lieu ; réessayez dans un instant.
error-maybe-stored = Le stockage ne répond plus ; vérifiez dans un instant si cela a eu lieu.
error-not-read = Cela n’a pas pu être lu ; réessayez dans un instant.
error-no-room = Le disque du serveur est presque plein. Les parties en cours continuent, mais rien de nouveau ne peut être ouvert.
error-log-damaged = Cette table est endommagée dans la base de données. La personne qui gère le serveur peut la restaurer.
error-database-unreachable = La base de données { $path } ne peut pas être ouverte ; vérifiez que son dossier existe, qu’on peut y écrire et que le disque n’est pas plein.
error-database-foreign = { $path } n’est pas une base de données de Dreistein et reste telle quelle ; indiquez un autre fichier.
error-database-older = La base de données { $path } date d’avant Dreistein 1.0.0 et ne peut pas être ouverte ; choisissez-en une nouvelle.
error-database-newer = La base de données { $path } est de version { $version }, et ce Dreistein connaît les versions jusqu’à { $newest } ; un Dreistein plus récent peut l’ouvrir.
error-database-in-use = Un autre programme utilise la base de données { $path } ; arrêtez-le ou indiquez un autre fichier.
error-database-damaged = La base de données { $path } est endommagée ; remplacez-la par une sauvegarde.
error-postgres-unreachable = PostgreSQL est injoignable à { $path } ({ $reason }).
error-postgres-foreign = La base de données { $path } contient des tables qui ne sont pas de Dreistein et reste telle quelle ; indiquez-en une vide.
error-copy-unfinished = La base de données { $path } est une copie incomplète ; relancez « dreistein store copy » pour la terminer.
error-copy-target = { $path } contient déjà autre chose et reste tel quel ; indiquez une base de données vide.
error-backup-exists = { $path } existe déjà et n’a pas été modifié. Indiquez un autre fichier.

## Partie du jour, bots

error-no-date = { $text } n’est pas une date ; écrivez-la comme { $example }.
error-day-before-first = Il n’y avait pas de partie du jour le { $day } ; la première date du { $first }.
error-day-ahead = La partie du { $day } n’est pas encore ouverte ; nous sommes le { $today } (UTC).
error-day-secret = Le secret du { $day } sera révélé quand ce jour sera passé (UTC).
error-busy = Le serveur a trop à calculer en ce moment ; réessayez dans un instant.

## Preuve du mélange

error-proof-field = La preuve du fichier de partie est illisible : { $field } manque ou est mal écrit.
error-wrong-commitment = L’empreinte du fichier de partie n’est pas celle du secret.
error-wrong-seal = La contribution de la place { $seat } (comptée à partir de 0) n’est pas celle qui a été scellée.
error-wrong-seed = Le code de partie ne découle pas de ce que dit la preuve, qui donne { $seed }.
error-wrong-deal = La manche { $round } (comptée à partir de 0) n’a pas été distribuée comme le veut le code de partie.

## Feuilles de score

error-no-pad = Cette feuille de score n’existe pas ; redemandez le lien.
error-not-your-pen = Le stylo de cette feuille de score est maintenant dans d’autres mains.
error-pad-moved-on = La feuille de score a changé entre-temps ; regardez-la, puis écrivez.
error-pad-full = Cette feuille de score est pleine ; commencez une nouvelle partie.
error-pad-quota = Trop de saisies aujourd’hui depuis cette connexion ; revenez demain.
error-pad-entry = Une feuille de score ne peut pas contenir { $found } ; elle ne contient que ce qu’y écrit la page.
error-pen-kept = La personne qui a le stylo de cette feuille de score ne l’a pas passé.

## Analyse

error-coach-empty = Le fichier de partie ne contient encore aucune action : il n’y a rien à analyser.
error-coach-long = Le fichier de partie contient plus de { $most } actions ; une analyse n’en accepte pas davantage.
error-coach-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-coach-workers = Le processus qui juge une décision s’est arrêté { $times } fois ; l’analyse ne peut pas continuer.
error-no-again = Cette partie ne peut pas être reprise à partir de là.
error-reviews-full = Beaucoup de parties attendent déjà une analyse. Réessayez dans quelques minutes.
error-too-many-reviews = { $most } de vos analyses sont encore en attente. Attendez que l’une d’elles soit prête, ou annulez-la.
error-review-quota = Vous avez eu assez d’analyses pour aujourd’hui. Revenez demain.
error-no-review = Cette analyse n’est plus conservée. Ouvrez le fichier encore une fois.
error-no-puzzle = Le problème { $number } n’existe pas ; ils sont numérotés de 1 à { $last }.
error-no-such-puzzle = Aucun problème n’a à la fois ce thème, cette difficulté et cette règle de pioche.
error-bad-puzzle = Ce problème est illisible : il ne vient pas de Dreistein.
error-puzzle-file = Ce n’est pas un fichier de problèmes ; « analyse --puzzles » en écrit un, et la page aussi.
error-puzzle-move = Dans ce problème, { $text } n’est pas possible. { $cause }
error-needs-server = Il faut d’autres personnes pour cela, et le jeu fonctionne ici sans serveur.
error-no-copy = Ce fichier ne contient aucune partie de Dreistein à récupérer.
error-copy-newer = Ce fichier vient d’une version plus récente de Dreistein. Rechargez la page, puis ouvrez-le de nouveau.
error-device-full = Il ne reste presque plus de place sur cet appareil. Les parties en cours continuent, mais impossible d’en commencer d’autres. Enregistrez vos parties dans un fichier et faites de la place.
