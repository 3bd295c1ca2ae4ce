### Das Spiel des Tages.

page-days = Andere Tage
page-day-before = Vorheriger Tag
page-day-after = Nächster Tag
page-day-today = Zum heutigen Spiel
page-day-explained = 10 Steine auf der Ablagebank, 20 darfst du ziehen, keine Tipps, kein Zurücknehmen.
page-day-counts = Der erste Versuch zählt.
page-day-closed = Dieser Tag ist vorbei: Du spielst zur Übung, die Rangliste bleibt, wie sie ist.
page-day-new = Inzwischen hat ein neuer Tag begonnen.
page-day-play = Spielen
page-day-again = Noch einmal (ohne Wertung)
page-day-empty = Bisher hat es niemand gespielt.
page-day-fair = Der Fingerabdruck des Geheimnisses wird vor dem Tag veröffentlicht, das Geheimnis selbst am Tag danach. So lassen sich die Steine nachträglich nicht austauschen; vorher kennen kann sie nur der Server.
page-day-secret-seen = Auf diesem Gerät nachgeprüft: Der Spielcode folgt aus dem Geheimnis, dessen Fingerabdruck es vor dem Ende des Tages gesehen hat.
page-day-secret-unseen = Auf diesem Gerät nachgeprüft: Der Spielcode folgt aus dem Geheimnis. Den Fingerabdruck hat dieses Gerät vorher nicht gesehen.
page-day-secret-commitment = Das Geheimnis dieses Tages ist nicht das, dessen Fingerabdruck veröffentlicht war. Trau der Rangliste dieses Tages nicht.
page-day-secret-seed = Der Spielcode dieses Tages folgt nicht aus seinem Geheimnis. Trau der Rangliste dieses Tages nicht.
page-place-number = Rang
page-nameless = Ohne Namen
page-day-ranking = Rangliste
page-day-standing = Rang { $place } von { $count }
page-day-median = Die Hälfte hat { SCORE($points) } oder mehr erreicht.
page-day-expert = Der Experte erreicht mit denselben Steinen etwa { SCORE($points) }.
page-day-alone = Vor dir hat heute noch niemand gespielt. Schau später, wer noch dazukommt.
page-day-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
page-day-share = Ergebnis teilen
page-shared = Kopiert. Füge es ein, wo du magst.
