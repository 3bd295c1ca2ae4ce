### Wat er fout kan zijn, in het Nederlands.
###
### $found en dergelijke zijn getallen, notatie, vreemde tekst tussen "…", of woorden uit
### dreistein.rules.errors.

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
    [null] null, zoals bij ‘hands’
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
error-no-such-action = { $text } is geen actie; schrijf een steen met zijn plek zoals 453@1,0, + om een steen te pakken of - om de beurt te beëindigen zonder aan te leggen.
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
error-no-deal-for-players = De stenen van deze spelregelversie zijn voor { $known } spelers, niet voor { $players }.
error-small-set = Aan een tafel speel je met alle 56 stenen, niet met { $tiles }.
error-player-count = { $found ->
    [one] Met { $found } speler gaat dat niet; aan een tafel spelen er 2 tot en met 6, solo speelt er één.
   *[other] Met { $found } spelers gaat dat niet; aan een tafel spelen er 2 tot en met 6, solo speelt er één.
}
error-solitaire-number = Voor solo staat bij ‘{ $field }’ { found }; het moet een geheel getal van 0 tot en met { $most } zijn.
error-solitaire-nothing = Solo heeft stenen op het plankje of stenen om te pakken nodig; ze kunnen niet allebei 0 zijn.

## Delen

error-tile-twice = De steen { $tile } is twee keer uitgedeeld. Elke steen is er maar één keer.
error-tile-missing = { $found ->
    [one] Er is { $found } steen uitgedeeld, en { $tile } is er niet bij; het moeten er { $tiles } zijn.
   *[other] Er zijn { $found } stenen uitgedeeld, en { $tile } is er niet bij; het moeten er { $tiles } zijn.
}
error-not-in-set = De steen { $tile } hoort niet bij de { $tiles } stenen van deze set.
error-deal-size = { $found ->
    [one] Plaats { $seat } (geteld vanaf 0) kreeg { $found } steen; het moeten er { $wanted } zijn.
   *[other] Plaats { $seat } (geteld vanaf 0) kreeg { $found } stenen; het moeten er { $wanted } zijn.
}
error-hand-count = { $found ->
    [one] Er is aan { $found } plaats uitgedeeld; deze tafel heeft er { $wanted }.
   *[other] Er is aan { $found } plaatsen uitgedeeld; deze tafel heeft er { $wanted }.
}
error-starting-tile = Alleen solo begint met een steen op tafel, en dat altijd.

## Acties

error-round-over = { $end ->
    [out] De ronde is afgelopen (de laatste steen is gelegd); er volgt geen actie meer.
   *[blocked] De ronde is afgelopen (hij zit vast); er volgt geen actie meer.
}
error-match-over = De partij is afgelopen. Er volgt geen ronde meer.
error-round-unfinished = De ronde is nog niet afgelopen. De volgende begint pas daarna.
error-not-your-turn = Je bent niet aan de beurt.
error-must-open = De ronde moet worden geopend met de steen { $tile }, op vak 0,0.
error-start-cell = De startsteen ligt op vak 0,0, niet op { $cell }.
error-not-your-tile = Wie aan de beurt is, heeft de steen { $tile } niet op het plankje.
error-not-drawn = De steen { $tile } is niet in deze beurt gepakt. Na het pakken mag je alleen aanleggen: { $drawn }.
error-occupied = Op vak { $cell } ligt al een steen ({ $there }). Kies een vrije plek.
error-no-side = Geen zijde van vak { $cell } raakt een steen. Minstens één zijde moet aansluiten.
error-corner = De { $number } van { $placement } komt op roosterpunt { $point } te liggen, waar een { $there } is; de cijfers op een punt moeten gelijk zijn.
error-stock-empty = Er is niets meer te pakken. Leg een steen aan, of beëindig de beurt met -.
error-no-more-draws = { $draws ->
    [one] De ene steen die een beurt toestaat is gepakt; leg { $drawn } aan, of houd hem met -.
   *[other] De { $draws } stenen die een beurt toestaat zijn gepakt; leg er een aan ({ $drawn }), of houd ze met -.
}
error-wrong-draw = De volgende steen van de pot is niet { $tile }.
error-must-go-on = { $left ->
    [one] De beurt is nog niet voorbij: leg een steen aan of pak er een; er mag nog { $left } steen gepakt worden.
   *[other] De beurt is nog niet voorbij: leg een steen aan of pak er een; er mogen nog { $left } stenen gepakt worden.
}
error-must-place = De steen { $tile } past. Aan deze tafel geldt: wie kan aanleggen, moet aanleggen; een steen pakken of passen mag alleen als je niet kunt aanleggen.

