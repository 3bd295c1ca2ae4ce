### De spelregels in het Nederlands: veelgestelde vragen, en de woorden van het spel.

ask-is-this-a-bridge = Is dit een brug?
    .answer = Er moeten twee dingen kloppen. Precies één zijde sluit aan, en de hoek _tegenover_ die zijde raakt een cijfer. Raken alleen de hoeken van de gedeelde zijde andere stenen, dan is het geen brug.
    .words = brug of niet, punt, gat
ask-two-hexagons-at-once = Mijn steen maakt twee zeshoeken tegelijk af. Wat krijg ik?
    .answer = Samen { SIGNED($hexagon2) }, en voor drie { SIGNED($hexagon3) }. De waarde van de steen komt erbij.
    .words = dubbele zeshoek, meerdere
ask-hexagon-and-double = Krijg ik bij een zeshoek ook de dubbele verbinding?
    .answer = Nee. De zeshoek komt ervoor in de plaats: { SIGNED($hexagon1) }, en verder alleen de waarde.
    .words = beide bonussen, samen, optellen
ask-three-sides = Mijn steen sluit met alle drie de zijden aan. Levert dat meer op?
    .answer = Nee. Het is een dubbele verbinding, { SIGNED($double) }, en die telt één keer. Maakt hij een zeshoek af, dan telt die.
    .words = driedubbele verbinding, gat
ask-corner-only = Mag ik een steen leggen die alleen met een hoek raakt?
    .answer = Nee. Een hele zijde moet aansluiten, en beide cijfers moeten gelijk zijn.
    .words = punt, raken
ask-third-corner = De zijde past, maar de derde hoek raakt een ander cijfer. Mag dat?
    .answer = Nee. Elke hoek die een cijfer raakt, moet kloppen.
    .words = verkeerd getal, verschillend, hoek
ask-must-i-place = Moet ik aanleggen als een steen past?
    .answer = { $must ->
        [on] Aan jouw tafel wel: wie kan aanleggen, moet aanleggen. Volgens de gedrukte regels mag je in plaats daarvan een steen pakken.
       *[other] Nee. Je mag in plaats daarvan een steen pakken. Dat is soms slim, maar elke gepakte steen kost punten: { COST($draw) }.
    }
    .words = verplicht, dwang
ask-three-draws-nothing = Ik heb alles gepakt wat mag, en er past niets. Wat nu?
    .answer = { $fruitless ->
        [0] Je houdt de stenen, en de volgende is aan de beurt. Je betaalt alleen de gepakte stenen.
       *[other] Je houdt de stenen en krijgt extra minpunten: { COST($fruitless) }. Dan is de volgende aan de beurt.
    }
    .words = drie keer gepakt, derde steen, pech
ask-stop-drawing = Mag ik na de eerste gepakte steen stoppen?
    .answer = Alleen door hem aan te leggen. Anders blijf je stenen pakken tot je er deze beurt { $draws } hebt.
    .words = eerder stoppen, genoeg, hoeveel
ask-rack-after-draw = Ik heb een steen gepakt. Mag ik een steen aanleggen die ik al had?
    .answer = Nee, niet in deze beurt. Maar je mag kiezen uit alle stenen die je in deze beurt hebt gepakt.
    .words = oude steen, plankje, andere steen
ask-stock-runs-out = De pot raakt leeg terwijl ik stenen pak. Wat kost dat?
    .answer = { $empty ->
        [0] Niet meer dan de gepakte stenen. Je beurt is voorbij.
       *[other] Eén keer { COST($empty) }, boven op de gepakte stenen. Je beurt is voorbij.
    }
    .words = pot leeg, geen stenen meer
ask-no-triple = Niemand heeft een trio. Wie begint?
    .answer = De steen met de hoogste waarde. Zijn er twee gelijk, dan beslist het grootste losse cijfer, dan het volgende.
    .words = openen, beginnen, eerste
ask-keep-my-triple = Mag ik mijn trio houden en met een andere steen openen?
    .answer = Nee. Wie opent, moet dat met die steen doen. Je mag hem draaien zoals je wilt.
    .words = beginnen, kiezen, verplicht
ask-out-with-drawn = Kan mijn laatste steen er een zijn die ik net heb gepakt?
    .answer = Nee. Wie een steen pakt, heeft nog oudere stenen, en die moeten tot de volgende beurt wachten. Alleen bij solo met 0 stenen aan het begin is elke steen een gepakte.
    .words = laatste steen, uit, klaar
