### El comando, en español: lo que dice --help, llamadas erróneas, archivos e imágenes.
###
### Los dos puntos tras un título los escribe argparse.

## Títulos y nombres de --help

cli-usage = uso:
cli-commands = comandos
cli-arguments = argumentos
cli-options = opciones
cli-meta-command = COMANDO
cli-meta-file = ARCHIVO
cli-meta-depth = PROFUNDIDAD
cli-meta-seed = CÓDIGO
cli-meta-name = NOMBRE
cli-meta-names = NOMBRES

## Comandos

cli-description = Un juego de fichas triangulares: jugar, arbitrar archivos de partida, repartir, dibujar posiciones.
cli-play = juega en el navegador, en este dispositivo
cli-terminal = juega en la terminal, contra los rivales de la escalera o en solitario
cli-no-browser = no abre ningún navegador, solo muestra la dirección
cli-play-port = el puerto (por defecto: 8756, o uno libre)
cli-deal = escribe un archivo de partida con las fichas repartidas y ninguna acción
cli-record = crea un archivo de partida a partir de una hoja escrita a mano o de la hoja de puntuación, para una partida con fichas reales
cli-record-sheet = la hoja, o la tabla de la hoja de puntuación; - lee la entrada estándar
cli-replay = el árbitro: comprueba un archivo de partida y escribe su hoja de puntuación
cli-perft = cuenta las secuencias permitidas desde la última posición de un archivo de partida
cli-show = dibuja la posición de un archivo de partida, como texto o como imagen

## Opciones

cli-help = muestra esta ayuda
cli-version = muestra la versión
cli-file = un archivo de partida; - lee la entrada estándar
cli-depth = cuántas acciones tiene cada secuencia
cli-players = cuántos juegan, de 2 a 6 (por defecto: 2)
cli-edition = la versión de las reglas: un nombre, o sus números en un objeto JSON
cli-must-place = regla de la casa: quien pueda colocar debe hacerlo
cli-solitaire = juega en solitario
cli-rack = solitario: cuántas fichas tiene el atril (por defecto: 10)
cli-draws = solitario: cuántas fichas se pueden robar (por defecto: 20)
cli-seed = el código de partida (por defecto: uno nuevo)
cli-name = tu nombre en la hoja de puntuación
cli-record-file = guarda la partida en este archivo
cli-resume = continúa una partida guardada, en el mismo archivo
cli-opponents = tus rivales, separados por comas: pip, frida, max, zora, bruno, hilda, klara o sofia, del más fácil al más fuerte; o uno tuyo: { "cmd:./my-bot" } (por defecto, se te pregunta)
cli-language = el idioma (por defecto: el del entorno)
cli-colour = números en color (por defecto: auto, en una terminal)
cli-deal-round = reparte una ronda posterior de la partida, contando desde 0 (por defecto: 0)
cli-json = escribe el veredicto en JSON
cli-divide = cuenta por separado cada primera acción
cli-at = tras N acciones (por defecto: tras todas)
cli-round = de la ronda R, contando desde 0 (por defecto: la última)
cli-svg = una imagen SVG independiente, al archivo o a la salida estándar
cli-theme = el fondo de la imagen (por defecto: light)

## Llamadas erróneas

option = { $option ->
    [DEPTH] { cli-meta-depth }
   *[other] { $option }
}
## Archivos

file-fault = { $reason ->
    [not-found] no existe ese archivo o esa carpeta
    [directory] es una carpeta
    [permission] no está permitido
    [full] el disco está lleno
    [name] ningún archivo puede llamarse así
   *[other] { $reason }
}
## Imágenes

picture-title = { $count ->
    [0] Mesa vacía
    [one] Mesa con { $count } ficha
   *[other] Mesa con { $count } fichas
}
picture-description = { $count ->
    [0] Aquí aún no hay ninguna ficha.
    [one] La ficha es { $last }.
   *[other] { $hexagons ->
        [0] La última ficha colocada es { $last }.
        [one] { $hexagons } hexágono está completo. La última ficha colocada es { $last }.
       *[other] { $hexagons } hexágonos están completos. La última ficha colocada es { $last }.
    }
}

play-ready = Dreistein está en { $address } – se detiene con Ctrl+C.
play-running = Dreistein ya está en marcha: { $address }
