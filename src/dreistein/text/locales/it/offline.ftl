### La pagina senza rete.

page-offline-title = Nessuna connessione
page-offline-lead = Per giocare e per imparare a giocare serve una connessione al server. Lì le tue partite sono al sicuro.
page-offline-works = Questo funziona anche senza connessione
page-offline-nothing = Su questo dispositivo non c’è ancora niente. Apri una volta il segnapunti con una connessione, e poi funzionerà anche senza.
page-offline-play = Gioca su questo dispositivo
page-offline-retry = Riprova
