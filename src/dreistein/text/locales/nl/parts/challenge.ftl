### Een uitdaging met dezelfde stenen.

page-challenge-title = Een uitdaging
page-challenge-by = { $name } daagt je uit: dezelfde stenen.
page-challenge-yours = Jouw uitdaging: dezelfde stenen voor wie de link opent.
page-challenge-solo = Solo, { $edition }: { $rack } op het plankje, { $draws } om te pakken.
page-challenge-match = Een partij tegen { $bot }, { $edition }: ronde voor ronde dezelfde stenen.
page-challenge-rules = Eén poging, geen hints. Hij telt niet voor het spel van de dag of je record.
page-challenge-side = Welke stenen
page-challenge-same = Dezelfde als { $name }
page-challenge-swapped = Die van de tegenstander: plaatsen gewisseld
page-challenge-play = Aannemen
page-challenge-go-on = Verder spelen
page-challenge-scores = Naast elkaar
page-challenge-waiting = Niemand heeft hem nog aangenomen.
page-challenge-send = Link sturen
page-challenge-text = Haal jij meer dan mijn { SCORE($points) } bij Dreistein? Dezelfde stenen:
page-margin = Verschil
