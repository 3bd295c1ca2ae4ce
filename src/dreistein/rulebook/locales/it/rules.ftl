### Le regole in italiano. Si dà del tu.
###
### Una regola ha .short (una riga), .text, .words (altre parole con cui la si cerca) e, dove le
### regole stampate lasciano aperto qualcosa, .open (che cosa) e .ruling (come decidiamo, e perché).

book = Le regole del gioco
    .text =
        Si gioca con tessere triangolari. Piazza una tessera in modo che i suoi numeri siano uguali a quelli delle vicine. Ogni tessera porta punti, e gli spazi migliori ne portano di più. Alla fine vince chi ha più punti.

        Queste sono le regole del gioco venduto come { $sold }, raccontate con parole nostre. Le regole stampate non chiariscono tutto. In quei casi diciamo come decidiamo, e perché.

part-tiles = Le tessere
part-start = Prima di cominciare
part-turn = Il tuo turno
part-bonus = I bonus
part-end = Come finisce
part-solitaire = Giocare da soli
part-house = Regole della casa

tiles = Le tessere
    .short = Ci sono { $tiles } tessere, ognuna con tre numeri da 0 a { $highest }.
    .text =
        Ogni combinazione di tre numeri esiste una volta sola.

        Somma i tre numeri di una tessera: è il suo _valore_. Lo segni quando piazzi la tessera.
    .open = Le regole stampate non dicono in che verso girano i numeri.
    .ruling = Prendiamo le tessere come sono vendute. Parti dal numero più piccolo e leggi in senso orario: i numeri non scendono mai. Perciò c’è 0–1–2, ma non 0–2–1.
    .words = pezzi, domino, quante, valore, somma, senso orario

triple = I tripli
    .short = Un triplo è una tessera con tre numeri uguali. Ce ne sono { $triples }.
    .text = I tripli contano all’inizio: il più alto apre la mano. Dopo, un triplo è una tessera come le altre.
    .words = tripletta, tre uguali, numeri uguali

deal = La distribuzione
    .short = Si mescolano le tessere coperte. Ognuno ne prende alcune; il resto è la riserva.
    .text =
        Ecco quante tessere prende ognuno:

        - in due: { $deal2 } a testa
        - in tre: { $deal3 } a testa
        - in quattro: { $deal4 } a testa
        - in cinque: { $deal5 } a testa
        - in sei: { $deal6 } a testa

        Metti le tue tessere sul leggio in modo che le veda solo tu. La _riserva_ resta coperta, alla portata di tutti.
    .words = distribuire, mescolare, quante tessere, giocatori, leggio, preparazione, dare

opening = Chi apre
    .short = Il triplo più alto apre la mano. Senza tripli, apre la tessera di valore più alto.
    .text =
        Guarda le tue tessere. Chi ha il triplo più alto lo mette al centro. Perfino 0–0–0 viene prima di ogni tessera che non è un triplo.

        Se nessuno ha un triplo, apre il valore più alto. Poi si va avanti in senso orario.
    .open = E se due tessere hanno lo stesso valore? E si può aprire con un’altra tessera?
    .ruling = A parità di valore viene prima il numero più grande, poi il successivo: 3–5–5 apre prima di 4–4–5. Così si sa sempre chi apre. La tessera non si sceglie, altrimenti la regola non deciderebbe nulla. Puoi solo scegliere come girarla.
    .words = cominciare, iniziare, primo, tessera iniziale, chi inizia, più alto

start-bonus = Il bonus iniziale
    .short = { $needs ->
        [triple] Chi apre segna il valore della tessera, e { SIGNED($start) } se è un triplo.
       *[any] Chi apre segna il valore della tessera e { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] Il bonus iniziale si ottiene una volta per mano, con la prima tessera. Altri bonus non sono ancora possibili.
       *[other] Il bonus iniziale si ottiene una volta per mano, con la prima tessera. Chi apre con 0–0–0 riceve in più { SIGNED($zero) }.
    }
    .words = prima tessera, aprire, inizio, tessera iniziale

