### Giocare senza server.

page-here-loading = Il gioco arriva su questo dispositivo: { $done } MB di { $all }
page-here-missing = Questo browser non può giocare senza server: gli manca WebAssembly o uno spazio di archiviazione. Il segnapunti e le regole funzionano lo stesso.
page-here-failed = Non è stato possibile aprire il gioco. Ricarica la pagina: le tue partite ci sono ancora.
page-here-kept = Le tue partite si trovano solo su questo dispositivo, in questo browser.
page-here-week = Safari le cancella dopo una settimana senza visite, a meno che tu non aggiunga la pagina alla schermata Home.
