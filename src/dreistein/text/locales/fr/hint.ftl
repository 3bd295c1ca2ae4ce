### Indices : ce que vaut chaque coup, et pourquoi. On s’adresse à la personne dont c’est le tour.

## Le tableau

hint-column-action = Coup
hint-column-now = tout de suite
hint-column-points = Manche
hint-column-win = Victoire
hint-name-draw = piocher
hint-name-keep = garder
hint-name-pass = passer
hint-name-elsewhere = { $tile } à un autre endroit
hint-note = « Manche » : vos points à la fin de la manche.
hint-note-win = « Manche » : vos points à la fin de la manche. « Victoire » : vos chances de gagner la partie.
hint-note-sampled = ± est la moitié de l’intervalle à 95 % ; les tuiles que vous ne voyez pas ont été redistribuées jusqu’à { $worlds } fois.
hint-note-exact = Le calcul est exact.
hint-rest = { $count ->
    [one] --all montre encore { $count } coup.
   *[other] --all montre encore { $count } coups.
}

## La position

hint-last-round = { $name } a { SCORE($total) } points : la partie se termine avec cette manche.
hint-last-round-you = Vous avez { SCORE($total) } points : la partie se termine avec cette manche.
hint-nearly-out = { $count ->
    [one] { $name } n’a plus qu’une tuile.
   *[other] { $name } n’a plus que { tiles }.
}
hint-holds = La pioche est vide, vous savez donc ce qui reste à { $name } : { $tiles }.

## Raisons

