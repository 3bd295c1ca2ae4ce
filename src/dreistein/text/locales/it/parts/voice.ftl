### Quello che i giocatori si dicono.

voice-hello = Ciao!
voice-luck = Buona fortuna!
voice-well-placed = Bella mossa!
voice-your-turn = Tocca a te!
voice-one-moment = Un momento…
voice-thanks = Grazie!
voice-close = C’è mancato poco!
voice-good-game = Bella partita!
voice-joy = Gioia
voice-wow = Sorpresa
voice-sorrow = Tristezza
voice-think = Riflessione
voice-said = { $name }: { $text }
voice-moods = Il tuo umore
voice-show = Mostra ciò che dice { $name }
voice-show-all = Mostra ciò che dicono gli altri
