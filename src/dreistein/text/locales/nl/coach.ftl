### De coach: een partij geanalyseerd, in de terminal en op een eigen pagina.

## Opties

cli-analyse = een partijbestand analyseren: wat elke beslissing heeft gekost, en wat geluk was
cli-analyse-seat = alleen deze plaats, geteld vanaf 0 (standaard: alle)
cli-analyse-worlds = hoeveel verdelingen van de stenen per beslissing worden geprobeerd (standaard: 1000)
cli-analyse-seed = de startwaarde van de analyse: dezelfde geeft hetzelfde resultaat
cli-analyse-all = alle beslissingen tonen, niet alleen die iets hebben gekost
cli-analyse-json = de analyse als JSON tonen
cli-analyse-html = de analyse in dit bestand schrijven, als pagina die verder niets nodig heeft
cli-analyse-puzzles = de puzzels die uit fouten ontstonden in dit bestand schrijven, voor ‘puzzle --from’

## De analyse

coach-progress = Stellingen
coach-stopped = Gestopt na { $done } van { $all } stellingen; dit is wat toen beoordeeld was.
coach-no-puzzles = Geen beslissing werd een puzzel: daarvoor moet één zet duidelijk de beste zijn, en een andere zijn gespeeld.
coach-method = Voor elke beslissing zijn { $worlds } verdelingen van de stenen uitgespeeld die passen bij wat je op dat moment kon weten.

## Hoe het afliep

coach-opening-won-plan = Gewonnen: jouw speelwijze was de sterkste.
coach-opening-won-luck = Gewonnen, vooral dankzij je stenen.
coach-opening-won-play = Gewonnen, vooral dankzij je zetten.
coach-opening-won-their-luck = { $rivals ->
    [one] Gewonnen, vooral omdat { $who } slechte stenen pakte.
   *[other] Gewonnen, vooral omdat anderen slechte stenen pakten.
}
coach-opening-won-their-play = { $rivals ->
    [one] Gewonnen, vooral dankzij wat { $who } liet liggen.
   *[other] Gewonnen, vooral dankzij wat anderen lieten liggen.
}
coach-opening-lost-plan = { $rivals ->
    [one] Verloren, vooral omdat { $who } een sterkere speelwijze heeft. Die kun je leren.
   *[other] Verloren, vooral omdat anderen een sterkere speelwijze hebben. Die kun je leren.
}
coach-opening-lost-luck = Verloren, vooral door pech met je stenen.
coach-opening-lost-play = Verloren, vooral door een paar zetten. Bekijk ze nog eens.
coach-opening-lost-their-luck = { $rivals ->
    [one] Verloren, vooral omdat { $who } goede stenen pakte.
   *[other] Verloren, vooral omdat anderen goede stenen pakten.
}
coach-opening-lost-their-play = { $rivals ->
    [one] Verloren omdat { $who } goede zetten deed.
   *[other] Verloren omdat anderen goede zetten deden.
}
coach-opening-shared = De overwinning is gedeeld.
coach-opening-open = De partij is nog niet afgelopen.
coach-opening-alone = Hier kwamen je punten vandaan.
coach-offer = Een tip voor de volgende keer: { $plan }. Zo win je ongeveer { $chance } van 100 zulke partijen, op jouw manier ongeveer { $own }.
coach-plan-points = altijd voor de meeste punten gaan
coach-plan-careful = de anderen weinig overlaten
coach-plan-fitting = passende stenen houden
coach-plan-collect = stenen hamsteren
coach-plan-collect-some = tot 14 stenen verzamelen

## Waarom een andere zet beter was

coach-as-played = { $tile } waar je hem legde
coach-why-although = Voor jouw zet pleit:
coach-why-now = { $points ->
    [one] { $action } levert meteen { $points } punt meer op.
   *[other] { $action } levert meteen { $points } punten meer op.
}
coach-why-own-fits = Met { $better } past er in je volgende beurt { hint-games-best } een steen van je, met { $played } { hint-in-other }.
coach-why-their-fits = Met { $better } kan { $rivals ->
    [one] { $who }
   *[other] de volgende speler
} { hint-games-best } aanleggen, met { $played } { hint-in-other }.
coach-why-own-bonus-next = Met { $better } krijg je { hint-games-best } in je volgende beurt een bonus, met { $played } { hint-in-other }.
coach-why-own-bonus-later = Met { $better } krijg je { hint-games-best } later een bonus, met { $played } { hint-in-other }.
coach-why-their-bonus-next = Met { $better } { $rivals ->
    [one] krijgt { $who }
   *[other] krijgen anderen
} { hint-games-best } meteen een bonus, met { $played } { hint-in-other }.
coach-why-their-bonus-later = Met { $better } { $rivals ->
    [one] krijgt { $who }
   *[other] krijgen anderen
} { hint-games-best } later een bonus, met { $played } { hint-in-other }.
coach-why-own-out = Met { $better } ben je { hint-games-best } uit, met { $played } { hint-in-other }.
coach-why-their-out = Met { $better } is { $rivals ->
    [one] { $who }
   *[other] iemand anders
} { hint-games-best } uit, met { $played } { hint-in-other }.
coach-why-end = { $points ->
    [one] Met { $action } sta je aan het eind van de ronde { $points } punt beter.
   *[other] Met { $action } sta je aan het eind van de ronde { $points } punten beter.
}
coach-why-points = { $points ->
    [one] Al met al levert { $action } ongeveer { $points } punt meer op.
   *[other] Al met al levert { $action } ongeveer { $points } punten meer op.
}
coach-why-target = In punten scheelt het weinig. Maar met deze totalen win je de partij vaker met { $action }.

## Momenten

coach-moment-decision = { $played } in plaats van { $better }.

## De pagina

## Partijen waarvan alleen de tafel gezien is

watched-points = Waar de punten vandaan kwamen
watched-tiles = stenen
watched-bonuses = bonussen
watched-draws = pakken
watched-passes = passen
watched-ends = einde van rondes
watched-elsewhere = Stenen die elders meer hadden opgeleverd
watched-none = Geen steen had elders meer opgeleverd.
watched-better = { $place }: { $name } legde { $played } voor { $points }; met { $action } waren het er { $more } meer geweest.
watched-unknown = Waar de stenen lagen is niet bekend, dus over hun plekken valt niets te zeggen.
