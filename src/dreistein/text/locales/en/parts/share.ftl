### Sharing a match: a link and a picture.

page-link-moment = Link to this moment
page-link-qr = QR code of the link
page-link-note = Anyone with the link sees the match from this moment on, with everyone’s names, and can play on from here. You can withdraw it at any time.
page-link-make = Make a link
page-link-withdraw = Withdraw the link
page-link-withdrawn = The link has been withdrawn. It no longer leads anywhere.
page-share-picture = Share a picture
