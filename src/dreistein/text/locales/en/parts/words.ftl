### Six words to write down, which bring everything back in any browser.

words-title = Your six words
words-lead = Your games belong to this browser: if its data is cleared or the device is lost, they are gone. Write down six words, and any browser will bring everything back.
words-make = Show me six words
words-new = New words
words-new-ask = The old words will no longer work.
words-made = You were given six words on { $day }.
words-not = Games, tables, results and statistics come with you. Settings, solved puzzles and score pads stay in the browser where they are.
words-write = Write them down, and keep the paper safe.
words-secret = They are shown only now; afterwards not even the server knows them. Whoever has them can play as you.
words-done = I have written them down
words-copy = Copy
words-copied = Copied.
words-have = Already have words?
words-field = Your six words
words-any = Capital letters, spaces and hyphens make no difference.
words-gives-way = What this browser has now will no longer be shown; you can go back for one day.
words-bring = Bring back my games
words-back = Welcome back, { $name }! Everything is here again.
words-back-unnamed = Welcome back! Everything is here again.
words-lost = Is the other device lost, sold or lent? Then log it out.
words-hint = Your games belong to this browser.
words-hint-link = Keep them safe with six words on paper.
