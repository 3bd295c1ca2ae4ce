### I rompicapi, sulla pagina e nel terminale.

## Nomi

puzzle-number = Rompicapo { $number }
puzzle-theme-hexagon = Esagono
puzzle-theme-trap = Tendere una trappola
puzzle-theme-deny = Non lasciare nulla agli altri
puzzle-theme-hold-back = Saper aspettare
puzzle-theme-draw-or-place = Pescare o piazzare?
puzzle-theme-go-out = L’ultima tessera
puzzle-theme-end = Il finale
puzzle-theme-match = Pensare a tutta la partita
puzzle-level-1 = Facilissimo
puzzle-level-2 = Facile
puzzle-level-3 = Medio
puzzle-level-4 = Difficile
puzzle-level-5 = Difficilissimo

## La risposta

puzzle-right = Giusto!
puzzle-wrong = Non proprio: circa { $loss } di probabilità di vincere in meno.
puzzle-solution = La soluzione:
puzzle-others = Quanto costano le altre mosse:
puzzle-line = Un seguito possibile:

## Scegliere

page-puzzles-lead = Ogni rompicapo è una posizione presa da una partita. Una mossa dà nettamente più possibilità di vincere di tutte le altre: trovala! Sai quello che sapeva il giocatore, e niente di più.
page-puzzle-day = Rompicapo del giorno
page-puzzle-day-note = Uno nuovo ogni giorno, uguale per tutti.
page-puzzle-day-done = Risolto oggi. Torna domani!
page-puzzle-today = Rompicapo di oggi
page-puzzle-see = Rivedilo
page-puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
page-puzzle-theme = Tema
page-puzzle-any-theme = Tutti i temi
page-puzzle-level = Difficoltà
page-puzzle-any-level = Tutte le difficoltà
page-puzzle-rule = Pescare
page-puzzle-any-rule = Entrambe le regole
page-puzzle-free = Si può pescare apposta
page-puzzle-count = { $count ->
    [one] { $count } rompicapo, risolti: { $solved }
   *[other] { $count } rompicapi, risolti: { $solved }
}
page-puzzle-none = Nessun rompicapo corrisponde alla scelta. Scegli un altro tema o un’altra difficoltà.
page-puzzle-go = Risolvine uno
page-puzzle-list = Mostra tutti
page-puzzle-done = risolto
page-puzzle-own = Tratti dalle tue partite
page-puzzle-own-note = In queste posizioni una mossa era nettamente la migliore e tu ne hai giocata un’altra. Questa volta la trovi?
page-puzzle-own-place = mano { $round }, mossa { $move }
page-puzzle-own-none = Fai analizzare una partita: ogni volta che ti è sfuggita una mossa nettamente migliore, qui trovi un rompicapo da risolvere.
page-puzzle-own-unclear = Non ci sono ancora rompicapi tratti dalle tue partite: in ogni errore trovato finora più mosse si equivalevano all’incirca.
page-puzzle-keep-note = Quello che hai risolto e i rompicapi tratti dalle tue partite sono salvati solo in questo browser.
page-puzzle-save = Salva in un file
page-puzzle-forget = Elimina
page-puzzle-forget-note = Questo browser dimentica quali rompicapi hai risolto, i tuoi giorni di fila e i rompicapi tratti dalle tue partite.

## Risolvere

page-puzzle-ask = Tocca a te. Qual è la mossa migliore?
page-puzzle-own-title = Rompicapo tratto da una tua partita
page-puzzle-gone = Questo rompicapo non è più salvato in questo browser.
page-puzzle-hint-theme = Il tema: { $themes }
page-puzzle-hint-tile = Pensa a { $tile }.
page-puzzle-hint-none = Pensaci due volte prima di piazzare qualcosa.
page-puzzle-unfit = { $tile } qui non combacia da nessuna parte.
page-puzzle-again = Riprova
page-puzzle-show = Soluzione
page-puzzle-next = Prossimo rompicapo
page-puzzle-all = Tutti i rompicapi
page-puzzle-first = Che colpo: giusto al primo tentativo!
page-puzzle-same = È anche quello che hai giocato nella tua partita.
page-puzzle-then = Nella tua partita hai giocato: { $action }
page-puzzle-then-elsewhere = Nella tua partita hai piazzato la stessa tessera altrove.
page-puzzle-costs = costo: { $loss }
page-puzzle-good = altrettanto buona
page-puzzle-chance = Partite vinte giocando così: circa { $chance }.
page-puzzle-step = Passo { $step } di { $steps }
page-puzzle-back = Indietro
page-puzzle-on = Avanti
page-puzzle-round-over = La mano è finita.
page-puzzle-seats = I giocatori
page-puzzle-line-title = Un seguito possibile
page-puzzle-others-title = Quanto costano le altre mosse
page-puzzle-share = Condividi
page-puzzle-copied = Copiato. Incollalo dove vuoi.
page-puzzle-line-shared = Dreistein, rompicapo del giorno { $day }: { $result }
page-puzzle-result = { $tries ->
    [one] risolto al primo tentativo
   *[other] risolto in { $tries } tentativi
}
