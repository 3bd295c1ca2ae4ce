### Een partij terugkijken.

page-drop-record = Sleep een opgeslagen partij hierheen of kies een bestand.
page-no-record = Dit is geen opgeslagen partij die je kunt terugkijken.
page-dealt = De stenen zijn uitgedeeld.
page-step-back = Terug
page-step-on = Verder
page-play-on = Afspelen
page-pause = Pauze
page-jump = Naar een zet springen
page-go-to-round = Naar een ronde gaan
page-verify = Schudden controleren
page-choose-file = Bestand kiezen
page-replay-again = Vanaf hier spelen
page-verify-contribution = Bijdrage van { $name }: { $text }
page-verify-own = Je eigen bijdrage staat erbij: { $text }
page-verify-match = De stenen kloppen. Je eigen bijdrage staat erbij, dus niemand kon ze kiezen: de server niet en de anderen niet, alleen of samen.
page-verify-wrong-deal = Ronde { $round } is niet uitgedeeld zoals de spelcode zegt.
page-verify-wrong-seal = De bijdrage van { $name } is niet de bijdrage die verzegeld was.
page-replay-retry = Opnieuw proberen

observed = Alleen de tafel is gezien. Niemand kan daarom zeggen: { $parts }.
observed-then = { $parts }; { $next }
observed-seats = van wie sommige beurten waren
observed-opening = of de juiste steen begon
observed-racks = welke stenen op een plankje lagen en welke er gepakt zijn
observed-fits = of er een steen paste waar er geen is gelegd
observed-places = waar de stenen lagen (ze zijn getekend waar de punten kloppen)
observed-end = wat het einde van de ronde opleverde
replay-elsewhere = Op een andere plek had dezelfde steen { $more } meer opgeleverd.
