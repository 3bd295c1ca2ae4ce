### Che cosa può essere sbagliato, in italiano.
###
### $found e simili sono numeri, notazioni, testo altrui tra "…", o parole di dreistein.rules.errors.

## Parole

found = { $found ->
    [list] una lista
    [object] un oggetto
    [large-number] un numero con più di 12 cifre
    [strange] qualcos’altro
   *[other] { $found }
}
where = { $where ->
    [record] Nel file di partita
   *[other] In { $where }
}
type = { $type ->
    [object] un oggetto
    [list] una lista
    [text] un testo
    [texts] una lista di testi
    [tile] il testo di una tessera
    [null] null, come in «hands»
   *[other] { $type }
}
unit = { $unit ->
    [MB] MB
    [kB] kB
   *[other] { $unit }
}
fault = { $fault ->
    [value] un valore manca o è scritto male
    [name] manca il nome di un campo, tra virgolette
    [colon] mancano i due punti dopo il nome di un campo
    [comma] manca una virgola o la parentesi finale
    [early] il testo finisce troppo presto
    [more] qualcosa segue la fine
    [bytes] questi byte non sono UTF-8
    [quote] mancano le virgolette alla fine di un testo
    [escape] dopo un «\» c’è qualcosa che non può starci
    [control] un testo contiene un a capo o un altro carattere di controllo
    [deep] un valore è annidato troppo in profondità
    [constant] un valore contiene NaN o Infinity, che non sono numeri
    [number] un valore contiene un numero troppo grande
   *[other] non si può leggere
}

## Notazione, numeri di un tavolo

error-no-such-tile = { $text } non è nessuna delle 56 tessere; una tessera si scrive con tre cifre da 0 a 5, in senso orario dalla più piccola e quindi in ordine crescente, per esempio 012.
error-no-such-action = { $text } non è un’azione; scrivi una tessera con la sua casella come 453@1,0, + per pescare o - per finire il turno senza piazzare.
error-unknown-edition = Non c’è un’edizione delle regole { $name }; quelle note sono { $known }.
error-edition-shape = Un’edizione delle regole è un nome o un oggetto, non { found }.
error-edition-field = Un’edizione delle regole non ha un numero chiamato { $field }; ha { $known }.
error-edition-missing = All’edizione delle regole manca «{ $field }»; aggiungilo, o parti da una «base».
error-edition-number = Nell’edizione delle regole «{ $field }» non può essere { found }; è un numero intero da { $least } a { $most }.
error-edition-list = Nell’edizione delle regole «{ $field }» non può essere { found }; è una lista di { $length } numeri.
error-edition-length = { $found ->
    [one] Nell’edizione delle regole «{ $field }» ha { $found } numero; ne servono { $length }.
   *[other] Nell’edizione delle regole «{ $field }» ha { $found } numeri; ne servono { $length }.
}
error-edition-flag = Nell’edizione delle regole «{ $field }» non può essere { found }; è true o false.
error-edition-name = Nell’edizione delle regole «name» non può essere { found }; è un testo da 1 a { $most } caratteri.
error-edition-base = Nell’edizione delle regole «base» non può essere { found }; serve uno di questi nomi: { $known }.
error-edition-deal = Nell’edizione delle regole «deal» non può essere { found }; è un oggetto con il numero di tessere per ogni numero di giocatori, da «2» a «6».
error-edition-deal-players = Nell’edizione delle regole «deal» vale da «2» a «6» giocatori; { $text } non c’entra.
error-edition-deal-missing = Nell’edizione delle regole «deal» non dice quante tessere riceve ciascuno dei { $players } giocatori; aggiungi «{ $players }», o parti da una «base».
error-deal-too-large = { $deal } tessere a testa in { $players } fanno { $needed } tessere; il gioco ne ha { $tiles }.
error-no-deal-for-players = Le tessere di questa edizione delle regole bastano per { $known } giocatori, non per { $players }.
error-small-set = A un tavolo si gioca con tutte e 56 le tessere, non con { $tiles }.
error-player-count = { $found ->
    [one] { $found } giocatore non può giocare così; a un tavolo si gioca da 2 a 6, in solitario da soli.
   *[other] { $found } giocatori non possono giocare; a un tavolo si gioca da 2 a 6, in solitario da soli.
}
error-solitaire-number = Nel solitario «{ $field }» non può essere { found }; è un numero intero da 0 a { $most }.
error-solitaire-nothing = Il solitario ha bisogno di tessere sul leggio o di tessere da pescare; non possono essere entrambe 0.

