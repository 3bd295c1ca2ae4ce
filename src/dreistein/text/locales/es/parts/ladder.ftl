### Los rivales de la escalera, lo que dicen de sí mismos y a quién enfrentarse después.

ladder-say-pip = Acabo de aprender a jugar y todavía se me escapan muchas cosas.
ladder-say-frida = ¡Rápido, rápido! Suelto mis fichas: quiero ser la primera en quedarme sin ellas.
ladder-say-max = Me llevo todos los puntos que puedo, y ahora mismo.
ladder-say-zora = Me encantan los hexágonos y los puentes: si puedo llevarme una bonificación, no la dejo pasar.
ladder-say-bruno = La prudencia ante todo: no te dejo ninguna bonificación.
ladder-say-hilda = Nunca se tienen demasiadas fichas: cuando ya no te encaja ninguna, a mí todavía me queda una.
ladder-say-klara = Dejo pocos huecos: después de mi turno casi ninguna de tus fichas encaja.
ladder-say-sofia = Sé hacer un poco de todo y pienso en toda la partida.

ladder-seat = Bot, sitio { $number }
ladder-lead = Ocho rivales, del más fácil al más difícil. ¡Empieza donde quieras y ve subiendo!
ladder-all = Comparar a los ocho
ladder-rating = Fuerza { $rating }
ladder-beats = Gana el { $percent } % de las partidas contra { $name }
ladder-about = La fuerza sale de torneos en los que los ocho jugaron entre sí en partidas de dos. Con 100 puntos más que el rival se ganan unas 64 partidas de cada 100.
ladder-yours = Has ganado { $won } de { $matches }
ladder-yours-none = Aún no hay partidas
ladder-pick = Elegir
ladder-pick-name = Elegir a { $name }
ladder-play = Jugar
ladder-play-name = Jugar contra { $name }

ladder-up = A { $from } le ganas a menudo. ¿Te atreves con { $to }?
ladder-down = { $from } es un hueso duro de roer. ¿Qué tal una partida contra { $to }?
ladder-try = Probar con { $name }
ladder-stay = Ahora no
draw-rule = ¿Se puede robar aunque algo encaje?
draw-rule-yes = Sí, como en las reglas impresas
draw-rule-yes-note = Acumular fichas puede compensar: con el pozo vacío, quien tiene muchas fichas sigue colocando mientras los demás pasan. Los rivales fuertes lo hacen.
draw-rule-no = No: quien pueda colocar debe hacerlo
draw-rule-no-note = Regla de la casa: solo se roba o se pasa si no encaja nada. Nadie puede acumular fichas; lo que cuenta es colocar bien.
