### La mescolata senza trucchi: che cosa ha verificato questo dispositivo, e chi l’ha ritardata.

fair-checked = Verificato su questo dispositivo: nessuno ha potuto scegliere le tessere.
fair-checked-record = Verificato su questo dispositivo: le tessere sono distribuite come dice il codice partita.
fair-here = Qui le tessere le distribuisce il tuo browser in base al codice partita, ma questo non dimostra nulla agli altri.
fair-undone = È stata annullata una mossa che metteva fine a una mano: per questo il file di partita contiene mosse diverse da quelle che avevi visto.
fair-away = { $count ->
    [one] Durante la mescolata { $names } non c’era e non ha dato un contributo.
   *[other] Durante la mescolata { $names } non c’erano e non hanno dato un contributo.
}
fair-failed-silent = Il contributo di { $names } non è arrivato in tempo: la mescolata è ricominciata.
fair-failed-left = Qualcuno è andato via durante la mescolata ({ $names }), che è ricominciata.
fair-waiting = Mescolata in corso. In attesa di { $names }.
fair-unchecked = Non è stato ancora possibile verificare la mescolata. Nel frattempo nulla è dimostrato.
fair-none = Qui nessuno mescola: le tessere derivano da un codice partita scelto, e nulla è dimostrato.
fair-other = Il contributo del tuo posto è arrivato da un altro dispositivo. Se a questo tavolo non ne hai altri, è inventato.
fair-thrown = { $count ->
    [one] È stata scartata una mescolata per cui il tuo dispositivo aveva rivelato il suo numero.
   *[other] Sono state scartate { $count } mescolate per cui il tuo dispositivo aveva rivelato il suo numero.
}
fair-refused = Non si distribuisce: nella mescolata qualcosa non torna
fair-refused-do = Il tuo dispositivo non rivela il suo numero. Dillo agli altri e non continuare a giocare a questo tavolo.
fair-wrong = Le tessere non sono state distribuite come promesso
fair-wrong-commitment = Il server ha cambiato il suo segreto.
fair-wrong-seal = Un contributo non è quello che era stato sigillato.
fair-wrong-seed = Il codice partita non deriva dai contributi.
fair-wrong-deal = Le tessere nel file di partita non derivano dal codice partita.
fair-wrong-told = Il server ora dice qualcosa di diverso da ciò che aveva detto a questo dispositivo prima della mescolata.
fair-wrong-blamed = Il server sostiene che il tuo dispositivo non abbia risposto, ma aveva ricevuto il suo numero.
fair-wrong-lost = Il tuo dispositivo ha rivelato il suo numero per una partita precedente, e il server non può mostrare che le tessere derivino da quello.
fair-wrong-dealt = Hai ricevuto tessere diverse da quelle nel file di partita.
fair-wrong-held = Qualcuno ha piazzato una tessera che non aveva.
fair-wrong-played = Il file di partita contiene mosse diverse da quelle che hai visto.
fair-wrong-record = Il file di partita non si può verificare.
fair-what-to-do = Salva subito la partita, mostrala agli altri e non fidarti dei risultati di questo server.
