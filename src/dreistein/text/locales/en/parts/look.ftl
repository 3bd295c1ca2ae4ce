### Faces and colours of players.

look-choose = Choose a face and a colour
look-face = Your face
look-colour = Your colour
look-note = If your choice is already taken at the table, you get the next free one.
look-face-cat = Cat
look-face-rabbit = Rabbit
look-face-dog = Dog
look-face-frog = Frog
look-face-hedgehog = Hedgehog
look-face-mouse = Mouse
look-face-fish = Fish
look-face-bird = Bird
look-face-bear = Bear
look-face-fox = Fox
look-face-lion = Lion
look-face-owl = Owl
look-colour-0 = Grey
look-colour-1 = Blue
look-colour-2 = Orange
look-colour-3 = Green
look-colour-4 = Red
look-colour-5 = Violet
