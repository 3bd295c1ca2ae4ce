### De pagina in de browser: knoppen, de regel die zegt wat er te doen is, en wat een schermlezer voorleest.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-loading = Laden…
page-offline = Geen verbinding. We blijven het proberen, er gaat niets verloren.
page-outdated = Dreistein is bijgewerkt. Laad de pagina opnieuw om verder te spelen.
page-reload = Opnieuw laden
page-nowhere = Op dit adres is niets te vinden.
page-unreached = De server is op dit moment niet bereikbaar. Probeer het zo nog eens.
page-failed = De server kon daar niet op antwoorden. Probeer het nog eens.
page-close = Sluiten
page-cancel = Annuleren
page-yes = Ja
page-no = Nee

## De tafel

page-to-start = Dreistein, naar de startpagina
page-heading = De tafel
page-menu = Menu
page-say = Iets zeggen
page-players = Spelers
page-player = Speler
page-points = Punten
page-your-side = Jouw kant van de tafel
page-clock = nog { $time }
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
page-tile-list = Speelveld als lijst
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
   *[other] Steen { $tile }, waarde { $value }, past op { $count } plekken, tot { SIGNED($points) }
}
page-draw = Pakken
page-pass = Passen
page-keep = Houden
page-turn = Draaien
page-sort = Sorteren
page-hint = Hint
page-what-fits = Wat past er?
page-pad = Punten
page-place-it = Aanleggen { SIGNED($points) }
page-place-unmarked = Aanleggen
page-stock = { $count ->
    [0] pot leeg
   *[other] { $count } in de pot
}
page-draws-left = nog { $count }
page-show-tiles = { $name }: mijn stenen tonen
page-your-turn = Jij bent aan de beurt
page-seat-resigned = opgegeven
page-seat-held = weg, bot speelt
page-seat-waiting = nog niet aan tafel
page-seat-away = weg
page-seat-hinted = heeft om een hint gevraagd
page-bot = { $name } ({ $level })

## De regel die zegt wat er te doen is

page-say-gathering = We wachten op de andere spelers.
page-say-round-over = De ronde is afgelopen.
page-say-sending = Een ogenblik…
page-say-unsent = Geen verbinding. Je zet wordt verstuurd zodra je weer online bent.
page-say-pass-device = Geef het apparaat aan { $name }.
page-say-open = Jij opent met { $tile }: kies de plek in het midden.
page-say-choose-tile = Jij bent aan de beurt: kies een steen.
page-say-unmarked = Jij bent aan de beurt: leg een steen aan of pak er een.
page-say-unmarked-drawn = Leg een gepakte steen aan of pak er nog een.
page-say-must-place = Er past een steen, dus je moet aanleggen: kies er een.
page-say-choose-place = Kies nu een plek.
page-say-drawn-fits = Hij past: leg hem aan of pak er nog een.
page-say-here = { $action }: tik hier.
page-say-drawn-keep = Leg een van de gepakte stenen aan of houd ze.
page-say-sure-draw = Er past een steen. Toch een steen pakken?
page-say-sure-end = Er past een steen. Je beurt toch beëindigen?
page-say-drawn-unfit = { $left ->
    [one] Hij past niet: pak de laatste steen van deze beurt.
   *[other] Hij past niet: pak er nog een (hoogstens { $left }).
}
page-say-must-draw = Er past niets: pak een steen.
page-say-must-pass = Er past niets en de pot is leeg: je moet passen.
page-say-unfit = Deze steen past nergens.
page-say-only-drawn = Na het pakken mag je alleen gepakte stenen aanleggen.
page-tell-draw-you = Je pakt een steen ({ SIGNED($points) }).
page-say-none-fits = { $count ->
    [one] Hij past niet: je beurt is voorbij.
    [3] Geen van de drie past: je beurt is voorbij.
   *[other] Geen van de { $count } past: je beurt is voorbij.
}
page-say-drawn-pass = Leg een van de gepakte stenen aan of pas.
page-say-passing = Er past niets en de pot is leeg: je past.
page-say-must-pass-undrawn = Er past niets en je mag geen stenen meer pakken: je moet passen.
page-say-passing-undrawn = Er past niets en je mag geen stenen meer pakken: je past.
page-say-several = { $tiles } passen hier. Kies de plek, dan de steen.
page-say-tile-sum = { $tile }: { $sum }
page-say-triple-opens = Het hoogste trio opent: { $tile }.
page-say-value-opens = Niemand heeft een trio, dus de hoogste waarde opent: { $tile }.
page-which-tile = Welke steen?
page-watching = Je kijkt mee.
page-watchers = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
page-pad-bot = bot
page-pad-bot-note = Een bot speelde deze beurt.
page-stand-in-short = { $count ->
    [one] één beurt door een bot
   *[other] { $count } beurten door een bot
}

## Menu, hint, getypte zetten

page-undo = Zet terugnemen
page-undo-no = Afgewezen: de zet blijft staan.
page-settings = Instellingen
page-set-language = Taal
page-rules = Spelregels
page-rule-of = De regel: { $about }
page-resign = Opgeven

## Het einde van een ronde, van een partij

page-replay = Terugkijken
page-see-result = Uitslag bekijken
page-practice = Oefenpartij: die telt niet mee voor de ranglijst.
page-practice-short = oefenpartij

## Vrienden

page-invite = Uitnodigen
page-your-name = Je naam
page-watch = Meekijken
page-fair = Eerlijk geschud

## Het begin

page-start = Startpagina
page-lead = Driehoekige stenen: leg gelijke cijfers aan elkaar, maak zeshoeken, verzamel punten.
page-play-now = Nu spelen
page-plan = Tegen { $levels } · { $edition }
page-own-numbers = Huisregels
page-must-place = Wie kan aanleggen, moet aanleggen
page-unmarked = zonder hulp: niets is gemarkeerd
page-continue = Verder spelen
page-ways = Andere manieren om te spelen
page-ladder = De ladder
page-ladder-note = Acht tegenstanders, van makkelijk tot moeilijk.
page-new-table = Nieuwe tafel
page-new-table-note = Kies je tegenstanders, de regels en het doel.
page-with-friends = Met vrienden
page-with-friends-note = Stuur een link of toon een QR-code. Niemand heeft een account nodig.
page-on-device = Op één apparaat
page-on-device-note = Geef het door. Tussen de beurten is het plankje afgedekt.
page-alone = In je eentje
page-alone-note = Solo: zoveel mogelijk punten.
page-day = Spel van de dag
page-day-note = Elke dag nieuw, en voor iedereen dezelfde stenen.
page-replay-note = Een opgeslagen partij stap voor stap bekijken.
page-games = Mijn partijen
page-games-note = Lopende en afgelopen partijen.
page-rules-note = Met voorbeelden om uit te proberen.
page-puzzles = Puzzels
page-puzzles-note = Vind de beste zet.
page-lesson = Leren spelen
page-lesson-note = Zes kleine stappen in vijf minuten.
page-lesson-offer = Nieuw hier? Leer het spel al spelend, in vijf minuten.
page-paper-pad = Scoreblok
page-paper-pad-note = Voor een partij met echte stenen.

## Lijsten

page-finished = afgelopen
page-unfinished = bezig

## Een nieuwe tafel

page-level-random = Willekeurig
page-level-casual = Rustig
page-level-greedy = Gretig
page-level-strong = Sterk
page-level-expert = Expert

## Het spel van de dag

page-day-of = Spel van de dag, { $day }

## Rond de tafel

page-besides = Meer
page-game-code = Spelcode: { $code }