turn = Un turno
    .short = Quando tocca a te, piazzi una tessera oppure peschi.
    .text =
        Se una tua tessera combacia, puoi piazzarla. Segni i punti e tocca al prossimo.

        Se nessuna combacia, o se non vuoi piazzarne, peschi.
    .words = mossa, tocca a me, che cosa posso fare

placing = Piazzare una tessera
    .short = Un lato intero deve toccare una tessera, e lì i due numeri devono combaciare.
    .text =
        Cerca uno spazio libero accanto a una tessera sul tavolo. La tua tessera deve toccarla con un lato intero. Ai due capi di quel lato i numeri devono essere gli stessi.

        Segni il valore della tua tessera e qualche volta un bonus.
    .open = Basta che una tessera tocchi con un solo angolo?
    .ruling = No. Le regole parlano di due numeri che combaciano, e due numeri fanno un lato.
    .words = mettere, combaciare, toccare, vicina, lato, appoggiare

corners = Ogni angolo deve combaciare
    .short = Dove un angolo incontra un numero, dev’essere lo stesso numero.
    .text = Un angolo della tua tessera può arrivare su un punto dove c’è già un’altra tessera. Allora i due numeri devono essere uguali, anche se le due tessere non hanno lati in comune.
    .open = Le regole stampate parlano solo dei due numeri di un lato, non del terzo angolo.
    .ruling = Ogni angolo deve combaciare. Altrimenti in un ponte o in un esagono ci sarebbero numeri diversi nello stesso punto, e nessuno vedrebbe più che cosa si può piazzare. Così in ogni spazio una tessera entra in un modo solo.
    .words = terzo angolo, vertice, punta, numero sbagliato, diverso

draw = Pescare
    .short = { $draws ->
        [one] Prendi una tessera dalla riserva: { COST($draw) }.
       *[other] Ogni tessera presa dalla riserva: { COST($draw) }. Al massimo { $draws } per turno.
    }
    .text =
        Se la tessera pescata combacia, puoi piazzarla subito. Poi il tuo turno è finito.

        Se non combacia, o se preferisci aspettare, pesca ancora, finché non hai pescato tutte quelle permesse.
    .open = Dopo aver pescato, si può piazzare una tessera che si aveva già? O una pescata prima in questo turno?
    .ruling =
        Solo le tessere pescate in questo turno, ma una qualsiasi, non solo l’ultima.

        Se peschi, per questo turno rinunci alle vecchie tessere. Ma puoi usare tutte quelle che hai pagato.
    .words = prendere, riserva, pozzo, penalità, costa, punti in meno

three-draws = Tutte pescate, nessuna piazzata
    .short = { $fruitless ->
        [0] Se hai pescato tutte le tessere permesse e non ne piazzi nessuna, il tuo turno finisce. Non costa altro.
       *[other] Se hai pescato tutte le tessere permesse e non ne piazzi nessuna, il tuo turno finisce: ancora { COST($fruitless) }.
    }
    .text = { $draws ->
        [one] In un turno puoi pescare { $draws } tessera. Se non combacia, la tieni e tocca al prossimo.
       *[other] In un turno puoi pescare { $draws } tessere. Se nessuna combacia, le tieni tutte e tocca al prossimo.
    }
    .open = E se l’ultima non combacia, ma una di prima sì?
    .ruling = Allora puoi ancora piazzare quella, oppure tenerle tutte. Se nessuna combacia, il turno finisce da solo.
    .words = tre tessere, terza tessera, niente va bene, sfortuna, tre volte

