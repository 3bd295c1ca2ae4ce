### Lo que se dicen los jugadores.

voice-hello = ¡Hola!
voice-luck = ¡Suerte!
voice-well-placed = ¡Buena jugada!
voice-your-turn = ¡Te toca!
voice-one-moment = Un momento…
voice-thanks = ¡Gracias!
voice-close = ¡Por los pelos!
voice-good-game = ¡Buena partida!
voice-joy = Contento
voice-wow = Sorprendido
voice-sorrow = Triste
voice-think = Pensando
voice-said = { $name }: { $text }
voice-moods = ¿Cómo te sientes?
voice-show = Mostrar lo que dice { $name }
voice-show-all = Mostrar lo que dicen los demás
