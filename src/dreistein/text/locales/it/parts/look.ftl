### Avatar e colori dei giocatori.

look-choose = Scegli un avatar e un colore
look-face = Il tuo avatar
look-colour = Il tuo colore
look-note = Se al tavolo la tua scelta è già presa, avrai la prossima libera.
look-face-cat = Gatto
look-face-rabbit = Coniglio
look-face-dog = Cane
look-face-frog = Rana
look-face-hedgehog = Riccio
look-face-mouse = Topo
look-face-fish = Pesce
look-face-bird = Uccello
look-face-bear = Orso
look-face-fox = Volpe
look-face-lion = Leone
look-face-owl = Gufo
look-colour-0 = Grigio
look-colour-1 = Blu
look-colour-2 = Arancione
look-colour-3 = Verde
look-colour-4 = Rosso
look-colour-5 = Viola
