### Partager une partie : lien et image.

page-link-moment = Lien vers ce moment
page-link-qr = Code QR du lien
page-link-note = Avec ce lien, on voit la partie à partir de ce moment, avec les noms de tous, et on peut jouer la suite. Vous pourrez le désactiver quand vous voudrez.
page-link-make = Créer un lien
page-link-withdraw = Désactiver le lien
page-link-withdrawn = Le lien est désactivé : il ne mène plus nulle part.
page-share-picture = Partager une image
