### El servidor: su ayuda, y lo que dice al empezar

cli-serve = ofrece mesas a navegadores y otros programas
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = DIRECCIÓN
cli-meta-limit = NOMBRE=NÚMERO
cli-host = la dirección en la que escuchar (por defecto: 127.0.0.1, solo para esta máquina)
cli-port = el puerto en el que escuchar (por defecto: 8756; 0 toma uno libre)
cli-database = el archivo que guarda las mesas o una dirección de PostgreSQL (por defecto: en tu carpeta de datos)
cli-serve-workers = cuántos procesos piensan por los bots (por defecto: uno menos que núcleos)
cli-origin = la dirección pública, si el servidor está detrás de un proxy, como { "https://example.org" }
cli-trusted-proxy = un proxy del que fiarse para la dirección de los clientes; se puede indicar varias veces
cli-keep-days = borra las mesas que nadie ha tocado en este número de días; las partidas terminadas se conservan
cli-limit = cambia un límite (están en docs/serve.md); se puede indicar varias veces
cli-engine = ofrece a las aplicaciones instaladas el juego sin servidor: la carpeta de make static
cli-open-metrics = deja que también otros equipos lean /metrics
cli-log-level = cuánto escribir en el registro (por defecto: info)
serve-ready = Dreistein está en { $address } – se detiene con Ctrl+C.
cli-backup = hace una copia de seguridad de la base de datos mientras el servidor sigue en marcha
cli-backup-file = el archivo de la copia de seguridad
cli-restore = pone una copia de seguridad en lugar de la base de datos, que se conserva
cli-restore-file = la copia de seguridad
cli-check = comprueba que la base de datos esté intacta
cli-store = copia una base de datos entera en otra
cli-store-action = qué hacer: copiarlo todo y comprobar la copia
cli-store-source = la base de datos que se copia
cli-store-target = la base de datos vacía en la que se copia
backup-done = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y { $records ->
    [one] una partida terminada
   *[other] { $records } partidas terminadas
}.
restore-done = Restauración completada: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y { $records ->
    [one] una partida terminada
   *[other] { $records } partidas terminadas
}.
restore-before = La base de datos anterior se llama ahora { $file }.
check-done = Comprobación completada: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $events ->
    [one] un evento
   *[other] { $events } eventos
} y { $records ->
    [one] una partida terminada
   *[other] { $records } partidas terminadas
}.
check-damaged = Dañada: la mesa { $table }…
