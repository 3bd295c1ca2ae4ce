### Mijn partijen.

page-finished-games = Afgelopen partijen
page-more = Meer
page-waiting-for-you = Wachten op jou
page-in-progress = Bezig
page-games-invite = Hier vind je al je partijen terug: om verder te spelen, terug te kijken en te vergelijken.
page-games-words = Ik heb zes woorden
page-leave-table = Tafel verlaten
page-leave-note = Een bot speelt voor je verder, zodat de anderen de partij kunnen afmaken. Terugkomen kan alleen met de uitnodigingslink, zolang de plaats nog vrij is.
page-delete = Verwijderen
page-delete-table-note = Deze tafel wordt voorgoed verwijderd. Partijen die je daar hebt afgemaakt, blijven in je lijst.
page-delete-match-note = Deze partij verdwijnt uit je lijst en je statistieken. De andere spelers houden hem.
page-save-game = Opslaan
page-statistics = Statistieken
page-games-review = Analyse
