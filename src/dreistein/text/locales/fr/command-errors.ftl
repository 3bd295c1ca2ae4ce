### Ce qui peut être faux dans un appel de la commande.

error-port-in-use = Autre chose répond déjà sur le port { $port } ; donnez-en un autre avec --port.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
error-database-url = La base de données { $text } est d’un genre que ce programme ne connaît pas ; donnez un fichier ou une adresse de PostgreSQL.
error-postgres-tools = PostgreSQL a ses propres programmes pour cela : pg_dump et pg_restore.
error-usage-origin = { $text } n’est pas une origine ; écrivez par exemple { "https://example.org" }, sans chemin.
error-usage-proxy = { $text } n’est pas l’adresse d’un proxy ; écrivez par exemple 127.0.0.1 ou 10.0.0.0/8.
error-usage-engine = { $folder } n’est pas le dossier créé par make static ; indiquez celui-ci.
error-usage-limit = { $text } n’est pas une limite ; écrivez NOM=NOMBRE, avec l’un des noms { $known }.
error-hint-over = La manche { $round } (en comptant à partir de 0) y est terminée, il n’y a rien à choisir ; --at revient à une position précédente, et { "--round" } à une autre manche.
error-no-such-rule = Il n’y a pas de règle { $text } ; il y a { $known }.
error-no-such-bot = Il n’y a pas de bot { $text } ; il y a { $known }, ainsi que { "cmd:" } suivi d’un programme ou { "py:" } suivi d’un module et d’une classe.
error-bot-spelling = Le bot { $text } est illisible ; écrivez-le comme dans { "strong:worlds=50" } ou { "py:mine:MyBot" }.
error-bot-class = Le bot { $bot } n’a pas pu être chargé : { $reason }.
error-no-bot-class = { $bot } n’est pas un bot : un bot a un { "name" } et une méthode { "choose" }.
error-join-link = { $text } n’est pas une invitation ; elle a cette forme : { "https://dreistein.example/join/KEY" }.
error-join-server = Le serveur { $address } est injoignable : { $reason }.
error-join-refused = Le serveur dit : { $message }
error-bot-option = Le bot { $bot } n’a pas d’option { $text } ; il a { $known }.
error-bot-no-options = Le bot { $bot } n’a pas d’options ; retirez { $text }.
error-bot-option-value = L’option { $option } du bot { $bot } ne peut pas être { $text }.
error-bot-unavailable = Le bot { $bot } a besoin de { $package }, qui n’est pas installé.
error-bot-command = La commande du bot { $text } est illisible : un guillemet reste ouvert, ou rien ne suit { "cmd:" }.
error-bot-program = Le programme { $program } ne peut pas être lancé : il n’y en a pas de ce nom, ou il n’est pas exécutable.
error-tournament-bots = Un tournoi a besoin d’au moins deux bots différents.
error-tournament-sprt-bots = --sprt compare deux bots différents, et il y en a { $found } ici ; nommez-en deux.
error-tournament-no-state = Le fichier { $file } n’est pas un tournoi ; indiquez-en un qu’un tournoi a écrit, ou un nouveau.
error-tournament-other = Le fichier { $file } est celui d’un autre tournoi, avec un autre { $setting } ; répétez la commande qui l’a commencé, ou indiquez un nouveau fichier.
error-tournament-damaged = La ligne { $line } du fichier { $file } est illisible ; elle a été modifiée, ou le disque est défaillant.
error-tournament-in-use = Un autre tournoi écrit dans le fichier { $file } ; attendez sa fin, ou indiquez un autre fichier.
error-tournament-unwritten = Impossible d’écrire le fichier { $file } : { file-fault } ; le tournoi s’arrête, et ce que --state a déjà est gardé.
error-tournament-workers = La partie { $turn } de la table { $table } du bloc { $block } (en comptant à partir de 0) a arrêté son processus { $times } fois, la dernière avec { $how } ; le tournoi ne peut pas continuer.
error-usage-on = { option } ne va qu’avec --on ray ; ajoutez-le, ou retirez { option }.
error-cluster-none = Aucun cluster ne répond à l’adresse { $address } ; démarrez-en un avec { "ray start --head" }.
error-cluster-version = Une machine du cluster a Dreistein { $found }, alors qu’ici c’est { $own } ; installez la même version sur toutes.
error-cluster-bare = Une machine du cluster n’a pas Dreistein ; installez la version { $own } sur toutes.
error-simulation-no-state = Le fichier { $file } n’est pas une simulation ; indiquez-en un qu’une simulation a écrit, ou un nouveau.
error-simulation-other = Le fichier { $file } est celui d’une autre simulation, avec un autre { $setting } ; répétez la commande qui l’a commencée, ou indiquez un nouveau fichier.
error-selfplay-no-data = Le fichier { $file } n’a pas été écrit par selfplay ; indiquez un dossier qui ne le contient pas, ou un nouveau.
error-selfplay-other = Le dossier { $folder } contient d’autres données, avec un autre { $setting } ; répétez la commande avec laquelle elles ont commencé, ou indiquez un nouveau dossier.
error-selfplay-unwritten = Le fichier { $file } ne peut pas être écrit : { file-fault } ; les parties complètes des données sont gardées.
error-selfplay-workers = Les parties à partir de { $first } ont arrêté leur processus { $times } fois, la dernière avec { $how }.
error-usage-share = { option } ne peut pas être { $text } ; c’est un nombre entre 0 et 1, par exemple 0.05.
error-usage-sprt = { option } ne va qu’avec --sprt ; ajoutez-le, ou retirez { option }.
error-usage-sprt-shares = --p0 est { $low } et --p1 est { $high } ; --p0 doit être le plus petit.
error-usage-sprt-errors = --alpha est { $alpha } et --beta est { $beta } ; ensemble, ils doivent rester en dessous de 1.
error-usage-matches = --matches et --blocks disent la même chose de deux façons ; retirez l’un des deux.
error-usage = Cette commande est incompréhensible : { $problem } ; { $command } --help dit ce qui est possible.
error-usage-command = Il n’y a pas de commande { $text } ; il y a { $known }.
error-usage-choice = { option } ne peut pas être { $text } ; choix possibles : { $known }.
error-usage-number = { option } ne peut pas être { $text } ; c’est un nombre entier de { $least } à { $most }.
error-usage-missing = { $argument ->
    [FILE] { $command } demande un fichier ; { $command } --help dit ce qui est possible.
    [DEPTH] { $command } demande une profondeur ; { $command } --help dit ce qui est possible.
   *[other] { $command } demande { $argument } ; { $command } --help dit ce qui est possible.
}
error-usage-unknown = { $command } ne connaît pas { $text } ; { $command } --help dit ce qui est possible.
error-usage-value = Il manque quelque chose après { option } ; { $command } --help dit ce qui est possible.
error-usage-no-value = { option } s’emploie seul ; retirez { $text }.
error-usage-ambiguous = { $text } peut vouloir dire plusieurs choses ({ $known }) ; écrivez-le en entier.
error-usage-seed = Le code de partie a { $found } caractères ; il peut en avoir { $most } au plus.
error-usage-edition = --edition { $text } n’est pas un objet JSON ; donnez-en un, ou l’un des noms { $known }.
error-usage-solitaire = { option } ne va qu’avec --solitaire ; ajoutez-le, ou retirez { option }.
error-usage-players = --players ne va pas avec --solitaire, où l’on joue seul ; retirez l’un des deux.
error-usage-together = { option } ne s’utilise pas avec { $other } ; retirez l’un des deux.
error-no-opponent = Il n’y a pas d’adversaire { $text } ; choisissez parmi { $known }, ou un numéro de 1 à { $most }.
error-opponent-count = Adversaires nommés : { $found } ; il en faut { $wanted }. Nommez-en un par place, ou un seul pour toutes.
error-resume-over = Il ne reste rien à jouer : la partie de ce fichier est finie, ou n’a aucune manche.
error-no-file = Le fichier { $file } est inutilisable : { file-fault }.
error-no-output = Impossible d’écrire la sortie : { file-fault }.
error-extra-missing = Il manque le paquet { $package } ; pip install 'dreistein[{ $extra }]' l’installe.
error-too-many-bots = Il y a plus de bots ({ $bots }) que de places ({ $seats }) ; nommez-en au plus un par place.
error-unknown-policy = Il n’y a pas de bot { $name } pour les simulations ; il y a { $known }.
