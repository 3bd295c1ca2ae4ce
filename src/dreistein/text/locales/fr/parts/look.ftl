### Avatars et couleurs des joueurs.

look-choose = Choisir un avatar et une couleur
look-face = Votre avatar
look-colour = Votre couleur
look-note = Si votre choix est déjà pris à la table, vous aurez le suivant encore libre.
look-face-cat = Chat
look-face-rabbit = Lapin
look-face-dog = Chien
look-face-frog = Grenouille
look-face-hedgehog = Hérisson
look-face-mouse = Souris
look-face-fish = Poisson
look-face-bird = Oiseau
look-face-bear = Ours
look-face-fox = Renard
look-face-lion = Lion
look-face-owl = Hibou
look-colour-0 = Gris
look-colour-1 = Bleu
look-colour-2 = Orange
look-colour-3 = Vert
look-colour-4 = Rouge
look-colour-5 = Violet
