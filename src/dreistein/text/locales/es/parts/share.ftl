### Compartir una partida: enlace e imagen.

page-link-moment = Enlace a este momento
page-link-qr = Código QR del enlace
page-link-note = Con un enlace, otras personas ven la partida desde este momento, con los nombres de todos, y pueden seguir jugando desde aquí. Puedes desactivarlo cuando quieras.
page-link-make = Crear un enlace
page-link-withdraw = Desactivar el enlace
page-link-withdrawn = El enlace se ha desactivado y ya no lleva a ninguna parte.
page-share-picture = Compartir una imagen
