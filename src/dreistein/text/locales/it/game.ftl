### Dreistein in italiano. Si dà del tu. Il turno è di chi gioca, la mano va fino all’ultima tessera, la
### partita fino al traguardo. «Chiudere» vorrebbe dire bloccare: non si usa per chi finisce le tessere.
###
### $who è «you» per chi legge, altrimenti «they». SIGNED($n) scrive +9, −5 e 0; SCORE($n) scrive 9, −5 e 0.

## Nomi

you = Tu
you-within = tu
seat-name = Posto { $number }
list-and = { $first } e { $last }
list-and-i = { list-and }
list-and-e = { $first } ed { $last }
colon = :
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
pad-none-fits = nessuna combacia
pad-kept = tenute
pad-passed = passa
pad-last-tile = ultima tessera
pad-tiles-left = tessere rimaste
pad-blocked = mano bloccata
pad-this-round = Questa mano
pad-total = Totale
play-rack = Il tuo leggio

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
tell-pass = { $cost ->
    [0] { $who ->
        [you] Passi.
       *[they] { $name } passa.
    }
   *[other] { $who ->
        [you] Passi ({ SIGNED($cost) }).
       *[they] { $name } passa ({ SIGNED($cost) }).
    }
}
