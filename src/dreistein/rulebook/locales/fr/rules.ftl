### Les règles en français. On vouvoie.
###
### Une règle a .short (une ligne), .text, .words (d’autres mots pour la chercher) et, là où les
### règles imprimées laissent une question ouverte, .open (laquelle) et .ruling (notre réponse, et pourquoi).

book = Les règles du jeu
    .text =
        On joue avec des tuiles à trois pointes. Posez une tuile de sorte que ses chiffres soient les mêmes que ceux des voisines. Chaque tuile rapporte des points, et les bons emplacements en rapportent davantage. À la fin, qui a le plus de points gagne.

        Ce sont les règles du jeu vendu sous le nom de Tripple Domino®, racontées avec nos propres mots. Les règles imprimées laissent quelques cas ouverts. Nous disons alors comment nous tranchons, et pourquoi.

part-tiles = Les tuiles
part-start = Avant de commencer
part-turn = Votre tour
part-bonus = Les bonus
part-end = La fin
part-solitaire = Jouer en solo

tiles = Les tuiles
    .short = Il y a { $tiles } tuiles, chacune avec trois chiffres de 0 à { $highest }.
    .text =
        Chaque combinaison de trois chiffres existe une fois, et une seule.

        Additionnez les trois chiffres d’une tuile : c’est sa _valeur_. Vous la marquez quand vous posez la tuile.
    .open = Les règles imprimées ne disent pas dans quel sens tournent les chiffres.
    .ruling = Nous prenons les tuiles comme elles sont vendues. Partez du plus petit chiffre et lisez dans le sens des aiguilles d’une montre : les chiffres ne diminuent jamais. Il y a donc une tuile 0-1-2, mais pas de 0-2-1.
    .words = pièces, dominos, combien, valeur, somme, sens horaire

triple = Les trios
    .short = Un trio est une tuile avec trois chiffres égaux. Il y en a { $triples }.
    .text = Les trios comptent surtout au début : le plus fort ouvre la manche. Ensuite, un trio est une tuile comme les autres.
    .words = triple, trois pareils, nombres égaux, identiques

deal = La distribution
    .short = Mélangez les tuiles, faces cachées. Chacun en prend quelques-unes ; le reste est la pioche.
    .text =
        Voici combien de tuiles chacun prend :

        - à deux : { $deal2 } chacun
        - à trois : { $deal3 } chacun
        - à quatre : { $deal4 } chacun
        - à cinq : { $deal5 } chacun
        - à six : { $deal6 } chacun

        Mettez vos tuiles sur votre chevalet de sorte que personne d’autre ne les voie. La _pioche_ reste cachée, à portée de tous.
    .words = distribuer, mélanger, combien de tuiles, joueurs, chevalet, préparation, donner

opening = Qui commence
    .short = Le plus fort trio ouvre la manche. Sans trio, c’est la tuile de plus grande valeur.
    .text =
        Regardez vos tuiles. Qui a le plus fort trio le pose au milieu. Même 0-0-0 passe avant toute tuile qui n’est pas un trio.

        Si personne n’a de trio, la plus grande valeur ouvre. Ensuite on continue dans le sens des aiguilles d’une montre.
    .open = Et si deux tuiles ont la même valeur ? Peut-on ouvrir avec une autre tuile ?
    .ruling = À valeur égale, le plus grand chiffre passe d’abord, puis le suivant : 3-5-5 ouvre avant 4-4-5. Ainsi, on sait toujours qui commence. La tuile n’est pas au choix, sinon la règle ne déciderait rien. Seule la façon de la tourner est libre.
    .words = commencer, début, premier, ouverture, tuile de départ, qui débute

start-bonus = Le bonus de départ
    .short = { $needs ->
        [triple] Qui ouvre marque la valeur de la tuile, et { SIGNED($start) } si c’est un trio.
       *[any] Qui ouvre marque la valeur de la tuile et { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] Le bonus de départ se gagne une fois par manche, avec la première tuile. Aucun autre bonus n’est encore possible.
       *[other] Le bonus de départ se gagne une fois par manche, avec la première tuile. Qui ouvre avec 0-0-0 reçoit encore { SIGNED($zero) }.
    }
    .words = première tuile, commencer, ouverture, tuile de départ

