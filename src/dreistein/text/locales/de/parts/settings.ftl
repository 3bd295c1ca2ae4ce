### Die Einstellungen.

page-device = Ein anderes Gerät
page-device-claim = Auf diesem Gerät als { $name } weitermachen?
page-device-claim-unnamed = Auf diesem Gerät als die Person weitermachen, von der dieser Link stammt?
page-device-claim-note = Du spielst dann unter diesem Namen, mit den Partien dieser Person. Sag nur Ja, wenn der Link von einem anderen Gerät von dir kommt.
page-device-lose =
    { $count ->
        [one] Die Partie, die dieses Gerät jetzt hat, ist hier dann nicht mehr zu sehen. Einen Tag lang kannst du zu ihr zurück.
       *[other] Die { $count } Partien, die dieses Gerät jetzt hat, sind hier dann nicht mehr zu sehen. Einen Tag lang kannst du zu ihnen zurück.
    }
page-device-yours = Dieses Gerät hat diesen Namen und diese Partien schon.
page-device-back-note = Einen Tag lang kannst du zu den Partien zurück, die dieses Gerät vorher hatte: hier oder später unter „Einstellungen“, „Deine Daten“.
page-device-back = Zurück zu meinen früheren Partien
page-device-yes = Ja, hier weiterspielen
page-device-note = Ein Link, der einmal gilt: Öffne ihn auf deinem Handy und spiel dort mit deinem Namen und deinen Partien weiter. Gib ihn nicht weiter.
page-device-link = Persönlicher Link
page-device-qr = QR-Code des persönlichen Links
page-device-make = Link erstellen
page-set-theme = Hell oder dunkel
page-set-theme-auto = Automatisch
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-set-contrast = Kontrast
page-set-contrast-auto = Automatisch
page-set-contrast-normal = Normal
page-set-contrast-high = Hoch, schwarz-weiß
page-set-text = Schriftgröße
page-set-text-normal = Normal
page-set-text-large = Groß
page-set-text-largest = Sehr groß
page-set-size = Größe der Steine
page-set-size-normal = Normal
page-set-size-large = Groß
page-set-size-largest = Sehr groß
page-set-motion = Animationen
page-set-motion-auto = Automatisch
page-set-motion-full = An
page-set-motion-none = Aus
page-set-pace = Tempo der anderen
page-set-pace-slow = Langsam
page-set-pace-normal = Normal
page-set-pace-fast = Schnell
page-set-pace-instant = Sofort
page-set-confirm = Zug bestätigen
page-set-confirm-touch = Auf Touchscreens
page-set-confirm-always = Immer
page-set-confirm-never = Nie
page-set-sound = Ton
page-set-voices = Zeigen, was andere am Tisch sagen
page-set-shortcuts = Tasten: + ziehen, - Zug beenden, ? was passt, / Zug tippen
page-set-notify = Mitteilung, wenn ich dran bin
page-set-notify-insecure = Mitteilungen gehen nur über eine sichere Adresse (https) oder auf dem Computer, auf dem der Server läuft.
page-set-notify-home = Auf dem iPhone und dem iPad gehen Mitteilungen erst, wenn das Spiel auf dem Home-Bildschirm liegt (Teilen, Zum Home-Bildschirm).
page-set-pass = Automatisch passen, wenn nichts anderes geht
page-data = Deine Daten
