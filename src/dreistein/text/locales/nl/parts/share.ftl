### Een partij delen: link en afbeelding.

page-link-moment = Link naar dit moment
page-link-qr = QR-code van de link
page-link-note = Wie de link heeft, ziet de partij vanaf dit moment, met ieders naam, en kan vanaf hier verder spelen. Je kunt hem altijd intrekken.
page-link-make = Link maken
page-link-withdraw = Link intrekken
page-link-withdrawn = De link is ingetrokken en leidt nergens meer heen.
page-share-picture = Afbeelding delen
