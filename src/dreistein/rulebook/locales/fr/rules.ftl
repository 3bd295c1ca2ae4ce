### Les règles en français. On vouvoie.
###
### Une règle a .short (une ligne), .text, .words (d’autres mots pour la chercher) et, là où les
### règles imprimées laissent une question ouverte, .open (laquelle) et .ruling (notre réponse, et pourquoi).

book = Les règles du jeu
    .text =
        On joue avec des tuiles triangulaires. Posez une tuile de sorte que ses chiffres correspondent à ceux des voisines. Chaque tuile rapporte des points, et les bons emplacements en rapportent davantage. À la fin, le joueur qui a le plus de points gagne.

        Ce sont les règles du jeu vendu sous le nom de { $sold }, racontées avec nos propres mots. Les règles imprimées ne précisent pas tout. Dans ces cas, nous disons comment nous tranchons, et pourquoi.

part-tiles = Les tuiles
part-start = Avant de commencer
part-turn = Votre tour
part-bonus = Les bonus
part-end = La fin
part-solitaire = Jouer en solo
part-house = Règles maison

tiles = Les tuiles
    .short = Il y a { $tiles } tuiles, chacune avec trois chiffres de 0 à { $highest }.
    .text =
        Chaque combinaison de trois chiffres existe une fois, et une seule.

        Additionnez les trois chiffres d’une tuile : c’est sa _valeur_. Vous la marquez quand vous posez la tuile.
    .open = Les règles imprimées ne disent pas dans quel sens tournent les chiffres.
    .ruling = Nous prenons les tuiles comme elles sont vendues. Partez du plus petit chiffre et lisez dans le sens des aiguilles d’une montre : les chiffres ne diminuent jamais. Il y a donc une tuile 0–1–2, mais pas de 0–2–1.
    .words = pièces, dominos, combien, valeur, somme, sens horaire

triple = Les trios
    .short = Un trio est une tuile avec trois chiffres identiques. Il y en a { $triples }.
    .text = Les trios comptent surtout au début : le plus élevé commence la manche. Ensuite, un trio est une tuile comme les autres.
    .words = triple, trois pareils, nombres égaux, chiffres identiques, identiques

deal = La distribution
    .short = Mélangez les tuiles, face cachée. Chacun en prend quelques-unes ; le reste est la pioche.
    .text =
        Voici combien de tuiles chacun prend :

        - à deux : { $deal2 } chacun
        - à trois : { $deal3 } chacun
        - à quatre : { $deal4 } chacun
        - à cinq : { $deal5 } chacun
        - à six : { $deal6 } chacun

        Mettez vos tuiles sur votre chevalet de sorte que personne d’autre ne les voie. La _pioche_ reste face cachée, à portée de tous.
    .words = distribuer, mélanger, combien de tuiles, joueurs, chevalet, préparation, donner

opening = Qui commence
    .short = Le trio le plus élevé commence la manche. Sans trio, c’est la tuile de plus grande valeur.
    .text =
        Regardez vos tuiles. Le joueur qui a le trio le plus élevé le pose au milieu. Même 0–0–0 passe avant toute tuile qui n’est pas un trio.

        Si personne n’a de trio, la plus grande valeur commence. Ensuite on continue dans le sens des aiguilles d’une montre.
    .open = Et si deux tuiles ont la même valeur ? Peut-on commencer avec une autre tuile ?
    .ruling = À valeur égale, le plus grand chiffre décide, puis le suivant : 3–5–5 passe avant 4–4–5. Ainsi, on sait toujours qui commence. On ne choisit pas la tuile, sinon la règle ne déciderait de rien. On choisit seulement comment la tourner.
    .words = commencer, ouvrir, début, premier, ouverture, tuile de départ, qui débute

start-bonus = Le bonus de départ
    .short = { $needs ->
        [triple] Le joueur qui commence marque la valeur de la tuile, et { SIGNED($start) } si c’est un trio.
       *[any] Le joueur qui commence marque la valeur de la tuile et { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] Le bonus de départ se gagne une fois par manche, avec la première tuile. Aucun autre bonus n’est encore possible.
       *[other] Le bonus de départ se gagne une fois par manche, avec la première tuile. Commencer avec 0–0–0 rapporte encore { SIGNED($zero) }.
    }
    .words = première tuile, commencer, ouverture, tuile de départ