ask-others-lose = Verliezen de anderen punten voor de stenen die ze nog hebben?
    .answer = Nee. Wie uit is krijgt die punten, maar niemand verliest ze. Alleen als de ronde vastzit, gaan de eigen stenen eraf.
    .words = min, overgebleven stenen, rest
ask-how-do-we-notice = Hoe merken we aan tafel dat de ronde vastzit?
    .answer = Als de pot leeg is en iedereen na elkaar heeft gepast. De betaalde minpunten blijven op het scoreblok staan.
    .words = geblokkeerd, niemand kan, passen
ask-same-total = Twee van ons hebben evenveel punten. Wie wint?
    .answer = Allebei. Het is een gedeelde overwinning.
    .words = gelijkspel, gelijk, evenveel
ask-same-rest = De ronde zit vast, en twee hebben even weinig. Wie krijgt punten?
    .answer = Allebei, op dezelfde manier: de waarde van alle stenen van de anderen, min die van de eigen stenen.
    .words = gelijkspel, laagste, gelijk
ask-target-in-mid-round = Ik heb midden in een ronde { $target } punten. Heb ik gewonnen?
    .answer = Nog niet. Speel de ronde uit. Heeft iemand dan nog { $target } punten, dan wint wie de meeste heeft.
    .words = doel bereikt, meteen, driehonderd
ask-below-zero = Kan een score onder nul komen?
    .answer = Ja. Een steen pakken kost punten, ook als je er geen hebt.
    .words = min, negatief
ask-which-numbers = In onze handleiding staan andere getallen. Welke gelden?
    .answer = Die jullie samen afspreken. De gedrukte regels verschillen: kies de versie die bij jullie spel hoort, of speel met eigen getallen. De tabel met versies laat zien wat anders is.
    .words = versie, huisregels, uitgave, andere regels

## De woorden van het spel

term-tile = steen
    .meaning = Een driehoek met drie cijfers.
term-value = waarde
    .meaning = De drie cijfers van een steen, opgeteld.
term-side = zijde
    .meaning = Een van de drie randen van een steen, met een cijfer aan elk uiteinde.
term-corner = hoek
    .meaning = Waar twee zijden samenkomen. Daar staat een cijfer.
term-triple = trio
    .meaning = Een steen met drie gelijke cijfers.
term-starting-tile = startsteen
    .meaning = De eerste steen van een ronde.
term-rack = plankje
    .meaning = Daarop staan je stenen zo dat alleen jij ze ziet.
term-stock = pot
    .meaning = De omgedraaide stenen waaruit je stenen pakt.
term-spot = vrije plek
    .meaning = Een plek naast een steen waar nog niets ligt.
term-score-pad = scoreblok
    .meaning = Het blad waarop de punten staan.
term-turn = beurt
    .meaning = Wat een speler doet tot de volgende mag.
term-round = ronde
    .meaning = Van het uitdelen tot iemand uit is of niets meer past.
term-match = partij
    .meaning = Alle rondes tot iemand het doel haalt.
term-bonus = bonus
    .meaning = Punten boven op de waarde van een steen.
term-bridge = brug
    .meaning = Eén zijde sluit aan, en de hoek ertegenover raakt ook.
term-double-connection = dubbele verbinding
    .meaning = Twee zijden sluiten aan.
term-hexagon = zeshoek
    .meaning = Zes stenen rond één punt.
term-penalty = minpunten
    .meaning = Punten die eraf gaan.
term-pass = passen
    .meaning = Je beurt beëindigen omdat er niets te pakken is.
term-out = is uit
    .meaning = Heeft de laatste steen van het plankje gelegd.
term-blocked = ronde zit vast
    .meaning = De pot is leeg, en geen steen past meer.
term-tiles-left = overgebleven stenen
    .meaning = Wat aan het eind van de ronde nog op de plankjes ligt.
term-target = doel
    .meaning = De punten waarmee een partij eindigt.
term-shared-win = gedeelde overwinning
    .meaning = Meerdere spelers hebben de meeste punten, en ze hebben allemaal gewonnen.
term-solitaire = solo
    .meaning = Het spel voor één persoon.
term-game-code = spelcode
    .meaning = Een woord dat voor de volgorde van de stenen staat.
