### Das faire Mischen: was dieses Gerät geprüft hat, und wer es aufgehalten hat.

fair-checked = Auf diesem Gerät nachgeprüft: Niemand konnte die Steine bestimmen.
fair-checked-record = Auf diesem Gerät nachgeprüft: Die Steine sind so ausgeteilt, wie es der Spielcode vorgibt.
fair-here = Hier teilt dein eigener Browser aus: Die Steine folgen aus dem Spielcode, aber für andere beweist das nichts.
fair-undone = Das Ende einer Runde wurde zurückgenommen. Deshalb weicht die Partiedatei von dem ab, was du zuerst gesehen hast.
fair-away = { $count ->
    [one] { $names } war beim Mischen nicht da und hat nichts beigetragen.
   *[other] { $names } waren beim Mischen nicht da und haben nichts beigetragen.
}
fair-failed-silent = Von { $names } kam der Beitrag nicht rechtzeitig. Deshalb hat das Mischen neu begonnen.
fair-failed-left = Während des Mischens ist jemand gegangen ({ $names }). Deshalb hat es neu begonnen.
fair-waiting = Es wird gemischt. Wir warten auf { $names }.
fair-unchecked = Das Mischen ließ sich gerade nicht nachprüfen. Solange ist nichts bewiesen.
fair-none = Hier mischt niemand: Die Steine folgen aus einem vorgegebenen Spielcode, und bewiesen ist nichts.
fair-other = Der Beitrag für deinen Platz kam von einem anderen Gerät. Wenn du an diesem Tisch kein anderes hast, ist er erfunden.
fair-thrown = { $count ->
    [one] Ein Mischen, für das dein Gerät seine Zahl preisgegeben hatte, wurde verworfen.
   *[other] { $count }-mal wurde ein Mischen verworfen, für das dein Gerät seine Zahl preisgegeben hatte.
}
fair-refused = Es wird nicht ausgeteilt: Beim Mischen stimmt etwas nicht
fair-refused-do = Dein Gerät gibt seine Zahl nicht preis. Sag es den anderen, und spiel an diesem Tisch nicht weiter.
fair-wrong = Die Steine wurden nicht wie versprochen ausgeteilt
fair-wrong-commitment = Der Server hat sein Geheimnis ausgetauscht.
fair-wrong-seal = Ein Beitrag ist nicht der, der versiegelt wurde.
fair-wrong-seed = Der Spielcode folgt nicht aus den Beiträgen.
fair-wrong-deal = Die Steine in der Partiedatei folgen nicht aus dem Spielcode.
fair-wrong-told = Der Server sagt jetzt etwas anderes, als er diesem Gerät vor dem Mischen gesagt hat.
fair-wrong-blamed = Der Server behauptet, dein Gerät habe nicht geantwortet. Er hatte seine Zahl aber bekommen.
fair-wrong-lost = Dein Gerät hat für eine frühere Partie seine Zahl preisgegeben, und der Server kann nicht zeigen, dass daraus ausgeteilt wurde.
fair-wrong-dealt = Du hast andere Steine bekommen, als in der Partiedatei stehen.
fair-wrong-held = Jemand hat einen Stein gelegt, den er gar nicht hatte.
fair-wrong-played = Laut Partiedatei wurde anders gespielt, als du es gesehen hast.
fair-wrong-record = Die Partiedatei lässt sich nicht prüfen.
fair-what-to-do = Speichere die Partie jetzt, zeig sie den anderen, und trau den Ergebnissen dieses Servers nicht.
