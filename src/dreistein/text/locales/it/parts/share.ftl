### Condividere una partita: link e immagine.

page-link-moment = Link a questo momento
page-link-qr = Codice QR del link
page-link-note = Con un link gli altri vedono la partita da questo momento, con i nomi di tutti, e possono continuarla da qui. Puoi disattivarlo quando vuoi.
page-link-make = Crea un link
page-link-withdraw = Disattiva il link
page-link-withdrawn = Il link è stato disattivato e non porta più da nessuna parte.
page-share-picture = Condividi un’immagine
