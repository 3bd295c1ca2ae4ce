### Deine Daten: was gespeichert ist, abmelden, vergessen werden.

page-data-kept = Was der Server speichert
page-data-kept-name = Deinen Namen und was du spielst. Wer mit am Tisch sitzt, sieht beides.
page-data-kept-games = Deine beendeten Partien und deine Ergebnisse im Spiel des Tages, bis du sie löschst.
page-data-kept-gone = Tische, an denen keine Partie beginnt, verschwinden nach einem Tag, liegen gebliebene Partien nach 60 Tagen, geteilte Wertungsblöcke 90 Tage nach dem letzten Eintrag.
page-data-kept-not = Kein Konto, keine E-Mail-Adresse, keine Werbung. Wiedererkannt wirst du an einer Zufallszahl in einem Cookie.
page-data-moments = { $count ->
    [one] Ein Link zu deinen Partien
   *[other] { $count } Links zu deinen Partien
}
page-data-moments-note = Wer einen solchen Link hat, sieht die Partie mit allen Namen. Einen einzelnen ziehst du dort zurück, wo du ihn erstellt hast.
page-data-moments-withdraw = Alle zurückziehen
page-data-moments-done = Alle Links zu deinen Partien sind zurückgezogen.
page-data-devices = Deine Geräte
page-data-others-note = Spielt vielleicht jemand anders unter deinem Namen? Dann melde alle anderen Geräte ab. Hier bleibst du angemeldet.
page-data-others = Andere Geräte abmelden
page-data-others-done = Alle anderen Geräte sind abgemeldet.
page-data-links = Unbenutzte Links widerrufen
page-data-links-done = Unbenutzte Links für andere Geräte gelten nicht mehr.
page-data-words-note = Mit sechs Wörtern auf einem Zettel findest du deine Partien in jedem Browser wieder, auch wenn dieses Gerät verloren geht.
page-data-words = Sechs Wörter zum Aufschreiben
page-data-here-note = Wenn du dich hier abmeldest, kommst du nur noch von einem anderen Gerät aus oder mit deinen sechs Wörtern an deine Partien.
page-data-here = Hier abmelden
page-data-here-ask = Ohne ein anderes verbundenes Gerät und ohne deine sechs Wörter verlierst du deine Partien, deine Plätze an laufenden Tischen, deine Statistik und deine Analysen für immer.
page-data-forget = Mich vergessen
page-data-forget-name = Wo dein Name gespeichert ist, steht dann „–“: an Tischen, in beendeten Partien, in Listen und Herausforderungen.
page-data-forget-games = Die Liste deiner Partien wird gelöscht, dazu alle Partien Solitär und alle Tische, an denen du nur mit Bots gesessen hast.
page-data-forget-seats = Du verlässt deine Plätze an laufenden Tischen. Ein Bot übernimmt, damit die anderen weiterspielen können.
page-data-forget-pads = Einstellungen und Wertungsblöcke auf diesem Gerät werden gelöscht, auch die Blöcke, die du teilst.
page-data-forget-end = Du wirst überall abgemeldet. Das lässt sich nicht zurücknehmen.
page-data-forget-ask = Soll jetzt alles gelöscht werden? Das lässt sich nicht zurücknehmen.
page-data-forget-yes = Ja, mich vergessen
