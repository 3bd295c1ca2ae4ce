### L’allenatore: una partita analizzata, nel terminale e su una pagina a sé.

## Opzioni

cli-analyse = analizza un file di partita: quanto è costata ogni decisione e che cosa è stato fortuna
cli-analyse-seat = solo questo posto, contando da 0 (predefinito: tutti)
cli-analyse-worlds = quante distribuzioni provare per ogni decisione (predefinito: 1000)
cli-analyse-seed = il seme dell’analisi: lo stesso dà lo stesso risultato
cli-analyse-all = elenca tutte le decisioni, non solo quelle che sono costate qualcosa
cli-analyse-json = stampa l’analisi in JSON
cli-analyse-html = scrive l’analisi in questo file, come pagina autonoma
cli-analyse-puzzles = scrive in questo file i rompicapi nati dagli errori, per «puzzle --from»

## L’analisi

coach-progress = Posizioni
coach-stopped = Interrotta dopo { $done } delle { $all } posizioni; ecco ciò che era già stato giudicato.
coach-no-puzzles = Nessuna decisione è diventata un rompicapo: serve una mossa nettamente migliore, e che ne sia stata giocata un’altra.
coach-method = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento, con { $worlds } distribuzioni compatibili.

## Com’è finita

coach-opening-won-plan = Hai vinto: il tuo modo di giocare era il più efficace.
coach-opening-won-luck = Hai vinto, soprattutto grazie alle tue tessere.
coach-opening-won-play = Hai vinto, soprattutto grazie alle tue mosse.
coach-opening-won-their-luck = { $rivals ->
    [one] Hai vinto, soprattutto perché { $who } ha pescato male.
   *[other] Hai vinto, soprattutto perché altri hanno pescato male.
}
coach-opening-won-their-play = { $rivals ->
    [one] Hai vinto, soprattutto grazie alle occasioni mancate da { $who }.
   *[other] Hai vinto, soprattutto grazie alle occasioni mancate dagli altri.
}
coach-opening-lost-plan = { $rivals ->
    [one] Hai perso, soprattutto perché { $who } gioca in modo più efficace. Si può imparare.
   *[other] Hai perso, soprattutto perché altri giocano in modo più efficace. Si può imparare.
}
coach-opening-lost-luck = Hai perso, soprattutto per sfortuna con le tessere.
coach-opening-lost-play = Hai perso, soprattutto per qualche mossa. Riguardale con calma.
coach-opening-lost-their-luck = { $rivals ->
    [one] Hai perso, soprattutto perché { $who } ha pescato bene.
   *[other] Hai perso, soprattutto perché altri hanno pescato bene.
}
coach-opening-lost-their-play = { $rivals ->
    [one] Hai perso perché { $who } ha fatto buone mosse.
   *[other] Hai perso perché altri hanno fatto buone mosse.
}
coach-opening-shared = È una vittoria a pari merito.
coach-opening-open = La partita non è ancora finita.
coach-opening-alone = Ecco da dove vengono i tuoi punti.
coach-offer = Un’idea per la prossima volta: { $plan }. Così si vincono circa { $chance } partite su 100 come questa; a modo tuo, circa { $own }.
coach-plan-points = prendere ogni volta il massimo dei punti
coach-plan-careful = lasciare poco agli altri
coach-plan-fitting = tenere tessere facili da piazzare
coach-plan-collect = pescare apposta per accumulare tessere
coach-plan-collect-some = accumulare fino a 14 tessere

## Perché un’altra mossa era migliore

coach-as-played = { $tile } dove l’hai piazzata
coach-why-although = A favore della tua mossa:
coach-why-now = { $points ->
    [one] Con «{ $action }» fai subito { $points } punto in più.
   *[other] Con «{ $action }» fai subito { $points } punti in più.
}
coach-why-own-fits = Con «{ $better }», { hint-games-best } puoi piazzare al prossimo turno; con «{ $played }», { hint-in-other }.
coach-why-their-fits = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who }
   *[other] il giocatore successivo
} può piazzare; con «{ $played }», { hint-in-other }.
coach-why-own-bonus-next = Con «{ $better }», { hint-games-best } prendi un bonus al prossimo turno; con «{ $played }», { hint-in-other }.
coach-why-own-bonus-later = Con «{ $better }», { hint-games-best } prendi un bonus più avanti; con «{ $played }», { hint-in-other }.
coach-why-their-bonus-next = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } prende
   *[other] gli altri prendono
} subito un bonus; con «{ $played }», { hint-in-other }.
coach-why-their-bonus-later = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } prende
   *[other] gli altri prendono
} un bonus più avanti; con «{ $played }», { hint-in-other }.
coach-why-own-out = Con «{ $better }», { hint-games-best } piazzi l’ultima tessera; con «{ $played }», { hint-in-other }.
coach-why-their-out = Con «{ $better }», { hint-games-best } { $rivals ->
    [one] { $who } piazza
   *[other] un altro giocatore piazza
} l’ultima tessera; con «{ $played }», { hint-in-other }.
coach-why-end = { $points ->
    [one] Con «{ $action }» a fine mano hai { $points } punto in più.
   *[other] Con «{ $action }» a fine mano hai { $points } punti in più.
}
coach-why-points = { $points ->
    [one] Nel complesso «{ $action }» porta circa { $points } punto in più.
   *[other] Nel complesso «{ $action }» porta circa { $points } punti in più.
}
coach-why-target = In punti cambia poco. Ma con questi totali, con «{ $action }» si vince più spesso la partita.

## Momenti

coach-moment-decision = { $played } invece di { $better }.

## La pagina

## Partite di cui si è visto solo il tavolo

watched-points = Da dove vengono i punti
watched-tiles = tessere
watched-bonuses = bonus
watched-draws = pesca
watched-passes = turni passati
watched-ends = fine delle mani
watched-elsewhere = Tessere che altrove avrebbero reso di più
watched-none = Nessuna tessera avrebbe reso di più altrove.
watched-better = { $place }: { $name } ha piazzato { $played } per { $points }; con { $action } sarebbero stati { $more } in più.
watched-unknown = Non si sa dove fossero le tessere, quindi dei loro posti non si può dire nulla.
