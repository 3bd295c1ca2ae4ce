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
page-day-standing = { $place }ᵉ place sur { $count }
page-day-median = La moitié a fait { SCORE($points) } ou plus.
page-day-expert = L’expert a fait { SCORE($points) } avec les mêmes tuiles.
page-day-alone = Vous êtes la première personne aujourd’hui. Revenez voir qui suit.
page-day-streak = { $days ->
    [one] { $days } jour d’affilée
    [many] { $days } jours d’affilée
   *[other] { $days } jours d’affilée
}
page-day-share = Partager mon résultat
page-shared = Copié. Collez-le où vous voulez.
