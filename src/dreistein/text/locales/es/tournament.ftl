### Los torneos, y los bots tras una tubería

tour-title = { $count ->
    [one] { $matches } partida con { $players } a la mesa · { $edition } · código de partida { $seed }
   *[other] { $matches } partidas con { $players } a la mesa · { $edition } · código de partida { $seed }
}
tour-bot = Bot
tour-matches = Partidas
tour-wins = Victorias
tour-margin = 95 %
tour-points = Puntos por ronda
tour-rating = Puntuación Elo
tour-millis = ms por decisión
tour-slowest = la más lenta
tour-chance = Las victorias se cuentan por sitio, y las compartidas se reparten; entre iguales, cada sitio ganaría el { $share }.
tour-nothing = Todavía no hay ninguna serie completa, así que no hay nada que contar.
tour-sprt-better = { $first } es mejor que { $second }.
tour-sprt-not-better = { $first } no es mejor que { $second }, o no lo bastante.
tour-sprt-undecided = No está decidido si { $first } es mejor que { $second }.
tour-sprt-measured = Comprobado: { $p0 } contra { $p1 } de las victorias; logaritmo de la razón de verosimilitud { $llr }, límites { $low } y { $high }.
tour-incidents = Incidentes; cada vez entró en su lugar una acción permitida. Dónde fue el primero: serie/mesa/giro/ronda/acción, contando desde 0.
tour-incident-start = no se pudo iniciar
tour-incident-hello = no respondió al saludo
tour-incident-late = tardó más del doble de su tiempo
tour-incident-died = se detuvo
tour-incident-closed = dejó de leer o de escribir
tour-incident-flood = escribió demasiado
tour-incident-nonsense = no dio una respuesta legible
tour-incident-illegal = eligió una acción no permitida
tour-incident-given-up = se detuvo demasiadas veces y no se volvió a iniciar
tour-incident-failed = falló con un error
tour-progress = Partidas
tour-stopped = Detenido tras { $matches } de { $all } partidas; con --state se podría continuar más tarde.
tour-stopped-kept = Detenido tras { $matches } de { $all } partidas; la misma llamada continúa desde ahí.
tour-worker-died = Un proceso de trabajo se detuvo ({ $how }); su partida se juega de nuevo.

error-no-such-bot = No hay ningún bot { $text }; hay { $known }, y { "cmd:" } seguido de un programa.
error-bot-spelling = El bot { $text } no se puede leer; escríbelo como en { "strong:worlds=50" }.
error-bot-option = El bot { $bot } no tiene la opción { $text }; tiene { $known }.
error-bot-no-options = El bot { $bot } no tiene opciones; quita { $text }.
error-bot-option-value = La opción { $option } del bot { $bot } no puede ser { $text }.
error-bot-unavailable = El bot { $bot } necesita { $package }, que no está instalado.
error-bot-command = El comando del bot { $text } no se puede leer: quedan unas comillas abiertas, o nada sigue a { "cmd:" }.
error-bot-program = El programa { $program } no se puede iniciar: no hay ninguno con ese nombre, o no es ejecutable.
error-tournament-bots = Un torneo necesita al menos dos bots distintos.
error-tournament-sprt-bots = --sprt compara dos bots distintos, y aquí hay { $found }; nombra dos.
error-tournament-no-state = El archivo { $file } no es un torneo; indica uno que haya escrito un torneo, o uno nuevo.
error-tournament-other = El archivo { $file } es de otro torneo, con otro { $setting }; repite la llamada con la que empezó, o indica un archivo nuevo.
error-tournament-damaged = La línea { $line } del archivo { $file } no se puede leer; se cambió, o falló el disco.
error-tournament-in-use = Otro torneo escribe en el archivo { $file }; espera a que acabe, o indica otro archivo.
error-tournament-unwritten = No se puede escribir el archivo { $file }: { file-fault }; el torneo se detiene, y lo que --state tiene de él se conserva.
error-tournament-workers = La partida { $turn } de la mesa { $table } en la serie { $block } (contando desde 0) detuvo su proceso { $times } veces, la última con { $how }; el torneo no puede continuar.
error-usage-share = { option } no puede ser { $text }; es un número entre 0 y 1, por ejemplo 0.05.
error-usage-sprt = { option } solo va con --sprt; añádelo, o quita { option }.
error-usage-sprt-shares = --p0 es { $low } y --p1 es { $high }; --p0 debe ser el menor.
error-usage-sprt-errors = --alpha es { $alpha } y --beta es { $beta }; juntos deben ser menos de 1.
error-usage-matches = --matches y --blocks dicen lo mismo de dos maneras; quita uno de los dos.

cli-tournament = hace jugar a los bots entre sí con las mismas fichas, y dice cuál es mejor
cli-bot = hace jugar a un bot por la entrada y la salida estándar, para otros programas
cli-meta-bot = BOT
cli-meta-folder = CARPETA
cli-bot-name = random, greedy, { "casual" }, strong o expert, también con opciones, como en { "strong:worlds=50" }
cli-bot-seed = de dónde sale la suerte del bot, además de la posición
cli-tour-bots = los bots: nombres como strong, { "strong:worlds=50" } o { "cmd:./my-bot" }
cli-tour-players = cuántos se sientan a una mesa, de 2 a 6 (si no, 2)
cli-tour-matches = cuántas partidas, redondeadas a series enteras (si no, 200; con --sprt, 20000 como mucho)
cli-tour-blocks = o bien cuántas series: las mismas fichas en cada mesa, en cada giro de los sitios
cli-tour-millis = milisegundos por decisión, para los bots que no lo dicen ellos mismos
cli-tour-sprt = para en cuanto se demuestra que el primer bot es mejor que el segundo, o que no
cli-tour-p0 = --sprt: esta parte de las victorias no es mejor (si no, la del azar)
cli-tour-p1 = --sprt: esta parte de las victorias es mejor (si no, 0.05 más)
cli-tour-alpha = --sprt: con qué frecuencia se puede decir mejor por error (si no, 0.05)
cli-tour-beta = --sprt: con qué frecuencia se puede decir no mejor por error (si no, 0.05)
cli-tour-state = guarda en este archivo lo que está jugado, y continúa desde ahí
cli-tour-records = guarda cada partida como archivo en esta carpeta
