### Was andere am Tisch tun, und warum ein Stein nicht passt.

page-misfit = Passt hier nicht: { $own } trifft auf { $there }.
page-misfit-alone = Ein Stein muss mit einer ganzen Seite an einem anderen anliegen.
page-notice-sat = { $name } sitzt jetzt am Tisch.
page-notice-promised = { $when ->
    [match] { $name } spielt ab der nächsten Partie mit, statt { $bot }.
   *[round] { $name } spielt ab der nächsten Runde mit, statt { $bot }.
}
page-notice-left = { $name } hat den Tisch verlassen.
page-notice-held = { $name } ist gerade weg. Solange spielt ein Bot.
page-notice-returned = { $name } ist wieder da.
page-notice-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
page-notice-time-up = { $who ->
    [you] Deine Zeit ist um. Ein Bot spielt für dich.
   *[they] Die Zeit von { $name } ist um. Ein Bot springt ein.
}
page-notice-hint = { $name } hat sich einen Tipp geholt.
page-notice-stood-in = { $count ->
    [one] Während du weg warst, hat ein Bot einmal für dich gespielt.
   *[other] Während du weg warst, hat ein Bot { $count }-mal für dich gespielt.
}

## Menü, Tipp, getippte Züge

page-undo-saw-racks = Alle Ablagebänke waren schon zu sehen.
page-undo-saw-tile = Du kennst den gezogenen Stein schon.
page-undo-saw-answer = Du weißt schon, was die anderen gespielt haben.
page-undo-practice = Wenn du jetzt zurücknimmst, wird daraus eine Übungspartie: Sie zählt nicht mehr für Rangliste, Leiter und Statistik.
page-undo-anyway = Trotzdem zurücknehmen
page-undo-wish = { $name } möchte einen Zug zurücknehmen.
page-undo-asked = Du möchtest einen Zug zurücknehmen. Wir warten noch auf { $names }.
page-undo-price = Die Partie zählt dann nicht mehr.
page-typed = Einen Zug tippen
page-typed-explained = Ein Stein wie 345 oder ein Zug in der Notation wie 453@1,0. + zieht, - beendet den Zug.
page-typed-wrong = „{ $text }“ ist jetzt nicht erlaubt.
page-typed-unfit = { $text } passt nirgends, oder du darfst ihn jetzt nicht anlegen.
page-typed-not-now = Du bist nicht dran.
page-do-it = Ausführen
page-install = Installieren
page-leave = Zur Startseite (deine Partie bleibt erhalten)
page-resign-explained = Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen.
