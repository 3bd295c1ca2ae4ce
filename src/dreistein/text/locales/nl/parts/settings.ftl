### De instellingen.

page-device = Een ander apparaat
page-device-claim = Op dit apparaat verdergaan als { $name }?
page-device-claim-unnamed = Op dit apparaat verdergaan als degene die deze link heeft gemaakt?
page-device-claim-note = Je speelt dan onder die naam, met de partijen van die persoon. Zeg alleen ja als de link van een ander apparaat van jou komt.
page-device-lose =
    { $count ->
        [one] De partij die dit apparaat nu heeft, is hier dan niet meer te zien. Eén dag lang kun je ernaar terug.
       *[other] De { $count } partijen die dit apparaat nu heeft, zijn hier dan niet meer te zien. Eén dag lang kun je ernaar terug.
    }
page-device-yours = Dit apparaat heeft die naam en die partijen al.
page-device-back-note = Eén dag lang kun je terug naar de partijen die dit apparaat eerst had: hier, of later bij Instellingen, ‘Je gegevens’.
page-device-back = Terug naar mijn eerdere partijen
page-device-yes = Ja, hier verdergaan
page-device-note = Een link die één keer werkt: open hem op je telefoon en ga daar verder met je naam en je partijen. Geef hem niet aan anderen.
page-device-link = Persoonlijke link
page-device-qr = QR-code van de persoonlijke link
page-device-make = Link maken
page-set-theme = Licht of donker
page-set-theme-auto = Automatisch
page-set-theme-light = Licht
page-set-theme-dark = Donker
page-set-contrast = Contrast
page-set-contrast-auto = Automatisch
page-set-contrast-normal = Normaal
page-set-contrast-high = Hoog, zwart-wit
page-set-text = Tekstgrootte
page-set-text-normal = Normaal
page-set-text-large = Groot
page-set-text-largest = Heel groot
page-set-size = Grootte van de stenen
page-set-size-normal = Normaal
page-set-size-large = Groot
page-set-size-largest = Heel groot
page-set-motion = Animaties
page-set-motion-auto = Automatisch
page-set-motion-full = Aan
page-set-motion-none = Uit
page-set-pace = Tempo van anderen
page-set-pace-slow = Langzaam
page-set-pace-normal = Normaal
page-set-pace-fast = Snel
page-set-pace-instant = Meteen
page-set-confirm = Zetten bevestigen
page-set-confirm-touch = Op een aanraakscherm
page-set-confirm-always = Altijd
page-set-confirm-never = Nooit
page-set-sound = Geluid
page-set-voices = Tonen wat anderen aan tafel zeggen
page-set-shortcuts = Toetsen: + pakken, - beurt beëindigen, ? wat past er, / zet typen
page-set-notify = Melding als ik aan de beurt ben
page-set-notify-insecure = Meldingen werken alleen via een beveiligd adres (https) of op de computer waarop de server draait.
page-set-notify-home = Op een iPhone of iPad werken meldingen pas als het spel op het beginscherm staat (Deel, Zet op beginscherm).
page-set-pass = Automatisch passen als er niets anders kan
page-data = Je gegevens
