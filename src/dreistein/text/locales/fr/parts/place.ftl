### Où se trouvent les tuiles et les emplacements, pour les lecteurs d’écran : à côté de quelles tuiles, et dans quel sens.

## À côté de quelles tuiles

place-left-of = à gauche de { $tile }
place-right-of = à droite de { $tile }
place-above-of = au-dessus de { $tile }
place-below-of = en dessous de { $tile }
place-middle = au milieu de la table
place-tip = { $place }, la pointe contre { $tiles }

## Dans quel sens

place-up = pointe en haut
place-down = pointe en bas
place-lies-up = { place-up }, { $top } au-dessus de { $left } et { $right }
place-lies-down = { place-down }, { $left } et { $right } au-dessus de { $bottom }

## La table sous forme de liste

place-tile = { $tile }, { $lies }
place-has-left = à gauche : { $tile }
place-has-right = à droite : { $tile }
place-has-above = au-dessus : { $tile }
place-has-below = en dessous : { $tile }
place-latest = Dernières tuiles posées
place-earlier = Tuiles posées avant, les plus récentes d’abord
place-none = Aucune tuile n’est posée.

## Emplacements et coups

place-spot = { $tile } { $place } : { $sum }, { $lies }
place-spot-also = { $count ->
    [one] { $spot } ; { $tiles } va aussi
   *[other] { $spot } ; { $tiles } vont aussi
}
place-told = { $name } pose { $tile } { $place } : { $sum }.
