### Zes woorden om op te schrijven, die in elke browser alles terugbrengen.

words-title = Je zes woorden
words-lead = Je partijen horen bij deze browser: worden de gegevens gewist of raakt het apparaat kwijt, dan zijn ze weg. Schrijf zes woorden op en je vindt in elke browser alles terug.
words-make = Laat me zes woorden zien
words-new = Nieuwe woorden
words-new-ask = De oude woorden werken dan niet meer.
words-made = Je kreeg zes woorden op { $day }.
words-not = Partijen, tafels, uitslagen en statistieken komen mee. Instellingen, opgeloste puzzels en scoreblokken blijven in de browser waar ze zijn.
words-write = Schrijf ze op en bewaar het briefje goed.
words-secret = Je ziet ze alleen nu; daarna kent zelfs de server ze niet meer. Wie ze heeft, kan onder jouw naam spelen.
words-done = Ik heb ze opgeschreven
words-copy = Kopiëren
words-copied = Gekopieerd.
words-have = Heb je al woorden?
words-field = Je zes woorden
words-any = Hoofdletters, spaties en streepjes maken niet uit.
words-gives-way = Wat deze browser nu heeft, zie je dan niet meer; een dag lang kun je terug.
words-bring = Mijn partijen terughalen
words-back = Welkom terug, { $name }! Alles is er weer.
words-back-unnamed = Welkom terug! Alles is er weer.
words-lost = Is het andere apparaat kwijt, verkocht of uitgeleend? Log het dan uit.
words-hint = Je partijen horen bij deze browser.
words-hint-link = Bewaar ze met zes woorden op een briefje.
