### Jugar sin servidor.

page-here-loading = El juego se descarga en este dispositivo: { $done } de { $all } MB
page-here-missing = Este navegador no puede jugar sin servidor: le falta WebAssembly o un almacenamiento propio. La libreta de puntos y las reglas funcionan igualmente.
page-here-failed = No se ha podido abrir el juego. Vuelve a cargar la página; tus partidas siguen ahí.
page-here-kept = Tus partidas están solo en este dispositivo, en este navegador.
page-here-week = Safari las borra tras una semana sin visitas, salvo que añadas la página a la pantalla de inicio.
