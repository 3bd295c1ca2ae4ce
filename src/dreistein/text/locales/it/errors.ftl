### Che cosa può essere sbagliato, in italiano.
###
### $found e simili sono numeri, notazioni, testo altrui tra "…", o parole di dreistein.rules.sentences.

## Parole

found = { $found ->
    [list] una lista
    [object] un oggetto
    [large-number] un numero con più di 12 cifre
    [strange] qualcos’altro
   *[other] { $found }
}
where = { $where ->
    [record] Nel file di partita
   *[other] In { $where }
}
type = { $type ->
    [object] un oggetto
    [list] una lista
    [text] un testo
    [texts] una lista di testi
    [tile] il testo di una tessera
   *[other] { $type }
}
unit = { $unit ->
    [MB] MB
    [kB] kB
   *[other] { $unit }
}
fault = { $fault ->
    [value] un valore manca o è scritto male
    [name] manca il nome di un campo, tra virgolette
    [colon] mancano i due punti dopo il nome di un campo
    [comma] manca una virgola o la parentesi finale
    [early] il testo finisce troppo presto
    [more] qualcosa segue la fine
    [bytes] questi byte non sono UTF-8
    [quote] mancano le virgolette alla fine di un testo
    [escape] dopo un «\» c’è qualcosa che non può starci
    [control] un testo contiene un a capo o un altro carattere di controllo
    [deep] un valore è annidato troppo in profondità
    [constant] un valore contiene NaN o Infinity, che non sono numeri
    [number] un valore contiene un numero troppo grande
   *[other] non si può leggere
}

## Notazione, numeri di un tavolo

error-no-such-tile = { $text } non è nessuna delle 56 tessere; una tessera si scrive con tre cifre da 0 a 5, in senso orario dalla più piccola e quindi in ordine crescente, per esempio 012.
error-no-such-action = { $text } non è un’azione; scrivi una tessera con il suo posto come 453@1,0, + per pescare o - per finire il turno senza piazzare.
error-unknown-edition = Non c’è un’edizione delle regole { $name }; quelle note sono { $known }.
error-edition-shape = Un’edizione delle regole è un nome o un oggetto, non { found }.
error-edition-field = Un’edizione delle regole non ha un numero chiamato { $field }; ha { $known }.
error-edition-missing = All’edizione delle regole manca «{ $field }»; aggiungilo, o parti da una «base».
error-edition-number = Nell’edizione delle regole «{ $field }» non può essere { found }; è un numero intero da { $least } a { $most }.
error-edition-list = Nell’edizione delle regole «{ $field }» non può essere { found }; è una lista di { $length } numeri.
error-edition-length = { $found ->
    [one] Nell’edizione delle regole «{ $field }» ha { $found } numero; ne servono { $length }.
   *[other] Nell’edizione delle regole «{ $field }» ha { $found } numeri; ne servono { $length }.
}
error-edition-flag = Nell’edizione delle regole «{ $field }» non può essere { found }; è true o false.
error-edition-name = Nell’edizione delle regole «name» non può essere { found }; è un testo da 1 a { $most } caratteri.
error-edition-base = Nell’edizione delle regole «base» non può essere { found }; serve uno di questi nomi: { $known }.
error-edition-deal = Nell’edizione delle regole «deal» non può essere { found }; è un oggetto con il numero di tessere per ogni numero di giocatori, da «2» a «6».
error-edition-deal-players = Nell’edizione delle regole «deal» vale da «2» a «6» giocatori; { $text } non c’entra.
error-edition-deal-missing = Nell’edizione delle regole «deal» non dice quante tessere riceve ciascuno di { $players } giocatori; aggiungi «{ $players }», o parti da una «base».
error-deal-too-large = { $deal } tessere a testa in { $players } fanno { $needed } tessere; il gioco ne ha { $tiles }.
error-player-count = { $found ->
    [one] { $found } giocatore non può giocare così; a un tavolo si gioca da 2 a 6, in solitario da soli.
   *[other] { $found } giocatori non possono giocare; a un tavolo si gioca da 2 a 6, in solitario da soli.
}
error-solitaire-number = Nel solitario «{ $field }» non può essere { found }; è un numero intero da 0 a { $most }.
error-solitaire-nothing = Il solitario ha bisogno di tessere sul leggio o di tessere da pescare; non possono essere entrambe 0.

## Distribuzione

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

## Azioni

error-round-over = { $end ->
    [out] La mano è finita (è piazzata l’ultima tessera); non segue nessuna azione.
   *[blocked] La mano è finita (bloccata); non segue nessuna azione.
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
error-corner = Il numero { $number } di { $placement } verrebbe a trovarsi sul punto { $point } della griglia, dove c’è il numero { $there }; i numeri di uno stesso punto devono essere uguali.
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

## File di partita

error-too-large = { $part ->
    [record] Il file di partita supera { $most } { unit }; se ne può leggere uno più piccolo.
    [round] Una mano supera { $most } { unit }; se ne può leggere una più piccola.
    [value] Il valore supera { $most } { unit }; se ne può leggere uno più piccolo.
   *[other] Il campo { $part } supera { $most } { unit }; se ne può leggere uno più piccolo.
}
error-too-many-fields = Il file di partita ha più di { $most } campi; se ne può leggere uno che ne ha meno.
error-not-json = Questo non è un testo JSON in UTF-8: { fault } (byte { $at }).
error-version = «dreistein» è { found }; deve essere 1, la versione che questo programma legge.
error-missing-field = { where } manca { $field }; un file di partita ne ha bisogno.
error-wrong-type = { where } si trova { found }; serve { type }.
error-name-count = { $game ->
    [solitaire] { $found ->
        [one] «players» ha { $found } nome; nel solitario ce n’è uno solo.
       *[other] «players» ha { $found } nomi; nel solitario ce n’è uno solo.
    }
   *[table] { $found ->
        [one] «players» ha { $found } nome; a un tavolo ce ne sono da 2 a 6.
       *[other] «players» ha { $found } nomi; a un tavolo ce ne sono da 2 a 6.
    }
}
error-field-twice = { where } compare due volte { $field } nello stesso oggetto; scrivilo una volta sola.
error-impossible-numbers = { $cause }
error-round-too-many = { $before ->
    [unfinished] Segue la mano { $round }, ma la precedente non è finita.
   *[over] Segue la mano { $round }, ma la partita era finita.
}
error-no-round = { $rounds ->
    [one] Il file di partita ha { $rounds } mano; non c’è una mano { $round }, contando da 0.
   *[other] Il file di partita ha { $rounds } mani; non c’è una mano { $round }, contando da 0.
}
error-no-position = { $actions ->
    [one] La mano { $round } ha { $actions } azione; non c’è una posizione dopo { $at }.
   *[other] La mano { $round } ha { $actions } azioni; non c’è una posizione dopo { $at }.
}
error-not-over = Questo è riservato a chi legge una partita finita, e questa continua.
