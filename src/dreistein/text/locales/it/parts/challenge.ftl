### Una sfida con le stesse tessere.

page-challenge-title = Una sfida
page-challenge-by = { $name } ti sfida con le stesse tessere.
page-challenge-by-someone = Qualcuno ti sfida con le stesse tessere.
page-challenge-yours = La tua sfida: le stesse tessere per chi apre il link.
page-challenge-solo = Solitario · { $edition } · { $rack } sul leggio, { $draws } da pescare.
page-challenge-match = Una partita contro { $bot } · { $edition } · le stesse tessere, mano per mano.
page-challenge-rules = Un solo tentativo, senza suggerimenti. Non conta per la partita del giorno né per il tuo record.
page-challenge-side = Con quali tessere?
page-challenge-same = Le stesse di { $name }
page-challenge-swapped = Quelle dell’avversario (posti scambiati)
page-challenge-play = Accetta la sfida
page-challenge-go-on = Riprendi
page-challenge-scores = A confronto
page-challenge-waiting = Nessuno l’ha ancora accettata.
page-challenge-send = Invia il link
page-challenge-text = Riesci a fare meglio di me? A Dreistein ho fatto { points } con queste tessere:
page-challenge-text-match = { $score } contro { $bot } a Dreistein: riesci a fare meglio? Con le stesse tessere:
page-margin = Distacco
