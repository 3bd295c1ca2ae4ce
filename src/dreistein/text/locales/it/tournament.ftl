### I tornei, e i bot su una pipe

tour-title = { $count ->
    [one] { $matches } partita con { $players } al tavolo · { $edition } · codice partita { $seed }
   *[other] { $matches } partite con { $players } al tavolo · { $edition } · codice partita { $seed }
}
tour-bot = Bot
tour-matches = Partite
tour-wins = Vittorie
tour-margin = 95%
tour-points = Punti per mano
tour-rating = Punteggio Elo
tour-millis = ms per decisione
tour-slowest = la più lenta
tour-chance = Le vittorie si contano per posto, quelle a pari merito in parti uguali; tra pari la quota di ogni posto sarebbe { $share }.
tour-nothing = Nessun blocco è ancora completo, quindi non c’è ancora nessun risultato.
tour-sprt-better = { $first } è migliore di { $second }.
tour-sprt-not-better = { $first } non è migliore di { $second }, o non abbastanza.
tour-sprt-undecided = Non è ancora deciso se { $first } sia migliore di { $second }.
tour-sprt-measured = Verificato: { $p0 } contro { $p1 } delle vittorie; logaritmo del rapporto di verosimiglianza { $llr }, limiti { $low } e { $high }.
tour-incidents = Incidenti; ogni volta è stata giocata al suo posto un’azione permessa. Dove è stato il primo: blocco/tavolo/rotazione/mano/azione, contando da 0.
tour-incident-start = non si è avviato
tour-incident-hello = non ha risposto al saluto
tour-incident-late = ha usato più del doppio del suo tempo
tour-incident-died = si è interrotto
tour-incident-closed = ha smesso di leggere o di scrivere
tour-incident-flood = ha scritto troppo
tour-incident-nonsense = non ha dato una risposta leggibile
tour-incident-illegal = ha scelto un’azione non ammessa
tour-incident-given-up = si è interrotto troppe volte e non è più stato avviato
tour-incident-failed = è fallito con un errore
tour-progress = Partite
tour-stopped = Fermato dopo { $matches } partite su { $all }; con --state si potrebbe riprendere più tardi.
tour-stopped-kept = Fermato dopo { $matches } partite su { $all }; lo stesso comando riprende da lì.
tour-worker-died = Un processo di lavoro si è interrotto ({ $how }); la sua partita viene rigiocata.

cli-tournament = fa giocare i bot tra loro con le stesse tessere, e dice qual è il migliore
cli-bot = fa giocare un bot via standard input e output, per altri programmi
cli-meta-bot = BOT
cli-meta-folder = CARTELLA
cli-bot-name = pip, frida, max, zora, bruno, hilda, klara, sofia (dal più debole al più forte), random, greedy, { "casual" }, sampler, strong o expert, anche con opzioni, come in { "strong:worlds=50" }
cli-bot-seed = il seme delle scelte a caso del bot
cli-join = mette un bot a un tavolo di un server qualsiasi, a giocare con chi è lì
cli-meta-link = LINK
cli-join-link = il link per gli amici di un tavolo: { "https://…/join/…" }
cli-join-bot = il bot: un nome come frida, { "cmd:./my-bot" } o { "py:mine:MyBot" }
cli-join-name = il suo nome al tavolo (predefinito: quello del bot)
cli-join-millis = millisecondi per decisione (predefinito: 1000)
cli-join-once = se ne va dopo una partita invece di restare per la prossima
join-seated = { $name } gioca al posto { $seat }. Ctrl+C lo ferma.
join-over = La partita è finita: { $totals }
cli-bot-check = controlla che un programma parli il protocollo dei bot
cli-check-bot = il programma: { "cmd:./my-bot" }
cli-check-positions = su quante posizioni viene interrogato (predefinito: 1000)
cli-check-millis = millisecondi per decisione; il doppio è troppo tardi (predefinito: 1000)
cli-bot-log = aggiunge a questo file quel che si dice ai programmi e quel che rispondono
cli-check-seed = il seme delle posizioni
check-start = Non si avvia: { $reason }.
check-hello = Non risponde al saluto con un nome entro 10 secondi: { $reason }.
check-late = Nessuna risposta entro { $millis } ms, a un tavolo da { $players } ({ $edition }) dopo { $history } azioni: { $reason }.
check-died = Invece di rispondere è terminato o ha interrotto un canale, a un tavolo da { $players } ({ $edition }) dopo { $history } azioni: { $reason }.
check-nonsense = La sua risposta non si può leggere, a un tavolo da { $players } ({ $edition }) dopo { $history } azioni: { $reason }
check-illegal = { $action } non è tra le azioni permesse, a un tavolo da { $players } ({ $edition }) dopo { $history } azioni.
check-extra = Interrogato con un campo che non conosce, ha dato { $action } invece di un’azione permessa, a un tavolo da { $players } ({ $edition }) dopo { $history } azioni; i campi sconosciuti vanno ignorati.
check-flood = Ha scritto troppo senza essere interrogato, a un tavolo da { $players } ({ $edition }) dopo { $history } azioni: { $reason }.
check-quit = Era ancora in esecuzione { $millis } ms dopo l’ordine di uscire.
check-stays = Era ancora in esecuzione { $millis } ms dopo la fine del suo input; sopravvivrebbe a un tavolo interrotto di colpo.
check-passed = { $name } parla il protocollo e ha risposto su { $positions } posizioni.
cli-tour-bots = i bot: nomi come strong, { "strong:worlds=50" } o { "cmd:./my-bot" }
cli-tour-players = quanti siedono a un tavolo, da 2 a 6 (predefinito: 2)
cli-tour-matches = quante partite, arrotondate a blocchi interi (predefinito: 200; con --sprt al massimo 20000)
cli-tour-blocks = oppure quanti blocchi: le stesse tessere a ogni tavolo, in ogni rotazione dei posti
cli-tour-millis = millisecondi per decisione, per i bot che non lo dicono da sé
cli-tour-fresh = riavvia i programmi a ogni partita invece di tenerli in esecuzione
cli-tour-sprt = si ferma appena è provato che il primo bot è migliore del secondo, o no
cli-tour-p0 = --sprt: questa quota di vittorie non vale ancora come migliore (predefinito: quella del caso)
cli-tour-p1 = --sprt: questa quota di vittorie vale come migliore (predefinito: 0.05 in più)
cli-tour-alpha = --sprt: quanto spesso si può dire «migliore» a torto (predefinito: 0.05)
cli-tour-beta = --sprt: quanto spesso si può dire «non migliore» a torto (predefinito: 0.05)
cli-tour-state = salva in questo file ciò che è finito, e riprende da lì
cli-tour-records = salva ogni partita come file in questa cartella
self-stopped = Fermato dopo { $matches } partite su { $all }; lo stesso comando riprende da lì.
self-done = { $matches } partite sono in { $folder }.
self-incidents = Incidenti; ogni volta è stata giocata al suo posto un’azione permessa (nei dati: stand_in):
cli-selfplay = gioca partite tra bot e salva ogni decisione come dati
cli-self-folder = la cartella dei dati; se è già iniziata, viene continuata
cli-self-bots = i bot per posto, ripetuti fino a riempire il tavolo (predefinito: greedy)
cli-self-matches = quante partite (predefinito: 100)
