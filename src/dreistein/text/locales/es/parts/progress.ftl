### El progreso, en «Mis partidas».

page-progress = Cómo juegas
page-progress-note = Es la suma de los análisis de tus partidas. Si eliminas una partida, también desaparece de aquí.
page-progress-loss = { $count ->
    [one] Lo que te costaron los errores en tu última partida analizada: { $loss }.
   *[other] Lo que te costaron los errores, de media, en tus últimas { $count } partidas analizadas: { $loss } por partida.
}
page-progress-better = Estás mejorando (antes: { $loss }).
page-progress-worse = Antes: { $loss }.
page-progress-luck = Suerte con tus fichas, de media: { $luck } por partida.
page-progress-chart = El precio de los errores, partida a partida: cuanto más bajo, mejor
page-progress-numbers = Los números, partida a partida
page-progress-missed = Lo que te sale más caro
page-progress-missed-count = { $count ->
    [one] una vez, { $cost }
   *[other] { $count } veces, { $cost } en total
}
page-progress-practise = Practicar
page-progress-own = Empezar por un ejercicio de tus partidas
