### Con gli amici: inviti, e chi gioca.

page-invite-link = Link d’invito
page-qr = Codice QR del link d’invito
page-copy = Copia
page-copied = Copiato
page-copy-by-hand = Questo browser non permette alla pagina di copiare; seleziona il link e copialo tu.
page-share = Condividi
page-watch-link = Solo per assistere:
page-open-network = Per ora il gioco è raggiungibile solo da questo computer. Vuoi aprirlo anche ad altri nella tua rete locale?
page-open-network-yes = Sì, apri alla rete locale
page-only-here = Il gioco è raggiungibile solo dal computer su cui gira il server; chiedi a chi lo ha avviato di aprirlo agli altri.
page-lobby = Chi gioca?
page-ready = ok
page-be-ready = Io ci sono
page-wait-seats = La partita inizia quando tutti i posti sono occupati.
page-wait-ready = La partita inizia quando tutti sono pronti.
page-no-seat = Non hai un posto a questo tavolo, ma puoi assistere.
page-fill = Fai giocare un bot
page-close-seat = Gioca senza questo posto
page-seat-yields = finché non arriva qualcuno
page-rename = Cambia
page-remove = Rimuovi
page-remove-guest = Rimuovi { $name }
page-remove-explained = { $name } perde il posto, che torna libero. Chi ha il link d’invito può sedersi di nuovo; se non vuoi, crea anche nuovi link.
page-new-links = Crea nuovi link
page-new-links-explained = Il link d’invito e quello per assistere vengono sostituiti. I vecchi smettono di funzionare e chi sta assistendo con uno di essi viene disconnesso. Chi è al tavolo conserva il posto. Chi deve ancora arrivare avrà bisogno del nuovo link.
page-join = Hai un invito
page-join-who = Già al tavolo: { $names }.
page-sit = Siediti
page-fair-explained = Il tuo dispositivo e quelli degli altri sigillano ciascuno un numero a caso prima che ne venga rivelato uno; le tessere dipendono da tutti questi numeri. Così nessuno può sceglierle, nemmeno il server. Alla fine il tuo dispositivo lo verifica da solo.
page-join-full = Tutti i posti sono già occupati. Puoi comunque assistere.
page-plays-next = { $when ->
    [match] Giochi dalla prossima partita, al posto di { $name }.
   *[round] Giochi dalla prossima mano, al posto di { $name }.
}
page-just-watch = Preferisco solo assistere
page-seat-free = A questo tavolo c’è un posto libero.
page-open-network-no = No, solo su questo computer
page-no-network = In questo momento il computer non è collegato a una rete locale. Collegalo a una rete Wi-Fi e riprova.
page-link-here = Questo link funziona solo su questo computer, per esempio in un secondo browser.
page-for-others = Apri comunque ad altri
page-share-insecure = Il pulsante di condivisione richiede un indirizzo sicuro (https). Copia il link o mostra il codice QR.
page-table-clock = { $time } per turno
page-table-no-clock = senza limite di tempo
page-table-hints = con suggerimenti
page-table-no-hints = senza suggerimenti
page-table-free = { $count ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $count } posti liberi
}
page-table-own = con regole della casa
