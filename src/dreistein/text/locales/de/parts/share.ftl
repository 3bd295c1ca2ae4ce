### Eine Partie teilen: Link und Bild.

page-link-moment = Link zu diesem Moment
page-link-qr = QR-Code des Links
page-link-note = Mit einem Link sehen andere die Partie von diesem Moment an, mit allen Namen, und können von hier aus spielen. Den Link kannst du jederzeit zurückziehen.
page-link-make = Link erstellen
page-link-withdraw = Link zurückziehen
page-link-withdrawn = Der Link ist zurückgezogen und führt nirgends mehr hin.
page-share-picture = Bild teilen
