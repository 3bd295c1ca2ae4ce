### Het scoreblok voor een partij met echte stenen, in het Nederlands. Woorden van de hele pagina staan elders.

cli-pad = het scoreblok en de spelregels als bestanden voor elke webhost schrijven
cli-pad-export = de map waarin ze komen
pad-exported = Scoreblok en spelregels staan in { $path }: { $count } bestanden. Elke webhost kan die map aanbieden.

## Alle partijen

sheet-to-start = Dreistein
sheet-to-games = Alle partijen
sheet-new = Nieuwe partij
sheet-games = Partijen op dit apparaat
sheet-hello = Speel met je echte stenen, het blok telt op. Elke tik blijft op dit apparaat bewaard, met en zonder verbinding.
sheet-won-by = Gewonnen: { $names }
sheet-forget = Partij van { $names } verwijderen
sheet-forget-title = Deze partij verwijderen?
sheet-forget-sure = De partij is dan van dit apparaat verdwenen. Exporteer die eerst als je hem wilt bewaren.
sheet-forget-yes = Verwijderen
sheet-stats = Statistieken
sheet-rules = Spelregels
sheet-settings = Instellingen
sheet-import = Importeren
sheet-export-json = Exporteren (JSON)
sheet-export-csv = Exporteren (CSV)
sheet-export-record = Opslaan om terug te kijken
sheet-record-values = Van sommige stenen staat er alleen de waarde. Om terug te kijken zijn de cijfers van elke steen nodig.
sheet-record-places = De stenen kunnen niet zo liggen dat elke bonus klopt, dus de partij is niet terug te kijken. Controleer elke bonus nog een keer.
sheet-menu = Menu
sheet-close = Sluiten
sheet-cancel = Annuleren
sheet-save = Opslaan

## Een nieuwe partij

sheet-players = Spelers
sheet-players-order = In de volgorde waarin jullie zitten, met de klok mee.
sheet-name = Speler { $number }
sheet-names = Namen wijzigen
sheet-correct-edition = Versie wijzigen
sheet-correct-edition-why = Alles wordt opnieuw geteld met de nieuwe getallen. Met ‘Terugnemen’ krijg je de oude terug.
sheet-add-player = Speler toevoegen
sheet-move-up = Speler { $number } naar boven
sheet-remove = Speler { $number } verwijderen
sheet-edition = Spelregelversie
sheet-edition-start = Startbonus { $start }
sheet-edition-start-triple = Startbonus { $start }, alleen voor een trio
sheet-edition-zero = openen met 0–0–0 nog { SIGNED($zero) }
sheet-edition-bonuses = brug { $bridge } · dubbele verbinding { $double } · zeshoeken { $one }, { $two }, { $three } · laatste steen { $out }
sheet-edition-draw = per gepakte steen { SIGNED($draw) }
sheet-edition-fruitless = { $draws } gepakt, geen aangelegd: nog { SIGNED($fruitless) }
sheet-edition-empty = pot leeg { SIGNED($empty) }
sheet-edition-target = tot { $target }
sheet-own-numbers = Huisregels
sheet-own-numbers-why = Begin bij de gekozen versie en wijzig wat je wilt.
sheet-must-place = Wie kan aanleggen, moet aanleggen
sheet-must-place-why = Huisregel: alleen wie niet kan aanleggen, mag een steen pakken of passen. De puntentelling blijft gelijk.
sheet-wrong-same-names = Twee spelers heten hetzelfde. Geef ze verschillende namen.
sheet-wrong-names = Een naam ontbreekt of is langer dan 40 tekens.
sheet-wrong-numbers = Met deze getallen kun je niet spelen. Gebruik hele getallen vanaf 0, voor het doel en het pakken per beurt vanaf 1, en deel niet meer dan de 56 stenen uit.
sheet-wrong-unstored = Dit kon niet worden opgeslagen: het apparaat is vol of de browser weigert. Maak ruimte en probeer het opnieuw.
sheet-start = Beginnen

## De toetsen

