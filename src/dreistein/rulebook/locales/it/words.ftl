### Le regole in italiano: domande frequenti, e le parole del gioco.

ask-is-this-a-bridge = Questo è un ponte?
    .answer = Servono due cose. Un lato solo è a contatto, e l’angolo _opposto_ a quel lato incontra un numero. Se incontrano altre tessere solo gli angoli del lato in comune, non è un ponte.
    .words = ponte o no, punta, vuoto
ask-two-hexagons-at-once = La mia tessera completa due esagoni insieme. Quanti punti prendo?
    .answer = { SIGNED($hexagon2) } in tutto, e { SIGNED($hexagon3) } per tre. Si aggiunge il valore della tessera.
    .words = doppio esagono, più esagoni
ask-hexagon-and-double = Oltre all’esagono prendo anche il doppio collegamento?
    .answer = No. L’esagono prende il suo posto: { SIGNED($hexagon1) } più il valore della tessera, nient’altro.
    .words = due bonus, insieme, sommare
ask-three-sides = La mia tessera tocca con tutti e tre i lati. Vale di più?
    .answer = No. È un doppio collegamento, { SIGNED($double) }, che conta una volta sola. Se completa un esagono, conta quello.
    .words = triplo collegamento, buco
ask-corner-only = Posso piazzare una tessera che tocca con un angolo solo?
    .answer = No. Deve toccare un lato intero, e i suoi due numeri devono combaciare.
    .words = punta, vertice, toccare
ask-third-corner = Il lato combacia, ma il terzo angolo incontra un altro numero. Si può?
    .answer = No. Ogni angolo che incontra un numero deve combaciare.
    .words = numero sbagliato, diverso, vertice
ask-must-i-place = Devo piazzare se una tessera combacia?
    .answer = { $must ->
        [on] Al tuo tavolo sì: chi può piazzare deve farlo. Le regole stampate permettono invece di pescare.
       *[other] No. Puoi pescare. A volte conviene, ma ogni tessera pescata si paga: { COST($draw) }.
    }
    .words = obbligo, obbligato, per forza
ask-three-draws-nothing = Ho pescato tutto quello che potevo e niente combacia. E adesso?
    .answer = { $fruitless ->
        [0] Tieni le tessere e tocca al prossimo. Paghi solo le tessere pescate.
       *[other] Tieni le tessere, con un’altra penalità: { COST($fruitless) }. Poi tocca al prossimo.
    }
    .words = pescato tre volte, terza tessera, sfortuna
ask-stop-drawing = Posso fermarmi dopo la prima tessera pescata?
    .answer = Solo piazzandola. Altrimenti devi continuare finché in questo turno non ne hai pescate { $draws }.
    .words = fermarsi, basta, quante
ask-rack-after-draw = Ho pescato. Posso piazzare una tessera che avevo già?
    .answer = No, non in questo turno. Ma puoi scegliere fra tutte le tessere pescate in questo turno.
    .words = vecchia tessera, leggio, altra tessera
ask-stock-runs-out = La riserva finisce mentre pesco. Quanto costa?
    .answer = { $empty ->
        [0] Niente, oltre alle tessere pescate. Il tuo turno è finito.
       *[other] { COST($empty) } una volta sola, oltre alle tessere pescate. Il tuo turno è finito.
    }
    .words = riserva esaurita, finite le tessere, pozzo
ask-no-triple = Nessuno ha un triplo. Chi comincia?
    .answer = Chi ha la tessera di valore più alto. A parità decide il numero più grande, poi il successivo.
    .words = aprire, iniziare, primo
ask-keep-my-triple = Posso tenere il mio triplo e aprire con un’altra tessera?
    .answer = No. Chi apre deve farlo con quella tessera. La puoi girare come vuoi.
    .words = cominciare, scegliere, obbligo
ask-out-with-drawn = La mia ultima tessera può essere una appena pescata?
    .answer = No. Chi pesca ha ancora tessere più vecchie, che aspettano il turno dopo. Unica eccezione: il solitario con 0 tessere sul leggio, dove si pescano tutte.
    .words = ultima tessera, finire
