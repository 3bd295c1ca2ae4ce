### Il modulo per un nuovo tavolo.

page-name = Nome
page-way = Come vuoi giocare?
page-way-bots = Contro i bot
page-way-friends = Con gli amici
page-way-device = Sullo stesso dispositivo
page-way-alone = In solitario
page-seats = Posti
page-add-seat = Aggiungi un posto
page-remove-seat = Togli il posto { $number }
page-seat-kind = Chi siede al posto { $number }
page-seat-name = Nome, posto { $number }
page-kind-me = Su questo dispositivo
page-kind-invited = Con un link d’invito
page-kind-open = Un bot finché non arriva qualcuno
page-kind-bot = Un bot
page-edition = Edizione delle regole
page-edition-german = Come nelle regole tedesche: riserva esaurita −10.
page-edition-international = Come nelle altre lingue: riserva esaurita −5.
page-edition-early = Un’edizione più vecchia: un esagono vale 50.
page-edition-triominos = Il parente più noto, che si gioca fino a 400.
page-numbers = Punti e regole, da vedere o cambiare
page-numbers-back = Ripristina i valori originali
page-clock-field = Tempo per turno
page-clock-none = Senza limite
page-clock-day = Un giorno
page-clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
page-hints-field = Suggerimenti permessi
page-unmarked-field = Senza aiuti
page-unmarked-note = Come attorno a un vero tavolo: niente si illumina, nessuno fa i conti per te e non ci sono suggerimenti. Vale per tutti.
page-alone-explained = All’inizio c’è una tessera sul tavolo. Piazza quello che puoi; il numero di tessere da pescare è limitato.
page-rack-field = Tessere sul leggio (da 0 a 20)
page-draws-field = Tessere da pescare in tutta la partita
page-seed-field = Codice partita (lo stesso codice dà le stesse tessere)
page-open-table = Apri il tavolo
page-play = Gioca
page-table-rules = Regole
