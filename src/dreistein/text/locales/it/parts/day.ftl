### La partita del giorno.

page-days = Altri giorni
page-day-before = Giorno precedente
page-day-after = Giorno successivo
page-day-today = Vai alla partita di oggi
page-day-explained = 10 tessere sul leggio, 20 da pescare, senza suggerimenti e senza annullare mosse.
page-day-counts = Conta solo il primo tentativo.
page-day-closed = Questa giornata è finita: giochi solo per esercitarti, la classifica resta com’è.
page-day-new = Nel frattempo è iniziato un nuovo giorno.
page-day-play = Gioca
page-day-again = Gioca ancora, fuori classifica
page-day-empty = Nessuno l’ha ancora giocata.
page-day-fair = L’impronta del segreto del giorno viene pubblicata prima, il segreto il giorno dopo. Così le tessere non si possono cambiare in seguito; solo il server può conoscerle in anticipo.
page-day-secret-seen = Verificato su questo dispositivo: il codice partita deriva dal segreto di cui ha visto l’impronta prima della fine della giornata.
page-day-secret-unseen = Verificato su questo dispositivo: il codice partita deriva dal segreto. Questo dispositivo non ne aveva visto prima l’impronta.
page-day-secret-commitment = Il segreto di questo giorno non è quello di cui è stata pubblicata l’impronta. Non fidarti della sua classifica.
page-day-secret-seed = Il codice partita di questo giorno non deriva dal suo segreto. Non fidarti della sua classifica.
page-place-number = Posizione
page-nameless = Anonimo
page-day-ranking = La classifica del giorno
page-day-standing = { $place }º posto su { $count }
page-day-median = Metà dei giocatori ha fatto { points } o più.
page-day-expert = L’esperto fa circa { points } con le stesse tessere.
page-day-alone = Per ora oggi hai giocato solo tu. Torna più tardi a vedere chi si è aggiunto!
page-day-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
page-day-share = Condividi il risultato
page-shared = Copiato. Incollalo dove vuoi.
