### Lo que puede estar mal en una llamada a la orden.

error-port-in-use = En el puerto { $port } ya responde otra cosa; indica otro con --port.
error-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.
error-database-url = La base de datos { $text } es de una clase que este programa no conoce; indica un archivo o una dirección de PostgreSQL.
error-postgres-tools = PostgreSQL tiene sus propios programas para esto: pg_dump y pg_restore.
error-usage-origin = { $text } no es un origen; escribe uno como { "https://example.org" }, sin ruta.
error-usage-proxy = { $text } no es la dirección de un proxy; escribe una como 127.0.0.1 o 10.0.0.0/8.
error-usage-engine = { $folder } no es la carpeta que crea make static; indica esa carpeta.
error-usage-limit = { $text } no es un límite; escribe NOMBRE=NÚMERO, con uno de los nombres { $known }.
error-hint-over = La ronda { $round } (contando desde 0) ya ha acabado ahí, así que no hay nada que elegir; --at vuelve a una posición anterior, y --round a otra ronda.
error-no-such-rule = No hay ninguna regla { $text }; hay { $known }.
error-no-such-bot = No hay ningún bot { $text }; hay { $known }, además de { "cmd:" } seguido de un programa o { "py:" } seguido de un módulo y una clase.
error-bot-spelling = El bot { $text } no se puede leer; escríbelo como en { "strong:worlds=50" } o { "py:mine:MyBot" }.
error-bot-class = El bot { $bot } no se puede cargar: { $reason }.
error-no-bot-class = { $bot } no es un bot: un bot tiene { "name" } y un método { "choose" }.
error-join-link = { $text } no es una invitación; una tiene esta forma: { "https://dreistein.example/join/KEY" }.
error-join-server = No se puede llegar al servidor { $address }: { $reason }.
error-join-refused = El servidor dice: { $message }
error-bot-option = El bot { $bot } no tiene la opción { $text }; tiene { $known }.
error-bot-no-options = El bot { $bot } no tiene opciones; quita { $text }.
error-bot-option-value = La opción { $option } del bot { $bot } no puede ser { $text }.
error-bot-unavailable = El bot { $bot } necesita { $package }, que no está instalado.
error-bot-command = El comando del bot { $text } no se puede leer: quedan unas comillas abiertas, o nada sigue a { "cmd:" }.
error-bot-program = El programa { $program } no se puede iniciar: no hay ninguno con ese nombre, o no es ejecutable.
error-tournament-bots = Un torneo necesita al menos dos bots distintos.
error-tournament-sprt-bots = --sprt compara dos bots distintos, y aquí hay { $found }; nombra dos.
error-tournament-no-state = El archivo { $file } no es un torneo; indica uno que haya escrito un torneo, o uno nuevo.
error-tournament-other = El archivo { $file } es de otro torneo, con otro { $setting }; repite el comando con el que empezó, o indica un archivo nuevo.
error-tournament-damaged = La línea { $line } del archivo { $file } no se puede leer; se cambió, o falló el disco.
error-tournament-in-use = Otro torneo escribe en el archivo { $file }; espera a que acabe, o indica otro archivo.
error-tournament-unwritten = No se puede escribir el archivo { $file }: { file-fault }; el torneo se detiene, y lo que ya está en --state se conserva.
error-tournament-workers = La partida { $turn } de la mesa { $table } en la serie { $block } (contando desde 0) detuvo su proceso { $times } veces, la última con { $how }; el torneo no puede continuar.
error-usage-on = { option } solo va con --on ray; añádelo, o quita { option }.
error-cluster-none = Ningún clúster responde en { $address }; inicia uno con { "ray start --head" }.
error-cluster-version = Un ordenador del clúster tiene Dreistein { $found }, y aquí es { $own }; instala la misma versión en todos.
error-cluster-bare = Un ordenador del clúster no tiene Dreistein; instala la versión { $own } en todos.
error-simulation-no-state = El archivo { $file } no es una simulación; indica uno que haya escrito una simulación, o uno nuevo.
error-simulation-other = El archivo { $file } es de otra simulación, con otro { $setting }; repite el comando con el que empezó, o indica un archivo nuevo.
error-selfplay-no-data = El archivo { $file } no es de selfplay; indica una carpeta que no lo tenga, o una nueva.
error-selfplay-other = La carpeta { $folder } tiene otros datos, con otro { $setting }; repite el comando con el que empezaron, o indica una carpeta nueva.
error-selfplay-unwritten = No se puede escribir el archivo { $file }: { file-fault }; las partes completas se conservan.
error-selfplay-workers = Las partidas a partir de la { $first } detuvieron su proceso { $times } veces, la última con { $how }.
error-usage-share = { option } no puede ser { $text }; es un número entre 0 y 1, por ejemplo 0.05.
error-usage-sprt = { option } solo va con --sprt; añádelo, o quita { option }.
error-usage-sprt-shares = --p0 es { $low } y --p1 es { $high }; --p0 debe ser el menor.
error-usage-sprt-errors = --alpha es { $alpha } y --beta es { $beta }; juntos deben ser menos de 1.
error-usage-matches = --matches y --blocks dicen lo mismo de dos maneras; quita uno de los dos.
error-usage = Este comando no se entiende: { $problem }; { $command } --help dice lo que se puede escribir.
error-usage-command = No hay ningún comando { $text }; hay { $known }.
error-usage-choice = { option } no puede ser { $text }; se puede elegir entre { $known }.
error-usage-number = { option } no puede ser { $text }; es un número entero de { $least } a { $most }.
error-usage-missing = { $argument ->
    [FILE] { $command } necesita un archivo; { $command } --help dice lo que se puede escribir.
    [DEPTH] { $command } necesita una profundidad; { $command } --help dice lo que se puede escribir.
   *[other] { $command } necesita { $argument }; { $command } --help dice lo que se puede escribir.
}
error-usage-unknown = { $command } no conoce { $text }; { $command } --help dice lo que se puede escribir.
error-usage-value = Tras { option } falta algo; { $command } --help dice lo que se puede escribir.
error-usage-no-value = { option } va por sí solo; quita { $text }.
error-usage-ambiguous = { $text } puede significar varias cosas ({ $known }); escríbelo entero.
error-usage-seed = El código de partida tiene { $found } caracteres; puede tener { $most } como mucho.
error-usage-edition = --edition { $text } no es un objeto JSON; indica uno, o uno de los nombres { $known }.
error-usage-solitaire = { option } solo va con --solitaire; añádelo, o quita { option }.
error-usage-players = --players no va con --solitaire, donde juega uno solo; quita uno de los dos.
error-usage-together = { option } y { $other } no se usan juntos; quita uno de los dos.
error-no-opponent = No hay ningún rival { $text }; elige entre { $known }, o un número del 1 al { $most }.
error-opponent-count = Rivales nombrados: { $found }; juegan { $wanted }. Nombra uno por sitio, o uno solo para todos.
error-resume-over = No queda nada que jugar: la partida de este archivo ha terminado, o no tiene ninguna ronda.
error-no-file = No se puede usar el archivo { $file }: { file-fault }.
error-no-output = No se puede escribir la salida: { file-fault }.
error-extra-missing = Falta el paquete { $package }; pip install 'dreistein[{ $extra }]' lo instala.
error-too-many-bots = Hay más bots ({ $bots }) que sitios ({ $seats }); nombra como mucho uno por sitio.
error-unknown-policy = Para las simulaciones no hay un bot { $name }; hay { $known }.
