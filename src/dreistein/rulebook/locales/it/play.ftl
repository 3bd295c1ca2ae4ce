### Il regolamento in italiano: giocare bene.
###
### Che cosa mostrano mani e partite simulate. Le cifre vengono da strategy.json, già scritte come si
### usa in questa lingua: $low-wins-2 è una quota delle mani in due, $chance-2 quella che toccherebbe
### a ciascuno per caso. I test sanno che cosa afferma ogni frase.

part-play = Giocare bene

play-luck = Fortuna o bravura?
    .short = Se tutti piazzano appena possono, una sola mano è soprattutto fortuna. Su più mani si vede la bravura.
    .text =
        Anche fra due giocatori ugualmente bravi, chi vince la mano ha in media { $gap-2 } punti di vantaggio.

        Ora un giocatore attento ne affronta uno che punta sempre al massimo dei punti. Il giocatore attento vince:

        - { SHARE($careful-wins-2) } delle mani
        - { SHARE($careful-matches-2) } delle partite
        - { SHARE($careful-after-ten-2) } se si sommano dieci mani

        In sei, da solo contro altri cinque, vince { SHARE($careful-matches-6) } delle partite; per caso sarebbe il { $chance-6 }.
    .words = fortuna, bravura, caso, equo, giocare meglio, quante mani, strategia, consigli

play-start = È un vantaggio aprire?
    .short = Sì. Più giocatori ci sono, più il vantaggio è grande.
    .text =
        Alla fine della mano chi ha aperto ha più punti di tutti: in due { SHARE($opener-wins-2) } delle volte, in quattro { SHARE($opener-wins-4) } e in sei { SHARE($opener-wins-6) }. Per caso sarebbe il { $chance-2 }, il { $chance-4 } e il { $chance-6 }.

        Aprire vale { $opener-worth-2 } punti in due e { $opener-worth-6 } in sei: chi apre è avanti di una tessera su tutti. Non si sceglie: decidono le tessere chi apre, e con quale.
    .words = cominciare, primo giocatore, vantaggio, inizio, strategia, consigli

play-place = Prima le tessere alte o le basse?
    .short = Prima le alte o prima le basse: cambia poco. Conta di più che cosa si potrà piazzare dopo.
    .text =
        Un giocatore piazza prima le tessere basse, gli altri prima le alte. Vince { SHARE($low-wins-2) } delle mani in due e { SHARE($low-wins-4) } in quattro; per caso sarebbe il { $chance-2 } e il { $chance-4 }.

        Conviene piazzare dove poche tessere possono seguire: { SHARE($tight-wins-2) } in due, { SHARE($tight-wins-3) } in tre (per caso: { $chance-2 } e { $chance-3 }). Il giocatore attento prepara anche spazi per i propri bonus e non ne lascia agli altri: così vince { SHARE($careful-wins-2) } e { SHARE($careful-wins-3) }.

        I tripli sono i più difficili da piazzare. In quattro, un triplo sul leggio combacia { SHARE($fits-triple-4) } delle volte, una tessera con due numeri uguali { SHARE($fits-pair-4) }, una con tre numeri diversi { SHARE($fits-different-4) }.
    .words = tessere alte, tessere basse, quale tessera tenere, da dove cominciare, triplo, strategia, consigli

play-bonus = Quanto vale un bonus?
    .short = Prendilo. In due, dai bonus viene { SHARE($bonus-share-2) } di tutti i punti.
    .text =
        Chi lascia stare i bonus, e ne prende uno soltanto se nient’altro combacia, in due vince { SHARE($leave-wins-2) } delle mani invece del { $chance-2 }. In quattro { SHARE($leave-wins-4) } invece del { $chance-4 }. In sei non cambia quasi nulla: vince { SHARE($leave-wins-6) }, come per caso.

        In due i bonus portano a ciascuno { $bonus-points-2 } punti per mano, in sei { $bonus-points-6 }. In due qualcuno completa un esagono { SHARE($hexagon-rounds-2) } delle volte, in sei { SHARE($hexagon-rounds-6) }.
    .words = valore del ponte, valore dell’esagono, quante volte, punti supplementari, strategia, consigli

play-open = Posso lasciare un esagono agli altri?
    .short = Spesso sì: lì combacia una sola tessera, e chi gioca dopo di te ce l’ha di rado.
    .text =
        Piazzi la quinta tessera attorno a un punto, e quella che completerebbe l’esagono è ancora in gioco. Chi lo completa, e quante volte?

        - chi gioca dopo di te, subito: { $hexagon-next-2 } in due, { $hexagon-next-6 } in sei
        - uno degli altri, prima o poi: { $hexagon-taken-2 } in due, { $hexagon-taken-4 } in quattro, { $hexagon-taken-6 } in sei
        - tu: { $hexagon-self-2 } in due, { $hexagon-self-6 } in sei

        Evitarlo, da solo, rende poco. Chi punta al massimo dei punti ma non lascia bonus agli altri vince { SHARE($deny-wins-2) } delle mani in due e { SHARE($deny-wins-6) } in sei.
    .words = lasciare un esagono, preparare, pericolo, quinta tessera, regalo, impedire, strategia, consigli

