### Wat er fout kan zijn, in het Nederlands.
###
### $found en dergelijke zijn getallen, notatie, vreemde tekst tussen "…", of woorden uit
### dreistein.rules.sentences.

## Woorden

found = { $found ->
    [list] een lijst
    [object] een object
    [large-number] een getal van meer dan 12 cijfers
    [strange] iets anders
   *[other] { $found }
}
where = { $where ->
    [record] In het partijbestand
   *[other] In { $where }
}
type = { $type ->
    [object] een object
    [list] een lijst
    [text] een tekst
    [texts] een lijst met teksten
    [tile] de tekst van een steen
   *[other] { $type }
}
unit = { $unit ->
    [MB] MB
    [kB] kB
   *[other] { $unit }
}
fault = { $fault ->
    [value] een waarde ontbreekt of is verkeerd geschreven
    [name] de naam van een veld (tussen aanhalingstekens) ontbreekt
    [colon] na de naam van een veld ontbreekt de dubbele punt
    [comma] een komma of een sluithaakje ontbreekt
    [early] de tekst houdt te vroeg op
    [more] na het einde volgt nog iets
    [bytes] deze bytes zijn geen UTF-8
    [quote] het aanhalingsteken aan het eind van een tekst ontbreekt
    [escape] na een ‘\’ staat iets wat daar niet kan staan
    [control] een tekst bevat een regeleinde of een ander stuurteken
    [deep] een waarde is te diep genest
    [constant] een waarde bevat NaN of Infinity, en dat zijn geen getallen
    [number] een waarde bevat een te groot getal
   *[other] het is niet te lezen
}

## Notatie, getallen van een tafel

error-no-such-tile = { $text } is geen van de 56 stenen; een steen schrijf je met drie cijfers van 0 tot en met 5, met de klok mee vanaf het kleinste en dus oplopend, zoals 012.
error-no-such-action = { $text } is geen actie; schrijf een steen met zijn plek zoals 453@1,0, + om te pakken of - om de beurt te beëindigen zonder aan te leggen.
error-unknown-edition = Er is geen spelregelversie { $name }; bekend zijn { $known }.
error-edition-shape = Een spelregelversie is een naam of een object; hier staat { found }.
error-edition-field = Een spelregelversie heeft geen getal { $field }; wel { $known }.
error-edition-missing = In de spelregelversie ontbreekt ‘{ $field }’; vul het aan, of ga uit van een ‘base’.
error-edition-number = In de spelregelversie staat bij ‘{ $field }’ { found }; het moet een geheel getal van { $least } tot en met { $most } zijn.
error-edition-list = In de spelregelversie staat bij ‘{ $field }’ { found }; het moet een lijst met { $length } getallen zijn.
error-edition-length = { $found ->
    [one] In de spelregelversie heeft ‘{ $field }’ { $found } getal; het moeten er { $length } zijn.
   *[other] In de spelregelversie heeft ‘{ $field }’ { $found } getallen; het moeten er { $length } zijn.
}
error-edition-flag = In de spelregelversie staat bij ‘{ $field }’ { found }; het moet true of false zijn.
error-edition-name = In de spelregelversie staat bij ‘name’ { found }; het moet een tekst van 1 tot en met { $most } tekens zijn.
error-edition-base = In de spelregelversie staat bij ‘base’ { found }; mogelijk zijn { $known }.
error-edition-deal = In de spelregelversie staat bij ‘deal’ { found }; het moet een object zijn met het aantal stenen voor ‘2’ tot en met ‘6’ spelers.
error-edition-deal-players = In de spelregelversie is ‘deal’ voor ‘2’ tot en met ‘6’ spelers; { $text } hoort er niet bij.
error-edition-deal-missing = In de spelregelversie zegt ‘deal’ niet hoeveel stenen elk van { $players } spelers krijgt; vul ‘{ $players }’ aan, of ga uit van een ‘base’.
error-deal-too-large = { $deal } stenen voor elk van { $players } spelers zijn { $needed } stenen; het spel heeft er { $tiles }.
error-player-count = { $found ->
    [one] { $found } speler kan zo niet spelen; aan een tafel spelen er 2 tot en met 6, solo speelt er één.
   *[other] { $found } spelers kunnen niet spelen; aan een tafel spelen er 2 tot en met 6, solo speelt er één.
}
error-solitaire-number = Voor solo staat bij ‘{ $field }’ { found }; het moet een geheel getal van 0 tot en met { $most } zijn.
error-solitaire-nothing = Solo heeft stenen op het plankje of stenen om te pakken nodig; ze kunnen niet allebei 0 zijn.

## Delen

