### Gesichter und Farben der Mitspieler.

look-choose = Gesicht und Farbe wählen
look-face = Dein Gesicht
look-colour = Deine Farbe
look-note = Ist deine Wahl am Tisch schon vergeben, bekommst du die nächste freie.
look-face-cat = Katze
look-face-rabbit = Hase
look-face-dog = Hund
look-face-frog = Frosch
look-face-hedgehog = Igel
look-face-mouse = Maus
look-face-fish = Fisch
look-face-bird = Vogel
look-face-bear = Bär
look-face-fox = Fuchs
look-face-lion = Löwe
look-face-owl = Eule
look-colour-0 = Grau
look-colour-1 = Blau
look-colour-2 = Orange
look-colour-3 = Grün
look-colour-4 = Rot
look-colour-5 = Violett
