### La fine di una mano, di una partita.

page-round-over = La mano { $number } è finita
page-next-round = Prossima mano
page-rematch = Rivincita
page-no-rematch = No, grazie
page-again = Gioca ancora
page-save-record = Salva la partita
page-see-board = Guarda il tavolo
page-practice-why = Partita di prova: è stata annullata una mossa che aveva già mostrato qualcosa, oppure le tessere erano note. Non conta né per la classifica, né per la scalata, né per le statistiche.
page-no-winner = La partita è finita.
page-kind-close = Solo { points } di distacco: la prossima volta potrebbe toccare a te.
page-kind-hexagon = Il tuo esagono resta comunque una gran bella mossa.
page-kind-best = Il tuo turno migliore ha comunque reso { points }.
page-chart = I totali, turno per turno
page-chart-table = I numeri, turno per turno
page-chart-turn = Turno
page-chart-end = Fine della mano
page-share-game = Condividi
page-day-list = Vedi la classifica del giorno
end-out = { $who ->
    [you] Piazzi la tua ultima tessera: { SIGNED($points) }.
   *[they] { $name } piazza l’ultima tessera: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Hai ancora { $tiles }: { $sum }.
   *[they] { $name } ha ancora { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Segni { $sum }.
   *[they] { $name } segna { $sum }.
}
end-blocked = Mano bloccata: la riserva è esaurita e nessuno ha una tessera da piazzare.
end-blocked-alone = Non c’è più niente da pescare e nessuna tessera combacia: la partita è finita.
end-passed = Mano bloccata: la riserva è esaurita e tutti, uno dopo l’altro, hanno passato.
end-passed-alone = Hai passato, e non c’è più niente da pescare: la partita è finita.
end-least = { $who ->
    [you] Hai il valore più basso, { $value }, e segni i valori degli altri meno il tuo.
   *[they] { $name } ha il valore più basso, { $value }, e segna i valori degli altri meno il proprio.
}
end-least-shared = Parità al valore più basso, { $value } a testa: { $names }. Ciascuno segna i valori degli altri meno il proprio.
end-minus = Le tessere rimaste si sottraggono: { $sum }.
win = { $who ->
    [you] Hai vinto con { points }!
   *[they] { $name } vince con { points }.
}
win-shared = Vittoria a pari merito: { $names } con { points } a testa.
match-goes-on = La partita continua.
game-goes-on = La partita continua.
solitaire-result = Risultato: { points }.
page-result-gone-on = Intanto la partita è andata avanti.
page-result-your-turn = Tocca a te: ancora { $time }
page-result-waiting = In attesa di { $names }.
page-result-ready = { $count ->
    [one] { $names } ti aspetta.
   *[other] { $names } ti aspettano.
}
page-result-next-in = Prossima mano tra { $time }
page-result-rematch-in = Rivincita tra { $time }
page-result-without = La prossima partita sarà senza { $names }.
page-result-without-you = La prossima partita sarà senza di te.
page-result-stand-in = { $count ->
    [one] { $name }: un turno giocato da un bot.
   *[other] { $name }: { $count } turni giocati da un bot.
}
page-best-first = La tua prima partita con queste impostazioni.
page-best-new = Nuovo record! Prima: { SCORE($best) }.
page-best-equal = Hai eguagliato il tuo record.
page-best-was = Il tuo record: { SCORE($best) }.
page-series = Partite vinte: { $score }
page-challenge = Lancia una sfida
page-challenge-see = Confronta i punteggi
page-review = Analizza
page-hoard = { $who ->
    [you] Hai pescato { $draws } volte pur potendo piazzare, e alla fine hai continuato a piazzare mentre gli altri passavano (+{ $points }). È questo che ha deciso la partita.
   *[they] { $name } ha pescato { $draws } volte pur potendo piazzare, e alla fine ha continuato a piazzare mentre gli altri passavano (+{ $points }). È questo che ha deciso la partita.
}
page-hoard-rule = La regola della casa «Chi può piazzare deve farlo» non lo permette.
page-hoard-play = Gioca con questa regola
