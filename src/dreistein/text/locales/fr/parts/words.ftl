### Six mots à noter, qui rendent tout dans n’importe quel navigateur.

words-title = Vos six mots
words-lead = Vos parties sont liées à ce navigateur : si ses données sont effacées ou l’appareil perdu, elles disparaissent. Notez six mots, et vous retrouverez tout dans n’importe quel navigateur.
words-make = Afficher six mots
words-new = De nouveaux mots
words-new-ask = Les anciens mots ne marcheront plus.
words-made = Vous avez reçu six mots le { $day }.
words-not = Vous retrouvez parties, tables, résultats et statistiques. Les réglages, les problèmes résolus et les feuilles de score restent dans le navigateur où ils sont.
words-write = Notez-les et rangez bien le papier.
words-secret = Ils ne s’affichent que maintenant ; ensuite, même le serveur ne les connaît plus. Toute personne qui les a peut jouer à votre place.
words-done = Je les ai notés
words-copy = Copier
words-copied = Copié.
words-have = Vous avez déjà des mots ?
words-field = Vos six mots
words-any = Majuscules, espaces et traits d’union n’ont pas d’importance.
words-gives-way = Ce que ce navigateur contient ne s’affichera plus ; vous pourrez revenir en arrière pendant un jour.
words-bring = Retrouver mes parties
words-back = Bon retour parmi nous, { $name } ! Tout est de nouveau là.
words-back-unnamed = Bon retour parmi nous ! Tout est de nouveau là.
words-lost = L’autre appareil est perdu, vendu ou prêté ? Déconnectez-le.
words-hint = Vos parties sont liées à ce navigateur.
words-hint-link = Gardez-les grâce à six mots notés sur un papier.
