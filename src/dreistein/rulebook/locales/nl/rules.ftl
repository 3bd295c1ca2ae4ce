### De spelregels in het Nederlands. Aanspreekvorm: je.
###
### Een regel heeft .short (één zin), .text, .words (andere woorden om hem te zoeken) en, waar de
### gedrukte regels iets openlaten, .open (wat) en .ruling (hoe wij beslissen, en waarom).

book = De spelregels
    .text =
        Je speelt met driehoekige stenen. Leg een steen zo aan dat zijn cijfers bij de buren passen. Elke steen levert punten op, en slimme plekken leveren meer op. Wie aan het eind de meeste punten heeft, wint.

        Dit zijn de regels van het spel dat als { $sold } wordt verkocht, in onze eigen woorden. De gedrukte regels laten soms iets open. Daar zeggen we hoe wij beslissen, en waarom.

part-tiles = De stenen
part-start = Voor je begint
part-turn = Jouw beurt
part-bonus = Bonuspunten
part-end = Hoe het eindigt
part-solitaire = Alleen spelen
part-house = Huisregels

tiles = De stenen
    .short = Er zijn { $tiles } stenen, elk met drie cijfers van 0 tot en met { $highest }.
    .text =
        Elke combinatie van drie cijfers komt precies één keer voor.

        Tel de drie cijfers van een steen op: dat is zijn _waarde_. Die krijg je als je de steen aanlegt.
    .open = De gedrukte regels zeggen niet welke kant de cijfers op lopen.
    .ruling = We nemen de stenen zoals ze worden verkocht. Begin bij het kleinste cijfer en lees met de klok mee: de cijfers worden nooit kleiner. Daarom is er wel een 0–1–2, maar geen 0–2–1.
    .words = stukken, domino, hoeveel, waard, som, met de klok mee

triple = Trio’s
    .short = Een trio is een steen met drie gelijke cijfers. Er zijn er { $triples }.
    .text = Trio’s zijn belangrijk aan het begin: het hoogste opent de ronde. Daarna is een trio een steen als alle andere.
    .words = drie dezelfde, gelijke getallen, drieling

deal = Uitdelen
    .short = Schud de stenen met de cijfers naar beneden. Iedereen pakt er een paar; de rest is de pot.
    .text =
        Zoveel stenen pakt iedereen:

        - met z’n tweeën: elk { $deal2 }
        - met z’n drieën: elk { $deal3 }
        - met z’n vieren: elk { $deal4 }
        - met z’n vijven: elk { $deal5 }
        - met z’n zessen: elk { $deal6 }

        Zet je stenen zo op je plankje dat alleen jij ze ziet. De _pot_ blijft met de cijfers naar beneden liggen, waar iedereen erbij kan.
    .words = schudden, delen, hoeveel stenen, spelers, plankje, voorbereiding, geven

opening = Wie begint
    .short = Het hoogste trio opent de ronde. Zonder trio is dat de steen met de hoogste waarde.
    .text =
        Bekijk je stenen. Wie het hoogste trio heeft, legt het in het midden. Zelfs 0–0–0 gaat voor elke steen die geen trio is.

        Heeft niemand een trio, dan opent de hoogste waarde. Daarna gaat het met de klok mee verder.
    .open = Wat als twee stenen evenveel waard zijn? En mag je met een andere steen openen?
    .ruling = Bij gelijke waarde gaat het grootste losse cijfer voor, dan het volgende: 3–5–5 opent voor 4–4–5. Zo staat altijd vast wie begint. De steen kies je niet zelf, anders zou de regel niets beslissen. Alleen hoe je hem draait is vrij.
    .words = beginnen, eerste, openen, startsteen, wie mag eerst, hoogste

start-bonus = De startbonus
    .short = { $needs ->
        [triple] Wie opent, krijgt de waarde van de steen, en { SIGNED($start) } als het een trio is.
       *[any] Wie opent, krijgt de waarde van de steen en { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] De startbonus is er één keer per ronde, voor de eerste steen. Een andere bonus kan dan nog niet.
       *[other] De startbonus is er één keer per ronde, voor de eerste steen. Wie met 0–0–0 opent, krijgt nog { SIGNED($zero) }.
    }
    .words = eerste steen, beginnen, openen, startsteen

