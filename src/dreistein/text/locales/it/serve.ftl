### Il server: il suo aiuto, e ciò che dice all’avvio

cli-serve = offre tavoli ai browser e ad altri programmi
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = INDIRIZZO
cli-meta-limit = NOME=NUMERO
cli-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo per questa macchina)
cli-port = la porta su cui ascoltare (predefinita: 8756; 0 ne prende una libera)
cli-database = il file che conserva i tavoli o un indirizzo di PostgreSQL (predefinito: nella tua cartella dei dati)
cli-serve-workers = quanti processi pensano per i bot (predefinito: uno in meno dei core)
cli-origin = l’indirizzo pubblico, se il server sta dietro un proxy, per esempio { "https://example.org" }
cli-trusted-proxy = un proxy di cui fidarsi per l’indirizzo dei client; si può indicare più volte
cli-keep-days = elimina i tavoli che nessuno tocca da questo numero di giorni; le partite finite restano
cli-limit = cambia un limite (sono elencati in docs/serve.md); si può indicare più volte
cli-engine = offre alle app installate il gioco senza server: la cartella di make static
cli-open-metrics = lascia leggere /metrics anche ad altre macchine
cli-log-level = quanto scrivere nel registro (predefinito: info)
serve-ready = Dreistein è su { $address } – fermalo con Ctrl+C.
cli-backup = salva un backup del database mentre il server continua
cli-backup-file = il file del backup
cli-restore = rimette un backup al posto del database, che viene conservato
cli-restore-file = il backup
cli-check = controlla che il database sia integro
cli-store = copia un intero database in un altro
cli-store-action = che cosa fare: copiare tutto e controllare la copia
cli-store-source = il database da copiare
cli-store-target = il database vuoto in cui copiare
backup-done = { $file } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $records ->
    [one] una partita finita
   *[other] { $records } partite finite
}.
restore-done = Ripristino riuscito: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $records ->
    [one] una partita finita
   *[other] { $records } partite finite
}.
restore-before = Il database di prima ora si chiama { $file }.
check-done = Controllo riuscito: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $events ->
    [one] un evento
   *[other] { $events } eventi
} e { $records ->
    [one] una partita finita
   *[other] { $records } partite finite
}.
check-damaged = Danneggiato: il tavolo { $table }…
