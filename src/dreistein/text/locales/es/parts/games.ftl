### Mis partidas.

page-finished-games = Partidas terminadas
page-more = Ver más
page-waiting-for-you = Te esperan
page-in-progress = En curso
page-games-invite = Aquí se guarda cada partida tuya: para continuarla, verla de nuevo y comparar.
page-leave-table = Dejar la mesa
page-leave-note = Un bot juega por ti para que los demás puedan terminar. No podrás volver a este sitio.
page-delete = Eliminar
page-delete-table-note = Esta mesa se elimina para siempre. Las partidas que terminaste en ella siguen en tu lista.
page-delete-match-note = Esta partida sale de tu lista y de tus estadísticas. Los demás que jugaron la conservan.
page-save-game = Guardar
page-statistics = Estadísticas
