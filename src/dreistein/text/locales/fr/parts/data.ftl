### Vos données : ce qui est conservé, se déconnecter, être oublié.

page-data-kept = Ce que le serveur conserve
page-data-kept-name = Votre nom et vos coups. Les autres à la table les voient aussi.
page-data-kept-games = Vos parties terminées et vos résultats à la partie du jour, jusqu’à ce que vous les supprimiez.
page-data-kept-gone = Les tables où aucune partie ne commence disparaissent après un jour, les parties interrompues après 60 jours, les feuilles de score partagées 90 jours après la dernière saisie.
page-data-kept-not = Ni compte, ni adresse e-mail, ni publicité. Un nombre aléatoire dans un cookie permet de vous reconnaître.
page-data-moments = { $count ->
    [one] { $count } lien vers vos parties
   *[other] { $count } liens vers vos parties
}
page-data-moments-note = Toute personne qui a un tel lien voit la partie, avec les noms de tous. Pour n’en désactiver qu’un, allez là où vous l’avez créé.
page-data-moments-withdraw = Tout désactiver
page-data-moments-done = Tous les liens vers vos parties sont désactivés.
page-data-devices = Vos appareils
page-data-others-note = Si vous pensez que quelqu’un d’autre joue sous votre nom, déconnectez tous les autres appareils. Celui-ci reste connecté.
page-data-others = Déconnecter les autres appareils
page-data-others-done = Tous les autres appareils sont déconnectés.
page-data-links = Révoquer les liens inutilisés
page-data-links-done = Les liens inutilisés pour d’autres appareils ne fonctionnent plus.
page-data-words-note = Six mots sur un papier vous rendent vos parties dans n’importe quel navigateur, même si cet appareil est perdu.
page-data-words = Six mots à noter
page-data-here-note = Après la déconnexion, vous ne retrouverez vos parties que depuis un autre appareil, ou avec vos six mots.
page-data-here = Se déconnecter ici
page-data-here-ask = Sans autre appareil relié et sans vos six mots, vous perdez pour toujours vos parties, vos places aux tables en cours, vos statistiques et vos analyses.
page-data-forget = Effacer toutes mes données
page-data-forget-name = Partout où votre nom est conservé, un « – » le remplace : aux tables, dans les parties terminées, les listes et les défis.
page-data-forget-games = Votre liste de parties est supprimée, avec toutes les parties en solo et toutes les tables où vous ne jouiez qu’avec des bots.
page-data-forget-seats = Vous quittez vos places aux tables en cours. Un bot prend le relais pour que les autres puissent continuer.
page-data-forget-pads = Les réglages et les feuilles de score de cet appareil sont supprimés, y compris celles que vous partagez.
page-data-forget-end = Tous les appareils sont déconnectés. C’est définitif.
page-data-forget-ask = Tout effacer maintenant ? C’est définitif.
page-data-forget-yes = Oui, tout effacer
