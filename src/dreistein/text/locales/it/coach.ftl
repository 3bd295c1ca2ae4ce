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
cli-analyse-puzzles = scrive in questo file i rompicapi nati dagli errori, per «puzzle --from»

## L’analisi

coach-progress = Posizioni
coach-stopped = Interrotta dopo { $done } posizioni su { $all }; questa è l’analisi di ciò che era già stato giudicato.
coach-no-puzzles = Nessuna decisione è diventata un rompicapo: serve una mossa nettamente migliore, e che ne sia stata giocata un’altra.
coach-method = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento, con { $worlds } distribuzioni compatibili.
coach-method-millis = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento, con { $millis } ms di riflessione.

## Momenti

coach-moment-decision = { $played } invece di { $better }.

## La pagina