turn = Een beurt
    .short = In je beurt leg je een steen aan, of je pakt er een.
    .text =
        Past een van je stenen, dan mag je hem aanleggen. Je schrijft de punten op, en de volgende is aan de beurt.

        Past er geen, of wil je er geen aanleggen, dan pak je er een uit de pot.
    .words = aan de beurt, zet, wat mag ik

placing = Een steen aanleggen
    .short = Een hele zijde moet aansluiten, en de twee cijfers daar moeten gelijk zijn.
    .text =
        Zoek een vrije plek naast een steen op tafel. Je steen moet daar met een hele zijde aansluiten. Aan beide uiteinden van die zijde moeten de cijfers hetzelfde zijn.

        Je krijgt de waarde van je steen, en soms een bonus.
    .open = Is het genoeg als een steen alleen met een hoek raakt?
    .ruling = Nee. De regels hebben het over twee cijfers die gelijk zijn, en twee cijfers komen alleen bij een hele zijde samen.
    .words = leggen, passen, raken, buur, zijde, neerleggen

corners = Elke hoek moet kloppen
    .short = Waar een hoek een cijfer raakt, moet het hetzelfde cijfer zijn.
    .text = Een hoek van je steen kan op een punt komen waar al een andere steen ligt. Dan moeten beide cijfers gelijk zijn, ook als de twee stenen geen zijde delen.
    .open = De gedrukte regels hebben het alleen over de twee cijfers van een zijde, niet over de derde hoek.
    .ruling = Elke hoek moet kloppen. Anders zouden er bij een brug of een zeshoek verschillende cijfers bij elkaar kunnen liggen. Dan ziet niemand meer wat past. Zo past een steen ook maar op één manier op een plek.
    .words = derde hoek, punt, verkeerd getal, verschillend

draw = Pakken
    .short = { $draws ->
        [one] Pak een steen uit de pot: { COST($draw) }.
       *[other] Pak een steen uit de pot: { COST($draw) } per steen. Hoogstens { $draws } per beurt.
    }
    .text =
        Past de gepakte steen, dan mag je hem meteen aanleggen. Dan is je beurt voorbij.

        Past hij niet, of wil je liever wachten, pak dan nog een steen, tot je alles hebt gepakt wat mag.
    .open = Mag je na het pakken een steen aanleggen die je al had? Of een die je eerder in deze beurt pakte?
    .ruling =
        Alleen stenen die je in deze beurt hebt gepakt, maar dan ook elke, niet alleen de laatste.

        Pak je een steen, dan moeten de stenen die je al had tot je volgende beurt wachten. Maar alle stenen waarvoor je hebt betaald, mag je ook gebruiken.
    .words = nemen, pot, minpunten, kost, nog een steen

three-draws = Alles gepakt, niets aangelegd
    .short = { $fruitless ->
        [0] Heb je alles gepakt wat mag en leg je er geen aan, dan eindigt je beurt. Meer kost het niet.
       *[other] Heb je alles gepakt wat mag en leg je er geen aan, dan eindigt je beurt met extra minpunten: { COST($fruitless) }.
    }
    .text = { $draws ->
        [one] Je mag in een beurt { $draws } steen pakken. Past hij niet, dan houd je hem, en de volgende is aan de beurt.
       *[other] Je mag in een beurt { $draws } stenen pakken. Past er geen, dan houd je ze allemaal, en de volgende is aan de beurt.
    }
    .open = Wat als de laatste steen niet past, maar een eerdere wel?
    .ruling = Dan mag je die nog aanleggen, of ze allemaal houden. Past er geen, dan eindigt de beurt vanzelf.
    .words = drie stenen, derde steen, niets past, pech, drie keer

