### Het formulier voor een nieuwe tafel.

page-name = Naam
page-way = Hoe wil je spelen?
page-way-bots = Tegen bots
page-way-friends = Met vrienden
page-way-device = Op één apparaat
page-way-alone = In je eentje
page-seats = Plaatsen
page-add-seat = Plaats toevoegen
page-remove-seat = Plaats { $number } weghalen
page-seat-kind = Wie op plaats { $number } zit
page-seat-name = Naam op plaats { $number }
page-kind-me = Op dit apparaat
page-kind-invited = Via uitnodigingslink
page-kind-open = Een bot tot er iemand komt
page-kind-bot = Een bot
page-edition = Spelregelversie
page-edition-german = Zoals in de Duitse handleiding: een lege pot kost 10.
page-edition-international = Zoals in de handleidingen in andere talen: een lege pot kost 5.
page-edition-early = Een vroege druk: een zeshoek levert 50 op.
page-edition-triominos = Het bekendere familielid, gespeeld tot 400.
page-numbers = Punten en aantallen bekijken of wijzigen
page-numbers-back = Terug naar de gedrukte waarden
page-clock-field = Tijd per beurt
page-clock-none = Onbeperkt
page-clock-day = Eén dag
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
page-hints-field = Hints toegestaan
page-unmarked-field = Zonder hulp
page-unmarked-note = Zoals aan de keukentafel: niets licht op, niemand rekent voor, er zijn geen hints. Dat geldt voor iedereen.
page-alone-explained = Aan het begin ligt er één steen op tafel. Leg aan wat je kunt. Je mag maar een beperkt aantal stenen pakken.
page-rack-field = Stenen op het plankje (0 tot en met 20)
page-draws-field = Stenen die je in de hele partij mag pakken
page-seed-field = Spelcode (zelfde code, zelfde stenen)
page-open-table = Tafel openen
page-play = Spelen
page-table-rules = Regels
