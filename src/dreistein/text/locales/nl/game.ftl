### Dreistein in het Nederlands. Aanspreekvorm: je. Een beurt is van één speler, een ronde duurt tot de
### laatste steen, een partij tot het doel. Alleen spelen heet solo, niet solitair.
###
### $who is ‘you’ voor wie leest, anders ‘they’. SIGNED($n) schrijft +9, −5 en 0; SCORE($n) 9, −5 en 0.

## Namen

you = Jij
seat-name = Plaats { $number }
bot-name = Bot
bot-name-numbered = Bot { $number }
list-and = { $first } en { $last }

edition-german = Duitse versie
edition-international = Internationale versie
edition-early = Vroege versie
edition-triominos = Triominos
edition-house = Huisregels ({ $name })
solitaire = Solo

bonus-start = startbonus
bonus-bridge = brug
bonus-double = dubbele verbinding
bonus-hexagon = zeshoek
bonus-hexagon-2 = dubbele zeshoek
bonus-hexagon-3 = driedubbele zeshoek
bonus-out = laatste steen

## Aantallen

points = { $points ->
    [one] { SCORE($points) } punt
   *[other] { SCORE($points) } punten
}
tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
target = Doel: { points }
stock = { $count ->
    [0] Pot leeg
   *[other] Pot: { tiles }
}
draws-left = { $count ->
    [0] geen steen meer te pakken
    [one] nog { $count } steen te pakken
   *[other] nog { $count } stenen te pakken
}
turn-of = { $who ->
    [you] Jij bent aan de beurt
   *[they] { $name } is aan de beurt
}

## Het scoreblok: vakken van de tabel

pad-title = Scoreblok
pad-round = Ronde { $number }
pad-carried = vorige stand
pad-starting-tile = startsteen
pad-drawn = { $count } gepakt
pad-none-fits = er past er geen
pad-kept = gehouden
pad-passed = gepast
pad-last-tile = laatste steen
pad-tiles-left = overgebleven stenen
pad-blocked = ronde zit vast
pad-this-round = deze ronde
pad-total = Totaal

## Het einde van een ronde, van een partij