choice = Niemand hoeft aan te leggen
    .short = { $must ->
        [on] Niet aan jouw tafel: wie kan aanleggen, moet aanleggen. Hieronder staat de gedrukte regel.
       *[other] Je mag een steen pakken, ook als een van je eigen stenen past.
    }
    .text = Misschien bewaar je een steen voor een betere plek. Dat mag. Maar een beurt eindigt pas als je aanlegt, of als je alle stenen hebt gepakt die je mag pakken.
    .open = Volgens de gedrukte regels mag je een steen pakken als je niet wilt aanleggen. Moet je een gepakte steen die past wel aanleggen?
    .ruling = Nee. Hoef je een steen van je plankje niet aan te leggen, dan een gepakte ook niet. Maar eerder stoppen kan niet: je gaat door tot je aanlegt of alles hebt gepakt.
    .words = moet ik, verplicht, dwang, houden, bewaren, weigeren

stock-empty = De pot is leeg
    .short = { $empty ->
        [0] Moet je een steen pakken en is de pot leeg? Dan pas je. Dat kost niets.
       *[other] Moet je een steen pakken en is de pot leeg? Dan pas je: { COST($empty) }.
    }
    .text = { $empty ->
        [0] Daarmee is je beurt voorbij. Het maakt niet uit of het je eerste steen van deze beurt zou zijn of een latere.
       *[other] Je betaalt één keer, en je beurt is voorbij. Het maakt niet uit of het je eerste steen van deze beurt zou zijn of een latere.
    }
    .open = Wat als de pot midden in een beurt leegraakt? En mag je passen terwijl je kunt aanleggen?
    .ruling = { $must ->
        [on] Midden in een beurt telt het net zo, en maar één keer: je moest een steen pakken en dat kon niet. Passen mag alleen als geen steen past.
       *[other] Midden in een beurt telt het net zo, en maar één keer: je moest een steen pakken en dat kon niet. Je mag ook passen als je zou kunnen aanleggen, want niemand hoeft aan te leggen.
    }
    .words = geen stenen meer, niets te pakken, passen, op, leeg

one-bonus = Maar één soort bonus
    .short = Een steen krijgt hoogstens één soort bonus. De plek beslist welke.
    .text =
        Kijk welke zijden aansluiten en welke hoeken raken:

        - zeshoek: de steen is de zesde rond een punt
        - dubbele verbinding: twee zijden sluiten aan, en geen zeshoek
        - brug: één zijde en de hoek ertegenover
        - anders telt alleen de waarde van de steen
    .open = De gedrukte regels zeggen niet of een brug en een dubbele verbinding samen kunnen tellen.
    .ruling = Ze komen nooit samen. Een brug sluit met precies één zijde aan, een dubbele verbinding met twee.
    .words = extra punten, samen, allebei, optellen, tegelijk, tegelijkertijd

bridge = Brug
    .short = Eén zijde sluit aan, en de hoek ertegenover raakt een cijfer: { SIGNED($bridge) }.
    .text =
        Je steen sluit met precies één zijde aan op een andere steen. Kijk nu naar de hoek _tegenover_ die zijde. Raakt die een steen die er al ligt, dan heb je een brug gebouwd.

        Het cijfer in die hoek moet natuurlijk kloppen.
    .open = De gedrukte regels laten open welke hoek moet raken.
    .ruling = Het moet de hoek tegenover de gedeelde zijde zijn. De andere twee hoeken horen bij die zijde en raken altijd, dus die maken geen brug.
    .words = gat, punt, overbruggen, verbinden, extra punten

double-connection = Dubbele verbinding
    .short = Twee zijden van je steen sluiten aan: { SIGNED($double) }.
    .text = Je steen sluit met twee zijden aan op twee stenen. Maakt hij daarbij een zeshoek af, dan telt de zeshoek in plaats daarvan.
    .open = Wat als alle drie de zijden aansluiten?
    .ruling = Dat telt één keer, net als twee zijden. Een derde verbinding kennen de regels niet.
    .words = twee zijden, drie zijden, twee stenen, dubbel, extra punten

hexagon = Zeshoek
    .short = Je steen is de zesde rond een punt: { SIGNED($hexagon1) }.
    .text =
        Rond één punt passen zes stenen. Wie de zesde legt, maakt de zeshoek af.

        Die steen sluit altijd ook met twee zijden aan. De dubbele verbinding komt er niet bij: de zeshoek komt ervoor in de plaats.
    .words = zes stenen, cirkel, ring, ster, sluiten, extra punten

