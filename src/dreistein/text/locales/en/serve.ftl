### The server: its help and what it says when it starts

cli-serve = serve tables to browsers and other programs
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = ADDRESS
cli-meta-limit = NAME=NUMBER
cli-host = the address to listen on (default: 127.0.0.1, which only this machine can reach)
cli-port = the port to listen on (default: 8756; 0 picks a free one)
cli-database = the file that keeps the tables or a PostgreSQL URL (default: in your data folder)
cli-serve-workers = how many processes bots think in (default: one fewer than there are cores)
cli-origin = the public address when it is behind a proxy, such as { "https://example.org" }
cli-trusted-proxy = a proxy trusted to report client addresses; may be repeated
cli-keep-days = drop tables that nobody has touched for this many days; finished games stay
cli-limit = change one of the limits listed in docs/serve.md; may be repeated
cli-engine = offer installed apps the game without a server: the folder of make static
cli-open-metrics = let other machines read /metrics, too
cli-log-level = how much to write to the log (default: info)
serve-ready = Dreistein is at { $address } – stop it with Ctrl+C.
cli-backup = back up the database while the server keeps running
cli-backup-file = the file to write the backup to
cli-restore = replace the database with a backup; the old one is kept
cli-restore-file = the backup
cli-check = check the database for damage
cli-store = copy a whole database to another one
cli-store-action = what to do: copy everything and check the copy
cli-store-source = the database to copy
cli-store-target = the empty database to copy to
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $records ->
    [one] one finished match
   *[other] { $records } finished matches
}.
restore-done = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $records ->
    [one] one finished match
   *[other] { $records } finished matches
}.
restore-before = The database that was there before is now { $file }.
check-done = Checked { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events ->
    [one] one event
   *[other] { $events } events
} and { $records ->
    [one] one finished match
   *[other] { $records } finished matches
}.
check-damaged = Damaged: table { $table }…
