### Indices : ce que vaut chaque coup, et pourquoi. On s’adresse à la personne dont c’est le tour.

## Le tableau

hint-column-action = Coup
hint-column-now = tout de suite
hint-column-points = Manche
hint-column-win = Victoire
hint-name-draw = piocher
hint-name-keep = garder
hint-name-pass = passer
hint-name-elsewhere = { $tile } à un autre emplacement
hint-note = « Manche » : vos points à la fin de la manche.
hint-note-win = « Manche » : vos points à la fin de la manche. « Victoire » : vos chances de gagner la partie.
hint-note-sampled = ± vaut la moitié de l’intervalle à 95 % ; les tuiles que vous ne voyez pas ont été redistribuées jusqu’à { $worlds } fois.
hint-note-exact = Le calcul est exact.
hint-rest = { $count ->
    [one] --all montre encore { $count } coup.
   *[other] --all montre encore { $count } coups.
}

## La position

hint-last-round = { $name } a { SCORE($total) } points : si ce score tient, la partie se termine avec cette manche.
hint-last-round-you = Vous avez { SCORE($total) } points : si ce score tient, la partie se termine avec cette manche.
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
hint-only = Rien d’autre ne peut être posé, et à cette table, qui peut poser doit poser.
hint-starts = Vous devez commencer avec { $tile } ; peu importe comment vous la tournez.
hint-only-fit = Vous n’avez rien d’autre à poser ; sinon, il ne reste qu’à { $instead } ({ SIGNED($cost) }).
hint-brings = Vous marquez { points }.
hint-although = En revanche :
hint-allows-now = Un autre coup rapporte { points } de plus tout de suite.
hint-games-best = { $best ->
    [one] { $best } chance sur 100
   *[other] { $best } chances sur 100
}
hint-games-other = { $other ->
    [one] { $other } chance sur 100
   *[other] { $other } chances sur 100
}
hint-in-best = { $best ->
    [0] aucune
   *[other] { $best }
}
hint-in-other = { $other ->
    [0] aucune
   *[other] { $other }
}
hint-allows-own-fits = Après ce coup, vous avez { hint-games-other } de pouvoir poser au tour suivant ; après le meilleur, { hint-in-best }.
hint-allows-their-fits = Après ce coup, { $rivals ->
    [one] { $who }
   *[other] le joueur suivant
} a { hint-games-other } de pouvoir poser ; après le meilleur, { hint-in-best }.
hint-allows-own-bonus-next = Après ce coup, vous avez { hint-games-other } de prendre un bonus au tour suivant ; après le meilleur, { hint-in-best }.
hint-allows-own-bonus-later = Après ce coup, vous avez { hint-games-other } de prendre un bonus plus tard ; après le meilleur, { hint-in-best }.
hint-allows-their-bonus-next = Après ce coup, { $rivals ->
    [one] { $who } a
   *[other] les autres ont
} { hint-games-other } de prendre aussitôt un bonus ; après le meilleur, { hint-in-best }.
hint-allows-their-bonus-later = Après ce coup, { $rivals ->
    [one] { $who } a
   *[other] les autres ont
} { hint-games-other } de prendre un bonus plus tard ; après le meilleur, { hint-in-best }.
hint-allows-own-out = Après ce coup, vous avez { hint-games-other } de poser votre dernière tuile ; après le meilleur, { hint-in-best }.
hint-allows-their-out = Après ce coup, { $rivals ->
    [one] { $who }
   *[other] un autre joueur
} a { hint-games-other } de poser sa dernière tuile ; après le meilleur, { hint-in-best }.
hint-allows-end = À la fin de la manche, vous aurez ainsi environ { points } de moins.
hint-allows-points = Au total, cela rapporte environ { points } de moins.
hint-takes = { $kind ->
    [start] Vous obtenez { hint-a-bonus } : { SIGNED($points) }.
   *[other] Vous faites { hint-a-bonus } : { SIGNED($points) }.
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
hint-blocks = Vous bloquez la manche : vos tuiles restantes valent { $own }, celles des autres { $others } en tout.
hint-blocks-passed = Vous terminez la manche, car tout le monde aura passé : vos tuiles restantes valent { $own }, celles des autres { $others } en tout.
hint-blocks-alone = Vous terminez la partie : la valeur de vos tuiles restantes est déduite, { $own } en tout.
hint-wins-match = Vous gagnez la partie : vous aurez au moins { SCORE($total) } points, et personne d’autre plus de { SCORE($best) }.
hint-ends-match = Vous terminez la partie : vous aurez au moins { SCORE($total) } points, et quelqu’un d’autre { SCORE($best) }.
hint-unseen-fit = { $fitting ->
    [0] Aucune des { $unseen } tuiles que vous ne voyez pas ne peut être posée.
    [one] Une seule des { $unseen } tuiles que vous ne voyez pas peut être posée ({ $chance } %).
   *[other] { $fitting } des { $unseen } tuiles que vous ne voyez pas peuvent être posées ({ $chance } %).
}
hint-draws = { $drawn ->
    [0] Vous n’avez rien à poser. { hint-unseen-fit }
    [one] La tuile piochée ne va nulle part. { hint-unseen-fit }
   *[other] Aucune des tuiles piochées ne peut être posée. { hint-unseen-fit }
}
hint-draws-anyway = Piochez plutôt, même si poser rapporterait { SIGNED($instead) } tout de suite.
hint-draws-instead = Vous pourriez aussi piocher. { hint-unseen-fit }
hint-fruitless = Si vous ne posez ensuite aucune des tuiles piochées, il y a un malus de plus : { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Gardez plutôt les tuiles piochées, même si poser rapporterait { SIGNED($instead) } tout de suite.
   *[other] Gardez plutôt les tuiles piochées ({ SIGNED($cost) }), même si poser rapporterait { SIGNED($instead) } tout de suite.
}
hint-keeps-instead = { $cost ->
    [0] Vous pourriez aussi garder les tuiles piochées.
   *[other] Vous pourriez aussi garder les tuiles piochées ({ SIGNED($cost) }).
}
hint-passes = { $cost ->
    [0] Il n’y a plus rien à poser ni à piocher.
   *[other] Il n’y a plus rien à poser ni à piocher : { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Passez plutôt, même si poser rapporterait { SIGNED($instead) } tout de suite.
   *[other] Passez plutôt ({ SIGNED($cost) }), même si poser rapporterait { SIGNED($instead) } tout de suite.
}
hint-passes-instead = { $cost ->
    [0] Vous pourriez aussi passer.
   *[other] Vous pourriez aussi passer ({ SIGNED($cost) }).
}

## Ce qu’il faut faire, et ce que cela rapporte

hint-do-place = Posez { $tile } ({ SIGNED($points) })
hint-do-draw = Piochez une tuile ({ SIGNED($points) })
hint-do-keep = { $points ->
    [0] Gardez vos tuiles
   *[other] Gardez vos tuiles ({ SIGNED($points) })
}
hint-do-pass = { $points ->
    [0] Passez
   *[other] Passez ({ SIGNED($points) })
}
hint-gain = Au lieu de { $than } : environ { points } de plus sur toute la manche.
hint-loss = Au lieu de { $than } : environ { points } de moins sur toute la manche.
hint-gain-wins = { $matches ->
    [one] Sur dix parties, vous en gagnez ainsi environ une de plus.
   *[other] Sur dix parties, vous en gagnez ainsi environ { $matches } de plus.
}
hint-loss-wins = { $matches ->
    [one] Sur dix parties, vous en gagnez ainsi environ une de moins.
   *[other] Sur dix parties, vous en gagnez ainsi environ { $matches } de moins.
}
hint-even = À peu près aussi bien que { $than }.

## La commande

cli-hint = montrer quel coup serait le meilleur dans une partie enregistrée, et pourquoi
cli-hint-all = montrer tous les coups, pas seulement les dix meilleurs
cli-hint-millis = réfléchir pendant ce nombre de millisecondes (1000 par défaut)
cli-hint-seed = la graine de la distribution des tuiles invisibles
cli-hint-json = tout afficher en JSON
