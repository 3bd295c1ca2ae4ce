### Jugar sin servidor.

page-here-loading = El juego se descarga en este dispositivo: { $done } de { $all } MB
page-here-missing = Este navegador no puede jugar sin servidor: le falta WebAssembly o un almacenamiento propio. La libreta de puntos y las reglas funcionan igualmente.
page-here-failed = No se ha podido abrir el juego. Vuelve a cargar la página; tus partidas siguen ahí.
