### Il gioco nel terminale.

## L’arbitro

record-wrong = { $reason }
record-wrong-deal = Mano { $round }: { $reason }
record-wrong-action = Mano { $round }, mossa { $action }: { $reason }
observed-result = Se la partita sia finita dipende da quanto ha reso la fine di una mano.

## Giocare nel terminale: la posizione, e che cosa si può fare

play-hello = Giochi contro { $names }.
play-hello-alone = Giochi in solitario, per fare più punti che puoi.
play-code = Codice partita: { $seed }
play-must-place = Chi può piazzare deve farlo
ask-opponents = Contro chi vuoi giocare?
ask-opponents-how = Scrivi un numero o un nome; per più avversari, tutti, per esempio 1, 3. Con Invio giochi contro Pip.
play-help-hint = Scrivi ? per l’aiuto.
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Tocca a te. Apri con { $tile }: scrivi { $example }.
ask-fits = Tocca a te. Le tessere con * combaciano: { $example } ne piazza una, { $number } mostra dove va.
ask-nothing-fits = Tocca a te. Nessuna tessera del tuo leggio combacia.
ask-must-place = Una tessera combacia, quindi devi piazzarne una.
ask-drawn-fits = { $count ->
    [one] La tessera pescata { $tiles } combacia: { $example } la piazza.
   *[other] Delle tessere pescate puoi piazzare { $tiles }, per esempio { $example }.
}
ask-drawn-nothing = { $count ->
    [one] La tessera pescata ({ $tiles }) non combacia.
   *[other] Nessuna delle tessere pescate ({ $tiles }) combacia.
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
ask-pass = { $cost ->
    [0] Non c’è più niente da pescare: con - passi.
   *[other] Non c’è più niente da pescare: con - passi ({ SIGNED($cost) }).
}

## Che cosa combacia

fits-all = Puoi piazzare:
fits-nothing = Non c’è niente da piazzare.
fits-tile = { $tile } si può piazzare qui:
fits-tile-nowhere = { $tile } non si può piazzare da nessuna parte.
fits-place = In { $place } puoi piazzare:
fits-choose-place = Scrivi la lettera dello spazio, o premi Invio per tornare.
fits-choose-tile = Scrivi il numero della tessera, o premi Invio per tornare.

## Che cosa è successo

tell-none-fits = { $cost ->
    [0] Nessuna combacia; il turno è finito.
   *[other] Nessuna combacia; il turno è finito ({ SIGNED($cost) }).
}
tell-next-round = Invio distribuisce la prossima mano, q esce.
undo-nothing = In questa mano non hai ancora fatto niente da annullare.
undo-done = Annullato. L’ordine delle tessere da pescare resta uguale.

## Che cosa è stato scritto

wrong-input = Non capisco «{ $text }»; scrivi ? per l’aiuto.
wrong-unreadable = Questa riga non si legge; scrivi ? per l’aiuto.
wrong-number = Non c’è una tessera { $number }; il tuo leggio va da 1 a { $count }.
wrong-no-tiles = Il tuo leggio è vuoto; pesca una tessera con +.
wrong-place = Non c’è nessuno spazio { $place } dove combaci una tua tessera.
wrong-tile-place = { $tile } non si può piazzare in { $place }.
wrong-not-yours = La tessera { $tile } non è sul tuo leggio.
wrong-must-open = Tocca a te aprire la mano, con la tessera { $tile }.
help-title = Che cosa puoi scrivere:
help-tile = mostra dove combacia la tessera 3 del tuo leggio, e i suoi punti
help-place = la piazza in b
help-notation = lo stesso con i suoi numeri, o nella notazione dei file di partita
help-draw = pesca una tessera
help-end = finisce il turno: tiene le tessere pescate, o passa
help-what = che cosa si può piazzare, con i punti
help-hint = un suggerimento: le mosse migliori, e perché
help-undo = annulla la tua ultima mossa
help-pad = il segnapunti
help-save = salva la partita
help-quit = esce dal gioco
key-enter = Invio
help-again = mostra di nuovo il tavolo
help-rules = Le tessere si toccano lato contro lato, e i numeri che si incontrano sono uguali. Una tessera vale la somma dei suoi numeri, e a volte uno di questi bonus:
help-bridge = un lato è a contatto, e l’angolo opposto incontra un’altra tessera
help-double = due o tre lati sono a contatto
help-hexagon = la tessera è la sesta intorno a un punto (due o tre insieme: { $two }, { $three })
help-out = più il valore di tutte le tessere che restano agli altri

## Commiato

bye = A presto!
bye-unfinished = La partita non è finita. A presto!
record-written = La partita è salvata in { $path }.
record-failed = Non è stato possibile salvare la partita in { $path }: { file-fault }.
record-exists = { $path } esiste già; indica un altro file per conservarli entrambi.
save-ask = In quale file? Con Invio, in { $path }.
save-done = Partita salvata in { $path }. D’ora in poi si aggiunge ogni mossa.
save-offer = Vuoi salvare la partita, per continuare un’altra volta? Scrivi il nome di un file; con Invio si salva in { $path }, con q esci senza salvare.
