### Dreistein in italiano. Si dà del tu. Il turno è di chi gioca, la mano va fino all’ultima tessera, la
### partita fino al traguardo. «Chiudere» vorrebbe dire bloccare: non si usa per chi finisce le tessere.
###
### $who è «you» per chi legge, altrimenti «they». SIGNED($n) scrive +9, −5 e 0; SCORE($n) scrive 9, −5 e 0.

## Nomi

you = Tu
seat-name = Posto { $number }
bot-name = Bot
bot-name-numbered = Bot { $number }
list-and = { $first } e { $last }

edition-german = Edizione tedesca
edition-international = Edizione internazionale
edition-early = Vecchia edizione
edition-triominos = Triominos
edition-house = Regole della casa ({ $name })
solitaire = Solitario

bonus-start = bonus iniziale
bonus-bridge = ponte
bonus-double = doppio collegamento
bonus-hexagon = esagono
bonus-hexagon-2 = doppio esagono
bonus-hexagon-3 = triplo esagono
bonus-out = ultima tessera

## Quantità

points = { $points ->
    [one] { SCORE($points) } punto
    [many] { SCORE($points) } di punti
   *[other] { SCORE($points) } punti
}
tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
target = Traguardo: { points }
stock = { $count ->
    [0] Riserva esaurita
   *[other] Riserva: { tiles }
}
draws-left = { $count ->
    [0] non c’è più niente da pescare
    [one] ancora { $count } tessera da pescare
   *[other] ancora { $count } tessere da pescare
}
turn-of = { $who ->
    [you] Tocca a te
   *[they] Tocca a { $name }
}

## Il segnapunti: caselle della tabella

pad-title = Segnapunti
pad-round = Mano { $number }
pad-carried = riporto
pad-starting-tile = tessera iniziale
pad-drawn = { $count ->
    [one] { $count } pescata
   *[other] { $count } pescate
}
pad-none-fits = nessuna va bene
pad-kept = tenute
pad-passed = passa
pad-last-tile = ultima tessera
pad-tiles-left = tessere rimaste
pad-blocked = mano bloccata
pad-this-round = questa mano
pad-total = Totale

## La fine di una mano, di una partita

