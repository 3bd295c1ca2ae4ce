### Der Server: seine Hilfe, und was er beim Start sagt

cli-serve = Tische für Browser und andere Programme bereitstellen
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = ADRESSE
cli-meta-limit = NAME=ZAHL
cli-host = die Adresse, unter der er erreichbar ist (Standard: 127.0.0.1, nur für dieses Gerät)
cli-port = der Port (Standard: 8756; 0 nimmt einen freien)
cli-database = die Datei, in der die Tische gespeichert werden, oder eine PostgreSQL-Adresse (Standard: in deinem Ordner für Daten)
cli-serve-workers = wie viele Prozesse für Bots nachdenken (Standard: einer weniger als Prozessorkerne)
cli-origin = die öffentliche Adresse hinter einem Proxy, etwa { "https://example.org" }
cli-trusted-proxy = ein Proxy, dessen Angaben über Adressen gelten; mehrfach möglich
cli-keep-days = Tische löschen, die so viele Tage niemand angefasst hat; beendete Partien bleiben
cli-limit = eine Grenze ändern, wie docs/serve.md sie aufzählt; mehrfach möglich
cli-engine = installierten Apps das Spiel ohne Server anbieten: der Ordner von make static
cli-open-metrics = auch andere Rechner /metrics lesen lassen
cli-log-level = wie viel ins Protokoll geschrieben wird (Standard: info)
serve-ready = Dreistein läuft unter { $address } – beenden mit Strg+C.
cli-backup = die Datenbank sichern, während der Server weiterläuft
cli-backup-file = die Datei, in die gesichert wird
cli-restore = die Datenbank durch eine Sicherung ersetzen; die alte bleibt erhalten
cli-restore-file = die Sicherung
cli-check = prüfen, ob die Datenbank unversehrt ist
cli-store = eine ganze Datenbank in eine andere kopieren
cli-store-action = was zu tun ist: alles kopieren und die Kopie prüfen
cli-store-source = die Datenbank, die kopiert wird
cli-store-target = die leere Datenbank, in die kopiert wird
backup-done = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} und { $records ->
    [one] eine beendete Partie
   *[other] { $records } beendete Partien
}.
restore-done = Wiederhergestellt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} und { $records ->
    [one] eine beendete Partie
   *[other] { $records } beendete Partien
}.
restore-before = Die bisherige Datenbank heißt jetzt { $file }.
check-done = Geprüft: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
} und { $records ->
    [one] eine beendete Partie
   *[other] { $records } beendete Partien
}.
check-damaged = Beschädigt: Tisch { $table }…
