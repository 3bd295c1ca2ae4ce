### Ce que le serveur ne fait pas, et pourquoi

## À une table

error-no-such-table = Cette table n’existe pas, ou ce lien n’y mène pas.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table ; elle a les places 0 à { $last }.
error-seat-taken = Quelqu’un y est déjà assis ; prenez une autre place, ou regardez.
error-table-full = Toutes les places sont prises ; vous pouvez regarder.
error-not-your-seat = La place { $seat } n’est pas la vôtre ; vous ne pouvez donc pas y jouer.
error-only-watching = Vous regardez ; ce sont les personnes assises à la table qui jouent.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-not-playing = Aucune manche n’est en cours ; il n’y a donc rien à jouer.
error-bot-plays = Un bot joue maintenant à cette place.
error-too-late = La partie a continué entre-temps (manche { $round }, action { $ply }) ; regardez de nouveau.
error-not-between = La manche suivante est distribuée quand une manche est finie, et celle-ci continue.
error-match-too-long = Cette partie a déjà eu { $most } manches, et aucune table n’en distribue plus ; ouvrez-en une nouvelle.
error-not-over-yet = La partie n’est pas finie ; son enregistrement et son mélange seront montrés ensuite.
error-already-over = La partie est déjà finie.
error-not-gathering = La partie a commencé ; cela ne peut donc plus être changé.
error-nothing-to-undo = Vous n’avez rien à reprendre dans cette manche.
error-undo-past-draw = Une tuile a été piochée depuis, et ce qui a été vu reste vu.
error-no-undo = Rien ne peut être repris dans la partie du jour.
error-no-undo-asked = Personne ne demande à reprendre quoi que ce soit.
error-cannot-resign = Il n’y a personne d’autre à cette table face à qui abandonner.
error-no-hints = Il n’y a pas d’indices à cette table.
error-hint-not-your-turn = Un indice est réservé à qui doit jouer.
error-too-many-tables = Il y a { $most } tables inachevées, et on ne peut pas en garder davantage ; finissez-en une d’abord.
error-too-many-watching = Il y a { $most } connexions à cette table, et il ne peut pas y en avoir davantage.
error-seat-plan = Une table a de 2 à 6 places, une seule en solitaire, dont au moins une pour la personne qui l’ouvre, et chaque bot a un niveau.
error-clock-range = L’horloge ne peut pas être { $found } ; elle donne de { $least } à { $most } secondes par tour.
error-seed-length = Un code de partie a de 1 à { $most } caractères.
error-seed-people = Un code de partie ne se choisit qu’en solitaire : qui le connaît connaît toutes les tuiles.
error-restarting = Le serveur redémarre ; revenez dans un instant.

## Sur le web

error-not-here = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas { $method } ; elle accepte { $known }.
error-body-too-large = Ce qui a été envoyé dépasse { $most } ko, et le reste n’est pas lu.
error-body-too-slow = Ce qui devait être envoyé n’est pas arrivé en { $seconds } secondes.
error-too-fast = { $seconds ->
    [one] C’était trop en peu de temps ; attendez { $seconds } seconde, puis continuez.
   *[other] C’était trop en peu de temps ; attendez { $seconds } secondes, puis continuez.
}
error-too-many-connections = Il y a déjà trop de connexions ; fermez-en une, ou réessayez plus tard.
error-wrong-host = Ce serveur ne répond pas sous le nom { $host }.
error-wrong-origin = Cela vient d’une page d’un autre site ({ $origin }) ; ce n’est donc pas fait.
error-link-expired = Ce lien a déjà servi, est trop ancien ou incomplet ; créez-en un autre sur l’autre appareil.
error-foreign-link = Un code n’est dessiné que pour les liens vers ce serveur.
error-not-from-here = Seul un navigateur sur la machine du serveur peut faire cela.
error-unforeseen = Une erreur s’est produite dans le serveur. Elle est notée dans son journal ; réessayez dans un instant.

## Ce qui a été envoyé

error-field-missing = Il manque le champ { $field }.
error-field-type = Le champ { $field } contient { found } ; il faut { type }.
error-field-number = Le champ { $field } contient { found } ; il faut un nombre entier de { $least } à { $most }.
error-field-flag = Le champ { $field } contient { found } ; il faut true ou false.
error-field-choice = Le champ { $field } contient { found } ; les valeurs possibles sont { $known }.
error-field-length = Le champ { $field } a trop ou trop peu d’éléments ; il en a de { $least } à { $most }.
error-field-text = Le champ { $field } contient { found } ; il faut un texte de { $least } à { $most } caractères.
error-field-form = Le champ { $field } n’est pas écrit comme il le faut : { found }.

## Sur une connexion

error-no-hello = Le premier message d’une connexion est hello, dans les { $seconds } secondes.
error-hello-twice = La connexion a déjà dit hello ; cela se fait une seule fois.
error-binary-message = Les messages sont des textes ; celui-ci était binaire.
error-too-many-mistakes = Trop de messages étaient illisibles ; la connexion prend donc fin.
