### Jouer sans serveur.

page-here-loading = Le jeu s’installe sur cet appareil : { $done } Mo sur { $all }
page-here-missing = Ce navigateur ne peut pas jouer sans serveur : il lui manque WebAssembly ou un espace de stockage. La feuille de score et les règles restent disponibles.
page-here-failed = Impossible d’ouvrir le jeu ; il va réessayer tout seul. Vos parties sont toujours là.
page-here-full = Il n’y a pas de place pour le jeu sur cet appareil. Libérez de l’espace, et il s’ouvrira tout seul.
page-here-gone = Le jeu n’a pas répondu. Réessayez.
page-here-asleep = Le jeu ne répond pas. Il est peut-être ouvert dans un autre onglet : fermez celui-là.
page-here-newer = Il existe une version plus récente du jeu. Rechargez la page pour jouer.
page-here-kept = Vos parties se trouvent uniquement sur cet appareil, dans ce navigateur.
page-here-week = Safari les efface après une semaine sans visite, sauf si vous ajoutez la page à l’écran d’accueil.
page-here-alone = Pour jouer avec des amis et pour les classements, il faut un serveur. Ici, le jeu s’en passe.
page-here-server = Jouer sur { $host }
page-here-day = Les tuiles dépendent de la date : sans serveur, tout le monde reçoit les mêmes, et n’importe qui peut les calculer d’avance. Il n’y a donc pas de classement ici.
page-here-challenge = Les tuiles sont dans le lien lui-même. Il n’y a pas de liste : les autres vous envoient leur résultat.
page-here-copy = Sauvegarde
page-here-copy-note = Les parties, les réglages et les feuilles de score de cet appareil, dans un seul fichier. Il s’ouvre aussi sur un autre appareil.
page-here-copy-save = Tout enregistrer dans un fichier
page-here-copy-saved = C’est enregistré.
page-here-copy-open = Ouvrir une sauvegarde
page-here-copy-ask = Tout ce qui se trouve ici sera remplacé par le contenu du fichier.
page-here-copy-yes = Tout remplacer
page-here-copy-full = Il n’y a pas de place ici pour tout le contenu du fichier. Rien n’a été remplacé.
page-here-no-copy = Ce fichier ne contient rien à récupérer.
