### Sechs Wörter zum Aufschreiben, die in jedem Browser alles wiederbringen.

words-title = Deine sechs Wörter
words-lead = Deine Partien gehören zu diesem Browser: Werden seine Daten gelöscht oder geht das Gerät verloren, sind sie weg. Schreib dir sechs Wörter auf, dann findest du in jedem Browser alles wieder.
words-make = Zeig mir sechs Wörter
words-new = Neue Wörter
words-new-ask = Die alten Wörter gelten dann nicht mehr.
words-made = Du hast am { $day } sechs Wörter bekommen.
words-not = Partien, Tische, Ergebnisse und Statistik kommen mit. Einstellungen, gelöste Rätsel und Wertungsblöcke bleiben in dem Browser, in dem sie sind.
words-write = Schreib sie auf und leg den Zettel gut weg.
words-secret = Sie stehen nur jetzt hier; auch der Server kennt sie danach nicht mehr. Wer sie hat, kann als du spielen.
words-done = Ich habe sie aufgeschrieben
words-copy = Kopieren
words-copied = Kopiert.
words-have = Du hast schon Wörter?
words-field = Deine sechs Wörter
words-any = Großbuchstaben, Leerzeichen und Bindestriche spielen keine Rolle.
words-gives-way = Was dieser Browser jetzt hat, zeigt er dann nicht mehr; einen Tag lang kannst du zurück.
words-bring = Meine Partien holen
words-back = Willkommen zurück, { $name }! Alles ist wieder da.
words-back-unnamed = Willkommen zurück! Alles ist wieder da.
words-lost = Ist das andere Gerät verloren, verkauft oder verliehen? Dann melde es ab.
words-hint = Deine Partien gehören zu diesem Browser.
words-hint-link = Sichere sie mit sechs Wörtern auf einem Zettel.
