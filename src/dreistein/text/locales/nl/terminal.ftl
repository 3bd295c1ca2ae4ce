### Het spel in de terminal.

## De scheidsrechter

record-wrong = { $reason }
record-wrong-deal = Ronde { $round }: { $reason }
record-wrong-action = Ronde { $round }, zet { $action }: { $reason }
observed-result = Of de partij afgelopen is, hangt af van wat het einde van een ronde opleverde.

## Spelen in de terminal: de stand, en wat er kan

play-hello = Je speelt tegen { $names }.
play-hello-alone = Je speelt solo, voor zoveel mogelijk punten.
play-code = Spelcode: { $seed }
play-must-place = Wie kan aanleggen, moet aanleggen
ask-opponents = Tegen wie wil je spelen?
ask-opponents-how = Typ een nummer of een naam; voor meer tegenstanders allemaal, bijvoorbeeld 1, 3. Met Enter speel je tegen Pip.
play-help-hint = Typ ? voor hulp.
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Jij bent aan de beurt. Je opent met { $tile }: typ { $example }.
ask-fits = Jij bent aan de beurt. De stenen met * passen: { $example } legt er een aan, { $number } laat zien waar hij past.
ask-nothing-fits = Jij bent aan de beurt. Er past niets van je plankje.
ask-must-place = Er past een steen, dus je moet aanleggen.
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
ask-pass = { $cost ->
    [0] Er is niets meer te pakken: met - pas je.
   *[other] Er is niets meer te pakken: met - pas je ({ SIGNED($cost) }).
}

## Wat er past

fits-all = Dit past:
fits-nothing = Er past niets.
fits-tile = { $tile } past hier:
fits-tile-nowhere = { $tile } past nergens.
fits-place = Op { $place } kun je aanleggen:
fits-choose-place = Typ de letter van de plek, of Enter om terug te gaan.
fits-choose-tile = Typ het nummer van de steen, of Enter om terug te gaan.

## Wat er gebeurde

tell-none-fits = { $cost ->
    [0] Er past er geen; de beurt is voorbij.
   *[other] Er past er geen; de beurt is voorbij ({ SIGNED($cost) }).
}
tell-next-round = Enter deelt de volgende ronde uit, q stopt het spel.
undo-nothing = Je hebt in deze ronde nog niets gedaan dat je terug kunt nemen.
undo-done = Teruggenomen. De pot blijft zoals hij was.

## Wat er getypt is

wrong-input = ‘{ $text }’ begrijp ik niet. Typ ? voor hulp.
wrong-unreadable = Die regel was niet te lezen. Typ ? voor hulp.
wrong-number = Er is geen steen { $number }. Op je plankje staan 1 tot en met { $count }.
wrong-no-tiles = Je plankje is leeg. Pak een steen met +.
wrong-place = Er is geen plek { $place } waar een steen van jou past.
wrong-tile-place = { $tile } past niet op { $place }.
wrong-not-yours = De steen { $tile } staat niet op je plankje.
wrong-must-open = Jij opent de ronde, en dat moet met de steen { $tile }.
help-title = Dit kun je typen:
help-tile = laat zien waar steen 3 van je plankje past en wat hij oplevert
help-place = legt hem op b
help-notation = hetzelfde met zijn cijfers, of in de notatie van partijbestanden
help-draw = pakt een steen
help-end = beëindigt de beurt: houdt wat je pakte, of past
help-what = wat er past, met de punten
help-hint = een hint: de beste zetten, en waarom
help-undo = neemt je laatste zet terug
help-pad = het scoreblok
help-save = slaat de partij op
help-quit = verlaat het spel
key-enter = Enter
help-again = laat de tafel nog eens zien
help-rules = Stenen liggen zijde aan zijde, en cijfers die elkaar raken zijn gelijk. Een steen levert zijn waarde op, de som van zijn cijfers, en soms een bonus:
help-bridge = één zijde sluit aan, en de hoek ertegenover raakt een andere steen
help-double = twee of drie zijden sluiten aan
help-hexagon = de steen is de zesde rond een punt (twee of drie tegelijk: { $two }, { $three })
help-out = plus de waarde van alle stenen die de anderen nog hebben

## Afscheid

bye = Tot ziens!
bye-unfinished = De partij is nog niet afgelopen. Tot ziens!
record-written = De partij staat in { $path }.
record-failed = De partij kon niet naar { $path } worden geschreven: { file-fault }.
record-exists = { $path } bestaat al. Kies een ander bestand.
save-ask = In welk bestand? Met Enter in { $path }.
save-done = Opgeslagen in { $path }. Vanaf nu komt elke zet er vanzelf bij.
save-offer = Wil je de partij opslaan, om later verder te spelen? Typ een bestandsnaam; met Enter wordt het { $path }, met q stop je zonder op te slaan.
