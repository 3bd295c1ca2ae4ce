### Le serveur : son aide, et ce qu’il dit au démarrage

cli-serve = servir des tables aux navigateurs et à d’autres programmes
cli-meta-host = HÔTE
cli-meta-url = URL
cli-meta-address = ADRESSE
cli-meta-limit = NOM=NOMBRE
cli-host = l’adresse d’écoute (par défaut : 127.0.0.1, pour cette machine seulement)
cli-port = le port d’écoute (par défaut : 8756 ; 0 en prend un libre)
cli-database = le fichier qui garde les tables ou une adresse de PostgreSQL (par défaut : dans votre dossier de données)
cli-serve-workers = combien de processus réfléchissent pour les bots (par défaut : un de moins que de cœurs)
cli-origin = l’adresse publique, si le serveur est derrière un proxy, par exemple { "https://example.org" }
cli-trusted-proxy = un proxy auquel se fier pour l’adresse des clients ; peut être donné plusieurs fois
cli-keep-days = effacer les tables que personne n’a touchées depuis ce nombre de jours ; les parties finies restent
cli-limit = changer une limite (elles sont dans docs/serve.md) ; peut être donné plusieurs fois
cli-engine = proposer aux applications installées le jeu sans serveur : le dossier de make static
cli-open-metrics = laisser aussi d’autres machines lire /metrics
cli-log-level = ce qui est écrit dans le journal (par défaut : info)
serve-ready = Dreistein est à l’adresse { $address } – arrêtez-le avec Ctrl+C.
cli-backup = sauvegarder la base de données pendant que le serveur tourne
cli-backup-file = le fichier de la sauvegarde
cli-restore = remettre une sauvegarde à la place de la base de données, qui est conservée
cli-restore-file = la sauvegarde
cli-check = vérifier que la base de données est intacte
cli-store = copier toute une base de données dans une autre
cli-store-action = que faire : tout copier et vérifier la copie
cli-store-source = la base de données à copier
cli-store-target = la base de données vide où copier
backup-done = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $records ->
    [one] { $records } partie terminée
   *[other] { $records } parties terminées
}.
restore-done = Restauration terminée : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $records ->
    [one] { $records } partie terminée
   *[other] { $records } parties terminées
}.
restore-before = La base de données précédente s’appelle maintenant { $file }.
check-done = Vérification terminée : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } évènement
   *[other] { $events } évènements
} et { $records ->
    [one] { $records } partie terminée
   *[other] { $records } parties terminées
}.
check-damaged = Endommagée : la table { $table }…
