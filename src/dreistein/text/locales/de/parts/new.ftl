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
page-kind-me = An diesem Gerät
page-kind-invited = Über Einladungslink
page-kind-open = Ein Bot, bis jemand kommt
page-kind-bot = Ein Bot
page-edition = Regelausgabe
page-edition-german = Wie in der deutschen Anleitung: Ein leerer Vorrat kostet 10.
page-edition-international = Wie in den Anleitungen der anderen Sprachen: Ein leerer Vorrat kostet 5.
page-edition-early = Eine frühe Auflage: Ein Sechseck bringt 50.
page-edition-triominos = Der bekanntere Verwandte, gespielt bis 400.
page-numbers = Punkte und Anzahlen ansehen oder ändern
page-numbers-back = Zurück zu den gedruckten Werten
page-clock-field = Zeit pro Zug
page-clock-none = Unbegrenzt
page-clock-day = Ein Tag
page-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
page-hints-field = Tipps erlaubt
page-unmarked-field = Ohne Hilfe
page-unmarked-note = Wie am Küchentisch: Nichts leuchtet, niemand rechnet vor, es gibt keine Tipps. Das gilt für alle am Tisch.
page-alone-explained = Am Anfang liegt ein Stein auf dem Tisch. Leg an, was du kannst. Du darfst nur begrenzt viele Steine ziehen.
page-rack-field = Steine auf der Ablagebank (0 bis 20)
page-draws-field = Steine, die du in der ganzen Partie ziehen darfst
page-seed-field = Spielcode (gleicher Code, gleiche Steine)
page-open-table = Tisch eröffnen
page-play = Spielen
page-table-rules = Regeln
