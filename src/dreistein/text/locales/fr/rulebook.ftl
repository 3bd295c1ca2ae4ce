### Les règles, en français : la commande et la page autour. Leurs textes sont dans rulebook/locales/.

cli-rules = afficher les règles du jeu, avec des exemples
cli-rules-rule = une règle, par exemple bridge ; ou questions, editions, glossary (tout par défaut)
cli-meta-rule = RÈGLE
cli-rules-search = chercher les règles par un mot
cli-meta-word = MOT

rulebook-contents = Sommaire
rulebook-example = Exemple
rulebook-open = Ce que les règles imprimées ne précisent pas
rulebook-ruling = Notre réponse
rulebook-related = Voir aussi
rulebook-questions = Questions fréquentes
rulebook-editions = Comparaison des versions
rulebook-differs = En évidence : ce qui diffère de la version choisie
rulebook-glossary = Les mots du jeu
rulebook-search = Chercher dans les règles
rulebook-found = Résultats
rulebook-nothing = Rien trouvé. Essayez un autre mot.
rulebook-one = Une règle : dreistein rules bridge. Un mot : dreistein rules --search pont.
rulebook-edition = Version des règles
rulebook-language = Langue
rulebook-print = Imprimer
rulebook-link = Lien vers cette règle
rulebook-skip = Aller aux règles
rulebook-failed = Les règles n’ont pas pu être chargées. Réessayez.

rulebook-try = Essayer
rulebook-try-text = Choisissez une tuile. Vous voyez où elle peut se poser et ce qu’elle y rapporte. Choisissez un emplacement pour la poser.
rulebook-try-start = Commencer avec
rulebook-try-empty = Table vide
rulebook-try-tile = Tuiles
rulebook-try-spots = Où la poser
rulebook-try-nowhere = Cette tuile ne se pose nulle part.
rulebook-try-used = déjà posée
rulebook-try-undo = Reprendre le coup
rulebook-try-clear = Vider la table
rulebook-try-board = La table
rulebook-try-total = Total
rulebook-why-start = La première tuile : sa valeur et le bonus de départ.
rulebook-why-plain = Un côté est en contact, et la pointe est libre : la valeur seule.
rulebook-why-bridge = Un côté est en contact, et la pointe opposée rencontre un chiffre.
rulebook-why-double = Deux ou trois côtés sont en contact, sans compléter d’hexagone.
rulebook-why-hexagon = La sixième tuile autour d’un point. L’hexagone remplace la double liaison.
rulebook-why-hexagons = La sixième tuile autour de plusieurs points à la fois. Tous ces hexagones comptent.