## Distribuzione

error-tile-twice = La tessera { $tile } è stata distribuita due volte; ogni tessera esiste una volta sola.
error-tile-missing = { $found ->
    [one] È distribuita { $found } tessera, e { $tile } non c’è; devono esserci tutte e { $tiles }.
   *[other] Sono distribuite { $found } tessere, e { $tile } non c’è; devono esserci tutte e { $tiles }.
}
error-not-in-set = La tessera { $tile } non è fra le { $tiles } di questo gioco.
error-deal-size = { $found ->
    [one] Il posto { $seat } (contando da 0) ha ricevuto { $found } tessera; gliene spettano { $wanted }.
   *[other] Il posto { $seat } (contando da 0) ha ricevuto { $found } tessere; gliene spettano { $wanted }.
}
error-hand-count = { $found ->
    [one] Le tessere sono distribuite a { $found } posto; questo tavolo ne vuole { $wanted }.
   *[other] Le tessere sono distribuite a { $found } posti; questo tavolo ne vuole { $wanted }.
}
error-starting-tile = Solo il solitario comincia con una tessera sul tavolo, e lo fa sempre.

## Azioni

error-round-over = { $end ->
    [out] La mano è finita (l’ultima tessera è stata piazzata); non si può più giocare.
   *[blocked] La mano è finita (bloccata); non si può più giocare.
}
error-match-over = La partita è finita; non ci sono altre mani.
error-round-unfinished = La mano non è ancora finita; la prossima comincia dopo.
error-not-your-turn = Non tocca a te.
error-must-open = La mano si apre con la tessera { $tile }, sulla casella 0,0.
error-start-cell = La tessera iniziale va sulla casella 0,0, non su { $cell }.
error-not-your-tile = La tessera { $tile } non è sul leggio di chi deve giocare.
error-not-drawn = La tessera { $tile } non è stata pescata in questo turno; dopo aver pescato si può piazzare solo: { $drawn }.
error-occupied = Sulla casella { $cell } c’è già una tessera ({ $there }); scegli uno spazio libero.
error-no-side = Nessun lato della casella { $cell } tocca una tessera; ne serve almeno uno.
error-corner = Il numero { $number } di { $placement } verrebbe a trovarsi sul punto { $point } della griglia, dove c’è il numero { $there }; i numeri di uno stesso punto devono essere uguali.
error-stock-empty = Non c’è più niente da pescare; piazza una tessera, o finisci il turno con -.
error-no-more-draws = { $draws ->
    [one] L’unica tessera ammessa in un turno è già stata pescata; piazza { $drawn }, o tienila con -.
   *[other] Le { $draws } tessere ammesse in un turno sono già state pescate; piazzane una ({ $drawn }), o tienile con -.
}
error-wrong-draw = La prossima tessera della riserva non è { $tile }.
error-must-go-on = { $left ->
    [one] Il turno non è ancora finito: piazza una tessera o pescane una; si può pescare ancora { $left } tessera.
   *[other] Il turno non è ancora finito: piazza una tessera o pescane una; si possono pescare ancora { $left } tessere.
}
error-must-place = La tessera { $tile } combacia. A questo tavolo chi può piazzare deve farlo; si può pescare o passare solo se niente combacia.

## File di partita