end-out = { $who ->
    [you] Je bent uit: { SIGNED($points) }.
   *[they] { $name } is uit: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Je hebt nog { $tiles }: { $sum }.
   *[they] { $name } heeft nog { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Je krijgt { $sum }.
   *[they] { $name } krijgt { $sum }.
}
end-blocked = De ronde zit vast: de pot is leeg, en niemand heeft een steen die past.
end-blocked-alone = Er is niets meer te pakken, en geen steen past: het spel is afgelopen.
end-passed = De ronde zit vast: de pot is leeg, en iedereen heeft om de beurt gepast.
end-passed-alone = Wie past als er niets meer te pakken is, beëindigt het spel.
end-least = { $who ->
    [you] Je hebt de laagste waarde, { $value }, en krijgt de waarden van de anderen min die van jezelf.
   *[they] { $name } heeft de laagste waarde, { $value }, en krijgt de waarden van de anderen min de eigen waarde.
}
end-least-shared = Gelijke laagste waarde, elk { $value }: { $names }. Ieder krijgt de waarden van de anderen min de eigen waarde.
end-minus = De overgebleven stenen tellen als min: { $sum }.
win = { $who ->
    [you] Je wint met { points }!
   *[they] { $name } wint met { points }.
}
win-shared = Gedeelde winst: { $names } met elk { points }.
match-goes-on = De partij gaat verder.
game-goes-on = Het spel gaat verder.
solitaire-result = Resultaat: { points }.

## De scheidsrechter

record-wrong = { $reason }
record-wrong-deal = Ronde { $round } (geteld vanaf 0): { $reason }
record-wrong-action = Ronde { $round }, actie { $action } (beide geteld vanaf 0): { $reason }

## Spelen in de terminal: de stand, en wat er kan

play-hello = { $count ->
    [one] Je speelt tegen één bot.
   *[other] Je speelt tegen { $count } bots.
}
play-hello-alone = Je speelt solo, voor zo veel mogelijk punten.
play-code = Spelcode: { $seed }
play-help-hint = Typ ? voor hulp.
play-rack = Je plankje
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Jij bent aan de beurt. Je opent met { $tile }: typ { $example }.
ask-fits = Jij bent aan de beurt. De stenen met * passen: { $example } legt er een aan, { $number } laat zien waar hij past.
ask-nothing-fits = Jij bent aan de beurt. Er past niets van je plankje.
ask-drawn-fits = { $count ->
    [one] De gepakte steen { $tiles } past: { $example } legt hem aan.
   *[other] Van de gepakte stenen mag je aanleggen: { $tiles }, bijvoorbeeld { $example }.
}
ask-drawn-nothing = { $count ->
    [one] De gepakte steen ({ $tiles }) past niet.
   *[other] Van de gepakte stenen ({ $tiles }) past er geen.
}
ask-draw = { $left ->
    [one] + pakt een steen ({ SIGNED($cost) }), de laatste van deze beurt.
   *[other] + pakt een steen ({ SIGNED($cost) }), nog hoogstens { $left } in deze beurt.
}
ask-draw-fruitless = Leg je er dan geen van aan: nog eens { SIGNED($cost) }.
ask-keep = { $cost ->
    [0] - houdt de gepakte stenen en beëindigt de beurt.
   *[other] - houdt de gepakte stenen en beëindigt de beurt ({ SIGNED($cost) }).
}
ask-pass = Er is niets meer te pakken: met - pas je ({ SIGNED($cost) }).

## Wat er past

fits-all = Dit past:
fits-nothing = Er past niets.
fits-tile = { $tile } past hier:
fits-tile-nowhere = { $tile } past nergens.
fits-place = Op { $place } kun je aanleggen:
fits-choose-place = Typ de letter van de plek, of Enter om terug te gaan.
fits-choose-tile = Typ het nummer van de steen, of Enter om terug te gaan.

## Wat er gebeurde

tell-open = { $who ->
    [you] Je opent met { $tile }: { $sum }.
   *[they] { $name } opent met { $tile }: { $sum }.
}
tell-place = { $who ->
    [you] Je legt { $tile } aan: { $sum }.
   *[they] { $name } legt { $tile } aan: { $sum }.
}
tell-draw = Je pakt { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } pakt een steen ({ SIGNED($points) }).
   *[other] { $name } pakt { $count } stenen ({ SIGNED($points) }).
}
tell-none-fits = { $cost ->
    [0] Er past er geen; de beurt is voorbij.
   *[other] Er past er geen; de beurt is voorbij ({ SIGNED($cost) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] Je houdt ze.
       *[they] { $name } houdt ze.
    }
   *[other] { $who ->
        [you] Je houdt ze ({ SIGNED($cost) }).
       *[they] { $name } houdt ze ({ SIGNED($cost) }).
    }
}
tell-pass = { $who ->
    [you] Je past ({ SIGNED($cost) }).
   *[they] { $name } past ({ SIGNED($cost) }).
}
tell-next-round = Enter deelt de volgende ronde, q stopt het spel.

## Wat er getypt is

wrong-input = ‘{ $text }’ begrijp ik niet; typ ? voor hulp.
wrong-unreadable = Die regel was niet te lezen; typ ? voor hulp.
wrong-number = Er is geen steen { $number }; je plankje loopt van 1 tot { $count }.
wrong-no-tiles = Je plankje is leeg; pak een steen met +.
wrong-place = Er is geen plek { $place } waar een steen van jou past.
wrong-tile-place = { $tile } past niet op { $place }.
wrong-not-yours = De steen { $tile } staat niet op je plankje.
wrong-must-open = Jij opent de ronde, en dat moet met de steen { $tile }.

help-title = Dit kun je typen:
help-tile = laat zien waar steen 3 van je plankje past, en zijn punten
help-place = legt hem op b
help-notation = hetzelfde met zijn cijfers, of in de notatie van partijbestanden
help-draw = pakt een steen
help-end = beëindigt de beurt: houdt wat je pakte, of past
help-what = wat er past, met de punten
help-pad = het scoreblok
help-quit = verlaat het spel
key-enter = Enter
help-again = laat de tafel nog eens zien
help-rules = Stenen liggen zijde aan zijde, en cijfers die elkaar raken zijn gelijk. Een steen levert zijn waarde op, de som van zijn cijfers, en een van deze:
help-bridge = één zijde ligt aan, en de hoek ertegenover raakt een andere steen
help-double = twee of drie zijden liggen aan
help-hexagon = de steen is de zesde rond een punt (twee of drie tegelijk: { $two }, { $three })
help-out = plus de waarde van alle stenen die de anderen nog hebben

## Afscheid

bye = Tot ziens!
bye-unfinished = Het spel is nog niet afgelopen. Tot ziens!
record-written = Het spel staat in { $path }.
record-failed = Het spel kon niet naar { $path } worden geschreven: { file-fault }.
record-exists = { $path } bestaat al; noem een ander bestand om beide te houden.
