### Mis partidas.

page-finished-games = Partidas terminadas
page-more = Ver más
page-waiting-for-you = Te esperan
page-in-progress = En curso
page-games-invite = Aquí se guardan todas tus partidas: para continuarlas, verlas de nuevo y compararlas.
page-games-words = Tengo seis palabras
page-leave-table = Dejar la mesa
page-leave-note = Un bot juega por ti para que los demás puedan terminar. Para volver necesitarás el enlace de invitación, y que el sitio siga libre.
page-delete = Eliminar
page-delete-table-note = Esta mesa se elimina para siempre. Las partidas que terminaste en ella siguen en tu lista.
page-delete-match-note = Esta partida desaparece de tu lista y de tus estadísticas. Los demás jugadores la conservan.
page-save-game = Guardar
page-statistics = Estadísticas
page-games-review = Analizar
