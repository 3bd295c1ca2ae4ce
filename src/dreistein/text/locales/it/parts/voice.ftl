### Quello che i giocatori si dicono.

voice-hello = Ciao!
voice-luck = Buona fortuna!
voice-well-placed = Bel colpo!
voice-your-turn = Tocca a te!
voice-one-moment = Un momento…
voice-thanks = Grazie!
voice-close = C’è mancato poco!
voice-good-game = Bella partita!
voice-joy = Felice
voice-wow = Sorpreso
voice-sorrow = Triste
voice-think = Ci pensa
voice-said = { $name }: { $text }
voice-moods = Come ti senti?
voice-show = Mostra ciò che dice { $name }
voice-show-all = Mostra ciò che dicono gli altri