two-hexagons = Twee zeshoeken tegelijk
    .short = Eén steen maakt twee zeshoeken af: { SIGNED($hexagon2) }. Drie: { SIGNED($hexagon3) }.
    .text = Af en toe is een steen de zesde rond twee van zijn hoeken, heel zelden rond alle drie. Zoveel zeshoeken maakt hij af. De score geldt voor alle samen.
    .open = De meeste gedrukte regels noemen maar één zeshoek.
    .ruling = Meerdere zeshoeken tellen, want ze zijn allemaal echt af. Hoeveel ze samen opleveren, hangt af van de spelregelversie.
    .words = dubbele zeshoek, driedubbele zeshoek, meerdere

out = Uit
    .short = Wie de laatste steen van het plankje legt, is uit en beëindigt de ronde: { SIGNED($out) } en de waarde van alle stenen van de anderen.
    .text =
        Eerst telt de laatste steen zoals altijd. Dan komen er { SIGNED($out) } bij en de waarde van alle stenen die de anderen nog hebben.

        De anderen verliezen niets.
    .open = Wat als op dat moment ook niemand anders meer kan aanleggen?
    .ruling = Dan is die speler gewoon uit, en zit de ronde niet vast. We kijken na elke actie, en dan eerst of iemand uit is.
    .words = klaar, laatste steen, plankje leeg, einde van de ronde, ronde winnen

blocked = De ronde zit vast
    .short = De pot is leeg en niemand heeft een steen die past: de ronde is afgelopen.
    .text =
        Iedereen telt de stenen op het eigen plankje op. Wie de laagste waarde heeft, krijgt de waarde van alle stenen van de anderen, min die van de eigen stenen.

        De bonus voor uit zijn vervalt, want niemand is uit.
    .open = Wanneer is het precies voorbij? Betaalt iedereen nog voor het passen?
    .ruling = Het is meteen voorbij, voordat nog iemand voor passen betaalt. Wat de laatste actie zelf kost, wordt nog betaald. Met echte stenen zie je de andere plankjes niet. Dan merk je het pas als iedereen heeft gepast, en die minpunten blijven op het scoreblok staan.
    .words = vast, geblokkeerd, niemand kan, einde van de ronde, laagste

blocked-tie = Gelijke stand als de ronde vastzit
    .short = Hebben meerdere spelers dezelfde laagste waarde, dan krijgt elk van hen punten.
    .text = Elk van hen krijgt de waarde van alle stenen van de anderen, min die van de eigen stenen.
    .open = De gedrukte regels hebben het over één speler met de laagste waarde. Het kunnen er twee zijn.
    .ruling = Beiden rekenen op dezelfde manier. Niemand hoort slechter af te zijn omdat een ander net zo goed speelde.
    .words = gelijkspel, gelijk, evenveel, laagste waarde

all-pass = Iedereen past
    .short = De pot is leeg, en iedereen heeft na elkaar gepast: de ronde is afgelopen.
    .text = { $empty ->
        [0] De ronde telt dan als vastgelopen, ook als iemand had kunnen aanleggen.
       *[other] De ronde telt dan als vastgelopen, ook als iemand had kunnen aanleggen. De laatste keer passen wordt nog betaald.
    }
    .open = Als niemand hoeft aan te leggen, zou iedereen eeuwig kunnen blijven passen.
    .ruling = Om elke ronde te laten eindigen, is het genoeg als iedereen één keer na elkaar past. Een beurt waarin iemand een steen pakte, telt niet als passen.
    .words = passen, eeuwig, eindeloos, niemand wil, weigeren

match-end = Het einde van de partij
    .short = Heeft iemand aan het eind van een ronde { $target } punten of meer, dan is de partij afgelopen. Wie de meeste heeft, wint.
    .text =
        Je speelt ronde na ronde, en elke ronde wordt opnieuw uitgedeeld. De punten van alle rondes worden opgeteld.

        Dat wordt pas aan het eind van een ronde bekeken. Een score mag onder nul komen.
    .open = Sommige gedrukte regels lijken te zeggen dat de partij bij { $target } punten meteen stopt, of dat wie daar het eerst is, heeft gewonnen.
    .ruling = Het einde van de ronde telt, en dan de meeste punten. Zo staat het in alle versies waar ze het einde beschrijven, en het is eerlijk: iedereen mag de ronde afmaken.
    .words = winnen, winnaar, doel, afgelopen, driehonderd, hoe lang

