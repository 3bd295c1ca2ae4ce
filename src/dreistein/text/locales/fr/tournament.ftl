### Les tournois, et les bots derrière un tube

tour-title = { $count ->
    [one] { $matches } partie à { $players } joueurs · { $edition } · code de partie { $seed }
   *[other] { $matches } parties à { $players } joueurs · { $edition } · code de partie { $seed }
}
tour-bot = Bot
tour-matches = Parties
tour-wins = Victoires
tour-margin = 95 %
tour-points = Points par manche
tour-rating = Classement Elo
tour-millis = ms par décision
tour-slowest = la plus lente
tour-chance = Les victoires sont comptées par place, les victoires partagées au prorata ; à force égale, chaque place en gagnerait { $share }.
tour-nothing = Aucun bloc n’est encore complet, il n’y a donc rien à dire.
tour-sprt-better = { $first } est meilleur que { $second }.
tour-sprt-not-better = { $first } n’est pas meilleur que { $second }, ou pas assez nettement.
tour-sprt-undecided = On ne sait pas encore si { $first } est meilleur que { $second }.
tour-sprt-measured = Testé : { $p0 } contre { $p1 } des victoires ; log du rapport de vraisemblance { $llr }, bornes { $low } et { $high }.
tour-incidents = Incidents ; chaque fois, une action permise a été jouée à la place. Le premier : bloc/table/rotation/manche/action, en comptant à partir de 0.
tour-incident-start = n’a pas pu démarrer
tour-incident-hello = n’a pas répondu au salut
tour-incident-late = a pris plus du double de son temps
tour-incident-died = s’est arrêté
tour-incident-closed = a cessé de lire ou d’écrire
tour-incident-flood = a trop écrit
tour-incident-nonsense = n’a pas donné de réponse lisible
tour-incident-illegal = a choisi une action interdite
tour-incident-given-up = s’est arrêté trop souvent et n’a plus été relancé
tour-incident-failed = a échoué sur une erreur
tour-progress = Parties
tour-stopped = Arrêté après { $matches } parties sur { $all } ; avec --state, on pourrait reprendre plus tard.
tour-stopped-kept = Arrêté après { $matches } parties sur { $all } ; la même commande reprendra là.
tour-worker-died = Un processus de travail s’est arrêté ({ $how }) ; sa partie est rejouée.

cli-tournament = faire jouer des bots entre eux avec les mêmes tuiles, et dire lequel est le meilleur
cli-bot = faire jouer un bot par l’entrée et la sortie standard, pour d’autres programmes
cli-meta-bot = BOT
cli-meta-folder = DOSSIER
cli-bot-name = pip, frida, max, zora, bruno, hilda, klara, sofia (du plus faible au plus fort), random, greedy, { "casual" }, sampler, strong ou expert, aussi avec des options, comme dans { "strong:worlds=50" }
cli-bot-seed = la graine du hasard du bot
cli-join = asseoir un bot à une table de n’importe quel serveur, pour jouer avec les gens qui s’y trouvent
cli-meta-link = LIEN
cli-join-link = le lien pour amis d’une table : { "https://…/join/…" }
cli-join-bot = le bot : un nom comme frida, { "cmd:./my-bot" } ou { "py:mine:MyBot" }
cli-join-name = son nom à la table (par défaut : celui du bot)
cli-join-millis = millisecondes par décision (par défaut : 1000)
cli-join-once = partir après une partie au lieu de rester pour la suivante
join-seated = { $name } joue à la place { $seat }. Ctrl+C l’arrête.
join-over = La partie est finie : { $totals }
cli-bot-check = vérifier qu’un programme parle le protocole des bots
cli-check-bot = le programme : { "cmd:./my-bot" }
cli-check-positions = sur combien de positions il est interrogé (par défaut : 1000)
cli-check-millis = millisecondes par décision ; le double est trop tard (par défaut : 1000)
cli-bot-log = ajouter à ce fichier ce qui est dit aux programmes et ce qu’ils répondent
cli-check-seed = la graine des positions
check-start = Il ne démarre pas : { $reason }.
check-hello = Il ne répond pas au salut par un nom en 10 secondes : { $reason }.
check-late = Aucune réponse en { $millis } ms, à une table pour { $players } ({ $edition }) après { $history } actions : { $reason }.
check-died = Au lieu de répondre, il s’est arrêté ou a fermé un canal, à une table pour { $players } ({ $edition }) après { $history } actions : { $reason }.
check-nonsense = Sa réponse est illisible, à une table pour { $players } ({ $edition }) après { $history } actions : { $reason }
check-illegal = { $action } n’est pas une action permise, à une table pour { $players } ({ $edition }) après { $history } actions.
check-extra = Interrogé avec un champ qu’il ne connaît pas, il a donné { $action } au lieu d’une action permise, à une table pour { $players } ({ $edition }) après { $history } actions ; les champs inconnus sont à ignorer.
check-flood = Il a trop écrit sans être interrogé, à une table pour { $players } ({ $edition }) après { $history } actions : { $reason }.
check-quit = Il tournait encore { $millis } ms après l’ordre de quitter.
check-stays = Il tournait encore { $millis } ms après la fin de son entrée ; il survivrait à l’arrêt brutal d’une table.
check-passed = { $name } parle le protocole et a répondu sur { $positions } positions.
cli-tour-bots = les bots : des noms comme strong, { "strong:worlds=50" } ou { "cmd:./my-bot" }
cli-tour-players = nombre de bots par table, de 2 à 6 (2 par défaut)
cli-tour-matches = nombre de parties, arrondi à des blocs entiers (200 par défaut ; avec --sprt, 20000 au plus)
cli-tour-blocks = ou bien le nombre de blocs : les mêmes tuiles à chaque table, dans chaque rotation des places
cli-tour-millis = millisecondes par décision, pour les bots qui ne le disent pas eux-mêmes
cli-tour-fresh = relancer les programmes à chaque partie au lieu de les garder
cli-tour-sprt = arrêter dès qu’il est prouvé que le premier bot est meilleur que le second, ou non
cli-tour-p0 = --sprt : cette part des victoires ne compte pas encore comme meilleure (par défaut, celle du hasard)
cli-tour-p1 = --sprt : cette part des victoires compte comme meilleure (0.05 de plus par défaut)
cli-tour-alpha = --sprt : combien de fois on peut dire « meilleur » à tort (0.05 par défaut)
cli-tour-beta = --sprt : combien de fois on peut dire « pas meilleur » à tort (0.05 par défaut)
cli-tour-state = garder ce qui est joué dans ce fichier, et reprendre à partir de là
cli-tour-records = garder chaque partie dans un fichier de ce dossier
self-stopped = Arrêté après { $matches } parties sur { $all } ; la même commande reprend là.
self-done = { $matches } parties sont dans { $folder }.
self-incidents = Incidents ; chaque fois, une action permise a été jouée à la place (dans les données : stand_in) :
cli-selfplay = jouer des parties entre bots et garder chaque décision comme données
cli-self-folder = le dossier des données ; s’il existe déjà, il est continué
cli-self-bots = les bots par place, répétés jusqu’à remplir la table (par défaut : greedy)
cli-self-matches = combien de parties (par défaut : 100)
