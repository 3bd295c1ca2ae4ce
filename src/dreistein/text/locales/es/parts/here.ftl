### Jugar sin servidor.

page-here-loading = El juego se descarga en este dispositivo: { $done } de { $all } MB
page-here-missing = Este navegador no puede jugar sin servidor: le falta WebAssembly o un almacenamiento propio. La hoja de puntuación y las reglas funcionan igualmente.
page-here-failed = No se ha podido abrir el juego; enseguida lo volverá a intentar solo. Tus partidas siguen ahí.
page-here-full = En este dispositivo no hay espacio para el juego. Libera espacio y se abrirá solo.
page-here-gone = El juego no ha respondido. Inténtalo de nuevo.
page-here-asleep = El juego no responde. Si está abierto en otra pestaña, ciérrala.
page-here-newer = Hay una versión más reciente del juego. Recarga la página para jugar.
page-here-kept = Tus partidas están solo en este dispositivo, en este navegador.
page-here-week = Safari las borra tras una semana sin visitas, salvo que añadas la página a la pantalla de inicio.
page-here-alone = Para jugar con amigos y para las clasificaciones hace falta un servidor. Aquí el juego funciona sin él.
page-here-server = Jugar en { $host }
page-here-day = Las fichas dependen de la fecha: sin servidor todos reciben las mismas, y cualquiera puede calcularlas de antemano. Por eso aquí no hay clasificación.
page-here-challenge = Las fichas van en el propio enlace. No hay lista: quien juega te envía su resultado.
page-here-copy = Copia de seguridad
page-here-copy-note = Las partidas, los ajustes y las hojas de puntuación de este dispositivo en un solo archivo. También puedes abrirlo en otro dispositivo.
page-here-copy-save = Guardar todo en un archivo
page-here-copy-saved = Guardado.
page-here-copy-open = Abrir un archivo guardado
page-here-copy-ask = Todo lo que hay aquí ahora se sustituirá por el contenido del archivo.
page-here-copy-yes = Sustituir todo
page-here-copy-full = Aquí no hay espacio para todo el contenido del archivo. No se ha reemplazado nada.
page-here-no-copy = En este archivo no hay nada que se pueda recuperar.
