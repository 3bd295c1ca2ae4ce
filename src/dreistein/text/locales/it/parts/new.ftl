### Il modulo per un nuovo tavolo.

page-name = Nome
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
page-table-rules = Regole
