### Meine Partien.

page-finished-games = Beendete Partien
page-more = Mehr
page-waiting-for-you = Warten auf dich
page-in-progress = Laufende Partien
page-games-invite = Hier findest du jede deiner Partien wieder: zum Weiterspielen, Nachspielen und Vergleichen.
page-games-words = Ich habe sechs Wörter
page-leave-table = Tisch verlassen
page-leave-note = Ein Bot spielt für dich weiter, damit die anderen zu Ende spielen können. Zurück kommst du nur mit dem Einladungslink, solange der Platz noch frei ist.
page-delete = Löschen
page-delete-table-note = Dieser Tisch wird endgültig gelöscht. Partien, die du dort beendet hast, bleiben in deiner Liste.
page-delete-match-note = Diese Partie verschwindet aus deiner Liste und deiner Statistik. Die anderen, die mitgespielt haben, behalten sie.
page-save-game = Speichern
page-statistics = Statistik
page-games-review = Analyse
