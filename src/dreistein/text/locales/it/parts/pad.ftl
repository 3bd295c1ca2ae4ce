### Il segnapunti per una partita con tessere vere, in italiano. Le parole di tutta la pagina sono altrove.

cli-pad = esporta il segnapunti e le regole come file, per qualsiasi server web
cli-pad-export = la cartella in cui scriverli
pad-exported = Il segnapunti e le regole sono in { $path }: { $count } file. Qualsiasi server web può pubblicare questa cartella.

## Tutte le partite

sheet-to-start = Dreistein
sheet-to-games = Tutte le partite
sheet-new = Nuova partita
sheet-games = Partite su questo dispositivo
sheet-hello = Gioca con le tue tessere vere: i conti li fa il segnapunti. Tutto viene salvato su questo dispositivo, con o senza connessione.
sheet-won-by = Vittoria: { $names }
sheet-forget = Elimina la partita di { $names }
sheet-forget-title = Eliminare questa partita?
sheet-forget-sure = Sparirà da questo dispositivo. Esportala prima, se vuoi conservarla.
sheet-forget-yes = Elimina
sheet-stats = Statistiche
sheet-rules = Regole
sheet-settings = Impostazioni
sheet-import = Importa
sheet-export-json = Esporta (JSON)
sheet-export-csv = Esporta (CSV)
sheet-export-record = Salva per rivederla
sheet-record-values = Di alcune tessere c’è solo il valore. Per rivedere la partita servono i numeri di ogni tessera.
sheet-record-places = Nessuna disposizione delle tessere corrisponde a tutti i bonus: la partita non si può rivedere. Controlla ogni bonus.
sheet-menu = Menu
sheet-close = Chiudi
sheet-cancel = Annulla
sheet-save = Salva

## Una nuova partita

sheet-players = Giocatori
sheet-players-order = Nell’ordine in cui siete seduti, in senso orario.
sheet-name = Giocatore { $number }
sheet-names = Cambia i nomi
sheet-correct-edition = Cambia edizione
sheet-correct-edition-why = Tutto viene ricontato con i nuovi valori. «Annulla mossa» riporta quelli di prima.
sheet-add-player = Aggiungi un giocatore
sheet-move-up = Sposta in su il giocatore { $number }
sheet-remove = Togli il giocatore { $number }
sheet-edition = Edizione delle regole
sheet-edition-start = Bonus iniziale { $start }
sheet-edition-start-triple = Bonus iniziale { $start }, solo con un triplo
sheet-edition-zero = 0–0–0 in apertura: altri { SIGNED($zero) }
sheet-edition-bonuses = ponte { $bridge } · doppio collegamento { $double } · esagoni { $one }, { $two }, { $three } · ultima tessera { $out }
sheet-edition-draw = per tessera pescata { SIGNED($draw) }
sheet-edition-fruitless = { $draws } pescate, nessuna piazzata: altri { SIGNED($fruitless) }
sheet-edition-empty = riserva esaurita { SIGNED($empty) }
sheet-edition-target = traguardo { $target }
sheet-own-numbers = Regole della casa
sheet-own-numbers-why = Parti dall’edizione scelta e cambia quello che vuoi.
sheet-must-place = Chi può piazzare deve farlo
sheet-must-place-why = Regola della casa: si pesca o si passa solo se niente combacia. I punti restano gli stessi.
sheet-wrong-same-names = Due giocatori hanno lo stesso nome; cambiane uno.
sheet-wrong-names = Manca un nome, o supera i 40 caratteri.
sheet-wrong-numbers = Con questi numeri non si può giocare: usa numeri interi da 0 in su, almeno 1 per il traguardo e per le tessere da pescare, e non distribuire più delle 56 tessere.
sheet-wrong-unstored = Non è stato possibile salvare: manca spazio sul dispositivo, o il browser non lo permette. Libera spazio e riprova.
sheet-start = Comincia

## I tasti

