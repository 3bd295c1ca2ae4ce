### El final de una ronda, de una partida.

page-round-over = La ronda { $number } ha terminado
page-next-round = Siguiente ronda
page-rematch = Revancha
page-no-rematch = No, gracias
page-again = Jugar otra vez
page-save-record = Guardar la partida
page-see-board = Ver la mesa
page-practice-why = Partida de práctica: se deshizo una jugada que ya había mostrado algo, o las fichas eran conocidas. No cuenta para la clasificación, la escalera ni las estadísticas.
page-no-winner = La partida ha terminado.
page-kind-close = Te has quedado a solo { points }: la próxima puede ser la tuya.
page-kind-hexagon = Aun así, tu hexágono ha sido una jugada preciosa.
page-kind-best = Aun así, tu mejor turno ha valido { points }.
page-chart = Los totales, turno a turno
page-chart-table = Los números, turno a turno
page-chart-turn = Turno
page-chart-end = Fin de la ronda
page-share-game = Compartir
page-day-list = Ver la clasificación del día
end-out = { $who ->
    [you] Te quedas sin fichas: { SIGNED($points) }.
   *[they] { $name } se queda sin fichas: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Aún tienes { $tiles }: { $sum }.
   *[they] { $name } aún tiene { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Sumas { $sum }.
   *[they] { $name } suma { $sum }.
}
end-blocked = Ronda cerrada: el pozo está vacío y nadie tiene una ficha que encaje.
end-blocked-alone = No queda nada que robar y ninguna ficha encaja: la partida ha terminado.
end-passed = Ronda cerrada: el pozo está vacío y han pasado todos, uno tras otro.
end-passed-alone = Has pasado, y ya no queda nada que robar: la partida ha terminado.
end-least = { $who ->
    [you] Tienes el valor más bajo, { $value }, y sumas los valores de los demás menos el tuyo.
   *[they] { $name } tiene el valor más bajo, { $value }, y suma los valores de los demás menos el suyo.
}
end-least-shared = Empate en el valor más bajo, { $value } cada uno: { $names }. Cada uno suma los valores de los demás menos el suyo.
end-minus = Se restan las fichas que quedan: { $sum }.
win = { $who ->
    [you] ¡Has ganado con { points }!
   *[they] { $name } gana con { points }.
}
win-shared = Victoria compartida: { $names }, con { points } cada uno.
match-goes-on = La partida continúa.
game-goes-on = La partida continúa.
solitaire-result = Resultado: { points }.
page-result-gone-on = La partida ha seguido mientras tanto.
page-result-your-turn = Te toca. Tiempo: { $time }
page-result-waiting = Esperando a { $names }.
page-result-ready = { $count ->
    [one] { $names } te espera.
   *[other] { $names } te esperan.
}
page-result-next-in = Siguiente ronda en { $time }
page-result-rematch-in = Revancha en { $time }
page-result-without = La próxima partida será sin { $names }.
page-result-without-you = La próxima partida será sin ti.
page-result-stand-in = { $count ->
    [one] { $name }: un turno jugado por un bot.
   *[other] { $name }: { $count } turnos jugados por un bot.
}
page-best-first = Tu primera partida con estos ajustes.
page-best-new = ¡Nuevo récord! Antes: { SCORE($best) }.
page-best-equal = Has igualado tu récord.
page-best-was = Tu récord hasta ahora: { SCORE($best) }.
page-series = Partidas ganadas: { $score }
page-challenge = Retar a alguien
page-challenge-see = Comparar los puntos
page-review = Analizar
page-hoard = { $who ->
    [you] Robaste { $draws } veces pudiendo colocar, y al final seguiste colocando mientras los demás pasaban (+{ $points }). Eso decidió la partida.
   *[they] { $name } robó { $draws } veces pudiendo colocar, y al final siguió colocando mientras los demás pasaban (+{ $points }). Eso decidió la partida.
}
page-hoard-rule = La regla de la casa «Quien pueda colocar debe hacerlo» no lo permite.
page-hoard-play = Jugar con esta regla
