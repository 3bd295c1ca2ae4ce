### Un reto con las mismas fichas.

page-challenge-title = Un reto
page-challenge-by = { $name } te reta con las mismas fichas.
page-challenge-by-someone = Alguien te reta con las mismas fichas.
page-challenge-yours = Tu reto: las mismas fichas para quien abra el enlace.
page-challenge-solo = Solitario · { $edition } · { $rack } en el atril, { $draws } para robar.
page-challenge-match = Una partida contra { $bot } · { $edition } · las mismas fichas, ronda a ronda.
page-challenge-rules = Un solo intento, sin pistas. No cuenta para la partida del día ni para tu récord.
page-challenge-side = ¿Con qué fichas?
page-challenge-same = Las mismas que { $name }
page-challenge-swapped = Las del rival (sitios intercambiados)
page-challenge-play = Aceptar el reto
page-challenge-go-on = Continuar
page-challenge-scores = Cara a cara
page-challenge-waiting = Nadie lo ha aceptado todavía.
page-challenge-send = Enviar el enlace
page-challenge-text = ¿Puedes superarme? Hice { points } en Dreistein con estas fichas:
page-challenge-text-match = { $score } contra { $bot } en Dreistein: ¿puedes hacerlo mejor? Con las mismas fichas:
page-margin = Diferencia