turn = Un tour
    .short = À votre tour, vous posez une tuile, ou vous piochez.
    .text =
        Si l’une de vos tuiles va quelque part, vous pouvez la poser. Vous notez ses points, et c’est au joueur suivant.

        Si aucune ne va, ou si vous ne voulez pas en poser, vous piochez.
    .words = jouer, à moi, que faire, coup

placing = Poser une tuile
    .short = Un côté entier doit toucher une tuile, et les deux chiffres de ce côté doivent correspondre.
    .text =
        Cherchez un emplacement libre à côté d’une tuile de la table. Votre tuile doit la toucher par un côté entier. Aux deux bouts de ce côté, les chiffres doivent être les mêmes.

        Vous marquez la valeur de votre tuile, et parfois un bonus.
    .open = Suffit-il qu’une tuile en touche une autre par une seule pointe ?
    .ruling = Non. Les règles parlent de deux chiffres identiques, et deux chiffres font un côté.
    .words = placer, convenir, toucher, voisine, côté, accorder

corners = Chaque pointe doit correspondre
    .short = Là où une pointe rencontre un chiffre, ce doit être le même.
    .text = Une pointe de votre tuile peut arriver sur un point où se trouve déjà une autre tuile. Les deux chiffres doivent alors être les mêmes, même si les deux tuiles n’ont aucun côté commun.
    .open = Les règles imprimées ne parlent que des deux chiffres d’un côté, pas de la troisième pointe.
    .ruling = Chaque pointe doit correspondre. Sinon, un pont ou un hexagone pourrait montrer des chiffres différents en un même point, et plus personne ne verrait ce que l’on peut poser. Ainsi, une tuile ne se pose à un emplacement que d’une seule façon.
    .words = troisième pointe, coin, point, mauvais nombre, différent

draw = Piocher
    .short = { $draws ->
        [one] Prenez une tuile dans la pioche : { COST($draw) }.
       *[other] Chaque tuile prise dans la pioche : { COST($draw) }. Au plus { $draws } par tour.
    }
    .text =
        Si la tuile piochée va quelque part, vous pouvez la poser tout de suite. Votre tour est alors fini.

        Si elle ne va pas, ou si vous préférez attendre, continuez à piocher jusqu’au nombre permis.
    .open = Après avoir pioché, peut-on poser une tuile qu’on avait déjà ? Ou une tuile piochée plus tôt pendant ce tour ?
    .ruling =
        Seulement les tuiles piochées pendant ce tour, mais n’importe laquelle, pas seulement la dernière.

        En piochant, vous renoncez pour ce tour à vos anciennes tuiles. Mais toutes celles que vous avez payées peuvent servir.
    .words = prendre, tirer, pioche, malus, coûter, points en moins

three-draws = Tout pioché, rien posé
    .short = { $fruitless ->
        [0] Si vous avez pioché toutes les tuiles permises et n’en posez aucune, votre tour est fini. Cela ne coûte rien de plus.
       *[other] Si vous avez pioché toutes les tuiles permises et n’en posez aucune, votre tour est fini : encore { COST($fruitless) }.
    }
    .text = { $draws ->
        [one] Vous pouvez piocher { $draws } tuile par tour. Si vous ne pouvez pas la poser, vous la gardez, et c’est au suivant.
       *[other] Vous pouvez piocher { $draws } tuiles par tour. Si vous ne pouvez en poser aucune, vous les gardez toutes, et c’est au suivant.
    }
    .open = Et si la dernière tuile ne va pas, mais qu’une autre avant elle peut être posée ?
    .ruling = Vous pouvez encore poser celle-là, ou tout garder. Si aucune ne va, le tour se termine tout seul.
    .words = trois tuiles, troisième tuile, rien ne va, pas de chance, trois fois

