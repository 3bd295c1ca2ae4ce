### De pagina in de browser: knoppen, de regel die zegt wat er te doen is, en wat een schermlezer voorleest.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = Jij bent aan de beurt · Dreistein
page-title-they = { $name } is aan de beurt · Dreistein
page-loading = De tafel wordt gedekt…
page-offline = Geen verbinding. We proberen het opnieuw; er gaat niets verloren.
page-reload = Opnieuw laden
page-nowhere = Op dit adres is niets.
page-unreached = De server is op dit moment niet bereikbaar. Probeer het zo nog eens.
page-failed = De server kon dat niet beantwoorden. Probeer het nog eens.
page-close = Sluiten
page-cancel = Annuleren
page-yes = Ja
page-no = Nee

## De tafel

page-to-start = Dreistein, naar het begin
page-heading = De tafel
page-menu = Menu
page-players = Spelers
page-player = Speler
page-points = Punten
page-your-side = Jouw kant van de tafel
page-where = Ronde { $number } · { target }
page-clock = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
page-board = { $count ->
    [one] Speelveld met { $count } steen
   *[other] Speelveld met { $count } stenen
}
page-places = { $count ->
    [0] Geen vrije plek om te kiezen
    [one] { $count } vrije plek om te kiezen
   *[other] { $count } vrije plekken om te kiezen
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-place-label = { $parts }, op { $place }
page-zoom-in = Inzoomen
page-zoom-out = Uitzoomen
page-fit = Alles tonen
page-last-again = De laatste zetten nog eens tonen
page-sound-off = Geluid uitzetten
page-sound-on = Geluid aanzetten
page-tile = Steen { $tile }, waarde { $value }
page-tile-unfit = Steen { $tile }, waarde { $value }, past nergens
page-tile-locked = Steen { $tile }, waarde { $value }, niet in deze beurt gepakt
page-tile-fits = { $count ->
    [one] Steen { $tile }, waarde { $value }, past op één plek: { SIGNED($points) }
   *[other] Steen { $tile }, waarde { $value }, past op { $count } plekken, op zijn best { SIGNED($points) }
}
page-draw = Pakken
page-pass = Passen
page-keep = Houden
page-turn = Draaien
page-sort = Sorteren
page-hint = Hint
page-what-fits = Wat past er?
page-pad = Blok
page-place-it = Aanleggen { SIGNED($points) }
page-stock = { $count ->
    [0] pot leeg
    [one] nog { $count } steen
   *[other] nog { $count } stenen
}
page-show-tiles = { $name }: mijn stenen tonen
page-your-turn = Jij bent aan de beurt
page-seat-resigned = opgegeven
page-seat-held = weg, een bot speelt
page-seat-waiting = nog niet hier
page-seat-away = weg
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## De regel die zegt wat er te doen is

page-say-gathering = De tafel wordt gedekt.
page-say-round-over = De ronde is afgelopen.
page-say-sending = Een ogenblik…
page-say-unsent = Geen verbinding: je zet wordt verstuurd zodra die er weer is.
page-say-pass-device = Geef het apparaat aan { $name }.
page-say-open = Jij opent met { $tile }: kies de plek in het midden.
page-say-choose-tile = Jij bent aan de beurt: kies een steen.
page-say-choose-place = Kies nu een plek.
page-say-drawn-fits = Hij past: leg hem aan of pak er nog een.
page-say-drawn-keep = Leg een van de gepakte stenen aan of houd ze.
page-say-sure-draw = Er past een steen. Toch pakken?
page-say-sure-end = Er past een steen. Je beurt toch beëindigen?
page-say-drawn-unfit = { $left ->
    [one] Hij past niet: pak de laatste steen van deze beurt.
   *[other] Hij past niet: je kunt nog { $left } stenen pakken.
}
page-say-must-draw = Niets past: pak een steen.
page-say-must-pass = Niets past en de pot is leeg: pas.
page-say-unfit = Deze steen past nergens.
page-say-only-drawn = Na het pakken mag je alleen gepakte stenen aanleggen.
page-tell-draw-you = Je pakt een steen ({ SIGNED($points) }).

## Menu, hint, getypte zetten

page-undo = Zet terugnemen
page-undo-wish = { $name } wil graag een zet terugnemen.
page-undo-asked = Je wilt een zet terugnemen. Het wachten is op { $names }.
page-undo-no = Afgewezen: de zet blijft staan.
page-typed = Een zet typen
page-typed-explained = Een steen, zoals 345, of een zet in de notatie, zoals 453@1,0; + pakt, - beëindigt de beurt.
page-typed-wrong = ‘{ $text }’ mag nu niet.
page-typed-unfit = { $text } past nergens, of je mag hem nu niet aanleggen.
page-typed-not-now = Jij bent niet aan de beurt.
page-do-it = Uitvoeren
page-settings = Instellingen
page-rules = Spelregels
page-rule-of = De regel: { $about }
page-leave = Naar het begin; het spel wacht op je
page-resign = Opgeven
page-resign-explained = Een bot speelt voor je verder, en deze plaats kan niet meer winnen.
page-thinking = De expert denkt na…
page-show-me = Tonen

## Het einde van een ronde, van een partij

page-round-over = Ronde { $number } is afgelopen
page-next-round = Volgende ronde
page-rematch = Revanche
page-again = Nog eens spelen
page-replay = Terugkijken
page-save-record = Spel bewaren
page-see-result = Uitslag bekijken
page-see-board = Speelveld bekijken
page-practice = Een oefenspel: er is iets teruggenomen, dus het telt in geen enkele lijst.
page-practice-short = oefening
page-no-winner = De partij is afgelopen.
page-chart = De totalen over de rondes
page-chart-line = { $name }, ronde na ronde: { $totals }

## Vrienden

page-invite = Uitnodigen
page-invite-link = Uitnodigingslink
page-qr = QR-code van de uitnodigingslink
page-copy = Kopiëren
page-copied = Gekopieerd
page-copy-by-hand = Deze browser laat de pagina hier niet kopiëren; selecteer de link en kopieer hem zelf.
page-share = Delen
page-watch-link = Alleen om mee te kijken:
page-open-network = Tot nu toe kan alleen deze computer bij het spel. Mogen anderen in je lokale netwerk meedoen?
page-open-network-yes = Ja, openen voor het lokale netwerk
page-only-here = Alleen de computer waarop de server draait kan erbij; vraag wie hem gestart heeft om hem te openen.
page-lobby = Wie doet er mee?
page-ready = klaar
page-be-ready = Ik ben klaar
page-wait-seats = De partij begint als alle plaatsen bezet zijn.
page-wait-ready = De partij begint als iedereen klaar is.
page-fill = Een bot laten spelen
page-your-name = Je naam
page-name = Naam
page-rename = Wijzigen
page-join = Je bent uitgenodigd
page-join-who = Al aan tafel: { $names }.
page-sit = Gaan zitten
page-watch = Meekijken
page-fair = Eerlijk geschud
page-fair-explained = Vóór de partij toont de server de vingerafdruk van zijn geheim; elke browser voegt eigen toeval toe. Aan het eind wordt alles onthuld, en iedereen kan het narekenen.

## Het begin

page-start = Startpagina
page-lead = Driehoekige stenen: leg gelijke cijfers aan elkaar, maak zeshoeken, verzamel punten.
page-play-now = Nu spelen
page-plan = Tegen { $levels } · { $edition }
page-own-numbers = Huisregels
page-continue = Verder spelen
page-ways = Andere manieren om te spelen
page-new-table = Nieuwe tafel
page-new-table-note = Kies je tegenstanders, de regels en het doel.
page-with-friends = Met vrienden
page-with-friends-note = Stuur een link of toon een QR-code. Niemand heeft een account nodig.
page-on-device = Op één apparaat
page-on-device-note = Geef het door; tussen de beurten is het plankje afgedekt.
page-alone = Alleen
page-alone-note = Solo: zo veel punten als je kunt.
page-day = Spel van de dag
page-day-note = Elke dag dezelfde stenen voor iedereen.
page-replay-note = Een bewaard spel stap voor stap bekijken.
page-games = Mijn spellen
page-games-note = Die op je wachten en die afgelopen zijn.
page-rules-note = Met voorbeelden om uit te proberen.
page-paper-pad = Scoreblok
page-paper-pad-note = Voor houten stenen op een echte tafel.

## Lijsten

page-finished = afgelopen
page-unfinished = bezig
page-finished-games = Afgelopen spellen
page-no-games = Nog geen spellen.
page-more = Meer

## Een nieuwe tafel

page-way = Hoe wil je spelen?
page-way-bots = Tegen bots
page-way-friends = Met vrienden
page-way-device = Op één apparaat
page-way-alone = Alleen
page-seats = Plaatsen
page-add-seat = Plaats toevoegen
page-remove-seat = Plaats { $number } weghalen
page-seat-kind = Wie op plaats { $number } zit
page-seat-name = Naam op plaats { $number }
page-seat-level = Niveau van de bot op plaats { $number }
page-kind-me = Iemand hier
page-kind-invited = Iemand via een link
page-kind-open = Een bot tot er iemand komt
page-kind-bot = Een bot
page-level-random = Willekeurig
page-level-greedy = Gretig
page-level-casual = Rustig
page-level-strong = Sterk
page-level-expert = Expert
page-level-random-note = legt zomaar iets wat past
page-level-greedy-note = pakt de meeste punten
page-level-casual-note = ziet weleens iets over het hoofd, net als wij
page-level-strong-note = denkt vooruit
page-level-expert-note = moeilijk te verslaan
page-edition = Spelregelversie
page-edition-german = Zoals in het Duits gedrukt: een lege pot kost 10.
page-edition-international = Zoals in de andere talen gedrukt: een lege pot kost 5.
page-edition-early = Een vroege druk: een zeshoek levert 50 op.
page-edition-triominos = Het bekendere familielid, gespeeld tot 400.
page-numbers = De getallen, om op te zoeken en te wijzigen
page-numbers-back = Zoals gedrukt
page-number-target = Doel
page-number-start = Startbonus
page-number-bridge = Brug
page-number-double = Dubbele verbinding
page-number-out = Laatste steen
page-number-draw = Kosten van een gepakte steen
page-number-empty = Kosten van een lege pot
page-number-hexagons = Eén, twee, drie zeshoeken
page-number-deal = Stenen aan het begin bij 2 · 4 · 6
page-clock-field = Tijd voor een beurt
page-clock-none = Onbeperkt
page-clock-day = Eén dag
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
page-hints-field = Hints toegestaan
page-alone-explained = Aan het begin ligt er één steen. Leg aan wat je kunt; het aantal stenen dat je mag pakken is beperkt.
page-rack-field = Stenen op het plankje (0 tot en met 20)
page-draws-field = Stenen die je in het hele spel mag pakken
page-seed-field = Spelcode (dezelfde code geeft dezelfde stenen)
page-open-table = Tafel openen
page-play = Spelen

## Het spel van de dag

page-day-of = Spel van de dag, { $day }
page-days = Andere dagen
page-day-before = De dag ervoor
page-day-after = De dag erna
page-day-explained = 10 stenen op het plankje, 20 om te pakken, geen hints en niets terugnemen. De eerste poging telt.
page-day-play = Spelen
page-day-again = Nog eens, zonder lijst
page-day-list = Naar de lijst van de dag
page-day-empty = Niemand heeft het nog gespeeld.
page-day-fair = De vingerafdruk van het geheim van de dag wordt vooraf bekendgemaakt, het geheim zelf de dag erna: zo kan niemand de stenen van tevoren kennen.
page-place-number = Rang
page-nameless = Iemand

## Terugkijken

page-drop-record = Sleep een bewaard spel hierheen of kies een bestand.
page-no-record = Dit is geen bewaard spel dat je kunt terugkijken.
page-dealt = De stenen zijn gedeeld.
page-step-back = Terug
page-step-on = Verder
page-play-on = Afspelen
page-pause = Pauze
page-jump = Naar een zet springen
page-go-to-round = Naar een ronde gaan
page-verify = Schudden controleren

## Een ander apparaat

page-device = Een ander apparaat
page-device-claim = Hier verdergaan als dezelfde persoon, met dezelfde spellen?
page-device-yes = Ja, hier verdergaan
page-device-note = Een link die één keer werkt: open hem op je telefoon en ga daar verder als dezelfde persoon, met dezelfde spellen. Houd hem voor jezelf.
page-device-link = Persoonlijke link
page-device-qr = QR-code van de persoonlijke link
page-device-make = Link maken

## Instellingen

page-set-language = Taal
page-set-theme = Licht of donker
page-set-theme-auto = Zoals het apparaat
page-set-theme-light = Licht
page-set-theme-dark = Donker
page-set-contrast = Contrast
page-set-contrast-auto = Zoals het apparaat
page-set-contrast-normal = Kleuren
page-set-contrast-high = Hoog, zwart-wit
page-set-motion = Beweging
page-set-motion-auto = Zoals het apparaat
page-set-motion-full = Aan
page-set-motion-none = Uit
page-set-pace = Zetten van anderen
page-set-pace-slow = Langzaam
page-set-pace-normal = Normaal
page-set-pace-fast = Snel
page-set-pace-instant = Meteen
page-set-confirm = Een zet bevestigen
page-set-confirm-touch = Bij tikken
page-set-confirm-always = Altijd
page-set-confirm-never = Nooit
page-set-sound = Geluid
page-set-shortcuts = Toetsen: + pakt, - beëindigt de beurt, ? wat past er, / een zet typen
page-set-notify = Laat me weten als ik aan de beurt ben
page-set-notify-insecure = Browsers staan meldingen alleen toe via HTTPS of op deze computer.

## De rondleiding

page-tour = Een eerste blik
page-tour-step = Stap { $step } van { $steps }.
page-tour-1 = Stenen liggen zijde aan zijde, en gelijke cijfers komen bij elkaar. Elk cijfer heeft zijn kleur; zes in een kring vormen een zeshoek.
page-tour-2 = Dit zijn jouw stenen. Kies een lichte: die past. Een steen in de schaduw past nu nergens.
page-tour-3 = De plekken waar hij past lichten op met hun punten. Een doorgetrokken lijn betekent een bonus. Tik er een aan of sleep de steen erheen; hij draait vanzelf.
page-tour-4 = Past er niets? Pak een steen; dat kost punten. Je mag er per beurt hoogstens drie pakken.
page-tour-5 = Hier staat ieders totaal en hoeveel stenen iedereen heeft. Het scoreblok toont elke beurt, regel voor regel.
page-tour-6 = Kom je er niet uit? Deze knoppen tonen wat er past en wat de expert zou doen. Veel plezier!
page-tour-next = Verder
page-tour-skip = Overslaan
page-tour-done = Spelen maar
page-tour-again = Rondleiding nog eens

## Rond de tafel

page-besides = En verder
page-join-full = Alle plaatsen zijn al bezet. Meekijken kan nog wel.
page-open-network-no = Nee, alleen op deze computer
page-no-network = Deze computer heeft nu geen adres in een lokaal netwerk. Verbind hem met een wifi-netwerk en probeer het opnieuw.
page-link-here = Deze link werkt alleen op deze computer, bijvoorbeeld in een tweede browser.
page-for-others = Toch voor anderen openen
page-share-insecure = Browsers staan een deelknop alleen via HTTPS toe; kopieer de link of toon de QR-code.
page-table-rules = Regels
page-day-ranking = De lijst van de dag
page-game-code = Spelcode: { $code }
page-choose-file = Bestand kiezen
page-verify-contribution = { $name } droeg { $text } bij.
