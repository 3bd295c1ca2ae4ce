### De server: zijn hulp, en wat hij bij het starten zegt

cli-serve = tafels aanbieden aan browsers en andere programma’s
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = ADRES
cli-meta-limit = NAAM=GETAL
cli-host = het adres om op te luisteren (standaard: 127.0.0.1, alleen voor deze computer)
cli-port = de poort om op te luisteren (standaard: 8756; 0 neemt een vrije)
cli-database = het bestand dat de tafels bewaart of een adres van PostgreSQL (standaard: in je map voor gegevens)
cli-serve-workers = hoeveel processen voor bots nadenken (standaard: één minder dan er kernen zijn)
cli-origin = het openbare adres achter een proxy, zoals { "https://example.org" }
cli-trusted-proxy = een proxy waarvan de opgegeven adressen gelden; mag meerdere keren
cli-keep-days = tafels wissen die zoveel dagen niet zijn aangeraakt; afgelopen partijen blijven
cli-limit = een grens veranderen, zie docs/serve.md; mag meerdere keren
cli-engine = geïnstalleerde apps het spel zonder server aanbieden: de map van make static
cli-open-metrics = ook andere computers /metrics laten lezen
cli-log-level = hoeveel er in het logboek komt (standaard: info)
serve-ready = Dreistein staat op { $address } – stop met Ctrl+C.
cli-backup = een back-up van de database maken terwijl de server doorgaat
cli-backup-file = het bestand voor de back-up
cli-restore = de database vervangen door een back-up; de oude blijft bewaard
cli-restore-file = de back-up
cli-check = controleren of de database onbeschadigd is
cli-store = een hele database naar een andere kopiëren
cli-store-action = wat te doen: alles kopiëren en de kopie controleren
cli-store-source = de database die wordt gekopieerd
cli-store-target = de lege database waarnaar wordt gekopieerd
backup-done = { $file } bevat { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} en { $records ->
    [one] één afgelopen partij
   *[other] { $records } afgelopen partijen
}.
restore-done = Teruggezet: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} en { $records ->
    [one] één afgelopen partij
   *[other] { $records } afgelopen partijen
}.
restore-before = De vorige database heet nu { $file }.
check-done = Gecontroleerd: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $events ->
    [one] één gebeurtenis
   *[other] { $events } gebeurtenissen
} en { $records ->
    [one] één afgelopen partij
   *[other] { $records } afgelopen partijen
}.
check-damaged = Beschadigd: tafel { $table }…