turn = Un tour
    .short = À votre tour, vous posez une tuile, ou vous piochez.
    .text =
        Si l’une de vos tuiles convient, vous pouvez la poser. Vous notez ses points, et c’est au suivant.

        Si aucune ne convient, ou si vous ne voulez pas en poser, vous piochez.
    .words = jouer, à moi, que faire, coup

placing = Poser une tuile
    .short = Un côté entier doit toucher une tuile, et les deux chiffres doivent y être égaux.
    .text =
        Cherchez un emplacement libre à côté d’une tuile de la table. Votre tuile doit la toucher par un côté entier. Aux deux bouts de ce côté, les chiffres doivent être les mêmes.

        Vous marquez la valeur de votre tuile, et parfois un bonus.
    .open = Suffit-il qu’une tuile en touche une autre par une seule pointe ?
    .ruling = Non. Les règles parlent de deux chiffres identiques, et deux chiffres font un côté.
    .words = placer, convenir, toucher, voisine, côté, accorder

corners = Chaque pointe doit correspondre
    .short = Là où une pointe rencontre un chiffre, ce doit être le même.
    .text = Une pointe de votre tuile peut arriver sur un point où se trouve déjà une autre tuile. Les deux chiffres doivent alors être égaux, même si les deux tuiles n’ont aucun côté commun.
    .open = Les règles imprimées ne parlent que des deux chiffres d’un côté, pas de la troisième pointe.
    .ruling = Chaque pointe doit correspondre. Sinon, un pont ou un hexagone pourrait montrer des chiffres différents en un même point, et plus personne ne verrait ce qui convient. Ainsi, une tuile ne se pose à un emplacement que d’une seule façon.
    .words = troisième pointe, coin, point, mauvais nombre, différent

draw = Piocher
    .short = { $draws ->
        [one] Prenez une tuile dans la pioche. Cela coûte { COST($draw) }.
       *[other] Prenez une tuile dans la pioche : { COST($draw) } chacune. Au plus { $draws } par tour.
    }
    .text =
        Si la tuile piochée convient, vous pouvez la poser tout de suite. Votre tour est alors fini.

        Si elle ne convient pas, ou si vous préférez attendre, piochez encore, jusqu’à avoir pioché tout ce qui est permis.
    .open = Après avoir pioché, peut-on poser une tuile qu’on avait déjà ? Ou une tuile piochée plus tôt dans ce tour ?
    .ruling =
        Seulement les tuiles piochées dans ce tour, mais n’importe laquelle, pas seulement la dernière.

        Qui pioche renonce à ses anciennes tuiles pour ce tour. Mais toutes les tuiles que vous avez payées peuvent servir.
    .words = prendre, tirer, pioche, malus, coûter, points en moins

three-draws = Tout pioché, rien posé
    .short = { $fruitless ->
        [0] Après la dernière tuile permise, votre tour est fini. Cela ne coûte rien de plus.
       *[other] Après la dernière tuile permise, votre tour est fini. Si vous n’en posez aucune, cela coûte encore { COST($fruitless) }.
    }
    .text = { $draws ->
        [one] Vous pouvez piocher { $draws } tuile par tour. Si elle ne convient pas, vous la gardez, et c’est au suivant.
       *[other] Vous pouvez piocher { $draws } tuiles par tour. Si aucune ne convient, vous les gardez toutes, et c’est au suivant.
    }
    .open = Et si la dernière tuile ne convient pas, mais une autre avant elle ?
    .ruling = Vous pouvez encore poser celle-là, ou tout garder. Si aucune ne convient, le tour finit tout seul.
    .words = trois tuiles, troisième tuile, rien ne va, pas de chance, trois fois

choice = Personne n’est obligé de poser
    .short = Vous pouvez piocher même si l’une de vos tuiles convient.
    .text = Vous gardez peut-être une tuile pour un meilleur emplacement. C’est permis. Mais un tour ne finit que lorsque vous posez, ou lorsque vous avez pioché tout ce qui est permis.
    .open = Selon les règles imprimées, on peut piocher si l’on ne veut pas poser. Faut-il poser une tuile piochée qui convient ?
    .ruling = Non. Si l’on n’est pas obligé de poser une tuile du chevalet, on ne l’est pas non plus pour une tuile piochée. Mais on ne s’arrête pas avant : qui pioche continue jusqu’à ce qu’il pose ou qu’il ait tout pioché.
    .words = obligé, devoir, forcé, garder, refuser, obligation