choice = Personne n’est obligé de poser
    .short = { $must ->
        [on] Pas à votre table : qui peut poser doit poser. Voici la règle imprimée.
       *[other] Vous pouvez piocher même si vous avez une tuile à poser.
    }
    .text = Vous gardez peut-être une tuile pour un meilleur emplacement. C’est permis. Mais un tour ne se termine que lorsque vous posez une tuile ou que vous avez pioché toutes celles qui sont permises.
    .open = Selon les règles imprimées, on peut piocher si l’on ne veut pas poser. Est-on obligé de poser une tuile piochée quand elle va quelque part ?
    .ruling = Non. Si l’on n’est pas obligé de poser une tuile du chevalet, on ne l’est pas non plus pour une tuile piochée. Mais on ne s’arrête pas avant : après la première tuile, on pioche jusqu’à en poser une ou avoir tout pioché.
    .words = obligé, devoir, forcé, garder, refuser, obligation

stock-empty = La pioche est vide
    .short = { $empty ->
        [0] Si vous devez piocher et que la pioche est vide, vous passez. Cela ne coûte rien.
       *[other] Si vous devez piocher et que la pioche est vide, vous passez : { COST($empty) }.
    }
    .text = { $empty ->
        [0] Votre tour est alors fini. Peu importe que ce soit pour votre première tuile de ce tour ou pour une suivante.
       *[other] Vous payez une fois, et votre tour est fini. Peu importe que ce soit pour votre première tuile de ce tour ou pour une suivante.
    }
    .open = Et si la pioche s’épuise au milieu d’un tour ? Peut-on passer alors qu’on pourrait poser ?
    .ruling = { $must ->
        [on] Au milieu d’un tour, c’est pareil, et une seule fois : vous deviez piocher et ne le pouviez pas. Vous ne passez que si rien ne va.
       *[other] Au milieu d’un tour, c’est pareil, et une seule fois : vous deviez piocher et ne le pouviez pas. Vous pouvez passer même si vous avez une tuile à poser, car personne n’est obligé de poser.
    }
    .words = plus de tuiles, rien à piocher, passer, épuisée, finie

one-bonus = Une seule sorte de bonus
    .short = Une tuile reçoit au plus une sorte de bonus. C’est l’emplacement qui décide.
    .text =
        Regardez quels côtés et quelles pointes sont en contact :

        - hexagone : la tuile est la sixième autour d’un point
        - double liaison : deux côtés sont en contact, sans hexagone
        - pont : un côté et la pointe opposée
        - sinon la tuile ne rapporte que sa valeur
    .open = Les règles imprimées ne disent pas si un pont et une double liaison peuvent compter ensemble.
    .ruling = Cela n’arrive jamais. Un pont touche par un seul côté, une double liaison par deux.
    .words = points supplémentaires, ensemble, les deux, ajouter, cumuler, en même temps, à la fois

bridge = Le pont
    .short = Un côté est en contact, et la pointe opposée rencontre un chiffre : { SIGNED($bridge) }.
    .text =
        Votre tuile touche une autre tuile par un seul côté. Regardez la _pointe opposée_ à ce côté. Si elle arrive sur un point où se trouve déjà une tuile, vous avez construit un pont.

        Le chiffre à cette pointe doit correspondre, bien sûr.
    .open = Les règles imprimées ne précisent pas quelle pointe doit toucher.
    .ruling = Ce doit être la pointe opposée au côté commun. Les deux autres appartiennent à ce côté et touchent toujours ; elles ne peuvent donc pas faire un pont.
    .words = pont, vide, relier, pointe, points supplémentaires

double-connection = La double liaison
    .short = Deux côtés de votre tuile sont en contact : { SIGNED($double) }.
    .text = Votre tuile touche deux tuiles par deux de ses côtés. Si elle complète en même temps un hexagone, c’est l’hexagone qui compte.
    .open = Et si les trois côtés sont en contact ?
    .ruling = Cela compte une seule fois, comme pour deux côtés. Les règles ne prévoient pas de triple liaison.
    .words = deux côtés, trois côtés, deux tuiles, double, connexion, points supplémentaires

