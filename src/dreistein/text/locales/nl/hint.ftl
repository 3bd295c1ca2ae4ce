### Hints: hoe goed elke zet is, en waarom. Aangesproken wordt wie aan de beurt is.

## De tabel

hint-column-action = Zet
hint-column-now = nu
hint-column-points = Ronde
hint-column-win = Winst
hint-name-draw = een steen pakken
hint-name-keep = houden
hint-name-pass = passen
hint-name-elsewhere = { $tile } op een andere plek
hint-note = ‘Ronde’: jouw punten als de ronde afgelopen is.
hint-note-win = ‘Ronde’: jouw punten als de ronde afgelopen is. ‘Winst’: hoe vaak je de partij wint.
hint-note-sampled = ± is de helft van het 95%-interval; de stenen die je niet ziet, zijn tot { $worlds } keer opnieuw verdeeld.
hint-note-exact = Dit is precies uitgerekend.
hint-rest = { $count ->
    [one] --all laat nog één zet zien.
   *[other] --all laat nog { $count } zetten zien.
}

## De stelling

hint-last-round = { $name } heeft { SCORE($total) } punten: blijft dat zo, dan eindigt de partij met deze ronde.
hint-last-round-you = Je hebt { SCORE($total) } punten: blijft dat zo, dan eindigt de partij met deze ronde.
hint-nearly-out = { $name } heeft nog maar { tiles }.
hint-holds = De pot is leeg, dus je weet wat { $name } heeft: { $tiles }.

## Redenen

