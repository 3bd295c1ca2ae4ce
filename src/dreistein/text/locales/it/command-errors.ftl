### Che cosa può essere sbagliato in una chiamata del comando.

error-port-in-use = Sulla porta { $port } risponde già qualcos’altro; indicane un’altra con --port.
error-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $reason }.
error-database-url = Il database { $text } è di un tipo che questo programma non conosce; indica un file o un indirizzo di PostgreSQL.
error-postgres-tools = PostgreSQL ha i propri programmi per questo: pg_dump e pg_restore.
error-usage-origin = { $text } non è un’origine; scrivi per esempio { "https://example.org" }, senza percorso.
error-usage-proxy = { $text } non è l’indirizzo di un proxy; scrivi per esempio 127.0.0.1 o 10.0.0.0/8.
error-usage-engine = { $folder } non è la cartella creata da make static; indica quella.
error-usage-limit = { $text } non è un limite; scrivi NOME=NUMERO, con uno dei nomi { $known }.
error-hint-over = La mano { $round } (contando da 0) lì è finita, non c’è nulla da scegliere; --at torna a una posizione precedente, e { "--round" } a un’altra mano.
error-no-such-rule = Non c’è una regola { $text }; ci sono { $known }.
error-no-such-bot = Non c’è un bot { $text }; ci sono { $known }, oltre a { "cmd:" } seguito da un programma o { "py:" } seguito da un modulo e una classe.
error-bot-spelling = Il bot { $text } non si può leggere; scrivilo come in { "strong:worlds=50" } o { "py:mine:MyBot" }.
error-bot-class = Il bot { $bot } non si può caricare: { $reason }.
error-no-bot-class = { $bot } non è un bot: un bot ha un { "name" } e un metodo { "choose" }.
error-join-link = { $text } non è un invito; un invito ha questa forma: { "https://dreistein.example/join/KEY" }.
error-join-server = Il server { $address } non è raggiungibile: { $reason }.
error-join-refused = Il server dice: { $message }
error-bot-option = Il bot { $bot } non ha un’opzione { $text }; ha { $known }.
error-bot-no-options = Il bot { $bot } non ha opzioni; togli { $text }.
error-bot-option-value = L’opzione { $option } del bot { $bot } non può essere { $text }.
error-bot-unavailable = Il bot { $bot } ha bisogno di { $package }, che non è installato.
error-bot-command = Il comando del bot { $text } non si può leggere: una virgoletta resta aperta, o dopo { "cmd:" } non c’è nulla.
error-bot-program = Il programma { $program } non si può avviare: non ce n’è uno con questo nome, o non è eseguibile.
error-tournament-bots = Un torneo vuole almeno due bot diversi.
error-tournament-sprt-bots = --sprt confronta due bot diversi, e qui ce ne sono { $found }; indicane due.
error-tournament-no-state = Il file { $file } non è un torneo; indicane uno scritto da un torneo, o uno nuovo.
error-tournament-other = Il file { $file } è di un altro torneo, con altro { $setting }; ripeti il comando con cui è iniziato, o indica un file nuovo.
error-tournament-damaged = La riga { $line } del file { $file } non si può leggere; è stata cambiata, o il disco è guasto.
error-tournament-in-use = Un altro torneo scrive nel file { $file }; aspetta che finisca, o indica un altro file.
error-tournament-unwritten = Il file { $file } non si può scrivere: { file-fault }; il torneo si ferma, e ciò che è già in --state resta conservato.
error-tournament-workers = La partita { $turn } del tavolo { $table } nel blocco { $block } (contando da 0) ha interrotto il suo processo { $times } volte, l’ultima con { $how }; il torneo non può continuare.
error-usage-on = { option } va solo con --on ray; aggiungilo, o togli { option }.
error-cluster-none = Nessun cluster risponde all’indirizzo { $address }; avviane uno con { "ray start --head" }.
error-cluster-version = Un computer del cluster ha Dreistein { $found }, mentre qui è { $own }; installa la stessa versione su tutti.
error-cluster-bare = Un computer del cluster non ha Dreistein; installa la versione { $own } su tutti.
error-simulation-no-state = Il file { $file } non è una simulazione; indicane uno scritto da una simulazione, o uno nuovo.
error-simulation-other = Il file { $file } è di un’altra simulazione, con altro { $setting }; ripeti il comando con cui è iniziata, o indica un file nuovo.
error-selfplay-no-data = Il file { $file } non è di selfplay; indica una cartella che non lo contenga, o una nuova.
error-selfplay-other = La cartella { $folder } contiene altri dati, con un altro { $setting }; ripeti il comando con cui sono iniziati, o indica una nuova cartella.
error-selfplay-unwritten = Il file { $file } non si può scrivere: { file-fault }; le parti complete restano.
error-selfplay-workers = Le partite da { $first } in poi hanno interrotto il loro processo { $times } volte, l’ultima con { $how }.
error-usage-share = { option } non può essere { $text }; è un numero tra 0 e 1, per esempio 0.05.
error-usage-sprt = { option } va solo con --sprt; aggiungilo, o togli { option }.
error-usage-sprt-shares = --p0 è { $low } e --p1 è { $high }; --p0 deve essere il più piccolo.
error-usage-sprt-errors = --alpha è { $alpha } e --beta è { $beta }; insieme devono essere meno di 1.
error-usage-matches = --matches e --blocks dicono la stessa cosa in due modi; togli uno dei due.
error-usage = Questo comando non si capisce: { $problem }; { $command } --help dice che cosa si può scrivere.
error-usage-command = Non c’è un comando { $text }; ci sono { $known }.
error-usage-choice = { option } non può essere { $text }; si può scegliere tra { $known }.
error-usage-number = { option } non può essere { $text }; è un numero intero da { $least } a { $most }.
error-usage-missing = { $argument ->
    [FILE] { $command } vuole un file; { $command } --help dice che cosa si può scrivere.
    [DEPTH] { $command } vuole una profondità; { $command } --help dice che cosa si può scrivere.
   *[other] { $command } vuole { $argument }; { $command } --help dice che cosa si può scrivere.
}
error-usage-unknown = { $command } non conosce { $text }; { $command } --help dice che cosa si può scrivere.
error-usage-value = Dopo { option } manca qualcosa; { $command } --help dice che cosa si può scrivere.
error-usage-no-value = { option } sta da solo; togli { $text }.
error-usage-ambiguous = { $text } può voler dire più cose ({ $known }); scrivilo per intero.
error-usage-seed = Il codice partita ha { $found } caratteri; può averne al massimo { $most }.
error-usage-edition = --edition { $text } non è un oggetto JSON; indicane uno, o uno dei nomi { $known }.
error-usage-solitaire = { option } va solo con --solitaire; aggiungilo, o togli { option }.
error-usage-players = --players non va con --solitaire, dove si gioca da soli; togli uno dei due.
error-usage-together = { option } e { $other } non si usano insieme; togli uno dei due.
error-no-opponent = Un avversario { $text } non c’è; scegli tra { $known }, o un numero da 1 a { $most }.
error-opponent-count = Avversari indicati: { $found }; ne giocano { $wanted }. Indicane uno per posto, o uno solo per tutti.
error-resume-over = Non c’è più niente da giocare: la partita di questo file è finita, o non ha nessuna mano.
error-no-file = Il file { $file } non si può usare: { file-fault }.
error-no-output = L’output non si può scrivere: { file-fault }.
error-extra-missing = Manca il pacchetto { $package }; pip install 'dreistein[{ $extra }]' lo installa.
error-too-many-bots = Ci sono più bot ({ $bots }) che posti ({ $seats }); indicane al massimo uno per posto.
error-unknown-policy = Per le simulazioni non c’è un bot { $name }; ci sono { $known }.