end-out = { $who ->
    [you] Piazzi la tua ultima tessera: { SIGNED($points) }.
   *[they] { $name } piazza l’ultima tessera: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Hai ancora { $tiles }: { $sum }.
   *[they] { $name } ha ancora { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Ottieni { $sum }.
   *[they] { $name } ottiene { $sum }.
}
end-blocked = Mano bloccata: la riserva è esaurita e nessuno ha una tessera da piazzare.
end-blocked-alone = Non c’è più niente da pescare e nessuna tessera va bene: la partita è finita.
end-passed = Mano bloccata: la riserva è esaurita e tutti, uno dopo l’altro, hanno passato.
end-passed-alone = Passare quando non c’è più niente da pescare mette fine alla partita.
end-least = { $who ->
    [you] Hai il valore più basso, { $value }, e ottieni i valori degli altri meno il tuo.
   *[they] { $name } ha il valore più basso, { $value }, e ottiene i valori degli altri meno il proprio.
}
end-least-shared = Parità al valore più basso, { $value } a testa: { $names }. Ciascuno ottiene i valori degli altri meno il proprio.
end-minus = Le tessere rimaste contano in meno: { $sum }.
win = { $who ->
    [you] Vinci con { points }!
   *[they] { $name } vince con { points }.
}
win-shared = Vittoria a pari merito: { $names } con { points } a testa.
match-goes-on = La partita continua.
game-goes-on = La partita continua.
solitaire-result = Risultato: { points }.

## L’arbitro

record-wrong = { $reason }
record-wrong-deal = Mano { $round } (contando da 0): { $reason }
record-wrong-action = Mano { $round }, azione { $action } (contando da 0): { $reason }

## Giocare nel terminale: la posizione, e che cosa si può fare

play-hello = { $count ->
    [one] Giochi contro un bot.
   *[other] Giochi contro { $count } bot.
}
play-hello-alone = Giochi in solitario, per fare più punti che puoi.
play-code = Codice partita: { $seed }
play-help-hint = Scrivi ? per l’aiuto.
play-rack = Il tuo leggio
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Tocca a te. Apri con { $tile }: scrivi { $example }.
ask-fits = Tocca a te. Le tessere con * vanno bene: { $example } ne piazza una, { $number } mostra dove va.
ask-nothing-fits = Tocca a te. Nessuna tessera del tuo leggio va bene.
ask-drawn-fits = { $count ->
    [one] La tessera pescata { $tiles } va bene: { $example } la piazza.
   *[other] Delle tessere pescate puoi piazzare { $tiles }, per esempio { $example }.
}
ask-drawn-nothing = { $count ->
    [one] La tessera pescata ({ $tiles }) non va bene.
   *[other] Nessuna delle tessere pescate ({ $tiles }) va bene.
}
ask-draw = { $left ->
    [one] + pesca una tessera ({ SIGNED($cost) }), l’ultima di questo turno.
   *[other] + pesca una tessera ({ SIGNED($cost) }), ancora { $left } al massimo in questo turno.
}
ask-draw-fruitless = Se poi non ne piazzi nessuna: ancora { SIGNED($cost) }.
ask-keep = { $cost ->
    [0] - tiene le tessere pescate e finisce il turno.
   *[other] - tiene le tessere pescate e finisce il turno ({ SIGNED($cost) }).
}
ask-pass = Non c’è più niente da pescare: con - passi ({ SIGNED($cost) }).

## Che cosa va bene

fits-all = Puoi piazzare:
fits-nothing = Non c’è niente da piazzare.
fits-tile = { $tile } si può piazzare qui:
fits-tile-nowhere = { $tile } non si può piazzare da nessuna parte.
fits-place = In { $place } puoi piazzare:
fits-choose-place = Scrivi la lettera del posto, o premi Invio per tornare.
fits-choose-tile = Scrivi il numero della tessera, o premi Invio per tornare.

## Che cosa è successo

tell-open = { $who ->
    [you] Apri con { $tile }: { $sum }.
   *[they] { $name } apre con { $tile }: { $sum }.
}
tell-place = { $who ->
    [you] Piazzi { $tile }: { $sum }.
   *[they] { $name } piazza { $tile }: { $sum }.
}
tell-draw = Peschi { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } pesca una tessera ({ SIGNED($points) }).
   *[other] { $name } pesca { $count } tessere ({ SIGNED($points) }).
}
tell-none-fits = { $cost ->
    [0] Nessuna va bene; il turno è finito.
   *[other] Nessuna va bene; il turno è finito ({ SIGNED($cost) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] Le tieni.
       *[they] { $name } le tiene.
    }
   *[other] { $who ->
        [you] Le tieni ({ SIGNED($cost) }).
       *[they] { $name } le tiene ({ SIGNED($cost) }).
    }
}
tell-pass = { $who ->
    [you] Passi ({ SIGNED($cost) }).
   *[they] { $name } passa ({ SIGNED($cost) }).
}
tell-next-round = Invio distribuisce la prossima mano, q esce.

## Che cosa è stato scritto

wrong-input = Non capisco «{ $text }»; scrivi ? per l’aiuto.
wrong-unreadable = Questa riga non si legge; scrivi ? per l’aiuto.
wrong-number = Non c’è una tessera { $number }; il tuo leggio va da 1 a { $count }.
wrong-no-tiles = Il tuo leggio è vuoto; pesca una tessera con +.
wrong-place = Non c’è un posto { $place } dove vada bene una tua tessera.
wrong-tile-place = { $tile } non si può piazzare in { $place }.
wrong-not-yours = La tessera { $tile } non è sul tuo leggio.
wrong-must-open = Apri tu la mano, e si apre con la tessera { $tile }.

help-title = Che cosa puoi scrivere:
help-tile = mostra dove va bene la tessera 3 del tuo leggio, e i suoi punti
help-place = la piazza in b
help-notation = lo stesso con i suoi numeri, o nella notazione dei file di partita
help-draw = pesca una tessera
help-end = finisce il turno: tiene le tessere pescate, o passa
help-what = che cosa si può piazzare, con i punti
help-pad = il segnapunti
help-quit = esce dal gioco
key-enter = Invio
help-again = mostra di nuovo il tavolo
help-rules = Le tessere si toccano lato contro lato, e i numeri che si incontrano sono uguali. Una tessera vale la somma dei suoi numeri, più uno di questi bonus:
help-bridge = un lato è a contatto, e l’angolo opposto incontra un’altra tessera
help-double = due o tre lati sono a contatto
help-hexagon = la tessera è la sesta intorno a un punto (due o tre insieme: { $two }, { $three })
help-out = più il valore di tutte le tessere che restano agli altri

## Commiato

bye = Arrivederci!
bye-unfinished = La partita non è finita. Arrivederci!
record-written = La partita è scritta in { $path }.
record-failed = Non è stato possibile scrivere la partita in { $path }: { file-fault }.
record-exists = { $path } esiste già; indica un altro file per tenerli entrambi.