hint-a-bonus = { $kind ->
    [start] le bonus de départ
    [bridge] un pont
    [double] une double liaison
    [hexagon] un hexagone
    [two-hexagons] un double hexagone
   *[three-hexagons] un triple hexagone
}
hint-only = Rien d’autre n’est possible.
hint-starts = Vous devez ouvrir avec { $tile } ; le sens dans lequel on la pose ne change rien.
hint-only-fit = Rien d’autre ne convient ; sinon il ne reste qu’à { $instead } ({ SIGNED($cost) }).
hint-brings = Rapporte { points }.
hint-takes = { $kind ->
    [start] Rapporte { hint-a-bonus } : { SIGNED($points) }.
   *[other] Fait { hint-a-bonus } : { SIGNED($points) }.
}
hint-most = { $ahead ->
    [one] Rapporte le plus tout de suite, { $ahead } point de plus que tout le reste.
   *[other] Rapporte le plus tout de suite, { $ahead } points de plus que tout le reste.
}
hint-more = Rapporte tout de suite { points } de plus que { $than }.
hint-fewer = Rapporte tout de suite { points } de moins que { $than }.
hint-close-better = À peine mieux que { $than }.
hint-close-worse = À peine moins bien que { $than }.
hint-exposes = Ouvre { hint-a-bonus } ({ SIGNED($points) }) pour { $tile } ; il y a { $next } % de chances que votre adversaire ait cette tuile.
hint-exposes-many = Ouvre { $count } bonus (jusqu’à { SIGNED($points) }) pour { $tiles } ; il y a { $next } % de chances que votre adversaire ait une de ces tuiles.
hint-exposes-table = Ouvre { hint-a-bonus } ({ SIGNED($points) }) pour { $tile } ; il y a { $next } % de chances que cette tuile soit chez la personne suivante, { $anyone } % qu’elle soit chez quelqu’un à la table.
hint-exposes-table-many = Ouvre { $count } bonus (jusqu’à { SIGNED($points) }) pour { $tiles } ; il y a { $next } % de chances qu’une de ces tuiles soit chez la personne suivante, { $anyone } % qu’il y en ait une chez quelqu’un à la table.
hint-exposes-sure = Ouvre { hint-a-bonus } ({ SIGNED($points) }) pour { $tile }, et quelqu’un d’autre a cette tuile.
hint-exposes-sure-many = Ouvre { $count } bonus (jusqu’à { SIGNED($points) }) pour { $tiles }, et quelqu’un d’autre a au moins une de ces tuiles.
hint-prepares = Vous prépare { hint-a-bonus } ({ SIGNED($points) }) : seule la tuile { $tile } y convient, et c’est vous qui l’avez.
hint-waits = Vous laisse { hint-a-bonus } ({ SIGNED($points) }) pour plus tard : seule la tuile { $tile } y convient, et c’est vous qui l’avez.
hint-safer = { $points ->
    [0] Rapporte tout de suite autant que { $than }, mais n’ouvre aucun bonus aux autres.
   *[other] Rapporte tout de suite { points } de moins que { $than }, mais n’ouvre aucun bonus aux autres.
}
hint-fits = { $fitting ->
    [one] Ensuite, une seule de vos { $left } autres tuiles pourra être posée.
   *[other] Ensuite, { $fitting } de vos { $left } autres tuiles pourront être posées.
}
hint-fits-all = { $left ->
    [one] Ensuite, votre dernière tuile pourra aussi être posée.
   *[other] Ensuite, vos { $left } autres tuiles pourront toutes être posées.
}
hint-fits-none = { $left ->
    [one] Ensuite, votre dernière tuile ne pourra pas être posée.
   *[other] Ensuite, aucune de vos { $left } autres tuiles ne pourra être posée.
}
hint-roomier = { $points ->
    [0] Rapporte tout de suite autant que { $than }, mais davantage de vos tuiles pourront ensuite être posées : { $fitting } au lieu de { $instead }.
   *[other] Rapporte tout de suite { points } de moins que { $than }, mais davantage de vos tuiles pourront ensuite être posées : { $fitting } au lieu de { $instead }.
}
hint-tighter = { $points ->
    [0] Moins de vos tuiles pourront ensuite être posées qu’après { $than } : { $fitting } au lieu de { $instead }.
   *[other] Rapporte tout de suite { points } de plus que { $than }, mais moins de vos tuiles pourront ensuite être posées : { $fitting } au lieu de { $instead }.
}
hint-hampers = { $fitting ->
    [0] Ensuite, aucune des { $unseen } tuiles que vous ne voyez pas ne conviendra.
    [one] Ensuite, une seule des { $unseen } tuiles que vous ne voyez pas conviendra.
   *[other] Ensuite, { $fitting } seulement des { $unseen } tuiles que vous ne voyez pas conviendront.
}
hint-stops = { $cost ->
    [0] Ensuite, personne d’autre ne pourra poser de tuile.
   *[other] Ensuite, personne d’autre ne pourra poser de tuile : il faudra passer ({ SIGNED($cost) }).
}
hint-out = { $tiles ->
    [one] Votre dernière tuile : { SIGNED($bonus) }, et au moins { SIGNED($least) } pour la seule tuile qui reste en face.
   *[other] Votre dernière tuile : { SIGNED($bonus) }, et au moins { SIGNED($least) } pour les { $tiles } tuiles qui restent aux autres.
}
hint-out-exact = Votre dernière tuile : { SIGNED($bonus) }, et { SIGNED($least) } pour les tuiles restantes des autres.
hint-out-alone = Votre dernière tuile : { SIGNED($bonus) }.
hint-blocks = Bloque la manche : vos tuiles restantes valent { $own }, celles des autres { $others } en tout.
hint-blocks-passed = Termine la manche, car tout le monde aura passé : vos tuiles restantes valent { $own }, celles des autres { $others } en tout.
hint-blocks-alone = Termine la partie : vos tuiles restantes comptent en moins, { $own } en tout.
hint-wins-match = Gagne la partie : vous aurez au moins { SCORE($total) } points, et personne d’autre plus de { SCORE($best) }.
hint-ends-match = Termine la partie : vous aurez au moins { SCORE($total) } points, et quelqu’un d’autre { SCORE($best) }.
hint-sheds = { $count ->
    [one] Retire { points } de votre chevalet, et le temps presse : { $name } n’a plus qu’une tuile.
   *[other] Retire { points } de votre chevalet, et le temps presse : { $name } n’a plus que { tiles }.
}
hint-unseen-fit = { $fitting ->
    [0] Aucune des { $unseen } tuiles que vous ne voyez pas ne convient.
    [one] Une seule des { $unseen } tuiles que vous ne voyez pas convient ({ $chance } %).
   *[other] { $fitting } des { $unseen } tuiles que vous ne voyez pas conviennent ({ $chance } %).
}
hint-draws = { $drawn ->
    [0] Aucune tuile de votre chevalet ne convient. { hint-unseen-fit }
    [one] La tuile piochée ne convient pas. { hint-unseen-fit }
   *[other] Aucune des tuiles piochées ne convient. { hint-unseen-fit }
}
hint-draws-anyway = Pioche, alors que poser rapporterait { SIGNED($instead) } tout de suite. { hint-unseen-fit }
hint-collects = { $cost ->
    [0] Accumule des tuiles : une fois la pioche vide (encore { $stock }), qui en a beaucoup continue de poser pendant que les autres passent.
   *[other] Accumule des tuiles : une fois la pioche vide (encore { $stock }), qui en a beaucoup continue de poser pendant que les autres passent ({ SIGNED($cost) }).
}
hint-draws-bonus = { $count ->
    [one] L’une d’elles rapporterait tout de suite un bonus ({ SIGNED($points) }).
   *[other] { $count } d’entre elles rapporteraient tout de suite un bonus (jusqu’à { SIGNED($points) }).
}
hint-fruitless = Si vous ne posez ensuite aucune des tuiles piochées, cela coûte encore : { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Garde les tuiles piochées, alors que poser rapporterait { SIGNED($instead) } tout de suite.
   *[other] Garde les tuiles piochées ({ SIGNED($cost) }), alors que poser rapporterait { SIGNED($instead) } tout de suite.
}
hint-passes = { $cost ->
    [0] Rien ne convient, et il n’y a plus rien à piocher.
   *[other] Rien ne convient, et il n’y a plus rien à piocher : { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Passe, alors que poser rapporterait { SIGNED($instead) } tout de suite.
   *[other] Passe ({ SIGNED($cost) }), alors que poser rapporterait { SIGNED($instead) } tout de suite.
}

## La commande

cli-hint = montrer quel coup serait le meilleur dans une partie enregistrée, et pourquoi
cli-hint-all = montrer tous les coups, pas seulement les dix meilleurs
cli-hint-millis = réfléchir pendant ce nombre de millisecondes (1000 par défaut)
cli-hint-seed = ce dont dépend la distribution des tuiles invisibles
cli-hint-json = tout afficher en JSON