choice = Nessuno è obbligato a piazzare
    .short = { $must ->
        [on] Non al tuo tavolo: chi può piazzare deve farlo. Ecco la regola stampata.
       *[other] Puoi pescare anche se una tua tessera combacia.
    }
    .text = Magari tieni da parte una tessera per uno spazio migliore. È permesso. Ma un turno finisce solo quando piazzi, o quando hai pescato tutte le tessere permesse.
    .open = Secondo le regole stampate può pescare chi non vuole piazzare. Una tessera pescata che combacia va piazzata per forza?
    .ruling = No. Se non c’è obbligo con una tessera del leggio, non c’è nemmeno con una pescata. Ma non ci si ferma prima: chi pesca continua finché non piazza o non le ha pescate tutte.
    .words = devo, obbligo, obbligato, tenere, conservare, rifiutare

stock-empty = La riserva è esaurita
    .short = { $empty ->
        [0] Se devi pescare e la riserva è esaurita, passi. Non costa niente.
       *[other] Se devi pescare e la riserva è esaurita, passi: { COST($empty) }.
    }
    .text = { $empty ->
        [0] Il tuo turno è finito. Non importa se era la prima tessera del turno o una successiva.
       *[other] Paghi una volta e il tuo turno è finito. Non importa se era la prima tessera del turno o una successiva.
    }
    .open = E se la riserva finisce a metà turno? E si può passare anche se si potrebbe piazzare?
    .ruling = { $must ->
        [on] A metà turno vale lo stesso, e una volta sola: avresti dovuto pescare e non potevi. Passi solo se nulla combacia.
       *[other] A metà turno vale lo stesso, e una volta sola: avresti dovuto pescare e non potevi. Puoi passare anche se potresti piazzare una tessera, perché nessuno è obbligato a piazzare.
    }
    .words = finite le tessere, niente da pescare, passare, vuota, pozzo

one-bonus = Un solo tipo di bonus
    .short = Una tessera riceve al massimo un tipo di bonus. Dipende da dove la piazzi.
    .text =
        Guarda quali lati e quali angoli sono a contatto:

        - esagono: la tessera è la sesta attorno a un punto
        - doppio collegamento: due lati a contatto, senza esagono
        - ponte: un lato e la punta opposta
        - altrimenti la tessera vale solo il suo valore
    .open = Le regole stampate non dicono se un ponte e un doppio collegamento possono contare insieme.
    .ruling = Non capita mai. Un ponte tocca con un lato solo, un doppio collegamento con due.
    .words = punti supplementari, insieme, tutti e due, sommare, allo stesso tempo

bridge = Il ponte
    .short = Un lato è a contatto, e la punta opposta incontra un numero: { SIGNED($bridge) }.
    .text =
        La tua tessera tocca un’altra tessera con un lato solo. L’angolo opposto a quel lato è la _punta_. Se la punta arriva su un punto dove c’è già una tessera, hai costruito un ponte.

        Il numero sulla punta deve combaciare, naturalmente.
    .open = Le regole stampate non precisano quale angolo deve toccare.
    .ruling = Dev’essere l’angolo opposto al lato in comune. Gli altri due appartengono a quel lato e toccano sempre, perciò non fanno un ponte.
    .words = ponte, vuoto, punta, unire, punti supplementari

double-connection = Il doppio collegamento
    .short = Due lati della tua tessera sono a contatto: { SIGNED($double) }.
    .text = La tua tessera tocca due tessere con due dei suoi lati. Se allo stesso tempo completa un esagono, conta l’esagono.
    .open = E se tutti e tre i lati sono a contatto?
    .ruling = Conta una volta sola, come per due lati. Le regole non prevedono un triplo collegamento.
    .words = due lati, tre lati, due tessere, doppio, punti supplementari

hexagon = L’esagono
    .short = La tua tessera è la sesta attorno a un punto: { SIGNED($hexagon1) }.
    .text =
        Attorno a un punto stanno sei tessere. Chi piazza la sesta completa l’esagono.

        Questa tessera tocca sempre anche con due lati. Il doppio collegamento non si aggiunge: l’esagono prende il suo posto.
    .words = esagono, sei tessere, cerchio, anello, stella, completare, punti supplementari

