### Een uitdaging met dezelfde stenen.

page-challenge-title = Een uitdaging
page-challenge-by = { $name } daagt je uit met dezelfde stenen.
page-challenge-by-someone = Iemand daagt je uit met dezelfde stenen.
page-challenge-yours = Jouw uitdaging: iedereen die de link opent, krijgt dezelfde stenen.
page-challenge-solo = Solo, { $edition }: { $rack } op het plankje, { $draws } om te pakken.
page-challenge-match = Een partij tegen { $bot }, { $edition }: ronde voor ronde dezelfde stenen.
page-challenge-rules = Eén poging, geen hints. De score telt niet mee voor het spel van de dag of je record.
page-challenge-side = Welke stenen
page-challenge-same = Dezelfde als { $name }
page-challenge-swapped = Die van de tegenstander (plaatsen gewisseld)
page-challenge-play = Uitdaging aannemen
page-challenge-go-on = Verder spelen
page-challenge-scores = Naast elkaar
page-challenge-waiting = Nog niemand heeft de uitdaging aangenomen.
page-challenge-send = Link sturen
page-challenge-text = Haal jij meer dan mijn { points } bij Dreistein? Dezelfde stenen:
page-challenge-text-match = { $score } tegen { $bot } bij Dreistein: kun jij het beter? Dezelfde stenen:
page-margin = Verschil
