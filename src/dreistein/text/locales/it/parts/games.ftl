### Le mie partite.

page-finished-games = Partite finite
page-more = Mostra altre
page-waiting-for-you = Aspettano te
page-in-progress = In corso
page-games-invite = Qui trovi tutte le tue partite: da riprendere, rivedere, confrontare.
page-games-words = Ho sei parole
page-leave-table = Lascia il tavolo
page-leave-note = Un bot continua per te, così gli altri possono finire. Per tornare ti servirà il link d’invito, se il posto sarà ancora libero.
page-delete = Elimina
page-delete-table-note = Questo tavolo viene eliminato per sempre. Le partite che hai finito lì restano nel tuo elenco.
page-delete-match-note = Questa partita sparisce dal tuo elenco e dalle tue statistiche. Chi ha giocato con te la conserva.
page-save-game = Salva
page-statistics = Statistiche
page-games-review = Analizza
