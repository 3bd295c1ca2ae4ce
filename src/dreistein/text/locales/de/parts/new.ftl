### Das Formular für einen neuen Tisch.

page-name = Name
page-way = Wie möchtest du spielen?
page-way-bots = Gegen Bots
page-way-friends = Mit Freunden
page-way-device = An einem Gerät
page-way-alone = Allein
page-seats = Plätze
page-add-seat = Platz hinzufügen
page-remove-seat = Platz { $number } entfernen
page-seat-kind = Wer auf Platz { $number } sitzt
page-seat-name = Name auf Platz { $number }
page-seat-level = Stärke des Bots auf Platz { $number }
page-kind-me = Jemand hier
page-kind-invited = Jemand per Link
page-kind-open = Ein Bot, bis jemand kommt
page-kind-bot = Ein Bot
page-level-random-note = legt irgendetwas, das passt
page-level-greedy-note = nimmt die meisten Punkte
page-level-casual-note = übersieht manches, wie du und ich
page-level-strong-note = denkt voraus
page-level-expert-note = schwer zu schlagen
page-edition = Regelausgabe
page-edition-german = Wie auf Deutsch gedruckt: Ein leerer Vorrat kostet 10.
page-edition-international = Wie in den anderen Sprachen gedruckt: Ein leerer Vorrat kostet 5.
page-edition-early = Eine frühe Auflage: Ein Sechseck bringt 50.
page-edition-triominos = Der bekanntere Verwandte, gespielt bis 400.
page-numbers = Die Zahlen, zum Nachsehen und Ändern
page-numbers-back = Wie gedruckt
page-number-target = Ziel
page-number-start = Startbonus
page-number-bridge = Brücke
page-number-double = Doppelverbindung
page-number-out = Letzter Stein
page-number-draw = Kosten für einen gezogenen Stein
page-number-empty = Kosten bei leerem Vorrat
page-number-hexagons = Ein, zwei, drei Sechsecke
page-number-deal = Steine am Anfang bei 2 · 4 · 6
page-clock-field = Zeit für einen Zug
page-clock-none = Ohne Grenze
page-clock-day = Ein Tag
page-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
page-hints-field = Tipps erlaubt
page-alone-explained = Am Anfang liegt ein Stein. Lege an, was du kannst; die Zahl der Steine, die du ziehen darfst, ist begrenzt.
page-rack-field = Steine auf der Ablagebank (0 bis 20)
page-draws-field = Steine, die du im ganzen Spiel ziehen darfst
page-seed-field = Spielcode (derselbe Code bringt dieselben Steine)
page-open-table = Tisch öffnen
page-play = Spielen
page-table-rules = Regeln
