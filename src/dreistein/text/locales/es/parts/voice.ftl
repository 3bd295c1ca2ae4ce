### Lo que se dicen los jugadores.

voice-hello = ¡Hola!
voice-luck = ¡Suerte!
voice-well-placed = ¡Buena jugada!
voice-your-turn = ¡Te toca!
voice-one-moment = Un momento…
voice-thanks = ¡Gracias!
voice-close = ¡Por poco!
voice-good-game = ¡Buena partida!
voice-joy = Alegría
voice-wow = Sorpresa
voice-sorrow = Tristeza
voice-think = Reflexión
voice-said = { $name }: { $text }
voice-moods = Tu estado de ánimo
voice-show = Mostrar lo que dice { $name }
voice-show-all = Mostrar lo que dicen los demás
