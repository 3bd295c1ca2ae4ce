### Il server: il suo aiuto, e ciò che dice all’avvio

cli-serve = offre tavoli ai browser e ad altri programmi
cli-meta-host = HOST
cli-meta-url = URL
cli-meta-address = INDIRIZZO
cli-meta-limit = NOME=NUMERO
cli-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo per questa macchina)
cli-port = la porta su cui ascoltare (predefinita: 8756; 0 ne prende una libera)
cli-database = il file che conserva i tavoli (predefinito: nella tua cartella dei dati)
cli-serve-workers = quanti processi pensano per i bot (predefinito: uno in meno dei core)
cli-origin = l’indirizzo che mostrano i browser dietro un proxy, per esempio { "https://example.org" }
cli-trusted-proxy = un proxy a cui si crede sugli indirizzi; si può dare più volte
cli-keep-days = elimina i tavoli che nessuno ha toccato per tanti giorni; le partite finite restano
cli-limit = cambia un limite, come li elenca docs/serve.md; si può dare più volte
cli-log-level = quanto scrivere nel registro (predefinito: info)
serve-ready = Dreistein è su { $address } – fermalo con Ctrl+C.

error-port-in-use = Sulla porta { $port } risponde già qualcos’altro; indicane un’altra con --port.
error-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $reason }.
error-database-url = Il database { $text } è di un tipo che questo programma non conosce; indica un file.
error-usage-origin = { $text } non è un’origine; scrivi per esempio { "https://example.org" }, senza percorso.
error-usage-proxy = { $text } non è l’indirizzo di un proxy; scrivi per esempio 127.0.0.1 o 10.0.0.0/8.
error-usage-limit = { $text } non è un limite; scrivi NOME=NUMERO, con uno dei nomi { $known }.