ask-others-lose = Gli altri perdono punti per le tessere che hanno ancora?
    .answer = No. Chi piazza l’ultima tessera riceve quei punti, ma nessuno ne perde. Solo a mano bloccata si sottrae il valore delle proprie tessere.
    .words = meno, tessere rimaste, resto
ask-how-do-we-notice = Come ci accorgiamo al tavolo che la mano è bloccata?
    .answer = Quando la riserva è esaurita e tutti hanno passato uno dopo l’altro. Le penalità pagate restano sul segnapunti.
    .words = fermi, nessuno può, passare
ask-same-total = Due di noi hanno lo stesso totale. Chi vince?
    .answer = Tutti e due. È una vittoria a pari merito.
    .words = parità, pareggio, uguale
ask-same-rest = La mano è bloccata e due giocatori sono pari con il valore più basso. Chi segna?
    .answer = Tutti e due, con lo stesso conto: il valore di tutte le tessere degli altri, meno il proprio.
    .words = parità, più basso, uguale
ask-target-in-mid-round = Ho { $target } punti a metà mano. Ho vinto?
    .answer = Non ancora. Prima si finisce la mano. Se poi qualcuno ha ancora { $target } punti, vince chi ne ha di più.
    .words = traguardo raggiunto, subito, trecento
ask-below-zero = Il punteggio può andare sotto zero?
    .answer = Sì. Pescare costa punti anche quando non ne hai.
    .words = meno, negativo
ask-which-numbers = Nelle nostre istruzioni ci sono altri numeri. Quali valgono?
    .answer = Quelli su cui siete d’accordo. Le regole stampate non sono tutte uguali: scegliete l’edizione che somiglia alla vostra, o fissate i vostri numeri. La tabella delle edizioni mostra che cosa cambia.
    .words = edizione, regole della casa, altre regole

## Le parole del gioco

term-tile = tessera
    .meaning = Un pezzo triangolare con tre numeri.
term-value = valore
    .meaning = La somma dei tre numeri di una tessera.
term-side = lato
    .meaning = Uno dei tre bordi di una tessera, con un numero a ogni capo.
term-corner = angolo
    .meaning = Una delle tre estremità di una tessera, ognuna con un numero.
term-triple = triplo
    .meaning = Una tessera con tre numeri uguali.
term-starting-tile = tessera iniziale
    .meaning = La prima tessera di una mano.
term-rack = leggio
    .meaning = Dove stanno le tue tessere, in modo che le veda solo tu.
term-stock = riserva
    .meaning = Le tessere coperte da cui si pesca.
term-spot = spazio libero
    .meaning = Uno spazio accanto a una tessera, dove non c’è ancora niente.
term-score-pad = segnapunti
    .meaning = Il foglio su cui si segnano i punti.
term-turn = turno
    .meaning = Quello che fa un giocatore finché non tocca al prossimo.
term-round = mano
    .meaning = Dalla distribuzione all’ultima tessera, o finché non si può più piazzare niente.
term-match = partita
    .meaning = Una mano dopo l’altra, finché qualcuno non arriva al traguardo.
term-bonus = bonus
    .meaning = Punti oltre al valore di una tessera.
term-bridge = ponte
    .meaning = Un lato è a contatto, e anche la punta opposta.
term-double-connection = doppio collegamento
    .meaning = Due lati sono a contatto.
term-hexagon = esagono
    .meaning = Sei tessere attorno a un punto.
term-penalty = penalità
    .meaning = Punti che si tolgono.
term-pass = passare
    .meaning = Finire il turno perché non c’è niente da pescare.
term-out = piazzare l’ultima tessera
    .meaning = Il leggio è vuoto e la mano è finita.
term-blocked = mano bloccata
    .meaning = La riserva è esaurita e nessuna tessera combacia più.
term-tiles-left = tessere rimaste
    .meaning = Quello che resta sui leggii alla fine della mano.
term-target = traguardo
    .meaning = I punti che fanno finire una partita.
term-shared-win = vittoria a pari merito
    .meaning = Più giocatori hanno il punteggio più alto, e hanno vinto tutti.
term-solitaire = solitario
    .meaning = Il gioco per una persona.
term-game-code = codice partita
    .meaning = Una parola che indica l’ordine delle tessere.
