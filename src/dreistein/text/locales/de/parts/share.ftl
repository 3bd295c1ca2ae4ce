### Eine Partie teilen: Link und Bild.

page-link-moment = Link zu diesem Moment
page-link-qr = QR-Code des Links
page-link-note = Wer den Link hat, sieht die Partie von diesem Moment an, mit allen Namen, und kann von hier aus weiterspielen. Du kannst ihn jederzeit zurückziehen.
page-link-make = Link erstellen
page-link-withdraw = Link zurückziehen
page-link-withdrawn = Der Link ist zurückgezogen und führt nirgends mehr hin.
page-share-picture = Bild teilen
