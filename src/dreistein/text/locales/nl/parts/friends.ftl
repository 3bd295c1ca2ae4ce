### Met vrienden: uitnodigingen, en wie er speelt.

page-invite-link = Uitnodigingslink
page-qr = QR-code van de uitnodigingslink
page-copy = Kopiëren
page-copied = Gekopieerd
page-copy-by-hand = Automatisch kopiëren lukt hier niet. Selecteer de link en kopieer hem zelf.
page-share = Delen
page-watch-link = Alleen om mee te kijken:
page-open-network = Het spel is nu alleen op deze computer te bereiken. Mogen anderen op hetzelfde netwerk meedoen?
page-open-network-yes = Ja, openen voor het netwerk
page-only-here = Het spel is alleen te bereiken op de computer waarop de server draait. Wie hem gestart heeft, kan hem voor anderen openen.
page-lobby = Wie doet er mee?
page-ready = klaar
page-be-ready = Ik ben er klaar voor
page-wait-seats = De partij begint als alle plaatsen bezet zijn.
page-wait-ready = De partij begint als iedereen klaar is.
page-no-seat = Je hebt geen plaats aan deze tafel, maar je kunt meekijken.
page-fill = Bot laten invallen
page-close-seat = Zonder deze plaats spelen
page-seat-yields = tot er iemand komt
page-rename = Wijzigen
page-remove = Verwijderen
page-remove-guest = { $name } verwijderen
page-remove-explained = { $name } raakt de plaats kwijt, die daarmee weer vrijkomt. Wie de uitnodigingslink heeft, kan opnieuw gaan zitten. Wil je dat niet, maak dan ook nieuwe links.
page-new-links = Nieuwe links maken
page-new-links-explained = De uitnodigingslink en de link om mee te kijken worden vervangen. De oude werken dan niet meer, en wie daarmee meekijkt, verliest de verbinding. Wie aan tafel zit, houdt zijn plaats. Wie nog moet komen, heeft de nieuwe link nodig.
page-join = Je bent uitgenodigd
page-join-who = Al aan tafel: { $names }.
page-sit = Meedoen
page-fair-explained = Jouw apparaat en die van de anderen verzegelen elk een willekeurig getal voordat er een wordt onthuld. Uit alle getallen samen volgen de stenen. Zo kan niemand ze kiezen, ook de server niet. Aan het eind controleert je apparaat dat automatisch.
page-join-full = Alle plaatsen zijn al bezet. Meekijken kan nog wel.
page-plays-next = { $when ->
    [match] Je speelt mee vanaf de volgende partij, in plaats van { $name }.
   *[round] Je speelt mee vanaf de volgende ronde, in plaats van { $name }.
}
page-just-watch = Liever alleen meekijken
page-seat-free = Aan deze tafel is een plaats vrij.
page-open-network-no = Nee, alleen op deze computer
page-no-network = Deze computer is nu met geen enkel netwerk verbonden. Verbind hem met wifi en probeer het opnieuw.
page-link-here = Deze link werkt alleen op deze computer, bijvoorbeeld in een tweede browser.
page-for-others = Toch voor anderen openen
page-share-insecure = Direct delen kan alleen via een beveiligd adres (https). Kopieer de link of laat de QR-code zien.
page-table-clock = { $time } per beurt
page-table-no-clock = zonder tijdslimiet
page-table-hints = met hints
page-table-no-hints = zonder hints
page-table-free = { $count ->
    [0] geen plaats vrij
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
page-table-own = met huisregels