sheet-keys = Een beurt opschrijven
sheet-turn = { $name } is aan de beurt
sheet-opens = { $name } opent
sheet-who-opens = Wie opent ronde { $number }?
sheet-who-opens-why = Wie het hoogste trio heeft. Heeft niemand een trio, dan wie de steen met de hoogste waarde heeft.
sheet-say-opener = Tik de drie cijfers van de startsteen aan.
sheet-say-tile = Tik de drie cijfers van de steen aan.
sheet-say-value = Tik de waarde van de steen aan.
sheet-say-no-stock = De pot is leeg.
sheet-numbers = Cijfers van de steen
sheet-values = Waarde van de steen
sheet-by-value = Waarde invoeren
sheet-by-numbers = Cijfers invoeren
sheet-wipe = Laatste cijfer wissen
sheet-bonus = Bonus
sheet-key-bridge = Brug
sheet-key-double = Dubbele verbin­ding
sheet-key-hexagon = Zeshoek
sheet-key-hexagons = { $count } tegelijk
sheet-drawn = Gepakt
sheet-one-more = Nog een
sheet-kept = Gehouden
sheet-empty = Pot leeg
sheet-enter = Opschrijven
sheet-enter-anyway = Toch opschrijven
sheet-round-over = Ronde afgelopen
sheet-correcting = Beurt corrigeren
sheet-inserting = Een beurt ervoor invoegen
sheet-insert = Ervoor invoegen
sheet-drop = Verwijderen
sheet-undo = Terugnemen
sheet-redo = Opnieuw
sheet-said = { $name }: { $turn }, { $points }. Totaal: { SCORE($total) }.
sheet-said-undo = Teruggenomen.
sheet-said-redo = Opnieuw ingevoerd.
sheet-of-value = steen met waarde { $value }
sheet-end-empty = pot leeg
sheet-end-cut = ronde zit vast
sheet-winner = winnaar

## Wat niet kan

sheet-clash-bridge-double = Allebei kan niet: een brug raakt één zijde en een hoek, een dubbele verbinding twee zijden.
sheet-clash-bridge-hexagon = Allebei kan niet: de steen die een zeshoek afmaakt, raakt twee zijden, een brug maar één.
sheet-clash-double-hexagon = Allebei kan niet: de zeshoek vervangt de dubbele verbinding.
sheet-flag-tile-twice = { $tile } ligt al op tafel ({ $name }). Elke steen is er maar één keer.
sheet-flag-value-gone = { $count ->
    [one] De enige steen met waarde { $value } is al opgeschreven.
   *[other] Alle { $count } stenen met waarde { $value } zijn al opgeschreven.
}
sheet-flag-out-of-turn = Eigenlijk was { $name } aan de beurt.
sheet-flag-no-tiles = { $name } heeft geen stenen meer.
sheet-flag-stock-short = { $count ->
    [0] De pot was leeg.
    [one] In de pot lag nog maar { $count } steen.
   *[other] In de pot lagen nog maar { $count } stenen.
}
sheet-flag-not-empty = { $count ->
    [one] Volgens dit blok ligt er nog { $count } steen in de pot.
   *[other] Volgens dit blok liggen er nog { $count } stenen in de pot.
}
sheet-flag-too-early = Te vroeg voor deze bonus ({ $bonus }): er moeten eerst minstens { $count } stenen liggen.
sheet-flag-not-out = { $count ->
    [one] Volgens dit blok heeft { $name } nog { $count } steen.
   *[other] Volgens dit blok heeft { $name } nog { $count } stenen.
}
sheet-flag-left-value = { $count ->
    [one] { $name } heeft { $count } steen: dat kan { $least } tot en met { $most } punten zijn.
   *[other] { $name } heeft { $count } stenen: dat kan { $least } tot en met { $most } punten zijn.
}
sheet-flag-left-count = { $name } zou er { $count } moeten hebben. Ingevoerd tot nu toe: { $found }.
sheet-flag-left-twice = { $name } kan { $tile } niet hebben: die is al opgeschreven.
sheet-flag-not-blocked = { $count ->
    [one] Zit de ronde vast? Volgens dit blok ligt er nog { $count } steen in de pot.
   *[other] Zit de ronde vast? Volgens dit blok liggen er nog { $count } stenen in de pot.
}
sheet-flag-after-target = Het doel van { $target } was hier al bereikt.

## Het einde van een ronde