## Partijbestanden

error-too-large = { $part ->
    [record] Het partijbestand is groter dan { $most } { unit }. Meer wordt niet gelezen.
    [round] Een ronde is groter dan { $most } { unit }. Meer wordt niet gelezen.
    [value] De waarde is groter dan { $most } { unit }. Meer wordt niet gelezen.
   *[other] Het veld { $part } is groter dan { $most } { unit }. Meer wordt niet gelezen.
}
error-too-many-fields = Het partijbestand heeft meer dan { $most } velden. Meer wordt niet gelezen.
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
error-observed = Deze partij is opgeschreven door iemand die alleen de tafel zag. Plankjes en pot kent niemand, en die zijn hiervoor nodig.
error-opens-with-tile = Een ronde begint met een steen op vak 0,0, niet met { $action }.
error-left-count = { $wanted ->
    [one] Plaats { $seat } (geteld vanaf 0) heeft aan het einde { $wanted } steen; bij ‘left’ staan er { $there }.
   *[other] Plaats { $seat } (geteld vanaf 0) heeft aan het einde { $wanted } stenen; bij ‘left’ staan er { $there }.
}
error-left-hands = { $found ->
    [one] Bij ‘left’ staat { $found } plankje; deze tafel heeft er { $wanted }.
   *[other] Bij ‘left’ staan { $found } plankjes; deze tafel heeft er { $wanted }.
}
error-seat-count = { $actions ->
    [one] Bij ‘seats’ hoort een cijfer voor { $actions } actie, van 0 tot en met { $last }.
   *[other] Bij ‘seats’ hoort een cijfer voor elk van de { $actions } acties, van 0 tot en met { $last }.
}
error-not-blocked = De ronde zat niet vast: er was nog een steen te pakken, of een steen die over was past.
error-other-turn = Plaats { $turn } (geteld vanaf 0) is aan de beurt, niet plaats { $seat }.
error-no-places = De stenen kunnen niet zo liggen dat de punten kloppen: voor { $tile }, steen { $number } van zijn ronde, is er geen plek.
error-places-unclear = De stenen kunnen op te veel manieren gelegen hebben; het zoeken kwam tot { $tile }, steen { $number } van zijn ronde. Schrijf bij een paar stenen waar ze lagen.
error-too-many-readings = Van wie elke actie was, kan op te veel manieren gelezen worden. Voeg bij de ronde ‘seats’ toe, een cijfer voor elke actie.
error-sheet-text = Het blad is geen tekst in UTF-8 (byte { $at }).
error-sheet-players = Op het blad staat niet wie er spelen. Begin met een regel als: players Ada, Ben.
error-sheet-player = Regel { $line } begint met geen van de namen: { $text }. Er spelen { $known }.
error-sheet-word = Regel { $line }: { $text } is geen actie. Schrijf 453@1,0, of de steen 345 en zijn bonus (bridge, double of hexagon), + voor elke gepakte steen, of - voor een beurt die zonder steen eindigt.
error-sheet-number = Regel { $line }: { $text } kan geen aantal stenen zijn.
error-sheet-value = Regel { $line } heeft de waarde van een steen, maar niet de getallen.
error-sheet-games = { $found ->
    [one] Het bestand bevat { $found } partij. Exporteer één partij apart.
   *[other] Het bestand bevat { $found } partijen. Exporteer één partij apart.
}
error-round-too-many = { $before ->
    [unfinished] Er volgt nog een ronde, hoewel de vorige niet afgelopen is.
   *[over] Er volgt nog een ronde, hoewel de partij afgelopen was.
}
error-no-round = { $rounds ->
    [one] Het partijbestand heeft { $rounds } ronde; een ronde { $round }, geteld vanaf 0, is er niet.
   *[other] Het partijbestand heeft { $rounds } rondes; een ronde { $round }, geteld vanaf 0, is er niet.
}
error-no-position = { $actions ->
    [one] Ronde { $round } heeft { $actions } actie; een stelling na { $at } is er niet.
   *[other] Ronde { $round } heeft { $actions } acties; een stelling na { $at } is er niet.
}
error-not-over = Dat kan pas als de partij afgelopen is.