two-hexagons = Due esagoni insieme
    .short = Una tessera completa due esagoni: { SIGNED($hexagon2) }. Tre: { SIGNED($hexagon3) }.
    .text = Ogni tanto una tessera è la sesta attorno a due dei suoi angoli, rarissimamente attorno a tutti e tre. Completa così due o tre esagoni. Il punteggio indicato vale per tutti insieme.
    .open = Quasi tutte le regole stampate parlano di un esagono solo.
    .ruling = Contano tutti, perché ognuno è davvero completo. Quanto portano insieme dipende dall’edizione delle regole.
    .words = doppio esagono, triplo esagono, più esagoni

out = L’ultima tessera
    .short = Chi piazza l’ultima tessera del leggio mette fine alla mano: { SIGNED($out) } e il valore di tutte le tessere degli altri.
    .text =
        Prima conta l’ultima tessera, come sempre. Poi si aggiungono { SIGNED($out) } e il valore di tutte le tessere rimaste sugli altri leggii.

        Gli altri non perdono niente.
    .open = E se in quel momento nessun altro può più piazzare una tessera?
    .ruling = Vale comunque l’ultima tessera; la mano non è bloccata. Si controlla dopo ogni azione, e per prima cosa se un leggio è vuoto.
    .words = finire, leggio vuoto, fine della mano, vincere la mano

blocked = Mano bloccata
    .short = La riserva è esaurita e nessuno ha una tessera che combacia: la mano è finita.
    .text =
        Ognuno somma le tessere del proprio leggio. Chi ha il valore più basso segna quello di tutte le tessere degli altri, meno il proprio.

        Il bonus dell’ultima tessera non c’è, perché nessuno l’ha piazzata.
    .open = Quando finisce di preciso? Tutti pagano ancora per passare?
    .ruling = Finisce subito, prima che qualcun altro paghi per passare. L’ultima azione, se costa, si paga comunque. Con le tessere vere non si vedono i leggii degli altri. Ci se ne accorge solo quando tutti hanno passato, e quelle penalità restano sul segnapunti.
    .words = fermi, nessuno può, non si va avanti, fine della mano, più basso

blocked-tie = Parità a mano bloccata
    .short = Se più giocatori sono pari al valore più basso, ognuno di loro segna punti.
    .text = Ognuno di loro riceve il valore di tutte le tessere degli altri, meno il proprio.
    .open = Le regole stampate parlano di un giocatore con il valore più basso. Possono essere due.
    .ruling = Tutti e due fanno lo stesso conto. Nessuno deve rimetterci perché un altro ha giocato altrettanto bene.
    .words = parità, pari, uguale, valore più basso

all-pass = Passano tutti
    .short = La riserva è esaurita e tutti hanno passato uno dopo l’altro: la mano è finita.
    .text = { $empty ->
        [0] Conta come bloccata, anche se qualcuno avrebbe potuto piazzare.
       *[other] Conta come bloccata, anche se qualcuno avrebbe potuto piazzare. Anche l’ultima penalità si paga.
    }
    .open = Se nessuno è obbligato a piazzare, tutti potrebbero passare all’infinito.
    .ruling = Perché ogni mano finisca, basta che tutti abbiano passato una volta di seguito. Un turno in cui si è pescato non conta come turno passato.
    .words = passare, infinito, nessuno vuole, rifiutare

match-end = La fine della partita
    .short = Se alla fine di una mano qualcuno ha { $target } punti o più, la partita è finita: vince chi ne ha di più.
    .text =
        Si gioca una mano dopo l’altra, e a ogni mano si ridistribuiscono le tessere. I punti di tutte le mani si sommano.

        Si controlla solo quando una mano è finita. Il punteggio può scendere sotto zero.
    .open = Alcune regole stampate si leggono come se a { $target } punti la partita finisse subito, o come se vincesse chi ci arriva per primo.
    .ruling = Conta la fine della mano, e poi chi ha più punti. Così dicono tutte le edizioni dove descrivono la fine, ed è giusto: tutti possono finire la mano.
    .words = vincere, vincitore, traguardo, finire, trecento, quanto dura