error-too-large = { $part ->
    [record] Il file di partita supera il limite di { $most } { unit }.
    [round] Una mano supera il limite di { $most } { unit }.
    [value] Il valore supera il limite di { $most } { unit }.
   *[other] Il campo { $part } supera il limite di { $most } { unit }.
}
error-too-many-fields = Il file di partita supera il limite di { $most } campi.
error-not-json = Questo non è un testo JSON in UTF-8: { fault } (byte { $at }).
error-version = «dreistein» è { found }; deve essere 1, la versione che questo programma legge.
error-missing-field = { where } manca { $field }; un file di partita ne ha bisogno.
error-wrong-type = { where } si trova { found }; serve { type }.
error-name-count = { $game ->
    [solitaire] { $found ->
        [one] «players» ha { $found } nome; nel solitario ce n’è uno solo.
       *[other] «players» ha { $found } nomi; nel solitario ce n’è uno solo.
    }
   *[table] { $found ->
        [one] «players» ha { $found } nome; a un tavolo ce ne sono da 2 a 6.
       *[other] «players» ha { $found } nomi; a un tavolo ce ne sono da 2 a 6.
    }
}
error-field-twice = { where } compare due volte { $field } nello stesso oggetto; scrivilo una volta sola.
error-impossible-numbers = { $cause }
error-observed = Questa partita l’ha annotata chi vedeva solo il tavolo. Leggii e riserva non li conosce nessuno, e qui servono.
error-opens-with-tile = Una mano comincia con una tessera sulla casella 0,0, non con { $action }.
error-left-count = { $wanted ->
    [one] Il posto { $seat } (contando da 0) finisce con { $wanted } tessera; in «left» ce ne sono { $there }.
   *[other] Il posto { $seat } (contando da 0) finisce con { $wanted } tessere; in «left» ce ne sono { $there }.
}
error-left-hands = { $found ->
    [one] In «left» c’è { $found } leggio; questo tavolo ne vuole { $wanted }.
   *[other] In «left» ci sono { $found } leggii; questo tavolo ne vuole { $wanted }.
}
error-seat-count = { $actions ->
    [one] In «seats» serve una cifra per { $actions } azione, da 0 a { $last }.
   *[other] In «seats» serve una cifra per ognuna delle { $actions } azioni, da 0 a { $last }.
}
error-not-blocked = La mano non era bloccata: si poteva ancora pescare, oppure una tessera rimasta combacia.
error-other-turn = Tocca al posto { $turn } (contando da 0), non al posto { $seat }.
error-no-places = Nessuna disposizione delle tessere dà questi punti: per { $tile }, numero { $number } della sua mano, non c’è uno spazio libero.
error-places-unclear = Le tessere potevano trovarsi in troppi posti; la ricerca si è fermata a { $tile }, numero { $number } della sua mano. Annota dove stava qualche tessera.
error-too-many-readings = Non si può stabilire chi ha giocato che cosa: le possibilità sono troppe. Aggiungi «seats» alla mano, una cifra per ogni azione.
error-sheet-text = Il foglio non è un testo in UTF-8 (byte { $at }).
error-sheet-players = Il foglio non dice chi gioca. Comincia con una riga come: players Ada, Ben.
error-sheet-player = La riga { $line } non comincia con nessuno dei nomi: { $text }. Giocano { $known }.
error-sheet-word = Riga { $line }: { $text } non è un’azione. Scrivi 453@1,0, o la tessera 345 e il suo bonus (bridge, double o hexagon), + per ogni tessera pescata, o - per un turno che finisce senza tessera.
error-sheet-number = Riga { $line }: { $text } non può essere un numero di tessere.
error-sheet-value = La riga { $line } ha il valore di una tessera, ma non i suoi numeri.
error-sheet-games = { $found ->
    [one] Il file contiene { $found } partita. Salva una sola partita.
   *[other] Il file contiene { $found } partite. Salva una sola partita.
}
error-round-too-many = { $before ->
    [unfinished] Segue un’altra mano, ma la precedente non è finita.
   *[over] Segue un’altra mano, ma la partita era finita.
}
error-no-round = { $rounds ->
    [one] Il file di partita ha { $rounds } mano; non c’è una mano { $round }, contando da 0.
   *[other] Il file di partita ha { $rounds } mani; non c’è una mano { $round }, contando da 0.
}
error-no-position = { $actions ->
    [one] La mano { $round } ha { $actions } azione; non c’è una posizione dopo { $at }.
   *[other] La mano { $round } ha { $actions } azioni; non c’è una posizione dopo { $at }.
}
error-not-over = Si può leggere solo a partita finita, e questa continua.

