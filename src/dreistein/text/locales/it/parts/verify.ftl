### Che cosa dice dreistein verify della mescolata di una partita, e che cosa può non tornare.

cli-verify = controlla che le tessere di una partita finita siano state distribuite come promesso

verify-rules = Il file di partita rispetta le regole.
verify-commitment = L’impronta { $commitment } è quella del segreto del server.
verify-seals = { $count ->
    [one] Il contributo è quello che era stato sigillato prima di essere rivelato.
   *[other] Tutti i { $count } contributi sono quelli sigillati prima che uno di essi fosse rivelato.
}
verify-bound = Il codice partita è legato al tavolo e alla partita, all’edizione e a chi sedeva dove.
verify-seed-match = { $count ->
    [0] Il codice partita deriva dal solo segreto; nessuno vi ha aggiunto nulla.
    [one] Il codice partita deriva dal segreto e da { $count } contributo.
   *[other] Il codice partita deriva dal segreto e da { $count } contributi.
}
verify-contribution = Il posto { $seat } ha aggiunto { $text }.
verify-seed-day = Il codice partita deriva dal segreto e dalla data { $day }.
verify-deals = { $count ->
    [one] { $count } mano è stata distribuita come vuole il codice partita.
   *[other] { $count } mani sono state distribuite come vuole il codice partita.
}
verify-away = Il posto { $seat } era assente quando si è sigillato e non ha aggiunto nulla.
verify-failed-silent = In un tentativo precedente non si è distribuito: il posto { $seat } non ha rivelato il suo contributo.
verify-failed-left = In un tentativo precedente non si è distribuito: il posto { $seat } è stato lasciato.
verify-over = La partita è stata giocata fino alla fine.
verify-cut = Secondo questo file la partita non è stata giocata fino alla fine.
verify-unproved-names = Non dimostrato: i nomi. Qualcuno qui si chiama diversamente da quando si è distribuito.
verify-unproved-seats = Non dimostrato: l’edizione, chi sedeva dove e i nomi. Niente li lega al codice partita.
verify-unproved-edition = Non dimostrato: l’edizione, che non è quella della partita del giorno.
verify-unproved-numbers = Non dimostrato: l’edizione. Ha il nome di una stampata, ma altri numeri: { $numbers }.
verify-unproved-thrown = Non dimostrato: che a questo tavolo non sia stata scartata prima un’altra mescolata. Lo sanno solo i dispositivi che c’erano.
verify-unproved-actions = Non dimostrato: quali mosse sono state fatte, chi ha abbandonato e tutto il resto del file. Valgono così come stanno scritti.
verify-match = La distribuzione torna. Se il tuo contributo è in elenco, nessuno ha potuto scegliere le tessere: né il server né gli altri, da soli o insieme.
verify-day = La distribuzione torna. Se questa impronta era pubblicata prima di quel giorno, era già decisa; solo il server poteva sceglierla.
verify-seed = È dimostrato solo che la distribuzione deriva dal codice partita; niente dice da dove venga.
verify-none = Niente è dimostrato: il file di partita non ha né una prova della mescolata né un codice partita.