## Tafels, verbindingen, server

error-no-such-table = Deze tafel bestaat niet, of deze link leidt er niet heen.
error-no-such-seat = Die plaats is er niet aan deze tafel.
error-seat-taken = Daar zit al iemand. Neem een andere plaats, of kijk mee.
error-table-full = Alle plaatsen zijn bezet. Je kunt meekijken.
error-not-your-seat = Deze plaats is niet van jou, dus je kunt er niets doen.
error-only-watching = Je kijkt alleen mee.
error-too-many-phrases = { $seconds ->
    [one] Laat de anderen even aan het woord. Over { $seconds } seconde kun je weer iets zeggen.
   *[other] Laat de anderen even aan het woord. Over { $seconds } seconden kun je weer iets zeggen.
}
error-too-many-names = Je hebt je naam en uiterlijk vaak genoeg veranderd. Wacht op de volgende partij.
error-table-worn-out = Aan deze tafel is te veel gebeurd; er kan niets meer bij. Begin aan een andere tafel.
error-host-only = Alleen wie de tafel heeft geopend, kan dat.
error-not-playing = Er wordt nu geen ronde gespeeld, dus er is niets te doen.
error-bot-plays = Op deze plaats speelt nu een bot.
error-too-late = De partij is intussen verdergegaan. Kijk nog eens.
error-seal-changed = Je bijdrage aan deze schudbeurt is al verzegeld en kan niet meer worden vervangen.
error-not-sealed = Bijdragen aan het schudden worden pas onthuld als ze allemaal verzegeld zijn.
error-wrong-share = Dit is niet de bijdrage aan het schudden die verzegeld was.
error-told-otherwise = Je apparaat kreeg over deze schudbeurt iets anders te horen dan wat de tafel heeft opgeslagen.
error-not-between = De volgende ronde wordt pas uitgedeeld als deze afgelopen is.
error-match-too-long = Een partij heeft hoogstens { $most } rondes. Open een nieuwe tafel.
error-no-challenge = Uitdagen kan met een afgelopen solopartij of een afgelopen partij met z’n tweeën, waarin geen zet is teruggenomen.
error-already-tried = Je kent deze stenen al. Een uitdaging kun je maar één keer spelen.
error-too-many-challenges = Je hebt al { $most } uitdagingen. Verwijder eerst een paar van die partijen.
error-broken-link = Deze link leidt niet naar een uitdaging: hij is niet compleet, of de partij is verwijderd. Vraag of je hem nog een keer kunt krijgen.
error-challenge-full = Deze uitdaging is vol: { $most } mensen hebben die al aangenomen.
error-no-moment = Deze link laat geen partij meer zien: hij is ingetrokken, of de partij is verwijderd.
error-too-many-moments = Je hebt al { $most } links naar je partijen. Je moet ze eerst intrekken bij ‘Je gegevens’.
error-being-forgotten = Je gegevens worden op dit moment verwijderd. Daarna kun je opnieuw beginnen.
error-day-not-over = Het spel van vandaag blijft tot morgen in je lijst staan, zodat het maar één keer wordt gespeeld.
error-not-over-yet = De partij is nog niet voorbij. Het partijbestand en het bewijs van het schudden zijn daarna te zien.
error-already-over = De partij is al voorbij.
error-not-gathering = De partij is begonnen, dus dit kan niet meer worden veranderd.
error-nothing-to-undo = Je hebt in deze ronde niets om terug te nemen.
error-undo-past-draw = Er is intussen een steen gepakt. Daarom kan dit niet meer worden teruggenomen.
error-no-undo = In het spel van de dag kan niets worden teruggenomen.
error-no-undo-asked = Niemand vraagt nu om iets terug te nemen.
error-cannot-resign = Als je alleen speelt, kun je niet opgeven.
error-no-hints = Aan deze tafel zijn geen hints toegestaan.
error-hint-not-your-turn = Een hint krijg je alleen als je aan de beurt bent.
error-too-many-tables = Meer dan { $most } lopende tafels kan niet. Maak er eerst een af.
error-too-many-watching = Meer dan { $most } verbindingen met één tafel kan niet.
error-seat-plan = Een tafel heeft 2 tot en met 6 plaatsen, bij solo één. Minstens één is voor wie de tafel opent, en elke bot heeft een niveau.
error-clock-range = Een beurt duurt { $least } tot en met { $most } seconden, niet { $found }.
error-seed-length = Een spelcode heeft 1 tot en met { $most } tekens.
error-seed-people = Een spelcode kun je alleen bij solo kiezen: wie hem kent, kent elke steen.
error-restarting = De server start opnieuw. Kom zo terug.
error-not-here = Op dit adres is niets te vinden.
error-wrong-method = { $method } kan op dit adres niet; wel { $known }.
error-body-too-large = Wat gestuurd is, is groter dan { $most } kB; meer wordt niet gelezen.
error-body-too-slow = Wat gestuurd zou worden, kwam niet binnen { $seconds } seconden aan.
error-too-fast = { $seconds ->
    [one] Dat was te veel in korte tijd. Wacht { $seconds } seconde en ga dan verder.
   *[other] Dat was te veel in korte tijd. Wacht { $seconds } seconden en ga dan verder.
}
error-too-many-connections = Er zijn al te veel verbindingen. Verbreek er een, of probeer het later.
error-wrong-host = Deze server antwoordt niet onder de naam { $host }.
error-wrong-origin = Dit kwam van een andere website ({ $origin }) en is daarom geweigerd.
error-link-expired = Deze link is al gebruikt, verlopen of niet compleet. Maak op het andere apparaat een nieuwe.
error-words-unknown = Deze zes woorden zijn van niemand. Controleer elke letter; zijn er daarna nieuwe gemaakt, dan gelden alleen die.
error-no-way-back = Dit apparaat kan niet terug naar andere partijen: dat kan maar één dag lang.
error-foreign-link = QR-codes zijn er alleen voor links naar deze server.
error-not-from-here = Dat kan alleen in een browser op de computer waarop de server draait.
error-unforeseen = Er ging iets mis in de server. Het is vastgelegd in het logboek. Probeer het zo nog eens.
error-field-missing = Het veld { $field } ontbreekt.
error-field-type = In het veld { $field } staat { found }; het moet { type } zijn.
error-field-number = In het veld { $field } staat { found }; het moet een geheel getal van { $least } tot en met { $most } zijn.
error-field-flag = In het veld { $field } staat { found }; het moet true of false zijn.
error-field-choice = In het veld { $field } staat { found }; mogelijk zijn { $known }.
error-field-length = Het veld { $field } heeft te weinig of te veel onderdelen; het moeten er { $least } tot en met { $most } zijn.
error-field-text = In het veld { $field } staat { found }; het moet een tekst van { $least } tot en met { $most } tekens zijn.
error-field-form = Het veld { $field } is niet geschreven zoals het hoort: { found }.
error-no-hello = Het eerste bericht van een verbinding is hello, binnen { $seconds } seconden.
error-hello-twice = De verbinding heeft al hello gezegd. Dat gebeurt maar één keer.
error-binary-message = Berichten zijn teksten. Dit was binair.
error-too-many-mistakes = Te veel berichten waren niet te lezen, dus de verbinding eindigt.
error-page-outdated = Dreistein is bijgewerkt (protocol { $protocol }). Laad de pagina opnieuw om verder te spelen.

