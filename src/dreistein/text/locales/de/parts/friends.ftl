### Mit anderen: Einladungen, und wer mitspielt.

page-invite-link = Einladungslink
page-qr = QR-Code des Einladungslinks
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Automatisch kopieren geht hier nicht. Markiere den Link und kopiere ihn selbst.
page-share = Teilen
page-watch-link = Nur zum Zuschauen:
page-open-network = Noch ist das Spiel nur auf diesem Computer erreichbar. Sollen andere im selben Netzwerk mitspielen können?
page-open-network-yes = Ja, für das Netzwerk öffnen
page-only-here = Das Spiel ist nur auf dem Computer zu erreichen, auf dem der Server läuft. Wer ihn gestartet hat, kann ihn für andere öffnen.
page-lobby = Wer spielt mit?
page-ready = bereit
page-be-ready = Ich bin bereit
page-wait-seats = Die Partie beginnt, wenn alle Plätze besetzt sind.
page-wait-ready = Die Partie beginnt, wenn alle bereit sind.
page-no-seat = Du hast an diesem Tisch keinen Platz, kannst aber zuschauen.
page-fill = Bot einsetzen
page-close-seat = Ohne diesen Platz spielen
page-seat-yields = bis jemand kommt
page-rename = Ändern
page-remove = Entfernen
page-remove-guest = { $name } entfernen
page-remove-explained = { $name } verliert den Platz, der damit wieder frei wird. Wer den Einladungslink hat, kann sich erneut setzen. Wenn du das nicht willst, erstelle auch neue Links.
page-new-links = Neue Links erstellen
page-new-links-explained = Einladungslink und Link zum Zuschauen werden ersetzt. Die alten funktionieren dann nicht mehr, und wer damit zuschaut, wird getrennt. Wer am Tisch sitzt, bleibt. Wer noch kommen soll, braucht den neuen Link.
page-join = Du bist eingeladen
page-join-who = Schon am Tisch: { $names }.
page-sit = Platz nehmen
page-fair-explained = Dein Gerät und die der anderen versiegeln je eine Zufallszahl, bevor eine davon offengelegt wird. Aus allen zusammen ergeben sich die Steine. So kann sie niemand bestimmen, auch der Server nicht. Am Ende prüft dein Gerät das automatisch nach.
page-join-full = Alle Plätze sind schon besetzt. Zuschauen kannst du trotzdem.
page-plays-next = { $when ->
    [match] Du spielst ab der nächsten Partie mit, statt { $name }.
   *[round] Du spielst ab der nächsten Runde mit, statt { $name }.
}
page-just-watch = Lieber nur zuschauen
page-seat-free = An diesem Tisch ist ein Platz frei.
page-open-network-no = Nein, nur auf diesem Computer
page-no-network = Dieser Computer ist gerade mit keinem Netzwerk verbunden. Verbinde ihn mit einem WLAN und versuch es noch einmal.
page-link-here = Dieser Link funktioniert nur auf diesem Computer, zum Beispiel in einem zweiten Browser.
page-for-others = Doch für andere öffnen
page-share-insecure = Direkt teilen geht nur über eine sichere Adresse (https). Kopiere den Link oder zeig den QR-Code.
page-table-clock = { $time } pro Zug
page-table-no-clock = ohne Zeitlimit
page-table-hints = mit Tipps
page-table-no-hints = ohne Tipps
page-table-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-table-own = mit Hausregeln
