### La página sin red.

page-offline-title = Sin conexión
page-offline-lead = Para jugar y para aprender a jugar hace falta conexión con el servidor. Tus partidas están a salvo allí.
page-offline-works = Esto funciona sin conexión
page-offline-nothing = Aún no hay nada guardado en este dispositivo. Abre una vez la hoja de puntuación con conexión y después funcionará sin ella.
page-offline-play = Jugar en este dispositivo
page-offline-retry = Reintentar
