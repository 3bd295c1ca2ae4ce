### I tuoi dati: che cosa si conserva, uscire, essere dimenticati.

page-data-kept = Che cosa conserva il server
page-data-kept-name = Il tuo nome e le tue mosse ai tavoli dove giochi. Li vede chi è al tavolo.
page-data-kept-games = Le tue partite finite e i tuoi risultati nella partita del giorno, finché non li elimini.
page-data-kept-gone = I tavoli dove non comincia nessuna partita spariscono dopo un giorno, le partite ferme dopo 60 giorni, i segnapunti condivisi 90 giorni dopo l’ultima annotazione.
page-data-kept-not = Nessun account, nessun indirizzo e-mail, nessuna pubblicità. Ti riconosce un numero a caso in un cookie.
page-data-devices = I tuoi dispositivi
page-data-others-note = Se forse qualcun altro gioca al posto tuo, disconnetti tutti gli altri dispositivi. Qui resti connesso.
page-data-others = Disconnetti gli altri dispositivi
page-data-others-done = Tutti gli altri dispositivi sono disconnessi.
page-data-links = Revoca i link non usati
page-data-links-done = I link per altri dispositivi che nessuno ha usato non valgono più.
page-data-here-note = Se esci da qui, ritrovi le tue partite solo da un altro dispositivo.
page-data-here = Esci da questo dispositivo
page-data-forget = Dimenticami
page-data-forget-name = Ovunque sia conservato il tuo nome comparirà «–»: ai tavoli, nelle partite finite, negli elenchi e nelle sfide.
page-data-forget-games = Il tuo elenco di partite viene eliminato, con tutti i solitari e tutti i tavoli senza altre persone.
page-data-forget-seats = Lasci i tuoi posti ai tavoli in corso. Un bot continua per gli altri.
page-data-forget-pads = Le impostazioni e i segnapunti di questo dispositivo vengono eliminati, anche quelli che condividi.
page-data-forget-end = Esci da tutti i dispositivi. Non si può tornare indietro.
page-data-forget-ask = Eliminare tutto adesso? Non si può tornare indietro.
page-data-forget-yes = Sì, dimenticami
