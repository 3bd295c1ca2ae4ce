### Was Mitspieler einander sagen.

voice-hello = Hallo!
voice-luck = Viel Glück!
voice-well-placed = Gut gelegt!
voice-your-turn = Du bist dran!
voice-one-moment = Einen Moment …
voice-thanks = Danke!
voice-close = Das war knapp!
voice-good-game = Schönes Spiel!
voice-joy = Fröhlich
voice-wow = Erstaunt
voice-sorrow = Traurig
voice-think = Nachdenklich
voice-said = { $name }: { $text }
voice-moods = Wie geht es dir?
voice-show = Zeigen, was { $name } sagt
voice-show-all = Zeigen, was andere sagen