play-draw = Pescare apposta
    .short = { $must ->
        [on] Non al tuo tavolo: chi può piazzare deve farlo. Quello che segue vale per la regola stampata.
       *[other] In due o in tre conviene: pesca finché la riserva non è esaurita. In cinque o in sei no.
    }
    .text =
        Ogni tessera pescata costa punti. Ma quando la riserva è esaurita, chi ha tante tessere continua a piazzare, mentre gli altri passano e pagano.

        Un giocatore pesca a ogni turno finché la riserva non è esaurita, poi piazza dove poche tessere possono seguire. Gli altri puntano sempre al massimo dei punti. Ecco quante partite vince:

        - in due { $hoard-sparing-matches-2 } (per caso: { $chance-2 })
        - in tre { $hoard-sparing-matches-3 } ({ $chance-3 })
        - in quattro { $hoard-sparing-matches-4 } ({ $chance-4 })
        - in cinque { $hoard-sparing-matches-5 } ({ $chance-5 })
        - in sei { $hoard-sparing-matches-6 } ({ $chance-6 })

        In quattro non rende più che piazzare con attenzione, con cui si vince { SHARE($careful-matches-4) }. Si può fare di meglio decidendo turno per turno, come l’esperto.

        Non fermarti a metà: chi pesca così solo la prima metà della riserva, in due vince { SHARE($half-wins-2) } delle mani. E se anche tutti gli altri pescano apposta, piazzando con attenzione si vince { SHARE($among-hoarders-wins-2) } in due, { SHARE($among-hoarders-wins-3) } in tre, ma { SHARE($among-hoarders-wins-4) } in quattro.
    .words = apposta, accumulare, fare scorta, tenere, perché pescare, strategia, consigli, esperto

play-end = Il finale della mano
    .short = Piazza dove gli altri non possono seguirti. I punti immediati contano meno.
    .text =
        Due giocatori, e uno ha svuotato la riserva. Se poi punta sempre al massimo dei punti, vince { SHARE($hoard-points-wins-2) } delle mani. Se piazza dove può seguire il minor numero di tessere, qualunque sia il valore della sua, ne vince { SHARE($hoard-sparing-wins-2) }.

        In tre la differenza è altrettanto netta: { SHARE($hoard-points-wins-3) } e { SHARE($hoard-sparing-wins-3) }.
    .words = finale, passare, finite le tessere, bloccare, strategia, consigli

play-out = Conviene avere fretta di finire?
    .short = Chi piazza l’ultima tessera di solito vince la mano, a meno che qualcuno accumuli tessere. Avere fretta rende poco.
    .text =
        Piazzare l’ultima tessera porta in media { $out-gain-2 } punti in due, { $out-gain-4 } in quattro e { $out-gain-6 } in sei. Chi ci riesce vince { SHARE($out-wins-2) }, { SHARE($out-wins-4) } e { SHARE($out-wins-6) } di quelle mani.

        In sei, appena prima solo { SHARE($out-ahead-6) } di loro aveva più punti di tutti: l’ultima tessera ha fatto la differenza.

        Si può accelerare? Chi fa in modo di poter piazzare ancora molte delle sue tessere vince { SHARE($loose-wins-2) } delle mani in due e { SHARE($loose-wins-4) } in quattro (per caso: { $chance-2 } e { $chance-4 }).

        Non tutte le mani finiscono così. In due resta bloccato { SHARE($blocked-2) } delle mani, in sei { SHARE($blocked-6) }.
    .words = finire, ultima tessera, corsa, in fretta, veloce, strategia, consigli

play-many = In due o in sei?
    .short = In due o in tre: accumula tessere. In cinque o in sei: piazza con attenzione.
    .text =
        Contro chi punta sempre al massimo dei punti, tra tutti i piani fissi che abbiamo provato, ecco quelli con cui si vincono più partite:

        - in due: pescare apposta, { $hoard-sparing-matches-2 } (per caso: { $chance-2 })
        - in tre: pescare apposta, { $hoard-sparing-matches-3 } ({ $chance-3 })
        - in quattro: pescare apposta, { $hoard-sparing-matches-4 }, o piazzare con attenzione, { $careful-matches-4 } ({ $chance-4 })
        - in cinque: piazzare con attenzione, { $careful-matches-5 } ({ $chance-5 })
        - in sei: piazzare con attenzione, { $careful-matches-6 } ({ $chance-6 })
    .words = quanti giocatori, due giocatori, quattro giocatori, sei giocatori, esperto, strategia, consigli