tie = Parità
    .short = Se più giocatori hanno il punteggio più alto, vincono insieme.
    .text = Niente mano di spareggio, nessun altro conteggio. Vincono tutti quelli che hanno il totale più alto.
    .open = Le regole stampate non ne parlano.
    .ruling = Una vittoria a pari merito è la risposta più semplice e la più amichevole. Chi vuole continuare gioca una nuova partita.
    .words = pari, pareggio, stessi punti, pari merito, vincono tutti e due

solitaire = Solitario
    .short = Una tessera è sul tavolo. Hai { $rack } tessere: fai più punti che puoi.
    .text =
        Mescola tutte le tessere. Una si scopre e si mette al centro. Metti { $rack } tessere sul leggio e gioca con le regole qui sopra.

        Con lo stesso codice partita due persone giocano con le stesse identiche tessere e possono confrontarsi.
    .open = Quante tessere si prendono? E la prima porta punti?
    .ruling = Di solito { $rack }; se ne possono scegliere da 0 a { $mostrack }. Con 0 si pescano tutte. La prima non porta niente, perché è fortuna e non bravura. E non vale nemmeno come pescata.
    .words = da solo, solo, un giocatore, pazienza

solitaire-draws = Pescare nel solitario
    .short = In tutta la partita puoi pescare { $limit } tessere.
    .text = Come sempre, ogni tessera pescata si paga: { COST($draw) }. Quando le hai pescate tutte, la riserva conta come esaurita, anche se restano tessere.
    .open = Le regole stampate propongono soltanto un limite, per poter confrontare i punteggi.
    .ruling = Di solito { $limit }; si può scegliere da 0 a { $mostlimit }. Leggio e limite non possono essere entrambi 0, altrimenti non ci sarebbe niente da giocare.
    .words = limite, da solo, quante volte, venti

solitaire-end = La fine nel solitario
    .short = Leggio vuoto: { SIGNED($out) }. Più niente da pescare né da piazzare: si sottrae il valore delle tue tessere.
    .text =
        - Se piazzi l’ultima tessera, segni { SIGNED($out) }.
        - Se non c’è più niente da pescare né da piazzare, la partita è finita. Si sottrae il valore delle tue tessere.
        - Se passi anche se una tessera combacia, paghi, e la partita finisce lo stesso.
    .open = Le regole stampate non dicono come finisce una partita da soli.
    .ruling = Finisce come una mano con altri, solo che non ci sono tessere altrui da contare. Se giochi con 0 tessere sul leggio, il leggio vuoto conta solo quando non c’è più niente da pescare. Può finire perfino subito dopo la distribuzione, se niente combacia e non c’è niente da pescare.
    .words = finire, da solo, risultato, meno

must-place = Regola della casa: chi può piazzare deve farlo
    .short = Si pesca o si passa solo se nessuna tessera combacia.
    .text =
        Tutte le regole stampate permettono di pescare anche quando si potrebbe piazzare. Molte famiglie giocano in un altro modo, e anche alcune regole di Triominos lo chiedono. Puoi attivare questa regola quando apri un tavolo.

        Finché una delle tue tessere combacia, devi piazzarne una: non puoi né pescare né passare. Dopo aver pescato contano solo le tessere pescate in questo turno: appena una combacia, la piazzi. Il resto non cambia.

        Così chi pesca rivela qualcosa: sul suo leggio non combaciava niente.
    .words = regola della casa, obbligo, obbligatorio, obbligato, costretto, per forza, pescare apposta, regola di famiglia

## Gli esempi. $tile, $value, $bonus, $sum e simili vengono dalla posizione.