tie = Gelijke stand
    .short = Hebben meerdere spelers de meeste punten, dan delen ze de overwinning.
    .text = Er is geen extra ronde en er wordt niets anders geteld. Iedereen met hetzelfde hoogste totaal heeft gewonnen.
    .open = De gedrukte regels zeggen er niets over.
    .ruling = Een gedeelde overwinning is het eenvoudigste antwoord, en het vriendelijkste. Wil je verder, speel dan een nieuwe partij.
    .words = gelijkspel, evenveel punten, gelijk, gedeelde overwinning, gedeelde winst, allebei

solitaire = Solo
    .short = Er ligt één steen op tafel. Je hebt { $rack } stenen en verzamelt zoveel mogelijk punten.
    .text =
        Schud alle stenen. Er wordt er één omgedraaid en in het midden gelegd. Pak { $rack } stenen voor je plankje en speel volgens de regels hierboven.

        Met dezelfde spelcode spelen twee mensen precies dezelfde stenen en kunnen ze vergelijken.
    .open = Hoeveel stenen pak je? En telt de eerste steen?
    .ruling = Gewoonlijk { $rack }; van 0 tot en met { $mostrack } kan ook. Met 0 pak je elke steen uit de pot. De eerste steen levert niets op, want die komt puur door toeval. Hij telt ook niet als gepakt.
    .words = alleen, één speler, solitaire, patience

solitaire-draws = Pakken bij solo
    .short = Je mag in de hele partij { $limit } stenen pakken.
    .text = Elke gepakte steen kost punten, zoals altijd: { COST($draw) }. Heb je ze allemaal gepakt, dan telt de pot als leeg, ook als er nog stenen liggen.
    .open = De gedrukte regels noemen een grens alleen als voorstel, zodat je scores kunt vergelijken.
    .ruling = Gewoonlijk { $limit }; van 0 tot en met { $mostlimit } kan ook. Plankje en grens mogen niet allebei 0 zijn, want dan valt er niets te spelen.
    .words = grens, alleen, hoe vaak, twintig, limiet

solitaire-end = Het einde bij solo
    .short = Plankje leeg: { SIGNED($out) }. Niets meer te pakken en er past niets: de waarde van je stenen gaat eraf.
    .text =
        - Leg je je laatste steen, dan ben je uit en krijg je { SIGNED($out) }.
        - Is er niets meer te pakken en past er niets, dan is de partij voorbij. De waarde van je stenen gaat eraf.
        - Pas je terwijl je kunt aanleggen, dan betaal je daarvoor, en is de partij ook voorbij.
    .open = De gedrukte regels zeggen niet hoe een solopartij eindigt.
    .ruling = Het eindigt als een ronde met anderen. Alleen is er niemand van wie je de stenen krijgt. Begin je met 0 stenen, dan ben je pas uit als er niets meer te pakken is. Het kan zelfs meteen na het uitdelen voorbij zijn, als er niets past en er niets te pakken is.
    .words = afgelopen, alleen, uitslag, min

must-place = Huisregel: wie kan aanleggen, moet aanleggen
    .short = Een steen pakken of passen mag alleen als je niets kunt aanleggen.
    .text =
        Volgens alle gedrukte regels mag je een steen pakken, ook als je kunt aanleggen. Veel families spelen het anders, en zo staat het ook in sommige beschrijvingen van Triominos. Je kunt deze regel aanzetten als je een tafel opent.

        Zolang een van je stenen past, moet je aanleggen: je mag geen steen pakken en niet passen. Heb je een steen gepakt, dan tellen alleen de stenen van deze beurt: zodra er een past, leg je die aan. Verder verandert er niets.

        Wie een steen pakt, verraadt dus iets: op dat plankje paste niets.
    .words = huisregel, verplicht, verplichting, moeten, dwang, expres pakken, familieregel

