### La pagina senza rete.

page-offline-title = Niente rete
page-offline-lead = I tavoli sono sul server: per giocare serve la rete. Le tue partite lì sono al sicuro.
page-offline-works = Questo funziona senza rete
page-offline-nothing = Su questo dispositivo non c’è ancora niente. Apri una volta il segnapunti con la rete, e funzionerà anche senza.
page-offline-retry = Riprova