## Database

error-stale-log = Aan deze tafel is intussen iets veranderd. Kijk opnieuw en beslis dan.
error-not-stored = Dit kon niet worden opgeslagen en telt dus niet. Probeer het zo nog eens.
error-maybe-stored = De opslag antwoordt niet meer. Kijk zo of het gelukt is.
error-not-read = Dit kon niet worden gelezen. Probeer het zo nog eens.
error-no-room = De schijf van de server is bijna vol. Lopende partijen gaan door, maar nieuwe kunnen niet beginnen.
error-log-damaged = Deze tafel is beschadigd in de opslag. Wie de server beheert, kan hem herstellen.
error-database-unreachable = De database { $path } kan niet worden geopend; kijk of de map bestaat, of erin geschreven mag worden en of de schijf vol is.
error-database-foreign = { $path } is geen database van Dreistein en blijft zoals hij is; kies een ander bestand.
error-database-older = De database { $path } is van vóór Dreistein 1.0.0 en kan niet worden geopend; kies een nieuwe.
error-database-newer = De database { $path } heeft versie { $version }, en deze Dreistein kent versies tot en met { $newest }; een nieuwere Dreistein kan hem openen.
error-database-in-use = Een ander programma heeft de database { $path } open; sluit dat, of kies een ander bestand.
error-database-damaged = De database { $path } is beschadigd; vervang hem door een reservekopie.
error-postgres-unreachable = PostgreSQL is niet te bereiken op { $path } ({ $reason }).
error-postgres-foreign = De database { $path } bevat tabellen die niet van Dreistein zijn en blijft zoals hij is; kies een lege.
error-copy-unfinished = De database { $path } is een onvolledige kopie; voer ‘dreistein store copy’ nog een keer uit om die af te maken.
error-copy-target = { $path } bevat al iets anders en blijft zoals het is; kies een lege database.
error-backup-exists = { $path } bestaat al en blijft ongewijzigd. Kies een ander bestand.