hexagon = L’hexagone
    .short = Votre tuile est la sixième autour d’un point : { SIGNED($hexagon1) }.
    .text =
        Six tuiles entourent un point. Le joueur qui pose la sixième complète l’hexagone.

        Cette tuile est toujours aussi en contact par deux côtés. La double liaison ne s’ajoute pas : l’hexagone la remplace.
    .words = hexagone, six tuiles, cercle, anneau, étoile, fermer, points supplémentaires

two-hexagons = Deux hexagones d’un coup
    .short = Une tuile complète deux hexagones : { SIGNED($hexagon2) }. Trois : { SIGNED($hexagon3) }.
    .text = De temps en temps, une tuile est la sixième autour de deux de ses pointes, très rarement autour des trois. Elle complète alors deux ou trois hexagones. Le score indiqué vaut pour l’ensemble.
    .open = La plupart des règles imprimées ne parlent que d’un hexagone.
    .ruling = Tous comptent, car chacun est vraiment complet. Ce qu’ils rapportent ensemble dépend de la version des règles.
    .words = double hexagone, triple hexagone, plusieurs

out = La dernière tuile
    .short = Le joueur qui pose sa dernière tuile termine la manche : { SIGNED($out) } et la valeur de toutes les tuiles des autres.
    .text =
        La dernière tuile compte d’abord comme toujours. S’y ajoutent { SIGNED($out) } et la valeur de toutes les tuiles encore sur les autres chevalets.

        Les autres ne perdent rien.
    .open = Et si, à ce moment-là, personne d’autre ne pouvait plus poser ?
    .ruling = C’est quand même la dernière tuile qui compte ; la manche n’est pas bloquée. On vérifie après chaque action, et d’abord si un chevalet est vide.
    .words = finir, terminer, chevalet vide, fin de la manche, gagner la manche

blocked = La manche bloquée
    .short = La pioche est vide et personne n’a de tuile à poser : la manche est finie.
    .text =
        Chacun additionne les tuiles de son chevalet. Le joueur qui a la plus petite valeur marque celle de toutes les tuiles des autres, moins la sienne.

        Pas de bonus pour la dernière tuile, puisque personne ne l’a posée.
    .open = Quand est-elle finie exactement ? Chacun paie-t-il encore pour passer ?
    .ruling = Elle est finie tout de suite, sans que personne ait encore à payer pour passer. Ce que coûte la dernière action reste dû. Avec de vraies tuiles, on ne voit pas les autres chevalets. On ne s’en aperçoit que lorsque tout le monde a passé, et ces malus restent sur la feuille de score.
    .words = coincé, personne ne peut, plus rien ne va, fin de la manche, le moins

blocked-tie = Égalité dans une manche bloquée
    .short = Si plusieurs ont la même plus petite valeur, chacun d’eux marque des points.
    .text = Chacun d’eux reçoit la valeur de toutes les tuiles des autres, moins la sienne.
    .open = Les règles imprimées parlent d’un seul joueur avec la plus petite valeur. Ils peuvent être deux.
    .ruling = Les deux font le même calcul. Personne ne doit y perdre parce qu’un autre a joué aussi bien.
    .words = égalité, ex æquo, pareil, plus petite valeur

all-pass = Tout le monde passe
    .short = La pioche est vide et tout le monde a passé, l’un après l’autre : la manche est finie.
    .text = { $empty ->
        [0] Elle compte comme bloquée, même si quelqu’un pouvait encore poser.
       *[other] Elle compte comme bloquée, même si quelqu’un pouvait encore poser. Le dernier malus reste dû.
    }
    .open = Si personne n’est obligé de poser, tous pourraient passer sans fin.
    .ruling = Pour que chaque manche finisse, il suffit que tous aient passé une fois, l’un après l’autre. Un tour où l’on a pioché n’est pas un tour passé.
    .words = passer, sans fin, personne ne veut, refuser