sheet-keys = Segna un turno
sheet-turn = Tocca a { $name }
sheet-opens = Comincia { $name }
sheet-who-opens = Chi comincia la mano { $number }?
sheet-who-opens-why = Chi ha il triplo più alto; senza tripli, chi ha la tessera di valore più alto.
sheet-say-opener = Tocca i tre numeri della tessera iniziale.
sheet-say-tile = Tocca i tre numeri della tessera.
sheet-say-value = Tocca il valore della tessera.
sheet-say-no-stock = La riserva è esaurita.
sheet-numbers = Numeri della tessera
sheet-values = Valore della tessera
sheet-by-value = Inserisci il valore
sheet-by-numbers = Inserisci i numeri
sheet-wipe = Cancella l’ultimo numero
sheet-bonus = Bonus
sheet-key-bridge = Ponte
sheet-key-double = Doppio colle­ga­mento
sheet-key-hexagon = Esagono
sheet-key-hexagons = { $count } insieme
sheet-drawn = Pescate
sheet-one-more = Una in più
sheet-kept = Tenute
sheet-empty = Riserva esaurita
sheet-enter = Segna
sheet-enter-anyway = Segna comunque
sheet-round-over = Fine mano
sheet-correcting = Correggi un turno
sheet-inserting = Inserisci un turno prima
sheet-insert = Inserisci prima
sheet-drop = Elimina
sheet-undo = Annulla mossa
sheet-redo = Ripristina
sheet-said = { $name }: { $turn }, { $points }. Totale: { SCORE($total) }.
sheet-said-undo = Mossa annullata.
sheet-said-redo = Mossa ripristinata.
sheet-of-value = tessera di valore { $value }
sheet-end-empty = riserva esaurita
sheet-end-cut = mano bloccata
sheet-winner = vince

## Ciò che non può essere

sheet-clash-bridge-double = Non insieme: un ponte tocca un lato e un angolo, un doppio collegamento due lati.
sheet-clash-bridge-hexagon = Non insieme: la tessera che completa un esagono tocca due lati, un ponte uno solo.
sheet-clash-double-hexagon = Non insieme: l’esagono sostituisce il doppio collegamento.
sheet-flag-tile-twice = { $tile } è già sul tavolo ({ $name }). Ogni tessera esiste una volta sola.
sheet-flag-value-gone = { $count ->
    [one] L’unica tessera di valore { $value } è già segnata.
   *[other] Tutte le { $count } tessere di valore { $value } sono già segnate.
}
sheet-flag-out-of-turn = Toccava a { $name }.
sheet-flag-no-tiles = { $name } non ha più tessere.
sheet-flag-stock-short = { $count ->
    [0] La riserva era esaurita.
    [one] Nella riserva c’era solo { $count } tessera.
   *[other] Nella riserva c’erano solo { $count } tessere.
}
sheet-flag-not-empty = { $count ->
    [one] Secondo questo segnapunti c’è ancora { $count } tessera nella riserva.
   *[other] Secondo questo segnapunti ci sono ancora { $count } tessere nella riserva.
}
sheet-flag-too-early = Troppo presto per questo bonus ({ $bonus }): prima servono almeno { $count } tessere sul tavolo.
sheet-flag-not-out = { $count ->
    [one] Secondo questo segnapunti { $name } ha ancora { $count } tessera.
   *[other] Secondo questo segnapunti { $name } ha ancora { $count } tessere.
}
sheet-flag-left-value = { $count ->
    [one] { $name } ha { $count } tessera: può valere da { $least } a { $most } punti.
   *[other] { $name } ha { $count } tessere: possono valere da { $least } a { $most } punti.
}
sheet-flag-left-count = { $name } dovrebbe averne { $count }; segnate finora: { $found }.
sheet-flag-left-twice = { $name } non può avere { $tile }: è già segnata.
sheet-flag-not-blocked = { $count ->
    [one] Bloccata? Secondo questo segnapunti c’è ancora { $count } tessera nella riserva.
   *[other] Bloccata? Secondo questo segnapunti ci sono ancora { $count } tessere nella riserva.
}
sheet-flag-after-target = Il traguardo di { $target } era già raggiunto qui.

## La fine di una mano

