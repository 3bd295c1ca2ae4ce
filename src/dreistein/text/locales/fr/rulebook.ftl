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
# Words that the search passes over.
rulebook-small-words =
    à ai alors après as au aussi aux avec ça ce ces cet cette combien comme comment d dans de des deux donc du elle elles en
    encore est et étais eu eux fait faut il ils j je l la le les leur leurs lui ma mais même mes mon n ne ni non nos notre
    nous on ont ou où par pas peut peux plus pour pourrais pourrait pouvoir puis qu quand que quel quelle qui quoi s sa sans
    se ses si son sont sur ta tes toi ton tout tu un une va vos votre vous y
rulebook-found = Résultats
rulebook-nothing = Aucun résultat. Essayez un autre mot.
rulebook-one = Une règle : dreistein rules bridge. Un mot : dreistein rules --search pont.
rulebook-edition = Version des règles
rulebook-language = Langue
rulebook-print = Imprimer
rulebook-sheet = Règles sur une feuille
rulebook-link = Lien vers cette règle
rulebook-skip = Aller aux règles
rulebook-play = Aller au jeu
rulebook-pad = Aller à la feuille de score
rulebook-start = En bref
rulebook-failed = Les règles n’ont pas pu être chargées. Réessayez.

rulebook-try = Essayer
rulebook-try-text = Choisissez une tuile pour voir où elle se pose et ce qu’elle y rapporte, puis un emplacement pour la poser.
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