match-end = La fin de la partie
    .short = Si quelqu’un a { $target } points ou plus à la fin d’une manche, la partie est finie : le joueur qui en a le plus gagne.
    .text =
        On joue manche après manche, et on redistribue les tuiles à chaque manche. Les points de toutes les manches s’additionnent.

        On ne compare qu’à la fin d’une manche. Un score peut passer sous zéro.
    .open = Certaines règles imprimées se lisent comme si la partie s’arrêtait net à { $target } points, ou comme si le premier à les avoir gagnait.
    .ruling = C’est la fin de la manche qui compte, puis le plus de points. Toutes les versions le disent là où elles décrivent la fin, et c’est équitable : chacun peut finir la manche.
    .words = gagner, vainqueur, objectif, terminer, trois cents, combien de temps

tie = Égalité
    .short = Si plusieurs ont le plus de points, ils partagent la victoire.
    .text = Pas de manche supplémentaire, pas de départage. Tous ceux qui ont le plus grand total ont gagné.
    .open = Les règles imprimées n’en parlent pas.
    .ruling = Une victoire partagée est la réponse la plus simple et la plus amicale. Pour continuer, jouez une nouvelle partie.
    .words = égalité, ex æquo, même total, victoire partagée, nul

solitaire = Solitaire
    .short = Une tuile est sur la table. Vous avez { $rack } tuiles et marquez le plus de points possible.
    .text =
        Mélangez toutes les tuiles. L’une est retournée et posée au milieu. Mettez { $rack } tuiles sur votre chevalet et suivez les règles ci-dessus.

        Avec le même code de partie, deux personnes jouent avec exactement les mêmes tuiles et peuvent comparer.
    .open = Combien de tuiles prend-on ? Et la première rapporte-t-elle des points ?
    .ruling = D’habitude { $rack } ; au choix, de 0 à { $mostrack }. Avec 0, on pioche toutes ses tuiles. La première ne rapporte rien, car elle vient du hasard et non du jeu. Elle ne compte pas non plus comme piochée.
    .words = seul, solo, un joueur, patience, réussite

solitaire-draws = Piocher en solo
    .short = Vous pouvez piocher { $limit } tuiles dans toute la partie.
    .text = Comme toujours, chaque tuile piochée se paie : { COST($draw) }. Quand vous les avez toutes piochées, la pioche compte comme vide, même s’il y reste des tuiles.
    .open = Les règles imprimées ne font que proposer une limite, pour pouvoir comparer.
    .ruling = D’habitude { $limit } ; au choix, de 0 à { $mostlimit }. Le chevalet et la limite ne peuvent pas être tous deux à 0, sinon il n’y aurait rien à jouer.
    .words = limite, seul, solo, combien de fois, vingt

solitaire-end = La fin en solo
    .short = Chevalet vide : { SIGNED($out) }. Plus rien à piocher ni à poser : la valeur de vos tuiles est retirée.
    .text =
        - Si vous posez votre dernière tuile, vous marquez { SIGNED($out) }.
        - S’il n’y a plus rien à piocher ni à poser, la partie est finie. La valeur de vos tuiles est retirée.
        - Si vous passez alors que vous pouviez poser, vous payez, et la partie est finie aussi.
    .open = Les règles imprimées ne disent pas comment se termine une partie en solo.
    .ruling = Elle se termine comme une manche à plusieurs, sauf qu’il n’y a pas de tuiles d’adversaires à compter. Si vous jouez avec 0 tuile sur le chevalet, un chevalet vide ne compte que lorsqu’il n’y a plus rien à piocher. Elle peut même se terminer dès la distribution, s’il n’y a rien à poser ni à piocher.
    .words = finir, seul, solo, résultat, moins

must-place = Règle maison : qui peut poser doit poser
    .short = On ne pioche ou ne passe que si aucune tuile ne peut être posée.
    .text =
        Toutes les règles imprimées permettent de piocher même quand on pourrait poser. Beaucoup de familles jouent autrement, et certaines règles du Triominos le demandent aussi. Vous pouvez choisir cette règle en ouvrant une table.

        Tant qu’une de vos tuiles peut être posée, vous devez en poser une : vous ne pouvez ni piocher ni passer. Après avoir pioché, seules comptent les tuiles piochées pendant ce tour : dès que l’une d’elles peut être posée, vous la posez. Rien d’autre ne change.

        Piocher en dit donc long : rien sur ce chevalet ne pouvait être posé.
    .words = règle maison, obligation, obligé, forcé, devoir, piocher exprès, règle de famille

