### Spielen ohne Server.

page-here-loading = Das Spiel kommt auf dieses Gerät: { $done } von { $all } MB
page-here-missing = Ohne Server läuft das Spiel in diesem Browser leider nicht: Ihm fehlt WebAssembly oder ein eigener Speicher. Wertungsblock und Spielregeln gehen trotzdem.
page-here-failed = Das Spiel ließ sich nicht öffnen; gleich folgt von selbst ein neuer Versuch. Deine Partien sind noch da.
page-here-full = Auf diesem Gerät ist kein Platz für das Spiel. Schaff Platz, dann öffnet es sich von selbst.
page-here-gone = Das Spiel hat nicht geantwortet. Bitte versuch es noch einmal.
page-here-asleep = Das Spiel antwortet nicht. Ist es in einem anderen Tab offen? Dann schließ den.
page-here-newer = Es gibt eine neuere Version des Spiels. Lade die Seite neu, um zu spielen.
page-here-kept = Deine Partien liegen nur auf diesem Gerät, in diesem Browser.
page-here-week = Safari löscht sie nach einer Woche ohne Besuch, außer du legst die Seite auf den Home-Bildschirm.
page-here-alone = Für Freunde und Ranglisten braucht es einen Server. Hier läuft das Spiel ohne.
page-here-server = Auf { $host } spielen
page-here-day = Die Steine ergeben sich aus dem Datum: Wer ohne Server spielt, bekommt überall dieselben und könnte sie vorher ausrechnen. Deshalb gibt es hier keine Rangliste.
page-here-challenge = Die Steine stecken im Link selbst. Eine Liste gibt es nicht: Wer spielt, schickt dir das Ergebnis.
page-here-copy = Sicherung
page-here-copy-note = Partien, Einstellungen und Wertungsblöcke dieses Geräts als eine Datei. Du kannst sie auch auf einem anderen Gerät öffnen.
page-here-copy-save = Alles als Datei sichern
page-here-copy-saved = Gesichert.
page-here-copy-open = Gesicherte Datei öffnen
page-here-copy-ask = Alles, was jetzt hier ist, wird durch den Inhalt der Datei ersetzt.
page-here-copy-yes = Alles ersetzen
page-here-copy-full = Hier ist kein Platz für alles aus der Datei. Es wurde nichts ersetzt.
page-here-no-copy = In dieser Datei ist nichts, was sich zurückholen ließe.