## De voorbeelden. $tile, $value, $bonus, $sum en dergelijke komen uit de stelling.

scene-tile = Deze steen is { $value } punten waard.
scene-triples = De { $triples } trio’s.
scene-dealt = Twee plankjes na het uitdelen.
scene-opening = Niemand heeft een hoger trio dan 0–0–0, dus { $name } opent daarmee: { $sum }.
scene-opening-no-triple = Geen trio: 3–5–5 en 4–4–5 zijn allebei { $value } waard. { $name } opent met { $tile }: { $sum }.
scene-start = { $name } opent met { $tile }: { $sum }.
scene-fits = Beide cijfers van de zijde kloppen. { $tile } levert { $sum } op.
scene-touching = { $tile } raakt alleen met een hoek. Dat mag niet.
scene-corner = Hier kan { $tile } niet. De zijde zou passen, maar de derde hoek raakt een ander cijfer.
scene-drawn = Ada pakt 2–2–3 en legt hem aan: { $turn }, dat is samen { SIGNED($made) }.
scene-fruitless = Er past niets: { $turn }, dat is samen { SIGNED($made) }. De stenen blijven op Ada’s plankje.
scene-empty = Ada kan niet aanleggen, en de pot is leeg: { $turn }. Ben is aan de beurt.
scene-bridge = Een brug. Onderaan sluit één zijde aan, en de hoek ertegenover raakt een 4: { $sum }.
scene-no-bridge = Geen brug. De hoek ertegenover is vrij: { $sum }.
scene-double = Een dubbele verbinding. Twee zijden sluiten aan: { $sum }.
scene-hexagon = De zesde steen maakt de zeshoek af: { $sum }.
scene-two-hexagons = Eén steen, twee zeshoeken: { $sum }.
scene-three-hexagons = Eén steen, drie zeshoeken: { $sum }.
scene-out = Ada legt haar laatste steen: { $sum }. Daar komen { SIGNED($out) } en Bens stenen bij, { $others }: samen { SIGNED($gain) }.
scene-blocked = Er past niets meer. { $scorer } heeft het minst, { $own }, en krijgt { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada en Ben hebben allebei nog { $own }. Elk krijgt { $others } − { $own } = { $gain }.
scene-all-pass = Ben zou 2–2–3 kunnen aanleggen, maar beiden passen. Ada heeft het minst, { $own }: ze krijgt { $others } − { $own } = { $gain }.
scene-match-end = Twee hebben het doel bereikt. { $first } heeft de meeste punten en wint met { $made }.
scene-tie = { $first } en { $second } delen de overwinning met { $made } punten.
scene-solitaire = De eerste steen, en je plankje.
scene-solitaire-empty = Er is niets meer te pakken. { $tile } past nog: { $sum }.
scene-solitaire-out = De laatste steen: { $sum }, en { SIGNED($gain) } omdat je uit bent.
scene-solitaire-blocked = 0–1–1 past niet, en er is niets meer te pakken: { SIGNED($gain) }.
scene-must-place = { $tile } past, dus Ada moet die aanleggen: { $sum }.

## De versies naast elkaar

row-deal = stenen met 2, 3, 4, 5, 6 spelers
row-start = openen
row-needs = alleen met een trio
row-zero = openen met 0–0–0, extra
row-bridge = brug
row-double = dubbele verbinding
row-hexagons = één, twee, drie zeshoeken
row-out = laatste steen
row-draw = elke gepakte steen
row-draws = stenen die je per beurt mag pakken
row-fruitless = alles gepakt, niets aangelegd, extra
row-empty = pot leeg
row-target = doel
row-must = wie kan aanleggen, moet aanleggen
yes = ja
no = nee
note-german = De Duitse tekst van de gedrukte regels.
note-international = De Nederlandse, Engelse, Franse, Italiaanse en Spaanse tekst.
note-early = Een oudere versie. De tekst geeft meer voor zeshoeken dan de tabel; wij volgen de tekst.
note-triominos = Het bekendere familielid, voor wie ermee is opgegroeid.
note-house = De getallen van jullie tafel.
