### Avatares y colores de los jugadores.

look-choose = Elegir un avatar y un color
look-face = Tu avatar
look-colour = Tu color
look-note = Si alguien en la mesa ya lo tiene, te tocará el siguiente libre.
look-face-cat = Gato
look-face-rabbit = Conejo
look-face-dog = Perro
look-face-frog = Rana
look-face-hedgehog = Erizo
look-face-mouse = Ratón
look-face-fish = Pez
look-face-bird = Pájaro
look-face-bear = Oso
look-face-fox = Zorro
look-face-lion = León
look-face-owl = Búho
look-colour-0 = Gris
look-colour-1 = Azul
look-colour-2 = Naranja
look-colour-3 = Verde
look-colour-4 = Rojo
look-colour-5 = Violeta
