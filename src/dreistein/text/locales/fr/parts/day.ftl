### La partie du jour.

page-days = Autres jours
page-day-before = Jour précédent
page-day-after = Jour suivant
page-day-today = Voir la partie d’aujourd’hui
page-day-explained = 10 tuiles sur le chevalet, 20 à piocher. Pas d’indice, pas de coup repris.
page-day-counts = Seul le premier essai compte.
page-day-closed = Cette journée est terminée : vous jouez pour vous entraîner, le classement ne change plus.
page-day-new = Entre-temps, un nouveau jour a commencé.
page-day-play = Jouer
page-day-again = Rejouer, hors classement
page-day-empty = Personne ne l’a encore jouée.
page-day-fair = L’empreinte du secret du jour est publiée avant, le secret lui-même le lendemain. Les tuiles ne peuvent donc pas être changées après coup ; seul le serveur peut les connaître d’avance.
page-day-secret-seen = Vérifié sur cet appareil : le code de partie découle du secret dont il a vu l’empreinte avant la fin de la journée.
page-day-secret-unseen = Vérifié sur cet appareil : le code de partie découle du secret. Cet appareil n’avait pas vu l’empreinte auparavant.
page-day-secret-commitment = Le secret de ce jour n’est pas celui dont l’empreinte a été publiée. Ne vous fiez pas à son classement.
page-day-secret-seed = Le code de partie de ce jour ne découle pas de son secret. Ne vous fiez pas à son classement.
page-place-number = Rang
page-nameless = Anonyme
page-day-ranking = Le classement du jour
page-day-standing = { $place ->
    [one] { $place }ʳᵉ place sur { $count }
   *[other] { $place }ᵉ place sur { $count }
}
page-day-median = La moitié des joueurs a fait { points } ou plus.
page-day-expert = L’expert fait environ { points } avec les mêmes tuiles.
page-day-alone = Vous ouvrez le bal aujourd’hui. Revenez plus tard voir qui d’autre a joué !
page-day-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
page-day-share = Partager mon résultat
page-shared = Copié. Collez-le où vous voulez.
