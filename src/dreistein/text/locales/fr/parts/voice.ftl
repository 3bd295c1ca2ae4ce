### Ce que les joueurs se disent.

voice-hello = Bonjour !
voice-luck = Bonne chance !
voice-well-placed = Bien joué !
voice-your-turn = À vous !
voice-one-moment = Un instant…
voice-thanks = Merci !
voice-close = De justesse !
voice-good-game = Belle partie !
voice-joy = Joie
voice-wow = Surprise
voice-sorrow = Tristesse
voice-think = Réflexion
voice-said = { $name } : { $text }
voice-moods = Votre humeur
voice-show = Afficher ce que dit { $name }
voice-show-all = Afficher ce que disent les autres
