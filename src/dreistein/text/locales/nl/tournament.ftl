### Toernooien, en bots aan een pijp

tour-title = { $count ->
    [one] { $matches } partij met { $players } aan tafel · { $edition } · spelcode { $seed }
   *[other] { $matches } partijen met { $players } aan tafel · { $edition } · spelcode { $seed }
}
tour-bot = Bot
tour-matches = Partijen
tour-wins = Gewonnen
tour-margin = 95%
tour-points = Punten per ronde
tour-rating = Rating
tour-millis = ms per beslissing
tour-slowest = traagste
tour-chance = Overwinningen tellen per plaats, gedeelde naar rato; onder gelijken zou elke plaats { $share } winnen.
tour-nothing = Er is nog geen blok compleet, dus er is nog geen resultaat.
tour-sprt-better = { $first } is beter dan { $second }.
tour-sprt-not-better = { $first } is niet beter dan { $second }, of niet genoeg.
tour-sprt-undecided = Of { $first } beter is dan { $second }, is niet beslist.
tour-sprt-measured = Getoetst: { $p0 } tegen { $p1 } van de winst; logaritme van de aannemelijkheidsverhouding { $llr }, grenzen { $low } en { $high }.
tour-incidents = Incidenten; telkens werd in plaats daarvan een toegestane actie gespeeld. Waar de eerste was: blok/tafel/draaiing/ronde/actie, geteld vanaf 0.
tour-incident-start = kon niet starten
tour-incident-hello = beantwoordde de groet niet
tour-incident-late = had meer dan twee keer zijn tijd nodig
tour-incident-died = stopte vanzelf
tour-incident-closed = hield op met lezen of schrijven
tour-incident-flood = schreef te veel
tour-incident-nonsense = gaf geen leesbaar antwoord
tour-incident-illegal = koos een actie die niet mag
tour-incident-given-up = stopte te vaak en werd niet meer gestart
tour-incident-failed = mislukte met een fout
tour-progress = Partijen
tour-stopped = Gestopt na { $matches } van { $all } partijen; met --state kan het later verdergaan.
tour-stopped-kept = Gestopt na { $matches } van { $all } partijen; dezelfde opdracht gaat daar verder.
tour-worker-died = Een werkproces stopte ({ $how }); zijn partij wordt opnieuw gespeeld.

cli-tournament = bots met dezelfde stenen tegen elkaar laten spelen, en tonen wie beter is
cli-bot = een bot laten spelen via de standaardinvoer en -uitvoer, voor andere programma’s
cli-meta-bot = BOT
cli-meta-folder = MAP
cli-bot-name = pip, frida, max, zora, bruno, hilda, klara, sofia (van zwak naar sterk), random, greedy, { "casual" }, sampler, strong of expert, ook met opties, zoals in { "strong:worlds=50" }
cli-bot-seed = startwaarde voor de toevallige keuzes van de bot
cli-join = een bot aan een tafel van een willekeurige server zetten, waar hij met de mensen daar speelt
cli-meta-link = LINK
cli-join-link = de link voor vrienden van een tafel: { "https://…/join/…" }
cli-join-bot = de bot: een naam zoals frida, { "cmd:./my-bot" } of { "py:mine:MyBot" }
cli-join-name = zijn naam aan tafel (standaard: die van de bot)
cli-join-millis = milliseconden per beslissing (standaard: 1000)
cli-join-once = na één partij weggaan in plaats van op de volgende te wachten
join-seated = { $name } speelt op plaats { $seat }. Met Ctrl+C stopt hij.
join-over = De partij is afgelopen: { $totals }
cli-bot-check = controleren of een programma het botprotocol spreekt
cli-check-bot = het programma: { "cmd:./my-bot" }
cli-check-positions = naar hoeveel stellingen het wordt gevraagd (standaard: 1000)
cli-check-millis = milliseconden per beslissing; het dubbele is te laat (standaard: 1000)
cli-bot-log = aan dit bestand toevoegen wat programma’s te horen krijgen en wat ze antwoorden
cli-check-seed = de startwaarde van de stellingen
check-start = Het kan niet worden gestart: { $reason }.
check-hello = Het beantwoordt de groet niet binnen 10 seconden met een naam: { $reason }.
check-late = Er kwam binnen { $millis } ms geen antwoord, aan een tafel voor { $players } ({ $edition }) na { $history } acties: { $reason }.
check-died = In plaats van te antwoorden stopte het of sloot het een kanaal, aan een tafel voor { $players } ({ $edition }) na { $history } acties: { $reason }.
check-nonsense = Het antwoord is niet te lezen, aan een tafel voor { $players } ({ $edition }) na { $history } acties: { $reason }
check-illegal = { $action } is geen van de toegestane acties, aan een tafel voor { $players } ({ $edition }) na { $history } acties.
check-extra = Gevraagd met een veld dat het niet kent, gaf het { $action } in plaats van een toegestane actie, aan een tafel voor { $players } ({ $edition }) na { $history } acties; onbekende velden moeten worden genegeerd.
check-flood = Het schreef ongevraagd te veel, aan een tafel voor { $players } ({ $edition }) na { $history } acties: { $reason }.
check-quit = Het draaide { $millis } ms na de opdracht om te stoppen nog.
check-stays = Het draaide { $millis } ms na het einde van de invoer nog; het zou een tafel die uitvalt overleven.
check-passed = { $name } spreekt het protocol en heeft op { $positions } stellingen geantwoord.
cli-tour-bots = de bots: namen als strong, { "strong:worlds=50" } of { "cmd:./my-bot" }
cli-tour-players = hoeveel er aan een tafel zitten, 2 tot en met 6 (standaard: 2)
cli-tour-matches = hoeveel partijen, naar boven afgerond op hele blokken (standaard: 200; met --sprt hoogstens 20000)
cli-tour-blocks = in plaats daarvan hoeveel blokken: dezelfde stenen aan elke tafel, in elke draaiing van de plaatsen
cli-tour-millis = milliseconden per beslissing, voor bots die het zelf niet zeggen
cli-tour-fresh = programma’s voor elke partij opnieuw starten in plaats van ze te laten doorlopen
cli-tour-sprt = stoppen zodra bewezen is dat de eerste bot beter is dan de tweede, of niet
cli-tour-p0 = --sprt: dit aandeel in de winst geldt nog niet als beter (standaard: dat van het toeval)
cli-tour-p1 = --sprt: dit aandeel in de winst geldt als beter (standaard: 0.05 meer)
cli-tour-alpha = --sprt: hoe vaak ten onrechte ‘beter’ mag worden gezegd (standaard: 0.05)
cli-tour-beta = --sprt: hoe vaak ten onrechte ‘niet beter’ mag worden gezegd (standaard: 0.05)
cli-tour-state = wat klaar is in dit bestand opslaan, en daar verdergaan
cli-tour-records = elke partij als partijbestand in deze map opslaan
self-stopped = Gestopt na { $matches } van { $all } partijen; dezelfde opdracht gaat daar verder.
self-done = { $matches } partijen staan in { $folder }.
self-incidents = Incidenten; telkens werd in plaats daarvan een toegestane actie gespeeld (in de gegevens: stand_in):
cli-selfplay = partijen tussen bots spelen en elke beslissing als gegevens opslaan
cli-self-folder = de map voor de gegevens; een al begonnen map wordt voortgezet
cli-self-bots = bots per plaats, herhaald tot de tafel vol is (standaard: greedy)
cli-self-matches = hoeveel partijen (standaard: 100)
