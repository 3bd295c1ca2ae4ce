### Wat spelers tegen elkaar zeggen.

voice-hello = Hallo!
voice-luck = Succes!
voice-well-placed = Goed gelegd!
voice-your-turn = Jouw beurt!
voice-one-moment = Momentje…
voice-thanks = Dank je!
voice-close = Dat scheelde weinig!
voice-good-game = Leuk gespeeld!
voice-joy = Blij
voice-wow = Verrast
voice-sorrow = Verdrietig
voice-think = Nadenkend
voice-said = { $name }: { $text }
voice-moods = Hoe voel je je?
voice-show = Tonen wat { $name } zegt
voice-show-all = Tonen wat anderen zeggen
