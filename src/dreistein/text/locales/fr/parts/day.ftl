### La partie du jour.

page-days = Autres jours
page-day-before = Jour précédent
page-day-after = Jour suivant
page-day-explained = 10 tuiles sur le chevalet, 20 à piocher. Pas d’indice, pas de coup repris. Seul le premier essai compte.
page-day-play = Jouer
page-day-again = Rejouer, hors classement
page-day-empty = Personne ne l’a encore jouée.
page-day-fair = L’empreinte du secret du jour est publiée avant, le secret lui-même le lendemain : personne ne peut connaître les tuiles d’avance.
page-place-number = Rang
page-nameless = Anonyme
page-day-ranking = Le classement du jour
page-day-standing = { $place ->
    [one] { $place }ʳᵉ place sur { $count }
   *[other] { $place }ᵉ place sur { $count }
}
page-day-median = La moitié des joueurs a fait { points } ou plus.
page-day-expert = L’expert fait environ { points } avec les mêmes tuiles.
page-day-alone = Personne d’autre n’a encore joué aujourd’hui. Revenez voir qui vous suit !
page-day-streak = { $days ->
    [one] { $days } jour d’affilée
    [many] { $days } jours d’affilée
   *[other] { $days } jours d’affilée
}
page-day-share = Partager mon résultat
page-shared = Copié. Collez-le où vous voulez.
