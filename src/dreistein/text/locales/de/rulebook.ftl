### Das Regelheft auf Deutsch: der Befehl und die Seite darum. Seine Texte sind in rulebook/locales/.

cli-rules = die Spielregeln zeigen, mit Beispielen
cli-rules-rule = eine Regel, zum Beispiel bridge; oder questions, editions, glossary (Standard: alles)
cli-meta-rule = REGEL
cli-rules-search = Regeln zu einem Wort suchen
cli-meta-word = WORT

rulebook-contents = Inhalt
rulebook-example = Beispiel
rulebook-open = Was die gedruckten Regeln offenlassen
rulebook-ruling = So halten wir es
rulebook-related = Siehe auch
rulebook-questions = Häufige Fragen
rulebook-editions = Die Ausgaben nebeneinander
rulebook-differs = Markiert: anders als in der gewählten Ausgabe
rulebook-glossary = Spielbegriffe
rulebook-search = Regeln durchsuchen
# Words that the search passes over.
rulebook-small-words =
    aber als am an auch auf aus bei bin bis bist da dann darf darfst das dass dem den denn der des die dies diese doch du
    durch ein eine einem einen einer eines er es etwas für gegen geht gibt hab habe haben hat hatte ich ihr ihre im in ist
    ja kann kannst kein keine keinen können könnte man mal mein meine meinem meinen mich mir mit muss nach nicht noch nun
    nur ob obwohl oder ohne schon sein seine sich sie sind so soll über um und uns unter vom von vor wann war was wenn wer
    werden wie wieder wir wird wo wohl zu zum zur
rulebook-found = Gefunden
rulebook-nothing = Nichts gefunden. Versuch es mit einem anderen Wort.
rulebook-one = Eine Regel: dreistein rules bridge. Ein Wort: dreistein rules --search Brücke.
rulebook-edition = Regelausgabe
rulebook-language = Sprache
rulebook-print = Drucken
rulebook-sheet = Spielregeln auf einem Blatt
rulebook-link = Link zu dieser Regel
rulebook-skip = Zu den Regeln
rulebook-play = Zum Spiel
rulebook-pad = Zum Wertungsblock
rulebook-start = Kurz gesagt
rulebook-failed = Die Regeln ließen sich nicht laden. Bitte versuch es noch einmal.

rulebook-try = Ausprobieren
rulebook-try-text = Wähle einen Stein. Du siehst, wo er passt und was er dort bringt. Wähle eine Stelle, um ihn anzulegen.
rulebook-try-start = Beginnen mit
rulebook-try-empty = Leerer Tisch
rulebook-try-tile = Steine
rulebook-try-spots = Wo er passt
rulebook-try-nowhere = Dieser Stein passt nirgends.
rulebook-try-used = liegt schon
rulebook-try-undo = Zug zurücknehmen
rulebook-try-clear = Tisch leeren
rulebook-try-board = Der Tisch
rulebook-try-total = Gesamt
rulebook-why-start = Der erste Stein: sein Wert und der Startbonus.
rulebook-why-plain = Eine Seite liegt an, und die Spitze ist frei: nur der Wert.
rulebook-why-bridge = Eine Seite liegt an, und die Spitze gegenüber trifft auf eine Zahl.
rulebook-why-double = Zwei oder drei Seiten liegen an, und kein Sechseck wird geschlossen.
rulebook-why-hexagon = Der sechste Stein um einen Punkt. Das Sechseck ersetzt die Doppelverbindung.
rulebook-why-hexagons = Der sechste Stein um mehrere Punkte zugleich. Alle diese Sechsecke zählen.