## Tavoli, connessioni, server

error-no-such-table = Questo tavolo non esiste, o questo link non porta lì.
error-no-such-seat = A questo tavolo non c’è quel posto.
error-seat-taken = Lì siede già qualcuno; prendi un altro posto, o assisti.
error-table-full = Tutti i posti sono occupati; puoi assistere.
error-not-your-seat = Questo posto non è tuo, quindi lì non puoi giocare.
error-only-watching = Stai assistendo; gioca chi siede al tavolo.
error-too-many-phrases = { $seconds ->
    [one] Lascia parlare un attimo gli altri. Potrai dire di nuovo qualcosa tra { $seconds } secondo.
   *[other] Lascia parlare un attimo gli altri. Potrai dire di nuovo qualcosa tra { $seconds } secondi.
}
error-too-many-names = Hai già cambiato abbastanza nome e aspetto. Aspetta la prossima partita.
error-table-worn-out = A questo tavolo è successo così tanto che non ci sta più niente. Aprine un altro.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-not-playing = Ora non è in corso nessuna mano, quindi non c’è niente da giocare.
error-bot-plays = Ora a questo posto gioca un bot.
error-too-late = Nel frattempo il gioco è andato avanti. Guarda di nuovo.
error-seal-changed = Il tuo contributo a questa mescolata è già sigillato e non si può cambiare.
error-not-sealed = I contributi alla mescolata si rivelano solo quando sono tutti sigillati.
error-wrong-share = Questo non è il contributo alla mescolata che era stato sigillato.
error-told-otherwise = Al tuo dispositivo è stato detto di questa mescolata qualcosa di diverso da ciò che il tavolo ha registrato.
error-not-between = La mano successiva si distribuisce quando questa è finita.
error-match-too-long = Una partita ha al massimo { $most } mani. Apri un nuovo tavolo.
error-no-challenge = Per una sfida serve un solitario o una partita a due, finiti e non di prova.
error-already-tried = Conosci già queste tessere: una sfida si gioca una volta sola.
error-too-many-challenges = Hai già { $most } sfide; elimina prima qualcuna di quelle partite.
error-broken-link = Questo link non porta a nessuna sfida: è incompleto, oppure la partita è stata eliminata. Fattelo mandare di nuovo.
error-challenge-full = { $most } persone hanno accettato questa sfida, ed è il massimo.
error-no-moment = Questo link non mostra più nessuna partita: è stato disattivato, oppure la partita è stata eliminata.
error-too-many-moments = Hai già { $most } link alle tue partite; disattivali prima in «I tuoi dati».
error-being-forgotten = I tuoi dati sono in corso di cancellazione. Subito dopo potrai ricominciare da capo.
error-day-not-over = La partita di oggi resta nel tuo elenco fino a domani, così si gioca una volta sola.
error-not-over-yet = La partita non è finita. Il file di partita e la prova della mescolata si vedranno dopo.
error-already-over = La partita è già finita.
error-not-gathering = La partita è cominciata, quindi questo non si può più cambiare.
error-nothing-to-undo = In questa mano non hai niente da annullare.
error-undo-past-draw = Nel frattempo è stata pescata una tessera: questa mossa non si può più annullare.
error-no-undo = Nella partita del giorno non si può annullare niente.
error-no-undo-asked = Ora nessuno chiede di annullare una mossa.
error-cannot-resign = A questo tavolo ci sei solo tu: basta uscire dalla partita.
error-no-hints = A questo tavolo non ci sono suggerimenti.
error-hint-not-your-turn = Un suggerimento lo puoi chiedere quando tocca a te.
error-too-many-tables = Ci sono { $most } tavoli non finiti, e non se ne possono tenere altri; prima finiscine uno.
error-too-many-watching = Ci sono { $most } connessioni a questo tavolo, e non ne sono possibili altre.
error-seat-plan = Un tavolo ha da 2 a 6 posti, uno solo nel solitario. Almeno uno è per chi lo apre, e ogni bot ha un livello.
error-clock-range = Un turno dura da { $least } a { $most } secondi, non { $found }.
error-seed-length = Un codice partita ha da 1 a { $most } caratteri.
error-seed-people = Un codice partita si può scegliere solo nel solitario: chi lo conosce conosce ogni tessera.
error-restarting = Il server si sta riavviando; torna tra un momento.
error-not-here = A questo indirizzo non c’è niente.
error-wrong-method = Questo indirizzo non accetta { $method }; accetta { $known }.
error-body-too-large = Ciò che è stato inviato supera { $most } kB, e il resto non viene letto.
error-body-too-slow = Ciò che doveva essere inviato non è arrivato entro { $seconds } secondi.
error-too-fast = { $seconds ->
    [one] Troppe richieste in poco tempo; aspetta { $seconds } secondo, poi continua.
   *[other] Troppe richieste in poco tempo; aspetta { $seconds } secondi, poi continua.
}
error-too-many-connections = Ci sono già troppe connessioni; terminane una, o riprova più tardi.
error-wrong-host = Questo server non risponde al nome { $host }.
error-wrong-origin = Questo viene da una pagina di un altro sito ({ $origin }), perciò è stato rifiutato.
error-link-expired = Questo link è già stato usato, è scaduto o è incompleto; creane uno nuovo sull’altro dispositivo.
error-words-unknown = Nessuno ha queste sei parole. Controlla ogni lettera; se nel frattempo ne sono state create di nuove, valgono solo quelle.
error-no-way-back = Questo dispositivo non può tornare ad altre partite: è possibile per un giorno soltanto.
error-foreign-link = I codici QR ci sono solo per i link a questo server.
error-not-from-here = Si può fare solo da un browser sul computer su cui gira il server.
error-unforeseen = Qualcosa è andato storto nel server. È annotato nel suo registro; riprova tra un momento.
error-field-missing = Manca il campo { $field }.
error-field-type = Nel campo { $field } c’è { found }; deve essere { type }.
error-field-number = Nel campo { $field } c’è { found }; deve essere un numero intero da { $least } a { $most }.
error-field-flag = Nel campo { $field } c’è { found }; deve essere true o false.
error-field-choice = Nel campo { $field } c’è { found }; sono possibili { $known }.
error-field-length = Il campo { $field } ha troppi o troppo pochi elementi; ne servono da { $least } a { $most }.
error-field-text = Nel campo { $field } c’è { found }; deve essere un testo da { $least } a { $most } caratteri.
error-field-form = Il campo { $field } non è scritto come dovrebbe: { found }.
error-no-hello = Il primo messaggio di una connessione è hello, entro { $seconds } secondi.
error-hello-twice = La connessione ha già detto hello; si fa una volta sola.
error-binary-message = I messaggi sono testi; questo era binario.
error-too-many-mistakes = Troppi messaggi erano illeggibili, quindi la connessione viene interrotta.
error-page-outdated = Dreistein è stato aggiornato (protocollo { $protocol }); ricarica la pagina per continuare.