play-expert = Che cosa fa l’esperto?
    .short = { $must ->
        [on] Al tuo tavolo nemmeno l’esperto può accumulare tessere. Quello che segue vale per la regola stampata.
       *[other] Fino a quattro giocatori accumula tessere, ma decide turno per turno. In tre o in quattro così vince molto più che con qualsiasi piano fisso.
    }
    .text =
        L’esperto è il bot più forte: a ogni turno immagina come potrebbe continuare la mano. Contro chi punta sempre al massimo dei punti, ecco all’incirca quante partite vince:

        - in due { $expert-matches-2 } (per caso: { $chance-2 })
        - in tre { $expert-matches-3 } ({ $chance-3 })
        - in quattro { $expert-matches-4 } ({ $chance-4 })
        - in cinque { $expert-matches-5 } ({ $chance-5 })
        - in sei { $expert-matches-6 } ({ $chance-6 })

        Chi pesca sempre finché la riserva non è esaurita vince { SHARE($hoard-sparing-matches-3) } delle partite in tre e { SHARE($hoard-sparing-matches-4) } in quattro.

        L’esperto pesca apposta soprattutto all’inizio. In quattro, quando potrebbe piazzare, nel primo terzo della riserva pesca circa { SHARE($expert-purpose-early-4) } delle volte, nell’ultimo circa { SHARE($expert-purpose-late-4) }. Ogni volta rinuncia in media a { $expert-gave-up-4 } punti. In cinque o in sei, se può piazzare lo fa quasi sempre: in sei pesca apposta solo { SHARE($expert-purpose-6) } delle volte.

        Non prende sempre subito un bonus. In quattro, circa { SHARE($expert-left-4) } delle volte in cui potrebbe prenderne uno fa altro. Una sola tessera permette di prenderlo, e chi ce l’ha può aspettare. Alla fine ha { $expert-bonuses-4 } bonus per mano, ciascuno degli altri { $expert-others-bonuses-4 }.
    .words = esperto, bot più forte, giocatore migliore, come vincere, strategia, consigli

play-must = Chi può piazzare deve farlo: che cosa cambia?
    .short = Nessuno può accumulare tessere. Non resta che piazzare con attenzione, e la fortuna conta di più.
    .text =
        In due, pescando apposta si vince { SHARE($hoard-sparing-matches-2) } delle partite contro chi punta sempre al massimo dei punti. Con questa regola della casa non si può più, e piazzando con attenzione si vince { SHARE($careful-matches-2) }. In tre: { $careful-matches-3 } invece di { $hoard-sparing-matches-3 }.

        Allora anche l’esperto ha bisogno di fortuna. Contro giocatori così vince circa { SHARE($expert-matches-2-must) } delle partite in due, { SHARE($expert-matches-3-must) } in tre e { SHARE($expert-matches-4-must) } in quattro. In quattro è lui a piazzare l’ultima tessera circa { SHARE($expert-outs-4-must) } delle volte; per caso sarebbe il { $chance-4 }.

        Quello che è detto sopra su apertura, piazzamento, bonus e ultima tessera vale anche con questa regola: lì nessuno pesca apposta, quindi non cambia niente.
    .words = regola della casa, obbligo, obbligatorio, per forza, regola di famiglia, strategia, consigli

play-figures = Da dove vengono queste cifre
    .short = Da { $millions } milioni di mani simulate fra giocatori automatici e da { $matches } partite dell’esperto.
    .text =
        Le persone non giocano come i computer, perciò le tue cifre saranno diverse. Per lo più si tratta di giocatori che puntano sempre al massimo dei punti e pescano solo se niente combacia. Vincere una mano vuol dire farvi più punti di tutti. Le cifre dell’esperto vengono da meno partite, perciò sono più approssimative.

        Tutto è stato misurato con i punteggi delle regole tedesche. Quanto cambierebbe con altre regole non lo abbiamo misurato.

        Tutto si può rimisurare: il comando è python bench/strategy.py, e docs/strategy.md dice per ogni cifra quanto è sicura.
    .words = fonte, statistica, simulazione, misurato, quanto è sicuro, prova, strategia

scene-opened = { $tile } porta { $sum } e prepara un esagono. Manca solo 3–3–4, che porta { SIGNED($hexagon1) } oltre al suo valore.
scene-narrow = La riserva è esaurita. Ada piazza 1–2–5 dove la 0–2–5 di Ben avrebbe combaciato, quindi Ben deve passare: { $turn }. La 0–1–5 di Ada combacia ancora.
