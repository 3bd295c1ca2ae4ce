### Wat anderen aan tafel doen, en waarom een steen niet past.

page-misfit = Past hier niet: { $own } raakt { $there }.
page-misfit-alone = Een steen moet met een hele zijde op een andere aansluiten.
page-notice-sat = { $name } zit nu aan tafel.
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
page-undo-saw-racks = Iedereen heeft alle stenen gezien.
page-undo-saw-tile = Je hebt de gepakte steen al gezien.
page-undo-saw-answer = Je hebt al gezien wat de anderen speelden.
page-undo-practice = Als je de zet nu terugneemt, wordt het een oefenspel: het telt niet meer mee voor de ranglijst, de ladder en de statistieken.
page-undo-anyway = Toch terugnemen
