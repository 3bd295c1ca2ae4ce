### Giocare senza server.

page-here-loading = Il gioco si sta scaricando su questo dispositivo: { $done } MB su { $all }
page-here-missing = Questo browser non può giocare senza server: gli manca WebAssembly o uno spazio di archiviazione. Il segnapunti e le regole funzionano lo stesso.
page-here-failed = Non è stato possibile aprire il gioco; tra poco riproverà da solo. Le tue partite ci sono ancora.
page-here-full = Su questo dispositivo non c’è spazio per il gioco. Libera un po’ di spazio e si aprirà da solo.
page-here-gone = Il gioco non ha risposto. Riprova.
page-here-asleep = Il gioco non risponde. Se è aperto in un’altra scheda, lascia aperta solo questa.
page-here-newer = C’è una versione più recente del gioco. Ricarica la pagina per giocare.
page-here-kept = Le tue partite si trovano solo su questo dispositivo, in questo browser.
page-here-week = Safari le cancella dopo una settimana senza visite, a meno che tu non aggiunga la pagina alla schermata Home.
page-here-alone = Per giocare con gli amici e per le classifiche serve un server. Qui il gioco ne fa a meno.
page-here-server = Gioca su { $host }
page-here-day = Le tessere dipendono dalla data: senza server tutti ricevono le stesse, e chiunque può calcolarle in anticipo. Per questo qui non c’è classifica.
page-here-challenge = Le tessere sono nel link stesso. Non c’è una lista: chi gioca ti manda il risultato.
page-here-copy = Copia di sicurezza
page-here-copy-note = Le partite, le impostazioni e i segnapunti di questo dispositivo in un solo file. Puoi aprirlo anche su un altro dispositivo.
page-here-copy-save = Salva tutto in un file
page-here-copy-saved = Salvato.
page-here-copy-open = Apri un file salvato
page-here-copy-ask = Tutto quello che c’è qui ora sarà sostituito dal contenuto del file.
page-here-copy-yes = Sostituisci tutto
page-here-copy-full = Qui non c’è spazio per tutto il contenuto del file. Non è stato sostituito nulla.
page-here-no-copy = In questo file non c’è niente da recuperare.
