### La pagina nel browser: i pulsanti, la riga che dice che cosa fare e ciò che legge uno screen reader.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = Tocca a te · Dreistein
page-title-they = Tocca a { $name } · Dreistein
page-loading = Si prepara il tavolo…
page-offline = Nessuna connessione. Nuovo tentativo in corso; non va perso nulla.
page-reload = Ricarica
page-nowhere = A questo indirizzo non c’è niente.
page-unreached = Il server non è raggiungibile in questo momento. Riprova tra poco.
page-failed = Il server non ha potuto rispondere. Riprova.
page-close = Chiudi
page-cancel = Annulla
page-yes = Sì
page-no = No

## Il tavolo

page-to-start = Dreistein, all’inizio
page-heading = Il tavolo
page-menu = Menu
page-players = Giocatori
page-player = Giocatore
page-points = Punti
page-your-side = Il tuo lato del tavolo
page-where = Mano { $number } · { target }
page-clock = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
page-board = { $count ->
    [one] Tavolo con { $count } tessera
   *[other] Tavolo con { $count } tessere
}
page-places = { $count ->
    [0] Nessun posto libero da scegliere
    [one] { $count } posto libero da scegliere
   *[other] { $count } posti liberi da scegliere
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-place-label = { $parts }, in { $place }
page-zoom-in = Ingrandisci
page-zoom-out = Rimpicciolisci
page-fit = Mostra tutto
page-last-again = Rivedi le ultime mosse
page-sound-off = Disattiva l’audio
page-sound-on = Attiva l’audio
page-tile = Tessera { $tile }, valore { $value }
page-tile-unfit = Tessera { $tile }, valore { $value }, non va bene in nessun posto
page-tile-locked = Tessera { $tile }, valore { $value }, non pescata in questo turno
page-tile-fits = { $count ->
    [one] Tessera { $tile }, valore { $value }, va bene in un posto: { SIGNED($points) }
   *[other] Tessera { $tile }, valore { $value }, va bene in { $count } posti, al massimo { SIGNED($points) }
}
page-draw = Pesca
page-pass = Passa
page-keep = Tieni
page-turn = Ruota
page-sort = Ordina
page-hint = Suggerimento
page-what-fits = Cosa si può piazzare?
page-pad = Punti
page-place-it = Piazza { SIGNED($points) }
page-stock = { $count ->
    [0] riserva esaurita
    [one] ancora { $count } tessera
   *[other] ancora { $count } tessere
}
page-show-tiles = { $name }: mostra le mie tessere
page-your-turn = Tocca a te
page-seat-resigned = ha abbandonato
page-seat-held = assente, gioca un bot
page-seat-waiting = non ancora qui
page-seat-away = assente
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## La riga che dice che cosa fare

page-say-gathering = Si prepara il tavolo.
page-say-round-over = La mano è finita.
page-say-sending = Un momento…
page-say-unsent = Nessuna connessione: la tua mossa parte appena ritorna.
page-say-pass-device = Passa il dispositivo a { $name }.
page-say-open = Apri con { $tile }: scegli il posto al centro.
page-say-choose-tile = Tocca a te: scegli una tessera.
page-say-choose-place = Ora scegli un posto.
page-say-drawn-fits = Va bene: piazzala, o pesca ancora.
page-say-drawn-keep = Piazza una delle tessere pescate, o tienile.
page-say-sure-draw = Una tessera si può piazzare. Pescare lo stesso?
page-say-sure-end = Una tessera si può piazzare. Finire il turno lo stesso?
page-say-drawn-unfit = { $left ->
    [one] Non va bene: pesca l’ultima tessera di questo turno.
   *[other] Non va bene: puoi pescare ancora { $left } tessere.
}
page-say-must-draw = Nessuna va bene: pesca una tessera.
page-say-must-pass = Nessuna va bene e la riserva è esaurita: passa.
page-say-unfit = Questa tessera non va bene in nessun posto.
page-say-only-drawn = Dopo aver pescato si piazzano solo tessere pescate.
page-tell-draw-you = Peschi una tessera ({ SIGNED($points) }).

## Menu, suggerimento, mosse scritte

page-undo = Annulla mossa
page-undo-wish = { $name } vorrebbe annullare una mossa.
page-undo-asked = Hai chiesto di annullare una mossa. Si aspetta { $names }.
page-undo-no = Rifiutato: la mossa resta.
page-typed = Scrivi una mossa
page-typed-explained = Una tessera, come 345, o una mossa nella notazione, come 453@1,0; + pesca, - finisce il turno.
page-typed-wrong = «{ $text }» ora non è permesso.
page-typed-unfit = { $text } non va bene in nessun posto, o ora non puoi piazzarla.
page-typed-not-now = Non tocca a te.
page-do-it = Gioca
page-settings = Impostazioni
page-rules = Regole
page-rule-of = La regola: { $about }
page-leave = All’inizio; la partita ti aspetta
page-resign = Abbandona
page-resign-explained = Un bot continua per te, e questo posto non può più vincere.
page-thinking = L’esperto sta pensando…
page-show-me = Mostra

## La fine di una mano, di una partita

page-round-over = La mano { $number } è finita
page-next-round = Prossima mano
page-rematch = Rivincita
page-again = Gioca ancora
page-replay = Rivedi
page-save-record = Salva la partita
page-see-result = Vedi il risultato
page-see-board = Guarda il tavolo
page-practice = Una partita di prova: una mossa è stata annullata, perciò non conta in nessuna classifica.
page-practice-short = prova
page-no-winner = La partita è finita.
page-chart = I totali mano per mano
page-chart-line = { $name }, mano per mano: { $totals }

## Amici

page-invite = Invita
page-invite-link = Link d’invito
page-qr = Codice QR del link d’invito
page-copy = Copia
page-copied = Copiato
page-copy-by-hand = Qui il browser non permette alla pagina di copiare; seleziona il link e copialo tu.
page-share = Condividi
page-watch-link = Solo per assistere:
page-open-network = Per ora solo questo computer può aprire il gioco. Possono giocare anche altri dalla tua rete locale?
page-open-network-yes = Sì, apri alla rete locale
page-only-here = Può aprirlo solo il computer del server; chiedi a chi lo ha avviato di aprirlo.
page-lobby = Chi gioca?
page-ready = a posto
page-be-ready = Si può iniziare
page-wait-seats = La partita inizia quando tutti i posti sono occupati.
page-wait-ready = La partita inizia quando tutti sono pronti.
page-fill = Fai giocare un bot
page-your-name = Il tuo nome
page-name = Nome
page-rename = Cambia
page-join = Hai un invito
page-join-who = Già al tavolo: { $names }.
page-sit = Siediti
page-watch = Assisti
page-fair = Mescolamento onesto
page-fair-explained = Prima della partita il server mostra l’impronta del suo segreto; ogni browser aggiunge un numero tirato a sorte. Alla fine si rivela tutto, e chiunque può rifare il conto.

## L’inizio

page-start = Pagina iniziale
page-lead = Tessere triangolari: unisci numeri uguali, completa esagoni, conta i punti.
page-play-now = Gioca subito
page-plan = Contro { $levels } · { $edition }
page-own-numbers = Regole della casa
page-continue = Riprendi
page-ways = Altri modi di giocare
page-new-table = Nuovo tavolo
page-new-table-note = Scegli avversari, regole e traguardo.
page-with-friends = Con amici
page-with-friends-note = Manda un link o mostra un codice QR. Nessuno deve registrarsi.
page-on-device = Sullo stesso dispositivo
page-on-device-note = Passatevelo; tra un turno e l’altro il leggio è coperto.
page-alone = In solitario
page-alone-note = Solitario: più punti che puoi.
page-day = Partita del giorno
page-day-note = Ogni giorno le stesse tessere per tutti.
page-replay-note = Rivedi passo passo una partita salvata.
page-games = Le mie partite
page-games-note = Quelle che ti aspettano e quelle finite.
page-rules-note = Con esempi da provare.
page-paper-pad = Segnapunti
page-paper-pad-note = Per tessere di legno su un tavolo vero.

## Liste

page-finished = finita
page-unfinished = in corso
page-finished-games = Partite finite
page-no-games = Ancora nessuna partita.
page-more = Altre

## Un nuovo tavolo

page-way = Come vuoi giocare?
page-way-bots = Contro bot
page-way-friends = Con amici
page-way-device = Sullo stesso dispositivo
page-way-alone = In solitario
page-seats = Posti
page-add-seat = Aggiungi un posto
page-remove-seat = Togli il posto { $number }
page-seat-kind = Chi siede al posto { $number }
page-seat-name = Nome al posto { $number }
page-seat-level = Livello del bot al posto { $number }
page-kind-me = Una persona qui
page-kind-invited = Una persona con il link
page-kind-open = Un bot finché arriva qualcuno
page-kind-bot = Un bot
page-level-random = A caso
page-level-greedy = Ingordo
page-level-casual = Tranquillo
page-level-strong = Forte
page-level-expert = Esperto
page-level-random-note = piazza a caso una tessera che va bene
page-level-greedy-note = prende più punti che può
page-level-casual-note = qualcosa gli sfugge, come a noi
page-level-strong-note = pensa alle mosse dopo
page-level-expert-note = difficile da battere
page-edition = Edizione delle regole
page-edition-german = Come stampato in tedesco: la riserva esaurita costa 10.
page-edition-international = Come stampato nelle altre lingue: la riserva esaurita costa 5.
page-edition-early = Un’edizione più vecchia: un esagono vale 50.
page-edition-triominos = Il parente più noto, si gioca fino a 400.
page-numbers = I numeri, da guardare e da cambiare
page-numbers-back = Come stampato
page-number-target = Traguardo
page-number-start = Bonus iniziale
page-number-bridge = Ponte
page-number-double = Doppio collegamento
page-number-out = Ultima tessera
page-number-draw = Costo di una tessera pescata
page-number-empty = Costo della riserva esaurita
page-number-hexagons = Uno, due, tre esagoni
page-number-deal = Tessere iniziali in 2 · 4 · 6
page-clock-field = Tempo per un turno
page-clock-none = Senza limite
page-clock-day = Un giorno
page-clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
page-hints-field = Suggerimenti permessi
page-alone-explained = All’inizio c’è una tessera. Piazza quello che puoi; il numero di tessere da pescare è limitato.
page-rack-field = Tessere sul leggio (da 0 a 20)
page-draws-field = Tessere da pescare in tutta la partita
page-seed-field = Codice partita (lo stesso codice dà le stesse tessere)
page-open-table = Apri il tavolo
page-play = Gioca

## La partita del giorno

page-day-of = Partita del giorno, { $day }
page-days = Altri giorni
page-day-before = Il giorno prima
page-day-after = Il giorno dopo
page-day-explained = 10 tessere sul leggio, 20 da pescare, senza suggerimenti e senza annullare mosse. Conta il primo tentativo.
page-day-play = Gioca
page-day-again = Gioca ancora, fuori classifica
page-day-list = Alla classifica del giorno
page-day-empty = Nessuno l’ha ancora giocata.
page-day-fair = L’impronta del segreto del giorno si pubblica prima, il segreto il giorno dopo: così nessuno può conoscere le tessere in anticipo.
page-place-number = Posizione
page-nameless = Qualcuno

## Rivedere

page-drop-record = Trascina qui una partita salvata, o scegli un file.
page-no-record = Questa non è una partita salvata che si possa rivedere.
page-dealt = Le tessere sono distribuite.
page-step-back = Indietro
page-step-on = Avanti
page-play-on = Riproduci
page-pause = Pausa
page-jump = Vai a una mossa
page-go-to-round = Vai a una mano
page-verify = Verifica il mescolamento

## Un altro dispositivo

page-device = Un altro dispositivo
page-device-claim = Continuare qui come la stessa persona, con le stesse partite?
page-device-yes = Sì, continua qui
page-device-note = Un link che vale una volta sola: aprilo sul telefono e continua lì come la stessa persona, con le stesse partite. Tienilo per te.
page-device-link = Link personale
page-device-qr = Codice QR del link personale
page-device-make = Crea un link

## Impostazioni

page-set-language = Lingua
page-set-theme = Chiaro o scuro
page-set-theme-auto = Come il dispositivo
page-set-theme-light = Chiaro
page-set-theme-dark = Scuro
page-set-contrast = Contrasto
page-set-contrast-auto = Come il dispositivo
page-set-contrast-normal = Colori
page-set-contrast-high = Alto, bianco e nero
page-set-motion = Movimento
page-set-motion-auto = Come il dispositivo
page-set-motion-full = Sì
page-set-motion-none = No
page-set-pace = Mosse degli altri
page-set-pace-slow = Lente
page-set-pace-normal = Normali
page-set-pace-fast = Veloci
page-set-pace-instant = Subito
page-set-confirm = Conferma di una mossa
page-set-confirm-touch = Al tocco
page-set-confirm-always = Sempre
page-set-confirm-never = Mai
page-set-sound = Suono
page-set-shortcuts = Tasti: + pesca, - finisce il turno, ? cosa si può piazzare, / scrive una mossa
page-set-notify = Avvisami quando tocca a me
page-set-notify-insecure = I browser permettono le notifiche solo con HTTPS o su questo computer.

## La visita

page-tour = Un primo sguardo
page-tour-step = Passo { $step } di { $steps }.
page-tour-1 = Le tessere stanno lato contro lato, e i numeri che si incontrano sono uguali. Ogni numero ha il suo colore; sei in cerchio completano un esagono.
page-tour-2 = Queste sono le tue tessere. Scegline una chiara: va bene. Una in ombra per ora non va bene in nessun posto.
page-tour-3 = I posti dove va bene si accendono con i loro punti. Una linea continua vuol dire bonus. Toccane uno o trascina lì la tessera; si gira da sola.
page-tour-4 = Nessuna va bene? Pesca una tessera; costa punti. Puoi pescarne fino a tre per turno.
page-tour-5 = Qui vedi il totale di ciascuno e quante tessere ha. Il segnapunti mostra ogni turno, riga per riga.
page-tour-6 = Non sai che fare? Questi pulsanti mostrano cosa si può piazzare e che cosa farebbe l’esperto. Buon divertimento!
page-tour-next = Avanti
page-tour-skip = Salta
page-tour-done = Si gioca
page-tour-again = Rivedi la visita

## Intorno al tavolo

page-besides = E anche
page-join-full = Tutti i posti sono già occupati. Puoi comunque assistere.
page-open-network-no = No, solo su questo computer
page-no-network = In questo momento il computer non ha un indirizzo in una rete locale. Collegalo a una rete Wi-Fi e riprova.
page-link-here = Questo link funziona solo su questo computer, per esempio in un secondo browser.
page-for-others = Aprilo lo stesso ad altri
page-share-insecure = I browser permettono un pulsante di condivisione solo con HTTPS; copia il link o mostra il codice QR.
page-table-rules = Regole
page-day-ranking = La classifica del giorno
page-game-code = Codice partita: { $code }
page-choose-file = Scegli un file
page-verify-contribution = { $name } ha contribuito con { $text }.
