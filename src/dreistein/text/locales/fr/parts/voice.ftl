### Ce que les joueurs se disent.

voice-hello = Bonjour !
voice-luck = Bonne chance !
voice-well-placed = Bien placé !
voice-your-turn = À vous !
voice-one-moment = Un instant…
voice-thanks = Merci !
voice-close = C’était juste !
voice-good-game = Belle partie !
voice-joy = Content
voice-wow = Surpris
voice-sorrow = Triste
voice-think = Réfléchit
voice-said = { $name } : { $text }
voice-moods = Comment vous sentez-vous ?
voice-show = Afficher ce que dit { $name }
voice-show-all = Afficher ce que disent les autres
