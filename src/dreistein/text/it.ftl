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
    [0] niente più da pescare
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
end-least-shared = Parità al valore più basso, { $value } a testa: { $names }. Vale per ciascuno: i valori degli altri meno il proprio.
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
record-failed = Non è stato possibile scrivere la partita in { $path }: { $reason }.
record-exists = { $path } esiste già; indica un altro file per tenerli entrambi.

## Errori: notazione, numeri di un tavolo

error-no-such-tile = { $text } non è nessuna delle 56 tessere; una tessera si scrive con tre cifre da 0 a 5, in senso orario dalla più piccola e quindi in ordine crescente, per esempio 012.
error-no-such-action = { $text } non è un’azione; scrivi una tessera con il suo posto come 453@1,0, + per pescare o - per finire il turno senza piazzare.
error-unknown-edition = Non c’è un’edizione delle regole { $name }; quelle note sono { $known }.
error-edition-shape = Un’edizione delle regole è un nome o un oggetto; qui si trova: { $found }.
error-edition-field = Un’edizione delle regole non ha un numero chiamato { $field }; ha { $known }.
error-edition-missing = All’edizione delle regole manca «{ $field }»; aggiungilo, o parti da una «base».
error-edition-number = Nell’edizione delle regole «{ $field }» non può essere { $found }; serve: { $wanted }.
error-deal-too-large = { $deal } tessere a testa in { $players } fanno { $needed } tessere; il gioco ne ha { $tiles }.
error-player-count = Così non si può giocare ({ $found }); a un tavolo si gioca da 2 a 6, in solitario da soli.
error-solitaire-number = Nel solitario «{ $field }» non può essere { $found }; è un numero intero da 0 a { $most }.
error-solitaire-nothing = Il solitario ha bisogno di tessere sul leggio o di tessere da pescare; non possono essere entrambe 0.

## Errori: distribuzione

error-tile-twice = La tessera { $tile } è distribuita due volte; ogni tessera esiste una volta sola.
error-tile-missing = { $found ->
    [one] È distribuita { $found } tessera, e { $tile } non c’è; devono esserci tutte e { $tiles }.
   *[other] Sono distribuite { $found } tessere, e { $tile } non c’è; devono esserci tutte e { $tiles }.
}
error-deal-size = { $found ->
    [one] Il posto { $seat } ha ricevuto { $found } tessera; gliene spettano { $wanted }.
   *[other] Il posto { $seat } ha ricevuto { $found } tessere; gliene spettano { $wanted }.
}
error-hand-count = { $found ->
    [one] Le tessere sono distribuite a { $found } posto; questo tavolo ne vuole { $wanted }.
   *[other] Le tessere sono distribuite a { $found } posti; questo tavolo ne vuole { $wanted }.
}
error-starting-tile = Solo il solitario comincia con una tessera sul tavolo, e lo fa sempre.

## Errori: azioni

error-round-over = { $end ->
    [out] La mano è finita (è piazzata l’ultima tessera); non segue nessuna azione.
    [blocked] La mano è finita (bloccata); non segue nessuna azione.
   *[other] La mano è finita ({ $end }); non segue nessuna azione.
}
error-match-over = La partita è finita; non segue nessuna mano.
error-round-unfinished = La mano non è ancora finita; la prossima comincia dopo.
error-not-your-turn = Tocca al posto { $turn }, non al posto { $seat }.
error-must-open = Il posto { $seat } deve aprire con la tessera { $tile }, sulla casella 0,0.
error-start-cell = La tessera iniziale va sulla casella 0,0, non su { $cell }.
error-not-your-tile = La tessera { $tile } non è sul leggio del posto { $seat }.
error-not-drawn = La tessera { $tile } non è stata pescata in questo turno; dopo aver pescato si può piazzare solo: { $drawn }.
error-occupied = Sulla casella { $cell } c’è già una tessera ({ $there }); scegli un posto libero.
error-no-side = Nessun lato della casella { $cell } tocca una tessera; ne serve almeno uno.
error-corner = Il { $number } di { $placement } verrebbe a trovarsi sul punto { $point } della griglia, dove c’è un { $there }; i numeri di uno stesso punto devono essere uguali.
error-stock-empty = Non c’è più niente da pescare; piazza una tessera, o finisci il turno con -.
error-no-more-draws = { $draws ->
    [one] La sola tessera ammessa in un turno è pescata; piazza { $drawn }, o tienila con -.
   *[other] Le { $draws } tessere ammesse in un turno sono pescate; piazzane una ({ $drawn }), o tienile con -.
}
error-wrong-draw = La prossima tessera della riserva non è { $tile }.
error-must-go-on = { $left ->
    [one] Il turno non è ancora finito: piazza una tessera o pescane una; si può pescare ancora { $left } tessera.
   *[other] Il turno non è ancora finito: piazza una tessera o pescane una; si possono pescare ancora { $left } tessere.
}

## Errori: file di partita

error-too-large = { $part ->
    [record] Il file di partita supera { $most }; se ne può leggere uno più piccolo.
    [round] La mano supera { $most }; se ne può leggere una più piccola.
   *[other] Una parte del file supera { $most } ({ $part }); se ne può leggere una più piccola.
}
error-not-json = Questo non è un testo JSON in UTF-8: { $reason } (byte: { $at }).
error-version = «dreistein» è { $found }; questo programma legge i file di partita di versione 1.
error-missing-field = { $where }: manca { $field }; un file di partita ne ha bisogno.
error-wrong-type = { $where }: qui si trova { $found }; serve: { $wanted }.
error-field-twice = { $where }: { $field } c’è due volte; scrivilo una volta sola.
error-impossible-numbers = Con questi numeri non si può giocare: { $reason }
error-round-too-many = La mano { $round } è di troppo: { $reason }.
error-no-round = { $rounds ->
    [one] Il file di partita ha { $rounds } mano; non c’è una mano { $round }, contando da 0.
   *[other] Il file di partita ha { $rounds } mani; non c’è una mano { $round }, contando da 0.
}
error-no-position = { $actions ->
    [one] La mano { $round } ha { $actions } azione; non c’è una posizione dopo { $at }.
   *[other] La mano { $round } ha { $actions } azioni; non c’è una posizione dopo { $at }.
}
error-not-over = Questo è riservato a chi legge una partita finita, e questa continua.