stock-empty = La pioche est vide
    .short = { $empty ->
        [0] Si vous devez piocher et que la pioche est vide, vous passez. Cela ne coûte rien.
       *[other] Si vous devez piocher et que la pioche est vide, vous passez : { COST($empty) }.
    }
    .text = Vous payez une fois, et votre tour est fini. Peu importe que ce soit pour votre première tuile de ce tour ou pour une suivante.
    .open = Et si la pioche s’épuise au milieu d’un tour ? Peut-on passer alors qu’on pourrait poser ?
    .ruling = Au milieu d’un tour, c’est pareil, et une seule fois : vous auriez dû piocher et ne pouviez pas. Vous pouvez aussi passer si vous pouviez poser, car personne n’est obligé de poser.
    .words = plus de tuiles, rien à piocher, passer, épuisée, finie

one-bonus = Une seule sorte de bonus
    .short = Une tuile reçoit au plus une sorte de bonus. L’emplacement décide laquelle.
    .text =
        Regardez quels côtés et quelles pointes sont en contact :

        - hexagone : la tuile est la sixième autour d’un point
        - double liaison : deux côtés sont en contact, sans hexagone
        - pont : un côté et la pointe opposée
        - sinon la tuile ne rapporte que sa valeur
    .open = Les règles imprimées ne disent pas si un pont et une double liaison peuvent compter ensemble.
    .ruling = Cela n’arrive jamais. Un pont touche par un seul côté, une double liaison par deux.
    .words = points supplémentaires, ensemble, les deux, ajouter, cumuler

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
    .ruling = C’est payé une fois, comme pour deux côtés. Les règles ne connaissent pas de troisième liaison.
    .words = deux côtés, trois côtés, deux tuiles, double, connexion, points supplémentaires

hexagon = L’hexagone
    .short = Votre tuile est la sixième autour d’un point : { SIGNED($hexagon1) }.
    .text =
        Six tuiles entourent un point. Qui pose la sixième complète l’hexagone.

        Cette tuile est toujours aussi en contact par deux côtés. La double liaison ne s’ajoute pas : l’hexagone la remplace.
    .words = hexagone, six tuiles, cercle, anneau, étoile, fermer, points supplémentaires

two-hexagons = Deux hexagones d’un coup
    .short = Une tuile complète deux hexagones : { SIGNED($hexagon2) }. Trois : { SIGNED($hexagon3) }.
    .text = De temps en temps, une tuile est la sixième autour de deux de ses points, très rarement autour des trois. Elle complète alors autant d’hexagones. Les points indiqués valent pour tous ensemble.
    .open = La plupart des règles imprimées ne parlent que d’un hexagone.
    .ruling = Plusieurs hexagones comptent, car chacun est vraiment complet. Ce qu’ils rapportent ensemble dépend de la version des règles.
    .words = double hexagone, triple hexagone, plusieurs

out = La dernière tuile
    .short = Qui pose la dernière tuile de son chevalet finit la manche : { SIGNED($out) } et la valeur de toutes les tuiles des autres.
    .text =
        La dernière tuile compte d’abord comme toujours. S’y ajoutent { SIGNED($out) } et la valeur de toutes les tuiles encore sur les autres chevalets.

        Les autres ne perdent rien.
    .open = Et si, à ce moment, personne d’autre ne pouvait plus poser ?
    .ruling = C’est quand même la dernière tuile qui compte ; la manche n’est pas bloquée. Nous regardons après chaque action, et d’abord si un chevalet est vide.
    .words = finir, terminer, chevalet vide, fin de la manche, gagner la manche

blocked = La manche bloquée
    .short = La pioche est vide et personne n’a de tuile qui convient : la manche est finie.
    .text =
        Chacun additionne les tuiles de son chevalet. Qui a la plus petite valeur marque celle des autres, moins la sienne.

        Le bonus de la dernière tuile n’est pas donné, puisque personne ne l’a posée.
    .open = Quand est-ce fini exactement ? Chacun paie-t-il encore pour passer ?
    .ruling = C’est fini tout de suite, avant que quelqu’un paie encore pour passer. Ce que coûte la dernière action elle-même est encore payé. Avec de vraies tuiles, on ne voit pas les autres chevalets. On ne s’en aperçoit que lorsque tous ont passé, et ces malus restent sur la feuille de score.
    .words = coincé, personne ne peut, plus rien ne va, fin de la manche, le moins

