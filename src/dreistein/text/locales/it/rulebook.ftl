### Le regole, in italiano: il comando e la pagina intorno. I testi sono in rulebook/locales/.

cli-rules = mostra le regole del gioco, con esempi
cli-rules-rule = una regola, per esempio bridge; oppure questions, editions, glossary (predefinito: tutto)
cli-meta-rule = REGOLA
cli-rules-search = cerca le regole con una parola
cli-meta-word = PAROLA

rulebook-contents = Indice
rulebook-example = Esempio
rulebook-open = Che cosa non chiariscono le regole stampate
rulebook-ruling = La nostra risposta
rulebook-related = Vedi anche
rulebook-questions = Domande frequenti
rulebook-editions = Le edizioni a confronto
rulebook-differs = In evidenza: che cosa cambia rispetto all’edizione scelta
rulebook-glossary = Le parole del gioco
rulebook-search = Cerca nelle regole
# Words that the search passes over.
rulebook-small-words =
    a ad ai al alla alle allo anche ancora avere c che chi ci come con cosa da dai dal dalla dei del della delle dello di
    dopo dove due e è ed era essere fra gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mio ne nei
    nel nella noi non o per perché più poi possa posso potere potrei può puoi qual quale quando quanto se sei si sia siamo
    sono su sua sul sulla suo ti tra tu tua tuo tutti un una uno va vi voi
rulebook-found = Risultati
rulebook-nothing = Nessun risultato. Prova con un’altra parola.
rulebook-one = Una regola: dreistein rules bridge. Una parola: dreistein rules --search ponte.
rulebook-edition = Edizione delle regole
rulebook-language = Lingua
rulebook-print = Stampa
rulebook-sheet = Regole su un foglio
rulebook-link = Link a questa regola
rulebook-skip = Vai alle regole
rulebook-play = Vai al gioco
rulebook-pad = Vai al segnapunti
rulebook-start = In breve
rulebook-failed = Non è stato possibile caricare le regole. Riprova.

rulebook-try = Prova tu
rulebook-try-text = Scegli una tessera per vedere dove combacia e quanti punti porta, poi uno spazio per piazzarla.
rulebook-try-start = Comincia con
rulebook-try-empty = Tavolo vuoto
rulebook-try-tile = Tessere
rulebook-try-spots = Dove combacia
rulebook-try-nowhere = Questa tessera non combacia da nessuna parte.
rulebook-try-used = già sul tavolo
rulebook-try-undo = Annulla mossa
rulebook-try-clear = Svuota il tavolo
rulebook-try-board = Il tavolo
rulebook-try-total = Totale
rulebook-why-start = La prima tessera: il suo valore e il bonus iniziale.
rulebook-why-plain = Un lato combacia e la punta è libera: solo il valore.
rulebook-why-bridge = Un lato combacia e la punta opposta incontra un numero.
rulebook-why-double = Due o tre lati combaciano, senza completare un esagono.
rulebook-why-hexagon = La sesta tessera attorno a un punto. L’esagono sostituisce il doppio collegamento.
rulebook-why-hexagons = La sesta tessera attorno a più punti insieme. Contano tutti questi esagoni.