scene-tile = Questa tessera vale { $value } punti.
scene-triples = I { $triples } tripli.
scene-dealt = Due leggii dopo la distribuzione.
scene-opening = Nessuno ha un triplo più alto di 0–0–0, perciò { $name } apre con quello: { $sum }.
scene-opening-no-triple = Nessun triplo: 3–5–5 e 4–4–5 valgono entrambe { $value }. { $name } apre con { $tile }: { $sum }.
scene-start = { $name } apre con { $tile }: { $sum }.
scene-fits = I due numeri del lato combaciano. { $tile } porta { $sum }.
scene-touching = { $tile } tocca con un angolo solo. Non è permesso.
scene-corner = Qui { $tile } non combacia. Il lato combacerebbe, ma il terzo angolo incontra un altro numero.
scene-drawn = Ada pesca 2–2–3 e la piazza: { $turn }, che fa { SIGNED($made) }.
scene-fruitless = Niente combacia: { $turn }, che fa { SIGNED($made) }. Le tessere restano sul leggio di Ada.
scene-empty = Ada non può piazzare e la riserva è esaurita: { $turn }. Tocca a Ben.
scene-bridge = Un ponte. Sotto un lato è a contatto, e la punta incontra un 4: { $sum }.
scene-no-bridge = Nessun ponte. La punta è libera: { $sum }.
scene-double = Un doppio collegamento. Due lati sono a contatto: { $sum }.
scene-hexagon = La sesta tessera completa l’esagono: { $sum }.
scene-two-hexagons = Una tessera, due esagoni: { $sum }.
scene-three-hexagons = Una tessera, tre esagoni: { $sum }.
scene-out = Ada piazza l’ultima tessera: { $sum }. Si aggiungono { SIGNED($out) } e le tessere di Ben, { $others }: in tutto { SIGNED($gain) }.
scene-blocked = Niente combacia più. { $scorer } ha il valore più basso, { $own }, e segna { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada e Ben hanno entrambi { $own }. Ognuno segna { $others } − { $own } = { $gain }.
scene-all-pass = La 2–2–3 di Ben combacerebbe, ma passano tutti e due. Ada ha il valore più basso, { $own }: segna { $others } − { $own } = { $gain }.
scene-match-end = In due hanno raggiunto il traguardo. { $first } ha più punti e vince con { $made }.
scene-tie = { $first } e { $second } vincono a pari merito con { $made } punti.
scene-solitaire = La prima tessera e il tuo leggio.
scene-solitaire-empty = Non c’è più niente da pescare. { $tile } combacia ancora: { $sum }.
scene-solitaire-out = L’ultima tessera: { $sum }, e { SIGNED($gain) } perché il leggio è vuoto.
scene-solitaire-blocked = 0–1–1 non combacia e non c’è più niente da pescare: { SIGNED($gain) }.
scene-must-place = { $tile } combacia, quindi Ada deve piazzarla: { $sum }.

## Le edizioni a confronto

row-deal = tessere in 2, 3, 4, 5, 6
row-start = bonus iniziale
row-needs = solo con un triplo
row-zero = in più per 0–0–0
row-bridge = ponte
row-double = doppio collegamento
row-hexagons = uno, due, tre esagoni
row-out = ultima tessera
row-draw = ogni tessera pescata
row-draws = tessere da pescare per turno
row-fruitless = pescate tutte senza piazzarne, in più
row-empty = riserva esaurita
row-target = traguardo
row-must = chi può piazzare deve farlo
yes = sì
no = no
note-german = Il testo tedesco delle regole stampate.
note-international = I testi italiano, inglese, francese, olandese e spagnolo.
note-early = Un’edizione più vecchia. Per gli esagoni il testo dà più punti della tabella; noi seguiamo il testo.
note-triominos = Il parente più famoso, per chi ci è cresciuto.
note-house = I valori di questo tavolo.