hint-a-bonus = { $kind ->
    [start] de startbonus
    [bridge] een brug
    [double] een dubbele verbinding
    [hexagon] een zeshoek
    [two-hexagons] een dubbele zeshoek
   *[three-hexagons] een driedubbele zeshoek
}
hint-only = Er past niets anders, en wie kan aanleggen, moet hier aanleggen.
hint-starts = Je moet openen met { $tile }. Hoe de steen ligt, maakt niet uit.
hint-only-fit = Er past niets anders. Je kunt anders alleen { $instead } ({ SIGNED($cost) }).
hint-brings = Dat levert je { points } op.
hint-although = Daar staat tegenover:
hint-allows-now = Een andere zet levert meteen { points } meer op.
hint-games-best = { $best ->
    [0] in geen van de 100 gevallen
    [100] in alle 100 gevallen
   *[other] in { $best } van de 100 gevallen
}
hint-games-other = { $other ->
    [0] in geen van de 100 gevallen
    [100] in alle 100 gevallen
   *[other] in { $other } van de 100 gevallen
}
hint-in-best = { $best ->
    [0] in geen enkel
    [100] in alle
   *[other] in { $best }
}
hint-in-other = { $other ->
    [0] in geen enkel
    [100] in alle
   *[other] in { $other }
}
hint-allows-own-fits = Daarna past er in je volgende beurt { hint-games-other } een steen van je, na de beste zet { hint-in-best }.
hint-allows-their-fits = Daarna kan { $rivals ->
    [one] { $who }
   *[other] de volgende speler
} { hint-games-other } aanleggen, na de beste zet { hint-in-best }.
hint-allows-own-bonus-next = Daarna krijg je { hint-games-other } in je volgende beurt een bonus, na de beste zet { hint-in-best }.
hint-allows-own-bonus-later = Daarna krijg je { hint-games-other } later een bonus, na de beste zet { hint-in-best }.
hint-allows-their-bonus-next = Daarna { $rivals ->
    [one] krijgt { $who }
   *[other] krijgen anderen
} { hint-games-other } meteen een bonus, na de beste zet { hint-in-best }.
hint-allows-their-bonus-later = Daarna { $rivals ->
    [one] krijgt { $who }
   *[other] krijgen anderen
} { hint-games-other } later een bonus, na de beste zet { hint-in-best }.
hint-allows-own-out = Daarna ben je { hint-games-other } uit, na de beste zet { hint-in-best }.
hint-allows-their-out = Daarna is { $rivals ->
    [one] { $who }
   *[other] iemand anders
} { hint-games-other } uit, na de beste zet { hint-in-best }.
hint-allows-end = Aan het eind van de ronde sta je daarmee ongeveer { points } slechter.
hint-allows-points = Al met al levert dat ongeveer { points } minder op.
hint-takes = { $kind ->
    [start] Je krijgt { hint-a-bonus }: { SIGNED($points) }.
   *[other] Je maakt { hint-a-bonus }: { SIGNED($points) }.
}
hint-stops = { $cost ->
    [0] Daarna kan niemand anders aanleggen.
   *[other] Daarna kan niemand anders aanleggen: de anderen moeten passen ({ SIGNED($cost) }).
}
hint-out = { $tiles ->
    [one] Je laatste steen: { SIGNED($bonus) }, en minstens { SIGNED($least) } voor de ene steen die iemand nog heeft.
   *[other] Je laatste steen: { SIGNED($bonus) }, en minstens { SIGNED($least) } voor de { $tiles } stenen van de anderen.
}
hint-out-exact = Je laatste steen: { SIGNED($bonus) }, en { SIGNED($least) } voor de overgebleven stenen van de anderen.
hint-out-alone = Je laatste steen: { SIGNED($bonus) }.
hint-blocks = Je zet de ronde vast: jouw overgebleven stenen zijn { $own } waard, die van de anderen samen { $others }.
hint-blocks-passed = Je beëindigt de ronde, want dan heeft iedereen gepast: jouw overgebleven stenen zijn { $own } waard, die van de anderen samen { $others }.
hint-blocks-alone = Je beëindigt de partij: de waarde van je overgebleven stenen gaat eraf, samen { $own }.
hint-wins-match = Je wint de partij: je hebt dan minstens { SCORE($total) } punten, en niemand anders meer dan { SCORE($best) }.
hint-ends-match = Je beëindigt de partij: je hebt dan minstens { SCORE($total) } punten, en iemand anders { SCORE($best) }.
hint-unseen-fit = { $fitting ->
    [0] Van de { $unseen } stenen die je niet ziet, past er geen.
    [one] Van de { $unseen } stenen die je niet ziet, past er één ({ $chance }%).
   *[other] Van de { $unseen } stenen die je niet ziet, passen er { $fitting } ({ $chance }%).
}
hint-draws = { $drawn ->
    [0] Van je plankje past niets. { hint-unseen-fit }
    [one] De gepakte steen past niet. { hint-unseen-fit }
   *[other] Van de gepakte stenen past er geen. { hint-unseen-fit }
}
hint-draws-anyway = Pak liever een steen, hoewel aanleggen nu { SIGNED($instead) } zou opleveren.
hint-draws-instead = Je kunt ook een steen pakken. { hint-unseen-fit }
hint-fruitless = Leg je daarna geen van de gepakte stenen aan, dan krijg je nog eens minpunten: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Houd de gepakte stenen liever, hoewel aanleggen nu { SIGNED($instead) } zou opleveren.
   *[other] Houd de gepakte stenen liever ({ SIGNED($cost) }), hoewel aanleggen nu { SIGNED($instead) } zou opleveren.
}
hint-keeps-instead = { $cost ->
    [0] Je kunt de gepakte stenen ook houden.
   *[other] Je kunt de gepakte stenen ook houden ({ SIGNED($cost) }).
}
hint-passes = { $cost ->
    [0] Er past niets, en er is niets meer te pakken.
   *[other] Er past niets, en er is niets meer te pakken: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Pas liever, hoewel aanleggen nu { SIGNED($instead) } zou opleveren.
   *[other] Pas liever ({ SIGNED($cost) }), hoewel aanleggen nu { SIGNED($instead) } zou opleveren.
}
hint-passes-instead = { $cost ->
    [0] Je kunt ook passen.
   *[other] Je kunt ook passen ({ SIGNED($cost) }).
}

## Wat je doet, en wat het oplevert

hint-do-place = Leg { $tile } aan ({ SIGNED($points) })
hint-do-draw = Pak een steen ({ SIGNED($points) })
hint-do-keep = { $points ->
    [0] Houd je stenen
   *[other] Houd je stenen ({ SIGNED($points) })
}
hint-do-pass = { $points ->
    [0] Pas
   *[other] Pas ({ SIGNED($points) })
}
hint-gain = Vergeleken met { $than }: over de hele ronde zo’n { points } beter.
hint-loss = Vergeleken met { $than }: over de hele ronde zo’n { points } slechter.
hint-gain-wins = { $matches ->
    [one] Van de tien partijen win je er zo ongeveer één meer.
   *[other] Van de tien partijen win je er zo ongeveer { $matches } meer.
}
hint-loss-wins = { $matches ->
    [one] Van de tien partijen win je er zo ongeveer één minder.
   *[other] Van de tien partijen win je er zo ongeveer { $matches } minder.
}
hint-even = Ongeveer even goed als { $than }.

## De opdracht

cli-hint = laten zien welke zet in een partijbestand de beste zou zijn, en waarom
cli-hint-all = alle zetten laten zien, niet alleen de tien beste
cli-hint-millis = zoveel milliseconden nadenken (standaard: 1000)
cli-hint-seed = de startwaarde voor de verdeling van de stenen die je niet ziet
cli-hint-json = alles als JSON tonen
