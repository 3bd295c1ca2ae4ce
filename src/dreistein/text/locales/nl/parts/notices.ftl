### Wat anderen aan tafel doen, en waarom een steen niet past.

page-misfit = Past hier niet: { $own } raakt { $there }.
page-misfit-alone = Een steen moet met een hele zijde op een andere aansluiten.
page-notice-sat = { $name } zit nu aan tafel.
page-notice-promised = { $when ->
    [match] { $name } speelt mee vanaf de volgende partij, in plaats van { $bot }.
   *[round] { $name } speelt mee vanaf de volgende ronde, in plaats van { $bot }.
}
page-notice-left = { $name } heeft de tafel verlaten.
page-notice-held = { $name } is even weg. Een bot valt in.
page-notice-returned = { $name } is er weer.
page-notice-resigned = { $name } heeft opgegeven. Een bot speelt verder.
page-notice-time-up = { $who ->
    [you] Je tijd is om. Een bot speelt voor je.
   *[they] De tijd van { $name } is om. Een bot valt in.
}
page-notice-hint = { $name } heeft om een hint gevraagd.
page-notice-stood-in = { $count ->
    [one] Terwijl je weg was, speelde een bot één beurt voor je.
   *[other] Terwijl je weg was, speelde een bot { $count } beurten voor je.
}

## Menu, hint, getypte zetten

page-undo-saw-racks = Iedereen heeft alle plankjes al gezien.
page-undo-saw-tile = Je hebt de gepakte steen al gezien.
page-undo-saw-answer = Je hebt al gezien wat de anderen speelden.
page-undo-practice = Als je de zet nu terugneemt, wordt het een oefenpartij: die telt niet meer mee voor de ranglijst, de ladder en de statistieken.
page-undo-anyway = Toch terugnemen
page-undo-wish = { $name } wil graag een zet terugnemen.
page-undo-asked = Je wilt een zet terugnemen. We wachten nog op { $names }.
page-undo-price = De partij telt dan niet meer mee.
page-typed = Een zet typen
page-typed-explained = Een steen, zoals 345, of een zet in de notatie, zoals 453@1,0. + pakt een steen, - beëindigt de beurt.
page-typed-wrong = ‘{ $text }’ mag nu niet.
page-typed-unfit = { $text } past nergens, of je mag hem nu niet aanleggen.
page-typed-not-now = Je bent niet aan de beurt.
page-do-it = Uitvoeren
page-install = Installeren
page-leave = Naar de startpagina (je partij blijft bewaard)
page-resign-explained = Een bot speelt voor je verder, en je kunt niet meer winnen.
