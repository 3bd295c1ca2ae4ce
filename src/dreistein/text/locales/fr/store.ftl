### Ce qui peut échouer quand les tables sont enregistrées

error-stale-log = Autre chose s’est passé avant à cette table ; regardez à nouveau, puis décidez.
error-not-stored = Cela n’a pas pu être enregistré et n’a donc pas eu lieu ; réessayez dans un instant.
error-not-read = Cela n’a pas pu être lu ; réessayez dans un instant.
error-database-unreachable = La base de données { $path } ne peut pas être ouverte ; vérifiez que son dossier existe, qu’on peut y écrire et que le disque n’est pas plein.
error-database-foreign = { $path } n’est pas une base de données de Dreistein et reste telle quelle ; indiquez un autre fichier.
error-database-newer = La base de données { $path } est de version { $version }, et ce Dreistein connaît les versions jusqu’à { $newest } ; un Dreistein plus récent peut l’ouvrir.
error-database-in-use = Un autre serveur utilise la base de données { $path } ; arrêtez-le ou indiquez un autre fichier.
error-database-damaged = La base de données { $path } est endommagée ; remplacez-la par une sauvegarde.