sheet-offer-out = { $name } heeft geen stenen meer.
sheet-offer-out-yes = Uit!
sheet-offer-blocked = Iedereen heeft gepast.
sheet-round-ends = Ronde { $number } is afgelopen
sheet-how = Hoe eindigde de ronde?
sheet-is-out = { $name } is uit
sheet-how-out = Uit
sheet-how-blocked = Ronde zit vast
sheet-left = Overgebleven stenen
sheet-left-short = over: { $value }
sheet-left-said = { $value } aan overgebleven stenen
sheet-left-missing = Voer in wat de anderen nog hebben, in punten of steen voor steen.
sheet-by-tile = Steen voor steen
sheet-by-sum = Als totaal
sheet-take-away = { $tile } weghalen
sheet-cut-note = { $count ->
    [one] { $name } heeft in deze beurt { $count } steen gepakt: { SIGNED($points) }.
   *[other] { $name } heeft in deze beurt { $count } stenen gepakt: { SIGNED($points) }.
}
sheet-settled = { $name }: { $sum }
sheet-end-round = Ronde afsluiten
sheet-again = Revanche
sheet-picture = Afbeelding delen
sheet-print = Afdrukken

## Opmerkingen

sheet-note-elsewhere = In een ander venster is verder geschreven. Zo staat het er nu voor.
sheet-note-unstored = Dit kon niet op het apparaat worden opgeslagen. Exporteer de partij voordat je de pagina sluit.
sheet-note-unread = Je partijen kunnen nu niet worden gelezen. Ze zijn er nog: laad de pagina opnieuw.
sheet-note-brought = { $count ->
    [0] Niets nieuws in dat bestand.
    [one] { $count } partij geïmporteerd.
   *[other] { $count } partijen geïmporteerd.
}
sheet-note-unreadable = { $file } komt niet van dit scoreblok.
sheet-note-kept = Als de ruimte krap wordt, kan de browser je partijen wissen. Installeer het blok als app, of exporteer je partijen af en toe.
sheet-note-safari = Safari wist je partijen als je het blok zeven dagen niet opent. Zet het op het beginscherm of in het Dock, of exporteer je partijen af en toe.
sheet-keep = Mijn partijen voorgoed bewaren
sheet-note-memory = Deze browser bewaart niets: de partijen zijn weg als de pagina sluit. Exporteer ze eerst.

## Instellingen

sheet-set-language = Taal
sheet-set-theme = Kleuren
sheet-set-contrast = Contrast
sheet-set-auto = Automatisch
sheet-set-light = Licht
sheet-set-dark = Donker
sheet-set-normal = Normaal
sheet-set-high = Hoog
sheet-set-hand = Hand
sheet-set-right = Rechtshandig
sheet-set-left = Linkshandig
sheet-set-text = Tekstgrootte
sheet-set-text-normal = Normaal
sheet-set-text-large = Groot
sheet-set-text-largest = Heel groot
sheet-set-awake = Scherm aan laten tijdens een partij

## Meekijken

sheet-live = Anderen laten meekijken
sheet-live-why = Met een link kunnen anderen op hun telefoon meekijken. Een van hen kan de pen overnemen.
sheet-live-open-network = Het scoreblok is nu alleen op deze computer te bereiken. Mogen anderen op hetzelfde netwerk meekijken?
sheet-live-start = Link maken
sheet-live-link = Link om mee te kijken
sheet-live-copy = Kopiëren
sheet-live-copied = Gekopieerd.
sheet-live-offline = Daarvoor is een verbinding met een Dreistein-server nodig.
sheet-live-hand-over = Pen doorgeven
sheet-live-handed = De pen is vrij. Wie meekijkt kan hem pakken. Tot dan schrijft niemand.
sheet-live-back = Pen houden
sheet-live-unsent = { $count ->
    [one] Geen verbinding: { $count } regel wordt later verstuurd.
   *[other] Geen verbinding: { $count } regels worden later verstuurd.
}
sheet-take-pen = Pen pakken
sheet-watching = Je kijkt mee. Iemand anders heeft de pen.
sheet-watching-waits = Verbinden…
sheet-watch-gone = Dit scoreblok is er niet meer.

## Statistiek

sheet-all-time = Ranglijst aller tijden
sheet-stats-none = Zodra een ronde klaar is, valt hier iets te zien.
sheet-stat-name = Naam
sheet-stat-games = Partijen
sheet-stat-wins = Gewonnen
sheet-stat-shared = { $count } gedeeld
sheet-stat-average = Gemiddeld
sheet-stat-best = Beste partij
sheet-stat-best-round = Beste ronde
sheet-stat-outs = Uit
sheet-stat-bridges = Bruggen
sheet-stat-doubles = Dubbele verbindingen
sheet-stat-hexagons = Zeshoeken
sheet-stat-draws = Gepakt per ronde
sheet-chart-course = Verloop
sheet-chart-totals = Totalen, partij na partij
sheet-chart-bonuses = Bonussen