## Database

error-stale-log = Nel frattempo a questo tavolo è successo qualcos’altro; guarda di nuovo e poi decidi.
error-not-stored = Non è stato possibile salvarlo, quindi non è successo; riprova tra un momento.
error-maybe-stored = L’archivio non risponde più; guarda tra un momento se è successo.
error-not-read = Non è stato possibile leggerlo; riprova tra un momento.
error-no-room = Il disco del server è quasi pieno. Le partite in corso continuano, ma non si può aprire nulla di nuovo.
error-log-damaged = Nel database questo tavolo è danneggiato. Chi gestisce il server può ripristinarlo.
error-database-unreachable = Il database { $path } non si può aprire; controlla che la sua cartella esista, che vi si possa scrivere e che il disco non sia pieno.
error-database-foreign = { $path } non è un database di Dreistein e resta com’è; indica un altro file.
error-database-older = Il database { $path } è precedente a Dreistein 1.0.0 e non si può aprire; scegline uno nuovo.
error-database-newer = Il database { $path } ha la versione { $version }, e questo Dreistein conosce le versioni fino alla { $newest }; un Dreistein più recente può aprirlo.
error-database-in-use = Un altro programma sta usando il database { $path }; arrestalo o indica un altro file.
error-database-damaged = Il database { $path } è danneggiato; sostituiscilo con un backup.
error-postgres-unreachable = PostgreSQL non è raggiungibile a { $path } ({ $reason }).
error-postgres-foreign = Il database { $path } contiene tabelle che non sono di Dreistein e resta com’è; indicane uno vuoto.
error-copy-unfinished = Il database { $path } è una copia incompleta; esegui di nuovo «dreistein store copy» per completarla.
error-copy-target = { $path } contiene già qualcos’altro e resta com’è; indica un database vuoto.
error-backup-exists = { $path } esiste già e non è stato toccato. Indica un altro file.

