### La pagina nel browser: i pulsanti, la riga che dice che cosa fare e ciò che legge uno screen reader.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-loading = Caricamento…
page-offline = Nessuna connessione. Nuovo tentativo in corso; non va perso nulla.
page-outdated = Dreistein è stato aggiornato; ricarica la pagina per continuare.
page-reload = Ricarica
page-nowhere = A questo indirizzo non c’è niente.
page-unreached = Il server non è raggiungibile in questo momento. Riprova tra poco.
page-failed = Il server non ha potuto rispondere. Riprova.
page-close = Chiudi
page-cancel = Annulla
page-yes = Sì
page-no = No

## Il tavolo

page-to-start = Dreistein, vai alla pagina iniziale
page-heading = Il tavolo
page-menu = Menu
page-say = Di’ qualcosa
page-players = Giocatori
page-player = Giocatore
page-points = Punti
page-your-side = Il tuo lato del tavolo
page-clock = ancora { $time }
page-board = { $count ->
    [one] Tavolo con { $count } tessera
   *[other] Tavolo con { $count } tessere
}
page-places = { $count ->
    [0] Nessuno spazio libero da scegliere
    [one] { $count } spazio libero da scegliere
   *[other] { $count } spazi liberi da scegliere
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-tile-list = Il tavolo in forma di elenco
page-zoom-in = Ingrandisci
page-zoom-out = Rimpicciolisci
page-fit = Mostra tutto
page-last-again = Rivedi le ultime mosse
page-sound-off = Disattiva l’audio
page-sound-on = Attiva l’audio
page-tile = Tessera { $tile }, valore { $value }
page-tile-unfit = Tessera { $tile }, valore { $value }, non combacia da nessuna parte
page-tile-locked = Tessera { $tile }, valore { $value }, non pescata in questo turno
page-tile-fits = { $count ->
    [one] Tessera { $tile }, valore { $value }, si può piazzare in uno spazio: { SIGNED($points) }
   *[other] Tessera { $tile }, valore { $value }, si può piazzare in { $count } spazi, al massimo { SIGNED($points) }
}
page-draw = Pesca
page-pass = Passa
page-keep = Tieni
page-turn = Ruota
page-sort = Ordina
page-hint = Suggeri­mento
page-what-fits = Cosa si può piazzare?
page-pad = Punti
page-place-it = Piazza { SIGNED($points) }
page-place-unmarked = Piazza
page-stock = { $count ->
    [0] riserva esaurita
   *[other] { $count } nella riserva
}
page-draws-left = { $count ->
    [0] finite
   *[other] ancora { $count }
}
page-show-tiles = { $name }: mostra le mie tessere
page-your-turn = Tocca a te
page-seat-resigned = ha abbandonato
page-seat-held = assente, gioca un bot
page-seat-waiting = non ancora qui
page-seat-away = assente
page-seat-hinted = ha chiesto un suggerimento
page-bot = { $name } ({ $level })

## La riga che dice che cosa fare

page-say-gathering = In attesa degli altri giocatori.
page-say-round-over = La mano è finita.
page-say-sending = Un momento…
page-say-unsent = Nessuna connessione: la tua mossa partirà appena torni online.
page-say-pass-device = Passa il dispositivo a { $name }.
page-say-open = Apri con { $tile }: scegli lo spazio al centro.
page-say-choose-tile = Tocca a te: scegli una tessera.
page-say-unmarked = Tocca a te: piazza una tessera, o pescane una.
page-say-unmarked-drawn = Piazza una tessera pescata, o pescane un’altra.
page-say-must-place = Puoi piazzare, quindi devi farlo: scegli una tessera.
page-say-choose-place = Ora scegli uno spazio libero.
page-say-drawn-fits = Combacia: piazzala o pesca ancora.
page-say-here = { $action }: tocca qui.
page-say-drawn-keep = Piazza una delle tessere pescate, o tienile.
page-say-sure-draw = Puoi piazzare una tessera. Peschi lo stesso?
page-say-sure-end = Puoi piazzare una tessera. Finisci lo stesso il turno?
page-say-drawn-unfit = { $left ->
    [one] Non combacia: pesca l’ultima tessera di questo turno.
   *[other] Non combacia: pesca ancora, al massimo { $left } tessere.
}
page-say-must-draw = Nessuna combacia: pesca una tessera.
page-say-must-pass = Nessuna combacia e la riserva è esaurita: passa.
page-say-unfit = Questa tessera non combacia da nessuna parte.
page-say-only-drawn = Dopo aver pescato si piazzano solo tessere pescate.
page-tell-draw-you = Peschi una tessera ({ SIGNED($points) }).
page-say-none-fits = { $count ->
    [one] Non combacia: il tuo turno è finito.
    [3] Nessuna delle tre combacia: il tuo turno è finito.
   *[other] Nessuna delle { $count } combacia: il tuo turno è finito.
}
page-say-drawn-pass = Piazza una delle tessere pescate, o passa.
page-say-passing = Nessuna combacia e la riserva è esaurita: passi.
page-say-must-pass-undrawn = Nessuna combacia e non puoi più pescare: passa.
page-say-passing-undrawn = Nessuna combacia e non puoi più pescare: passi.
page-say-several = Qui vanno bene { $tiles }. Scegli lo spazio, poi la tessera.
page-say-tile-sum = { $tile }: { $sum }
page-say-triple-opens = Apre il triplo più alto: { $tile }.
page-say-value-opens = Nessuno ha un triplo, quindi apre il valore più alto: { $tile }.
page-which-tile = Quale tessera?
page-watching = Stai assistendo alla partita.
page-watchers = { $count ->
    [one] { $count } persona assiste
   *[other] { $count } persone assistono
}
page-pad-bot = bot
page-pad-bot-note = Questo turno l’ha giocato un bot.
page-stand-in-short = { $count ->
    [one] un turno giocato da un bot
   *[other] { $count } turni giocati da un bot
}

## Menu, suggerimento, mosse scritte

page-undo = Annulla mossa
page-undo-no = Rifiutato: la mossa resta valida.
page-settings = Impostazioni
page-set-language = Lingua
page-rules = Regole
page-rule-of = La regola: { $about }
page-resign = Abbandona

## La fine di una mano, di una partita

page-replay = Rivedi
page-see-result = Vedi il risultato
page-practice = Partita di prova: non conta in nessuna classifica.
page-practice-short = prova

## Amici

page-invite = Invita
page-your-name = Il tuo nome
page-watch = Assisti
page-fair = Mescolata senza trucchi

## L’inizio

page-start = Pagina iniziale
page-lead = Tessere triangolari: accosta i numeri uguali, completa esagoni, fai punti.
page-play-now = Gioca subito
page-plan = Contro { $levels } · { $edition }
page-own-numbers = Regole della casa
page-must-place = Chi può piazzare deve farlo
page-unmarked = senza aiuti: niente è evidenziato
page-continue = Riprendi
page-ways = Altri modi di giocare
page-ladder = La scalata
page-ladder-note = Otto avversari, dal più facile al più difficile.
page-new-table = Nuovo tavolo
page-new-table-note = Scegli avversari, regole e traguardo.
page-with-friends = Con gli amici
page-with-friends-note = Manda un link o mostra un codice QR. Nessuno deve registrarsi.
page-on-device = Sullo stesso dispositivo
page-on-device-note = Passalo di mano in mano: tra un turno e l’altro il leggio è coperto.
page-alone = In solitario
page-alone-note = Solitario: più punti che puoi.
page-day = Partita del giorno
page-day-note = Ogni giorno una partita nuova, uguale per tutti.
page-replay-note = Rivedi passo passo una partita salvata.
page-games = Le mie partite
page-games-note = Quelle che ti aspettano e quelle finite.
page-rules-note = Con esempi da provare.
page-puzzles = Rompicapi
page-puzzles-note = Trova la mossa migliore.
page-lesson = Impara a giocare
page-lesson-note = Sei piccoli passi in cinque minuti.
page-lesson-offer = Prima volta qui? Impara giocando, in cinque minuti.
page-paper-pad = Segnapunti
page-paper-pad-note = Per giocare con tessere vere.

## Liste

page-finished = finita
page-unfinished = in corso

## Un nuovo tavolo

page-level-random = A caso
page-level-casual = Tranquillo
page-level-greedy = Ingordo
page-level-strong = Forte
page-level-expert = Esperto

## La partita del giorno

page-day-of = Partita del giorno, { $day }

## Intorno al tavolo

page-besides = Altro
page-game-code = Codice partita: { $code }
