### La partie du jour.

page-days = Autres jours
page-day-before = Le jour d’avant
page-day-after = Le jour d’après
page-day-explained = 10 tuiles sur le chevalet, 20 à piocher, sans indice et sans reprendre de coup. Le premier essai compte.
page-day-play = Jouer
page-day-again = Rejouer, hors classement
page-day-empty = Personne ne l’a encore jouée.
page-day-fair = L’empreinte du secret du jour est publiée avant, le secret lui-même le lendemain : personne ne peut connaître les tuiles d’avance.
page-place-number = Rang
page-nameless = Anonyme
page-day-ranking = Le classement du jour
