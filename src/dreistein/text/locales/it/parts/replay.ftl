### Rivedere una partita.

page-drop-record = Trascina qui una partita salvata, o scegli un file.
page-no-record = Questo file non è una partita che si possa rivedere.
page-dealt = Le tessere sono state distribuite.
page-step-back = Indietro
page-step-on = Avanti
page-play-on = Riproduci
page-pause = Pausa
page-jump = Vai a una mossa
page-go-to-round = Vai a una mano
page-verify = Verifica la mescolata
page-choose-file = Scegli un file
page-replay-again = Gioca da qui
page-verify-contribution = { $name } ha contribuito con { $text }.
page-verify-own = Il tuo contributo c’è: { $text }.
page-verify-match = La distribuzione torna, e il tuo contributo è in elenco: nessuno ha potuto scegliere le tessere, né il server né gli altri, da soli o insieme.
page-verify-wrong-deal = La mano { $round } non è stata distribuita come vuole il codice partita.
page-verify-wrong-seal = Il contributo di { $name } non è quello che era stato sigillato.
page-replay-retry = Riprova

observed = Si è visto solo il tavolo. Nessuno può quindi dire: { $parts }.
observed-then = { $parts }; { $next }
observed-seats = di chi fossero alcuni turni
observed-opening = se ha aperto la tessera giusta
observed-racks = quali tessere fossero su un leggio e quali siano state pescate
observed-fits = se una tessera combaciava dove non se n’è piazzata nessuna
observed-places = dove fossero le tessere (sono disegnate dove i punti tornano)
observed-end = quanto ha reso la fine della mano
replay-elsewhere = Altrove la stessa tessera avrebbe reso { $more } in più.