## Partij van de dag, bots

error-no-date = { $text } is geen datum. Schrijf die zoals { $example }.
error-day-before-first = Op { $day } was er geen spel van de dag. Het eerste was op { $first }.
error-day-ahead = Het spel van { $day } is nog niet open. Vandaag is het { $today } (UTC).
error-day-secret = Het geheim van { $day } wordt bekend als die dag voorbij is (UTC).
error-busy = De computer heeft het nu te druk. Probeer het zo nog eens.

## Bewijs van het schudden

error-proof-field = Het bewijs in het partijbestand is niet te lezen: { $field } ontbreekt of is niet zoals het hoort.
error-wrong-commitment = De vingerafdruk in het partijbestand hoort niet bij het geheim.
error-wrong-seal = De bijdrage van plaats { $seat } (geteld vanaf 0) is niet de bijdrage die verzegeld was.
error-wrong-seed = De spelcode volgt niet uit wat het bewijs noemt; daaruit volgt { $seed }.
error-wrong-deal = Ronde { $round } (geteld vanaf 0) is niet uitgedeeld zoals de spelcode zegt.

## Scoreblokken

error-no-pad = Dit scoreblok bestaat niet. Vraag de link nog een keer.
error-not-your-pen = Iemand anders heeft nu de pen van dit scoreblok.
error-pad-moved-on = Op het scoreblok staat intussen meer. Kijk nog eens voordat je schrijft.
error-pad-full = Dit scoreblok is vol. Begin een nieuwe partij.
error-pad-quota = Vanaf deze verbinding is vandaag al te veel op scoreblokken geschreven; probeer het morgen opnieuw.
error-pad-entry = Dit begrijpt het scoreblok niet: { $found }.
error-pen-kept = Wie de pen van dit scoreblok heeft, heeft die nog niet doorgegeven.

## Analyse

error-coach-empty = In het partijbestand staat nog geen actie, dus er valt niets te analyseren.
error-coach-long = Het partijbestand heeft meer dan { $most } acties; meer kan een analyse niet aan.
error-coach-seat = Plaats { $seat } bestaat niet; de plaatsen zijn 0 tot en met { $last }.
error-coach-workers = Het proces dat een beslissing beoordeelt, is { $times } keer gecrasht; de analyse kan niet verder.
error-no-again = Vanaf dat punt kun je deze partij niet verder spelen.
error-reviews-full = Er wachten al veel partijen op een analyse. Probeer het over een paar minuten opnieuw.
error-too-many-reviews = Er zijn nog { $most } analyses van je onderweg. Wacht er een af, of annuleer hem.
error-review-quota = Dat waren genoeg analyses voor vandaag. Morgen zijn er weer nieuwe.
error-no-review = Deze analyse wordt niet meer bewaard. Open het bestand nog een keer.
error-no-puzzle = Er is geen puzzel { $number }; ze zijn genummerd van 1 tot en met { $last }.
error-no-such-puzzle = Er is geen puzzel met dit thema, deze moeilijkheid en deze regel.
error-bad-puzzle = Dit is geen puzzel die Dreistein heeft gemaakt.
error-puzzle-file = Dit bestand bevat geen puzzels; ‘analyse --puzzles’ schrijft er zo een, en de pagina ook.
error-puzzle-move = In deze puzzel kan { $text } niet. { $cause }
error-needs-server = Hiervoor zijn anderen nodig, en hier draait het spel zonder server.
error-no-copy = In dit bestand staan geen Dreistein-partijen om terug te zetten.
error-copy-newer = Dit bestand komt van een nieuwere versie van Dreistein. Laad de pagina opnieuw en open het dan nog eens.
error-device-full = Op dit apparaat is bijna geen ruimte meer. Lopende partijen gaan door, maar nieuwe kun je niet beginnen. Sla je partijen op als bestand en maak ruimte.
