### Che cosa può andare storto nel salvare i tavoli

error-stale-log = A questo tavolo è successo prima qualcos’altro; guarda di nuovo e poi decidi.
error-not-stored = Non è stato possibile salvarlo, quindi non è successo; riprova tra un momento.
error-not-read = Non è stato possibile leggerlo; riprova tra un momento.
error-database-unreachable = Il database { $path } non si può aprire; controlla che la sua cartella esista, che vi si possa scrivere e che il disco non sia pieno.
error-database-foreign = { $path } non è un database di Dreistein e resta com’è; indica un altro file.
error-database-newer = Il database { $path } ha la versione { $version }, e questo Dreistein conosce le versioni fino alla { $newest }; un Dreistein più recente può aprirlo.
error-database-in-use = Un altro server sta usando il database { $path }; fermalo o indica un altro file.
error-database-damaged = Il database { $path } è danneggiato; sostituiscilo con una copia di sicurezza.
