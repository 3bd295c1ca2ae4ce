### Die Seite ohne Netz.

page-offline-title = Kein Netz
page-offline-lead = Die Tische stehen auf dem Server; zum Spielen braucht es eine Verbindung. Deine Spiele sind dort sicher.
page-offline-works = Das geht ohne Netz
page-offline-nothing = Auf diesem Gerät ist noch nichts gespeichert. Öffne den Wertungsblock einmal mit Verbindung, dann geht er auch ohne.
page-offline-retry = Noch einmal versuchen
