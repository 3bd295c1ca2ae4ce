### I tuoi dati: che cosa si conserva, uscire, essere dimenticati.

page-data-kept = Che cosa conserva il server
page-data-kept-name = Il tuo nome e le tue mosse. Li vede anche chi è al tavolo con te.
page-data-kept-games = Le tue partite finite e i tuoi risultati nella partita del giorno, finché non li elimini.
page-data-kept-gone = I tavoli dove non comincia nessuna partita spariscono dopo un giorno, le partite ferme dopo 60 giorni, i segnapunti condivisi 90 giorni dopo l’ultima annotazione.
page-data-kept-not = Nessun account, nessun indirizzo e-mail, nessuna pubblicità. Ti riconosciamo grazie a un numero estratto a caso, in un cookie.
page-data-moments = { $count ->
    [one] Un link alle tue partite
   *[other] { $count } link alle tue partite
}
page-data-moments-note = Chi ha un link così vede la partita con i nomi di tutti. Per disattivarne uno solo, vai dove l’hai creato.
page-data-moments-withdraw = Disattivali tutti
page-data-moments-done = Tutti i link alle tue partite sono stati disattivati.
page-data-devices = I tuoi dispositivi
page-data-others-note = Se pensi che qualcun altro giochi al posto tuo, disconnetti tutti gli altri dispositivi. Questo resta connesso.
page-data-others = Disconnetti gli altri dispositivi
page-data-others-done = Tutti gli altri dispositivi sono disconnessi.
page-data-links = Revoca i link non usati
page-data-links-done = I link non usati per altri dispositivi non funzionano più.
page-data-words-note = Con sei parole su un foglio ritrovi le tue partite in qualsiasi browser, anche se perdi questo dispositivo.
page-data-words = Sei parole da scrivere
page-data-here-note = Se esci da questo dispositivo, ritrovi le tue partite solo da un altro, o con le tue sei parole.
page-data-here = Esci da questo dispositivo
page-data-here-ask = Senza un altro dispositivo collegato e senza le tue sei parole perdi per sempre le tue partite, i tuoi posti ai tavoli in corso, le statistiche e le analisi.
page-data-forget = Elimina tutti i miei dati
page-data-forget-name = Ovunque sia conservato il tuo nome comparirà «–»: ai tavoli, nelle partite finite, negli elenchi e nelle sfide.
page-data-forget-games = Il tuo elenco di partite viene eliminato, insieme a tutti i solitari e a tutti i tavoli in cui giocavi solo con i bot.
page-data-forget-seats = Lasci i tuoi posti ai tavoli in corso. Un bot prende il tuo posto, così gli altri possono continuare.
page-data-forget-pads = Le impostazioni e i segnapunti di questo dispositivo vengono eliminati, anche quelli che condividi.
page-data-forget-end = Tutti i dispositivi vengono disconnessi. Non si può annullare.
page-data-forget-ask = Eliminare tutto adesso? Non si può annullare.
page-data-forget-yes = Sì, elimina tutto
