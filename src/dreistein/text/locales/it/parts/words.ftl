### Sei parole da scrivere, che riportano tutto in qualsiasi browser.

words-title = Le tue sei parole
words-lead = Le tue partite sono legate a questo browser: se ne cancelli i dati o perdi il dispositivo, spariscono. Scrivi sei parole su un foglio e ritroverai tutto in qualsiasi browser.
words-make = Mostrami sei parole
words-new = Nuove parole
words-new-ask = Le parole di prima non varranno più.
words-made = Hai già le tue sei parole ({ $day }).
words-not = Ritrovi partite, tavoli, risultati e statistiche. Le impostazioni, i rompicapi risolti e i segnapunti restano nel browser in cui sono.
words-write = Scrivile e conserva bene il foglio.
words-secret = Si vedono soltanto adesso; poi non le conosce più nemmeno il server. Chi le ha può giocare al posto tuo.
words-done = Le ho scritte
words-copy = Copia
words-copied = Copiato.
words-have = Hai già delle parole?
words-field = Le tue sei parole
words-any = Maiuscole, spazi e trattini non contano.
words-gives-way = Quello che c’è ora in questo browser non si vedrà più; per un giorno puoi tornare indietro.
words-bring = Ritrova le mie partite
words-back = Rieccoti, { $name }! È di nuovo tutto qui.
words-back-unnamed = Rieccoti! È di nuovo tutto qui.
words-lost = Hai perso, venduto o prestato l’altro dispositivo? Disconnettilo.
words-hint = Le tue partite sono legate a questo browser.
words-hint-link = Mettile al sicuro con sei parole su un foglio.
