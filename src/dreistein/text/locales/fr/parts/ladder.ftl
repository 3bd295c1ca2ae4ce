### Les adversaires de l’échelle, ce qu’ils disent d’eux-mêmes, et qui affronter ensuite.

ladder-say-pip = Je viens d’apprendre à jouer, alors beaucoup de choses m’échappent encore.
ladder-say-frida = Vite, vite ! Je me débarrasse de mes tuiles, je veux poser la dernière avant vous.
ladder-say-max = Je prends le plus de points possible, et tout de suite.
ladder-say-zora = J’adore les hexagones et les ponts : quand je peux prendre un bonus, je ne le laisse pas passer.
ladder-say-bruno = Prudence avant tout : je ne vous laisse aucun bonus.
ladder-say-hilda = On n’a jamais trop de tuiles : quand vous ne pouvez plus rien poser, il m’en reste toujours une.
ladder-say-klara = Je ferme le jeu : après mon tour, vous ne pouvez presque plus rien poser.
ladder-say-sofia = Je sais un peu tout faire, et je pense à toute la partie.

ladder-seat = Bot, place { $number }
ladder-lead = Huit adversaires, du plus facile au plus difficile. Commencez où vous voulez et grimpez !
ladder-all = Comparer les huit
ladder-rating = Niveau { $rating }
ladder-beats = Gagne { $percent } % des parties contre { $name }
ladder-about = Les niveaux viennent de tournois où les huit se sont affrontés à deux. Avec 100 points de plus que l’adversaire, on gagne environ 64 parties sur 100.
ladder-yours = Vos victoires : { $won } sur { $matches }
ladder-yours-none = Pas encore de partie entre vous
ladder-pick = Choisir
ladder-pick-name = Choisir { $name }
ladder-play = Jouer
ladder-play-name = Jouer contre { $name }

ladder-up = Vous battez { $from }. Et si vous affrontiez { $to } ?
ladder-down = { $from } est coriace. Que diriez-vous d’une partie contre { $to } ?
ladder-try = Affronter { $name }
ladder-stay = Pas maintenant
draw-rule = Peut-on piocher quand on pourrait poser ?
draw-rule-yes = Oui, comme dans la règle imprimée
draw-rule-yes-note = Accumuler des tuiles peut rapporter : une fois la pioche vide, on continue à poser pendant que les autres passent. Les adversaires forts ne s’en privent pas.
draw-rule-no = Non : qui peut poser doit poser
draw-rule-no-note = Règle maison : on ne pioche et on ne passe que si rien ne va. Personne ne peut accumuler de tuiles ; l’important est de bien poser.