## Partita del giorno, bot

error-no-date = { $text } non è una data; scrivila come { $example }.
error-day-before-first = Il { $day } non c’era una partita del giorno; la prima è del { $first }.
error-day-ahead = La partita del { $day } non è ancora aperta; oggi è il { $today } (UTC).
error-day-secret = Il segreto del { $day } sarà rivelato quando quel giorno sarà finito (UTC).
error-busy = Il server ha troppo da calcolare in questo momento; riprova tra poco.

## Prova della mescolata

error-proof-field = La prova nel file di partita non è leggibile: { $field } manca o è scritto male.
error-wrong-commitment = L’impronta nel file di partita non è quella del segreto.
error-wrong-seal = Il contributo del posto { $seat } (contato da 0) non è quello che era stato sigillato.
error-wrong-seed = Il codice partita non deriva da quanto dice la prova, che dà { $seed }.
error-wrong-deal = La mano { $round } (contata da 0) non è stata distribuita come vuole il codice partita.

## Segnapunti

error-no-pad = Questo segnapunti non esiste; chiedi di nuovo il link.
error-not-your-pen = La penna di questo segnapunti ora è in altre mani.
error-pad-moved-on = Nel frattempo il segnapunti è cambiato; guardalo e poi scrivi.
error-pad-full = Questo segnapunti è pieno; comincia una nuova partita.
error-pad-quota = Troppe annotazioni oggi da questa connessione; riprova domani.
error-pad-entry = Un segnapunti non può contenere { $found }; contiene solo ciò che vi scrive la pagina.
error-pen-kept = Chi ha la penna di questo segnapunti non l’ha ancora passata.

## Analisi

error-coach-empty = Il file di partita non contiene ancora nessuna azione, quindi non c’è niente da analizzare.
error-coach-long = Il file di partita contiene più di { $most } azioni; un’analisi non ne accetta di più.
error-coach-seat = Il posto { $seat } non esiste; i posti vanno da 0 a { $last }.
error-coach-workers = Il processo che giudica una decisione si è interrotto { $times } volte; l’analisi non può continuare.
error-no-again = Da lì questa partita non si può continuare.
error-reviews-full = Molte partite aspettano già un’analisi. Riprova tra qualche minuto.
error-too-many-reviews = Hai già { $most } analisi in attesa. Aspetta che una sia pronta, oppure annullala.
error-review-quota = Hai avuto abbastanza analisi per oggi. Torna domani.
error-no-review = Questa analisi non è più conservata. Apri di nuovo il file.
error-no-puzzle = Il rompicapo { $number } non esiste; sono numerati da 1 a { $last }.
error-no-such-puzzle = Nessun rompicapo ha insieme questo tema, questa difficoltà e questa regola per pescare.
error-bad-puzzle = Questo rompicapo non si può leggere: non viene da Dreistein.
error-puzzle-file = Questo non è un file di rompicapi; «analyse --puzzles» ne scrive uno, e anche la pagina.
error-puzzle-move = In questo rompicapo { $text } non è possibile. { $cause }
error-needs-server = Per questo servono altre persone, e qui il gioco funziona senza server.
error-no-copy = In questo file non ci sono partite di Dreistein da recuperare.
error-copy-newer = Questo file viene da una versione più recente di Dreistein. Ricarica la pagina e riaprilo.
error-device-full = Su questo dispositivo non c’è quasi più spazio. Le partite in corso continuano, ma non se ne possono iniziare di nuove. Salva le tue partite in un file e libera spazio.
