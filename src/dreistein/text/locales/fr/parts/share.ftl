### Partager une partie : lien et image.

page-link-moment = Lien vers ce moment
page-link-qr = Code QR du lien
page-link-note = Avec un lien, d’autres voient la partie à partir de ce moment, avec les noms de tous, et peuvent jouer la suite. Vous pouvez le retirer à tout moment.
page-link-make = Créer un lien
page-link-withdraw = Retirer le lien
page-link-withdrawn = Le lien est retiré : il ne mène plus nulle part.
page-share-picture = Partager une image
