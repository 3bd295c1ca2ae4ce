### Las reglas, en español: la orden y la página que las rodea. Sus textos están en rulebook/locales/.

cli-rules = muestra las reglas del juego, con ejemplos
cli-rules-rule = una regla, por ejemplo bridge; o questions, editions, glossary (por defecto, todo)
cli-meta-rule = REGLA
cli-rules-search = busca reglas por una palabra
cli-meta-word = PALABRA

rulebook-contents = Índice
rulebook-example = Ejemplo
rulebook-open = Lo que las reglas impresas no aclaran
rulebook-ruling = Nuestra respuesta
rulebook-related = Ver también
rulebook-questions = Preguntas frecuentes
rulebook-editions = Comparación de las versiones
rulebook-differs = Resaltado: lo que cambia respecto a la versión elegida
rulebook-glossary = Las palabras del juego
rulebook-search = Buscar en las reglas
# Words that the search passes over.
rulebook-small-words =
    a al algo ante aún aunque cada como con cuando cual de del desde donde dos el ella ellos en entre era es esa ese eso
    esta está estas este esto ha hay he la las le les lo los más me mi mis mucho muy nada ni no nos o os para pero podría
    por porque pueda puede puedo que qué quien se sea ser si sí sin sobre son su sus también te tengo tiene tu un una unas
    uno unos ya yo y
rulebook-found = Resultados
rulebook-nothing = No se ha encontrado nada. Prueba con otra palabra.
rulebook-one = Una regla: dreistein rules bridge. Una palabra: dreistein rules --search puente.
rulebook-edition = Versión de las reglas
rulebook-language = Idioma
rulebook-print = Imprimir
rulebook-sheet = Reglas en una hoja
rulebook-link = Enlace a esta regla
rulebook-skip = Ir a las reglas
rulebook-play = Ir al juego
rulebook-pad = Ir a la hoja de puntuación
rulebook-start = En pocas palabras
rulebook-failed = No se han podido cargar las reglas. Inténtalo de nuevo.

rulebook-try = Pruébalo
rulebook-try-text = Elige una ficha para ver dónde encaja y cuántos puntos daría, y después un hueco para colocarla.
rulebook-try-start = Empezar con
rulebook-try-empty = Mesa vacía
rulebook-try-tile = Fichas
rulebook-try-spots = Dónde encaja
rulebook-try-nowhere = Esta ficha no encaja en ningún hueco.
rulebook-try-used = ya está en la mesa
rulebook-try-undo = Deshacer jugada
rulebook-try-clear = Vaciar la mesa
rulebook-try-board = La mesa
rulebook-try-total = Total
rulebook-why-start = La primera ficha: su valor y la bonificación inicial.
rulebook-why-plain = Un lado está en contacto y la punta queda libre: solo el valor.
rulebook-why-bridge = Un lado está en contacto y la punta opuesta se encuentra con un número.
rulebook-why-double = Dos o tres lados están en contacto, sin completar un hexágono.
rulebook-why-hexagon = La sexta ficha alrededor de un punto. El hexágono sustituye a la doble unión.
rulebook-why-hexagons = La sexta ficha alrededor de varios puntos a la vez. Cuentan todos esos hexágonos.
