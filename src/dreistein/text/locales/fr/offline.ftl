### La page sans réseau.

page-offline-title = Pas de connexion
page-offline-lead = Pour jouer et pour apprendre à jouer, il faut une connexion au serveur. Vos parties y sont en sécurité.
page-offline-works = Ce qui marche sans connexion
page-offline-nothing = Rien n’est encore enregistré sur cet appareil. Ouvrez une fois la feuille de score avec une connexion : elle marchera ensuite sans.
page-offline-play = Jouer sur cet appareil
page-offline-retry = Réessayer