error-tile-twice = De steen { $tile } is twee keer gedeeld; elke steen bestaat één keer.
error-tile-missing = { $found ->
    [one] Er is { $found } steen gedeeld, en { $tile } is er niet bij; het moeten er { $tiles } zijn.
   *[other] Er zijn { $found } stenen gedeeld, en { $tile } is er niet bij; het moeten er { $tiles } zijn.
}
error-deal-size = { $found ->
    [one] Plaats { $seat } kreeg { $found } steen; het moeten er { $wanted } zijn.
   *[other] Plaats { $seat } kreeg { $found } stenen; het moeten er { $wanted } zijn.
}
error-hand-count = { $found ->
    [one] Er is aan { $found } plaats gedeeld; deze tafel heeft er { $wanted }.
   *[other] Er is aan { $found } plaatsen gedeeld; deze tafel heeft er { $wanted }.
}
error-starting-tile = Alleen solo begint met een steen op tafel, en dat altijd.

## Acties

error-round-over = { $end ->
    [out] De ronde is afgelopen (de laatste steen is gelegd); er volgt geen actie meer.
   *[blocked] De ronde is afgelopen (hij zit vast); er volgt geen actie meer.
}
error-match-over = De partij is afgelopen; er volgt geen ronde meer.
error-round-unfinished = De ronde is nog niet afgelopen; de volgende begint daarna.
error-not-your-turn = Plaats { $turn } is aan de beurt, niet plaats { $seat }.
error-must-open = Plaats { $seat } moet openen met de steen { $tile }, op vak 0,0.
error-start-cell = De startsteen ligt op vak 0,0, niet op { $cell }.
error-not-your-tile = De steen { $tile } staat niet op het plankje van plaats { $seat }.
error-not-drawn = De steen { $tile } is niet in deze beurt gepakt; na het pakken mag je alleen aanleggen: { $drawn }.
error-occupied = Op vak { $cell } ligt al een steen ({ $there }); kies een vrije plek.
error-no-side = Geen zijde van vak { $cell } raakt een steen; minstens één zijde moet dat doen.
error-corner = De { $number } van { $placement } komt op roosterpunt { $point } te liggen, waar een { $there } is; de cijfers op een punt moeten gelijk zijn.
error-stock-empty = Er is niets meer te pakken; leg een steen aan, of beëindig de beurt met -.
error-no-more-draws = { $draws ->
    [one] De ene steen die een beurt toestaat is gepakt; leg { $drawn } aan, of houd hem met -.
   *[other] De { $draws } stenen die een beurt toestaat zijn gepakt; leg er een aan ({ $drawn }), of houd ze met -.
}
error-wrong-draw = De volgende steen van de pot is niet { $tile }.
error-must-go-on = { $left ->
    [one] De beurt is nog niet voorbij: leg een steen aan of pak er een; er mag nog { $left } steen gepakt worden.
   *[other] De beurt is nog niet voorbij: leg een steen aan of pak er een; er mogen nog { $left } stenen gepakt worden.
}

## Partijbestanden

error-too-large = { $part ->
    [record] Het partijbestand is groter dan { $most } { unit }; een kleiner bestand kan gelezen worden.
    [round] Een ronde is groter dan { $most } { unit }; een kleinere kan gelezen worden.
    [value] De waarde is groter dan { $most } { unit }; een kleinere kan gelezen worden.
   *[other] Het veld { $part } is groter dan { $most } { unit }; een kleiner veld kan gelezen worden.
}
error-too-many-fields = Het partijbestand heeft meer dan { $most } velden; een bestand met minder kan gelezen worden.
error-not-json = Dit is geen JSON-tekst in UTF-8: { fault } (byte { $at }).
error-version = Bij ‘dreistein’ staat { found }; het moet 1 zijn, de versie die dit programma leest.
error-missing-field = { where } ontbreekt { $field }; een partijbestand heeft het nodig.
error-wrong-type = { where } staat { found }; nodig is { type }.
error-name-count = { $game ->
    [solitaire] { $found ->
        [one] ‘players’ heeft { $found } naam; bij solo is er één.
       *[other] ‘players’ heeft { $found } namen; bij solo is er één.
    }
   *[table] { $found ->
        [one] ‘players’ heeft { $found } naam; aan een tafel zijn het er 2 tot en met 6.
       *[other] ‘players’ heeft { $found } namen; aan een tafel zijn het er 2 tot en met 6.
    }
}
error-field-twice = { where } staat { $field } twee keer in hetzelfde object; schrijf het één keer.
error-impossible-numbers = { $cause }
error-round-too-many = { $before ->
    [unfinished] Ronde { $round } volgt, hoewel de vorige niet afgelopen is.
   *[over] Ronde { $round } volgt, hoewel het spel afgelopen was.
}
error-no-round = { $rounds ->
    [one] Het partijbestand heeft { $rounds } ronde; een ronde { $round }, geteld vanaf 0, is er niet.
   *[other] Het partijbestand heeft { $rounds } rondes; een ronde { $round }, geteld vanaf 0, is er niet.
}
error-no-position = { $actions ->
    [one] Ronde { $round } heeft { $actions } actie; een stand na { $at } is er niet.
   *[other] Ronde { $round } heeft { $actions } acties; een stand na { $at } is er niet.
}
error-not-over = Dit is alleen voor wie een afgelopen spel leest, en dit spel gaat verder.
