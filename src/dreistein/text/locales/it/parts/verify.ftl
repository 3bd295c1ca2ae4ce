### Che cosa dice dreistein verify della mescolata di una partita, e che cosa può non tornare.

cli-verify = controlla che le tessere di una partita finita siano state distribuite come promesso

verify-rules = Il file di partita rispetta le regole.
verify-commitment = L’impronta { $commitment } è quella del segreto del server.
verify-seed-match = { $count ->
    [0] Il codice partita deriva dal solo segreto; nessuno vi ha aggiunto nulla.
    [one] Il codice partita deriva dal segreto e da { $count } contributo.
   *[other] Il codice partita deriva dal segreto e da { $count } contributi.
}
verify-contribution = Il posto { $seat } (contato da 0) ha aggiunto { $text }.
verify-seed-day = Il codice partita deriva dal segreto e dalla data { $day }.
verify-deals = { $count ->
    [one] { $count } mano è stata distribuita come vuole il codice partita.
   *[other] { $count } mani sono state distribuite come vuole il codice partita.
}
verify-match = Tutto torna. Se il tavolo mostrava questa impronta prima della partita e il tuo contributo è in elenco, nessuno ha potuto scegliere le tessere.
verify-alone = Tutto torna. Se il tavolo mostrava questa impronta prima della partita, le tessere erano già decise.
verify-day = Tutto torna. Se questa impronta era pubblicata prima di quel giorno, le tessere erano già decise.
verify-seed = Tutto torna. Niente dimostra da dove venga il codice partita.
