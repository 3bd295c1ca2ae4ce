### Gezichten en kleuren van spelers.

look-choose = Gezicht en kleur kiezen
look-face = Jouw gezicht
look-colour = Jouw kleur
look-note = Is jouw keuze aan tafel al bezet, dan krijg je de volgende die vrij is.
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