sheet-offer-out = { $name } non ha più tessere.
sheet-offer-out-yes = Ultima tessera!
sheet-offer-blocked = Tutti hanno passato.
sheet-round-ends = La mano { $number } è finita
sheet-how = Com’è finita?
sheet-is-out = { $name }: ultima tessera
sheet-how-out = Ultima tessera
sheet-how-blocked = Mano bloccata
sheet-left = Tessere rimaste
sheet-left-short = rimaste: { $value }
sheet-left-said = tessere rimaste per un valore di { $value }
sheet-left-missing = Inserisci quello che gli altri hanno ancora, in punti o tessera per tessera.
sheet-by-tile = Tessera per tessera
sheet-by-sum = Somma
sheet-take-away = Togli { $tile }
sheet-cut-note = { $count ->
    [one] { $name } ha pescato { $count } tessera in questo turno: { SIGNED($points) }.
   *[other] { $name } ha pescato { $count } tessere in questo turno: { SIGNED($points) }.
}
sheet-settled = { $name }: { $sum }
sheet-end-round = Termina la mano
sheet-again = Rivincita
sheet-picture = Condividi un’immagine
sheet-print = Stampa

## Note

sheet-note-elsewhere = Questa partita è stata modificata in un’altra finestra; ecco com’è adesso.
sheet-note-unstored = Non è stato possibile salvare sul dispositivo. Esporta la partita prima di lasciare la pagina.
sheet-note-unread = In questo momento non è possibile leggere le partite. Ci sono ancora: ricarica la pagina.
sheet-note-brought = { $count ->
    [0] Niente di nuovo in questo file.
    [one] { $count } partita importata.
   *[other] { $count } partite importate.
}
sheet-note-unreadable = { $file } non è un file di questo segnapunti.
sheet-note-kept = Se manca spazio, il browser può cancellare questi dati. Installa il segnapunti come app, oppure esporta le partite ogni tanto.
sheet-note-safari = Safari cancella le partite se non apri il segnapunti per sette giorni. Aggiungilo alla schermata Home o al Dock, oppure esporta le partite ogni tanto.
sheet-keep = Conserva le mie partite
sheet-note-memory = Questo browser non conserva niente: le partite spariscono quando lasci la pagina. Esportale prima.

## Impostazioni

sheet-set-language = Lingua
sheet-set-theme = Tema
sheet-set-contrast = Contrasto
sheet-set-auto = Come il dispositivo
sheet-set-light = Chiaro
sheet-set-dark = Scuro
sheet-set-normal = Normale
sheet-set-high = Alto
sheet-set-hand = Mano preferita
sheet-set-right = Destra
sheet-set-left = Sinistra
sheet-set-text = Dimensione del testo
sheet-set-text-normal = Normale
sheet-set-text-large = Grande
sheet-set-text-largest = Molto grande
sheet-set-awake = Tieni acceso lo schermo durante la partita

## Assistere

sheet-live = Invita ad assistere
sheet-live-why = Con un link gli altri seguono il segnapunti sul telefono. Uno di loro può prendere la penna.
sheet-live-open-network = Per ora il segnapunti è raggiungibile solo da questo computer. Vuoi aprirlo anche ad altri nella tua rete locale?
sheet-live-start = Crea un link
sheet-live-link = Link per assistere
sheet-live-copy = Copia
sheet-live-copied = Copiato.
sheet-live-offline = Serve una connessione a un server Dreistein.
sheet-live-hand-over = Passa la penna
sheet-live-handed = La penna è libera. Chi assiste può prenderla; fino ad allora nessuno scrive.
sheet-live-back = Tieni la penna
sheet-live-unsent = { $count ->
    [one] Nessuna connessione: { $count } riga sarà inviata più tardi.
   *[other] Nessuna connessione: { $count } righe saranno inviate più tardi.
}
sheet-take-pen = Prendi la penna
sheet-watching = Stai assistendo. La penna ce l’ha qualcun altro.
sheet-watching-waits = Connessione…
sheet-watch-gone = Questo segnapunti non c’è più.

## Statistiche

sheet-all-time = Classifica di sempre
sheet-stats-none = Appena finisce una mano, qui ci sarà qualcosa da vedere.
sheet-stat-name = Nome
sheet-stat-games = Partite
sheet-stat-wins = Vittorie
sheet-stat-shared = { $count } a pari merito
sheet-stat-average = Media
sheet-stat-best = Partita migliore
sheet-stat-best-round = Mano migliore
sheet-stat-outs = Ultima tessera
sheet-stat-bridges = Ponti
sheet-stat-doubles = Doppi collegamenti
sheet-stat-hexagons = Esagoni
sheet-stat-draws = Pescate per mano
sheet-chart-course = Andamento
sheet-chart-totals = Totali, partita per partita
sheet-chart-bonuses = Bonus
