### Die Seite ohne Netz.

page-offline-title = Kein Netz
page-offline-lead = Zum Spielen und zum Lernen brauchst du eine Verbindung zum Server. Deine Partien sind dort sicher.
page-offline-works = Das geht auch ohne Netz
page-offline-nothing = Auf diesem Gerät ist noch nichts gespeichert. Öffne den Wertungsblock einmal mit Verbindung, dann geht er auch ohne.
page-offline-play = Auf diesem Gerät spielen
page-offline-retry = Noch einmal versuchen
