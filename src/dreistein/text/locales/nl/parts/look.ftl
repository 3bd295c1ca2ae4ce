### Gezichten en kleuren van spelers.

look-choose = Een gezicht en een kleur kiezen
look-face = Jouw gezicht
look-colour = Jouw kleur
look-note = Heeft iemand aan de tafel het al, dan krijg je het volgende dat vrij is.
look-face-cat = Kat
look-face-rabbit = Konijn
look-face-dog = Hond
look-face-frog = Kikker
look-face-hedgehog = Egel
look-face-mouse = Muis
look-face-fish = Vis
look-face-bird = Vogel
look-face-bear = Beer
look-face-fox = Vos
look-face-lion = Leeuw
look-face-owl = Uil
look-colour-0 = Grijs
look-colour-1 = Blauw
look-colour-2 = Oranje
look-colour-3 = Groen
look-colour-4 = Rood
look-colour-5 = Paars
