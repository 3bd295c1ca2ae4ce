### L’allenatore: una partita analizzata, nel terminale e su una pagina a sé.

## Opzioni

cli-analyse = analizza un file di partita: quanto è costata ogni decisione e che cosa è stato fortuna
cli-analyse-seat = solo questo posto, contando da 0 (predefinito: tutti)
cli-analyse-worlds = quante distribuzioni provare per ogni decisione (predefinito: 600)
cli-analyse-millis = riflette invece per N millisecondi su ogni decisione; il risultato dipende allora dal computer
cli-analyse-seed = il seme dell’analisi: lo stesso dà lo stesso risultato
cli-analyse-all = elenca tutte le decisioni, non solo quelle che sono costate qualcosa
cli-analyse-json = stampa l’analisi in JSON
cli-analyse-html = scrive l’analisi in questo file, come pagina autonoma

## L’analisi

coach-progress = Posizioni
coach-stopped = Interrotta dopo { $done } posizioni su { $all }; questa è l’analisi di ciò che era già stato giudicato.
coach-method = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento, con { $worlds } distribuzioni compatibili.
coach-method-millis = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento, con { $millis } ms di riflessione.
coach-note = ± è metà dell’ampiezza dell’intervallo al 95%. Ciò che non si distingue dalla mossa migliore non è chiamato errore.

## Il bilancio

coach-even = Probabilità pari
coach-expected = Da aspettarsi
coach-cause-deal = Distribuzioni
coach-cause-draws = Tessere pescate
coach-cause-decisions = Decisioni
coach-cause-others = Gli altri
coach-cause-rest = Imprevisto
coach-result = Risultato
coach-so-far = Finora

## La qualità

coach-grade-best = Migliore
coach-grade-good = Buona
coach-grade-inaccuracy = Imprecisione
coach-grade-mistake = Errore
coach-grade-blunder = Errore grave
coach-loss = In media una decisione è costata { $loss } della probabilità di vincere.
coach-loss-points = In media una decisione è costata { $loss } punti.
coach-loss-none = Nel complesso le decisioni non sono costate nulla di misurabile.
coach-level = Il bot «{ $level }» perde più o meno altrettanto.
coach-no-choice = Non c’era nulla da decidere.

## Momenti

coach-moments = I momenti decisivi
coach-place = Mano { $round }, mossa { $move }
coach-place-end = Mano { $round }, fine
coach-moment-decision = { $played } invece di { $better }.
coach-moment-draw = Pescata { $tile }.
coach-moment-end = la mano finisce

## Decisioni

coach-slips = Che cosa è costato qualcosa
coach-no-slips = Di nessuna decisione si può dire che sia costata molto.
coach-decisions = Tutte le decisioni
coach-column-place = Dove
coach-column-played = Giocata
coach-column-better = Meglio
coach-column-loss = Perdita
coach-column-grade = Giudizio

## La pagina

coach-title = Analisi
coach-won = vince
coach-balance = Fortuna e bravura
coach-graph = La probabilità di vincere, mossa per mossa
coach-graph-points = I punti da aspettarsi, mossa per mossa
coach-graph-text = { $name }: da { $first } a { $last }.
coach-picture = Il tavolo, mano { $round }, mossa { $move }
coach-played-was = Giocata: { $action }
coach-better-was = Meglio: { $action }