## Les exemples. $tile, $value, $bonus, $sum et les autres viennent de la position.

scene-tile = Cette tuile vaut { $value } points.
scene-triples = Les { $triples } trios.
scene-dealt = Deux chevalets après la distribution.
scene-opening = Personne n’a de trio plus élevé que 0–0–0 ; { $name } commence donc avec lui : { $sum }.
scene-opening-no-triple = Pas de trio : 3–5–5 et 4–4–5 valent toutes deux { $value }. { $name } commence avec { $tile } : { $sum }.
scene-start = { $name } commence avec { $tile } : { $sum }.
scene-fits = Les deux chiffres du côté correspondent. { $tile } rapporte { $sum }.
scene-touching = { $tile } ne touche que par une pointe. Ce n’est pas permis.
scene-corner = Ici, { $tile } ne va pas. Le côté irait, mais la troisième pointe rencontre un autre chiffre.
scene-drawn = Ada pioche 2–2–3 et la pose : { $turn }, ce qui fait { SIGNED($made) }.
scene-fruitless = Rien à poser : { $turn }, ce qui fait { SIGNED($made) }. Les tuiles restent sur le chevalet d’Ada.
scene-empty = Ada ne peut pas poser, et la pioche est vide : { $turn }. C’est à Ben.
scene-bridge = Un pont. Un côté est en contact en bas, et la pointe rencontre un 4 : { $sum }.
scene-no-bridge = Pas de pont. La pointe est libre : { $sum }.
scene-double = Une double liaison. Deux côtés sont en contact : { $sum }.
scene-hexagon = La sixième tuile complète l’hexagone : { $sum }.
scene-two-hexagons = Une tuile, deux hexagones : { $sum }.
scene-three-hexagons = Une tuile, trois hexagones : { $sum }.
scene-out = Ada pose sa dernière tuile : { $sum }. S’y ajoutent { SIGNED($out) } et les tuiles de Ben, { $others } : { SIGNED($gain) } en tout.
scene-blocked = Plus rien à poser. { $scorer } a la plus petite valeur, { $own }, et marque { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada et Ben ont chacun { $own }. Chacun marque { $others } − { $own } = { $gain }.
scene-all-pass = Ben pourrait poser 2–2–3, mais les deux passent. Ada a la plus petite valeur, { $own } : elle marque { $others } − { $own } = { $gain }.
scene-match-end = Deux joueurs ont atteint l’objectif. { $first } a le plus de points et gagne avec { $made }.
scene-tie = { $first } et { $second } partagent la victoire avec { $made } points.
scene-solitaire = La première tuile, et votre chevalet.
scene-solitaire-empty = Il n’y a plus rien à piocher. { $tile } peut encore être posée : { $sum }.
scene-solitaire-out = La dernière tuile : { $sum }, et { SIGNED($gain) } pour avoir vidé le chevalet.
scene-solitaire-blocked = 0–1–1 ne va nulle part, et il n’y a plus rien à piocher : { SIGNED($gain) }.
scene-must-place = { $tile } peut être posée, donc Ada doit la poser : { $sum }.

## Les versions côte à côte

row-deal = tuiles à 2, 3, 4, 5, 6 joueurs
row-start = bonus de départ
row-needs = seulement avec un trio
row-zero = en plus pour 0–0–0
row-bridge = pont
row-double = double liaison
row-hexagons = un, deux, trois hexagones
row-out = dernière tuile
row-draw = chaque tuile piochée
row-draws = tuiles à piocher par tour
row-fruitless = tout pioché, rien posé, en plus
row-empty = pioche vide
row-target = objectif
row-must = qui peut poser doit poser
yes = oui
no = non
note-german = Le texte allemand des règles imprimées.
note-international = Les textes français, anglais, italien, néerlandais et espagnol.
note-early = Une version plus ancienne. Son texte donne plus de points pour les hexagones que son tableau ; nous suivons le texte.
note-triominos = Le cousin plus connu, pour ceux qui ont grandi avec.
note-house = Les valeurs de votre table.