blocked-tie = À égalité quand la manche est bloquée
    .short = Si plusieurs ont la plus petite valeur à égalité, chacun d’eux marque.
    .text = Chacun d’eux reçoit la valeur de toutes les tuiles des autres, moins la sienne.
    .open = Les règles imprimées parlent d’un seul joueur avec la plus petite valeur. Ils peuvent être deux.
    .ruling = Les deux font le même calcul. Personne ne doit y perdre parce qu’un autre a joué aussi bien.
    .words = égalité, ex æquo, pareil, plus petite valeur

all-pass = Tout le monde passe
    .short = La pioche est vide et tous ont passé l’un après l’autre : la manche est finie.
    .text = Elle compte alors comme bloquée, même si quelqu’un aurait pu poser. Le dernier malus est encore payé.
    .open = Si personne n’est obligé de poser, tous pourraient passer sans fin.
    .ruling = Pour que chaque manche finisse, il suffit que tous aient passé une fois, l’un après l’autre. Un tour où l’on a pioché n’est pas un tour passé.
    .words = passer, sans fin, personne ne veut, refuser

match-end = La fin de la partie
    .short = À la fin d’une manche, quelqu’un a { $target } points ou plus : qui en a le plus gagne.
    .text =
        On joue manche après manche, et chaque manche est distribuée de nouveau. Les points de toutes les manches s’additionnent.

        On ne regarde qu’à la fin d’une manche. Un score peut être au-dessous de zéro.
    .open = Certaines règles imprimées se lisent comme si la partie s’arrêtait net à { $target } points, ou comme si le premier à les avoir gagnait.
    .ruling = C’est la fin de la manche qui compte, puis le plus de points. Toutes les versions le disent là où elles racontent la fin, et c’est juste : chacun peut finir la manche.
    .words = gagner, vainqueur, objectif, terminer, trois cents, combien de temps

tie = À égalité
    .short = Si plusieurs ont le plus de points, ils partagent la victoire.
    .text = Il n’y a pas de manche en plus ni d’autre compte. Tous ceux qui ont le plus grand total ont gagné.
    .open = Les règles imprimées n’en parlent pas.
    .ruling = Une victoire partagée est la réponse la plus simple et la plus amicale. Pour continuer, jouez une nouvelle partie.
    .words = égalité, ex æquo, même total, victoire partagée, nul

solitaire = Solitaire
    .short = Une tuile est sur la table. Vous avez { $rack } tuiles et marquez le plus de points possible.
    .text =
        Mélangez toutes les tuiles. L’une est retournée et posée au milieu. Prenez { $rack } tuiles sur votre chevalet et suivez les règles ci-dessus.

        Avec le même code de partie, deux personnes jouent exactement les mêmes tuiles et peuvent comparer.
    .open = Combien de tuiles prend-on ? Et la première rapporte-t-elle des points ?
    .ruling = On en prend { $rack } d’habitude ; de 0 à { $mostrack } au choix. Avec 0, chaque tuile est piochée. La première ne rapporte rien, car c’est le hasard et non le jeu. Elle ne compte pas non plus comme piochée.
    .words = seul, solo, un joueur, patience, réussite

solitaire-draws = Piocher en solo
    .short = Vous pouvez piocher { $limit } tuiles dans toute la partie.
    .text = Chaque tuile piochée coûte { COST($draw) }, comme toujours. Quand vous les avez toutes piochées, la pioche compte comme vide, même s’il y reste des tuiles.
    .open = Les règles imprimées ne font que proposer une limite, pour pouvoir comparer.
    .ruling = C’est { $limit } d’habitude ; de 0 à { $mostlimit } au choix. Le chevalet et la limite ne peuvent pas être tous deux à 0, sinon il n’y aurait rien à jouer.
    .words = limite, seul, solo, combien de fois, vingt

solitaire-end = La fin en solo
    .short = Chevalet vide : { SIGNED($out) }. Plus rien à piocher et rien ne convient : vos tuiles comptent en moins.
    .text =
        - Si vous posez votre dernière tuile, vous marquez { SIGNED($out) }.
        - S’il n’y a plus rien à piocher et que rien ne convient, la partie est finie. La valeur de vos tuiles est retirée.
        - Si vous passez alors qu’une tuile convient, vous payez, et la partie est finie aussi.
    .open = Les règles imprimées ne disent pas comment finit une partie en solo.
    .ruling = Elle finit comme une manche à plusieurs. Mais il n’y a personne dont vous recevriez les tuiles. Avec un chevalet de 0, le chevalet vide ne compte que lorsqu’il n’y a plus rien à piocher. Elle peut même finir dès la distribution, si rien ne convient et qu’il n’y a rien à piocher.
    .words = finir, seul, solo, résultat, moins

