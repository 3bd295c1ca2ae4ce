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
