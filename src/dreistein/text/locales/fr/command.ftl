### La commande, en français : ce que dit --help, les appels erronés, les fichiers et les images.
###
### argparse écrit les deux-points après un titre ; l’espace fine vient d’ici.

## Titres et noms de --help

cli-usage = utilisation :
cli-commands = commandes{ "\u202F" }
cli-arguments = arguments{ "\u202F" }
cli-options = options{ "\u202F" }
cli-meta-command = COMMANDE
cli-meta-file = FICHIER
cli-meta-depth = PROFONDEUR
cli-meta-seed = CODE
cli-meta-name = NOM
cli-meta-names = NOMS

## Commandes

cli-description = Un jeu de tuiles triangulaires : jouer, arbitrer des fichiers de partie, distribuer, dessiner des positions.
cli-play = jouer dans le navigateur, sur cet appareil
cli-terminal = jouer dans le terminal, contre les adversaires de l’échelle ou en solo
cli-no-browser = ne pas ouvrir de navigateur, seulement afficher l’adresse
cli-play-port = le port (par défaut 8756, ou un port libre)
cli-deal = afficher un fichier de partie où tout est distribué et rien n’est joué
cli-record = créer un fichier de partie à partir d’une feuille écrite à la main ou de la feuille de score, pour une partie avec de vraies tuiles
cli-record-sheet = la feuille, ou le tableau de la feuille de score ; - lit l’entrée standard
cli-replay = l’arbitre : vérifier un fichier de partie et afficher sa feuille de score
cli-perft = compter les suites d’actions permises à partir de la dernière position d’un fichier de partie
cli-show = dessiner la position d’un fichier de partie, en texte ou en image

## Options

cli-help = afficher cette aide
cli-version = afficher la version
cli-file = un fichier de partie ; - lit l’entrée standard
cli-depth = nombre d’actions de chaque suite
cli-players = nombre de joueurs, de 2 à 6 (2 par défaut)
cli-edition = la version des règles : un nom, ou ses nombres dans un objet JSON
cli-must-place = règle maison : qui peut poser doit poser
cli-solitaire = jouer en solo
cli-rack = solitaire : nombre de tuiles sur le chevalet (10 par défaut)
cli-draws = solitaire : nombre de tuiles à piocher (20 par défaut)
cli-seed = le code de partie (un nouveau par défaut)
cli-name = votre nom sur la feuille de score
cli-record-file = enregistrer la partie dans ce fichier
cli-resume = reprendre une partie enregistrée, dans le même fichier
cli-opponents = vos adversaires, séparés par des virgules : pip, frida, max, zora, bruno, hilda, klara ou sofia, du plus facile au plus fort ; ou un bot à vous : { "cmd:./my-bot" } (par défaut : on vous le demande)
cli-language = la langue (par défaut, celle de l’environnement)
cli-colour = chiffres en couleur (auto par défaut, sur un terminal)
cli-deal-round = distribuer une manche suivante de la partie, en comptant à partir de 0 (0 par défaut)
cli-json = afficher le verdict en JSON
cli-divide = compter à part chaque première action
cli-at = après N actions (toutes par défaut)
cli-round = de la manche R, en comptant à partir de 0 (la dernière par défaut)
cli-svg = une image SVG autonome, dans le fichier ou sur la sortie standard
cli-theme = le fond de l’image (light par défaut)

## Appels erronés

option = { $option ->
    [DEPTH] { cli-meta-depth }
   *[other] { $option }
}
## Fichiers

file-fault = { $reason ->
    [not-found] ce fichier ou ce dossier n’existe pas
    [directory] c’est un dossier
    [permission] ce n’est pas permis
    [full] le disque est plein
    [name] aucun fichier ne peut porter ce nom
   *[other] { $reason }
}
## Images

picture-title = { $count ->
    [0] Table vide
    [one] Table avec { $count } tuile
   *[other] Table avec { $count } tuiles
}
picture-description = { $count ->
    [0] Il n’y a pas encore de tuile.
    [one] La tuile est { $last }.
   *[other] { $hexagons ->
        [0] La dernière tuile posée est { $last }.
        [one] { $hexagons } hexagone est complet. La dernière tuile posée est { $last }.
       *[other] { $hexagons } hexagones sont complets. La dernière tuile posée est { $last }.
    }
}

play-ready = Dreistein est à l’adresse { $address } – arrêtez-le avec Ctrl+C.
play-running = Dreistein tourne déjà : { $address }
