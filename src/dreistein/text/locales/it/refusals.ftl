### Ciò che il server non fa, e perché

## A un tavolo

error-no-such-table = Questo tavolo non esiste, o questo link non porta lì.
error-no-such-seat = A questo tavolo non c’è il posto { $seat }; ci sono i posti da 0 a { $last }.
error-seat-taken = Lì siede già qualcuno; prendi un altro posto, o assisti.
error-table-full = Tutti i posti sono occupati; puoi assistere.
error-not-your-seat = Il posto { $seat } non è tuo, quindi lì non puoi giocare.
error-only-watching = Stai assistendo; gioca chi siede al tavolo.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-not-playing = Ora non si sta giocando nessuna mano, quindi non c’è niente da fare.
error-bot-plays = Ora a questo posto gioca un bot.
error-too-late = Nel frattempo il gioco è andato avanti (mano { $round }, azione { $ply }); guarda di nuovo.
error-not-between = La mano successiva si distribuisce quando una mano è finita, e questa continua.
error-match-too-long = Questa partita ha già avuto { $most } mani, e nessun tavolo ne distribuisce di più; aprine uno nuovo.
error-not-over-yet = La partita non è finita; la sua registrazione e il mescolamento si vedono dopo.
error-already-over = La partita è già finita.
error-not-gathering = La partita è cominciata, quindi questo non si può più cambiare.
error-nothing-to-undo = In questa mano non hai niente da annullare.
error-undo-past-draw = Nel frattempo è stata pescata una tessera, e ciò che si è visto resta visto.
error-no-undo = Nella partita del giorno non si può annullare niente.
error-no-undo-asked = Ora nessuno chiede di annullare qualcosa.
error-cannot-resign = A questo tavolo non c’è nessun altro contro cui abbandonare.
error-no-hints = A questo tavolo non ci sono suggerimenti.
error-hint-not-your-turn = Un suggerimento è per chi è di turno.
error-too-many-tables = Ci sono { $most } tavoli non finiti, e non se ne possono tenere altri; prima finiscine uno.
error-too-many-watching = Ci sono { $most } connessioni a questo tavolo, e non ne sono possibili altre.
error-seat-plan = Un tavolo ha da 2 a 6 posti, uno solo nel solitario, almeno uno per chi lo apre, e ogni bot ha un livello.
error-clock-range = L’orologio non può essere { $found }; dà a un turno da { $least } a { $most } secondi.
error-seed-length = Un codice partita ha da 1 a { $most } caratteri.
error-seed-people = Un codice partita si può scegliere solo nel solitario: chi lo conosce conosce ogni tessera.
error-restarting = Il server si sta riavviando; torna tra un momento.

## In rete

error-not-here = A questo indirizzo non c’è niente.
error-wrong-method = Questo indirizzo non accetta { $method }; accetta { $known }.
error-body-too-large = Ciò che è stato inviato supera { $most } kB, e il resto non viene letto.
error-body-too-slow = Ciò che doveva essere inviato non è arrivato entro { $seconds } secondi.
error-too-fast = { $seconds ->
    [one] Era troppo in poco tempo; aspetta { $seconds } secondo, poi continua.
   *[other] Era troppo in poco tempo; aspetta { $seconds } secondi, poi continua.
}
error-too-many-connections = Ci sono già troppe connessioni; terminane una, o riprova più tardi.
error-wrong-host = Questo server non risponde al nome { $host }.
error-wrong-origin = Questo viene da una pagina di un altro sito ({ $origin }), quindi non viene fatto.
error-link-expired = Questo link è usato, troppo vecchio o incompleto; creane uno nuovo sull’altro dispositivo.
error-foreign-link = Un codice si disegna solo per i link a questo server.
error-not-from-here = Può farlo solo un browser sulla macchina su cui gira il server.
error-unforeseen = Qualcosa è andato storto nel server. È annotato nel suo registro; riprova tra un momento.

## Ciò che è stato inviato

error-field-missing = Manca il campo { $field }.
error-field-type = Nel campo { $field } c’è { found }; deve essere { type }.
error-field-number = Nel campo { $field } c’è { found }; deve essere un numero intero da { $least } a { $most }.
error-field-flag = Nel campo { $field } c’è { found }; deve essere true o false.
error-field-choice = Nel campo { $field } c’è { found }; sono possibili { $known }.
error-field-length = Il campo { $field } ha troppi o troppo pochi elementi; ne ha da { $least } a { $most }.
error-field-text = Nel campo { $field } c’è { found }; deve essere un testo da { $least } a { $most } caratteri.
error-field-form = Il campo { $field } non è scritto come dovrebbe: { found }.

## Su una connessione

error-no-hello = Il primo messaggio di una connessione è hello, entro { $seconds } secondi.
error-hello-twice = La connessione ha già detto hello; si fa una volta sola.
error-binary-message = I messaggi sono testi; questo era binario.
error-too-many-mistakes = Troppi messaggi non si potevano leggere, quindi la connessione finisce.