## Les exemples. $tile, $value, $bonus, $sum et les autres viennent de la position.

scene-tile = Cette tuile vaut { $value } points.
scene-triples = Les { $triples } trios.
scene-dealt = Deux chevalets après la distribution.
scene-opening = Personne n’a de trio plus fort que 0-0-0 ; { $name } ouvre donc avec lui : { $sum }.
scene-opening-no-triple = Pas de trio : 3-5-5 et 4-4-5 valent toutes deux { $value }. { $name } ouvre avec { $tile } : { $sum }.
scene-start = { $name } ouvre avec { $tile } : { $sum }.
scene-fits = Les deux chiffres du côté sont égaux. { $tile } rapporte { $sum }.
scene-touching = { $tile } ne touche que par une pointe. Ce n’est pas permis.
scene-corner = Ici, { $tile } ne convient pas. Le côté conviendrait, mais la troisième pointe rencontre un autre chiffre.
scene-drawn = Ada pioche 2-2-3 et la pose : { $turn }, ce qui fait { SIGNED($made) }.
scene-fruitless = Rien ne convient : { $turn }, ce qui fait { SIGNED($made) }. Les tuiles restent sur le chevalet d’Ada.
scene-empty = Ada ne peut pas poser, et la pioche est vide : { $turn }. C’est à Ben.
scene-bridge = Un pont. Un côté est en contact en bas, et la pointe rencontre un 4 : { $sum }.
scene-no-bridge = Pas de pont. La pointe est libre : { $sum }.
scene-double = Une double liaison. Deux côtés sont en contact : { $sum }.
scene-hexagon = La sixième tuile complète l’hexagone : { $sum }.
scene-two-hexagons = Une tuile, deux hexagones : { $sum }.
scene-three-hexagons = Une tuile, trois hexagones : { $sum }.
scene-out = Ada pose sa dernière tuile : { $sum }. S’y ajoutent { SIGNED($out) } et les tuiles de Ben, { $others } : { SIGNED($gain) } en tout.
scene-blocked = Plus rien ne convient. { $scorer } a la plus petite valeur, { $own }, et marque { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada et Ben ont chacun { $own }. Chacun marque { $others } − { $own } = { $gain }.
scene-all-pass = La tuile 2-2-3 de Ben conviendrait, mais les deux passent. Ada a la plus petite valeur, { $own } : elle marque { $others } − { $own } = { $gain }.
scene-match-end = Deux joueurs ont atteint l’objectif. { $first } a le plus de points et gagne avec { $made }.
scene-tie = { $first } et { $second } partagent la victoire avec { $made } points.
scene-solitaire = La première tuile, et votre chevalet.
scene-solitaire-empty = Il n’y a plus rien à piocher. { $tile } convient encore : { $sum }.
scene-solitaire-out = La dernière tuile : { $sum }, et { SIGNED($gain) } pour avoir fini.
scene-solitaire-blocked = 0-1-1 ne convient pas, et il n’y a plus rien à piocher : { SIGNED($gain) }.

## Les versions côte à côte

row-deal = tuiles à 2, 3, 4, 5, 6 joueurs
row-start = ouverture
row-needs = seulement avec un trio
row-zero = ouverture avec 0-0-0, en plus
row-bridge = pont
row-double = double liaison
row-hexagons = un, deux, trois hexagones
row-out = dernière tuile
row-draw = chaque tuile piochée
row-draws = tuiles à piocher par tour
row-fruitless = tout pioché, rien posé, en plus
row-empty = pioche vide
row-target = objectif
yes = oui
no = non
note-german = Le texte allemand des règles imprimées.
note-international = Les textes français, anglais, italien, néerlandais et espagnol.
note-early = Une version plus ancienne. Son texte paie les hexagones plus cher que son tableau ; nous suivons le texte.
note-triominos = Le cousin plus connu, pour ceux qui ont grandi avec lui.
note-house = Les nombres de votre table.
