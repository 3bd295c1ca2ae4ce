### Le impostazioni.

page-device = Un altro dispositivo
page-device-claim = Continuare su questo dispositivo come { $name }?
page-device-claim-unnamed = Continuare su questo dispositivo come la persona che ha creato questo link?
page-device-claim-note = Giocherai con quel nome e con le partite di quella persona. Accetta solo se il link viene da un altro tuo dispositivo.
page-device-lose =
    { $count ->
        [one] La partita che questo dispositivo ha ora non si vedrà più qui. Per un giorno potrai tornarci.
       *[other] Le { $count } partite che questo dispositivo ha ora non si vedranno più qui. Per un giorno potrai tornarci.
    }
page-device-yours = Questo dispositivo ha già quel nome e quelle partite.
page-device-back-note = Per un giorno puoi tornare alle partite che questo dispositivo aveva prima: qui o, più tardi, in Impostazioni, «I tuoi dati».
page-device-back = Torna alle mie partite di prima
page-device-yes = Sì, continua qui
page-device-note = Un link che vale una volta sola: aprilo sul telefono e continua lì con il tuo nome e le tue partite. Non condividerlo.
page-device-link = Link personale
page-device-qr = Codice QR del link personale
page-device-make = Crea un link
page-set-theme = Tema
page-set-theme-auto = Come il dispositivo
page-set-theme-light = Chiaro
page-set-theme-dark = Scuro
page-set-contrast = Contrasto
page-set-contrast-auto = Come il dispositivo
page-set-contrast-normal = Normale, a colori
page-set-contrast-high = Alto, bianco e nero
page-set-text = Dimensione del testo
page-set-text-normal = Normale
page-set-text-large = Grande
page-set-text-largest = Molto grande
page-set-size = Dimensione delle tessere
page-set-size-normal = Normale
page-set-size-large = Grande
page-set-size-largest = Molto grande
page-set-motion = Animazioni
page-set-motion-auto = Come il dispositivo
page-set-motion-full = Attive
page-set-motion-none = Disattivate
page-set-pace = Mosse degli altri
page-set-pace-slow = Lente
page-set-pace-normal = Normali
page-set-pace-fast = Veloci
page-set-pace-instant = Istantanee
page-set-confirm = Conferma le mosse
page-set-confirm-touch = Sugli schermi touch
page-set-confirm-always = Sempre
page-set-confirm-never = Mai
page-set-sound = Audio
page-set-voices = Mostra ciò che dicono gli altri al tavolo
page-set-shortcuts = Scorciatoie: + pesca, - finisci il turno, ? cosa si può piazzare, / scrivi una mossa
page-set-notify = Avvisami quando tocca a me
page-set-notify-insecure = Le notifiche richiedono un indirizzo sicuro (https) o il computer su cui gira il server.
page-set-notify-home = Su iPhone e iPad il gioco può avvisarti solo se è nella schermata Home (Condividi, Aggiungi alla schermata Home).
page-set-pass = Passa in automatico quando non si può fare altro
page-data = I tuoi dati
