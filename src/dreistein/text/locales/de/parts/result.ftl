### Das Ende einer Runde, einer Partie.

page-round-over = Runde { $number } ist zu Ende
page-next-round = Nächste Runde
page-rematch = Revanche
page-no-rematch = Nein, danke
page-again = Noch einmal spielen
page-save-record = Partie speichern
page-see-board = Spielfläche ansehen
page-practice-why = Übungspartie: Ein Zug wurde zurückgenommen, nach dem schon etwas zu sehen war, oder die Steine waren bekannt. Sie zählt nicht für Rangliste, Leiter und Statistik.
page-no-winner = Die Partie ist zu Ende.
page-kind-close = Knapp, nur { points } Abstand: Beim nächsten Mal kann es andersherum ausgehen.
page-kind-hexagon = Trotzdem: Dein Sechseck war ein schöner Zug.
page-kind-best = Trotzdem: Dein bester Zug hat { points } gebracht.
page-chart = Der Punktestand, Zug um Zug
page-chart-table = Die Zahlen, Zug um Zug
page-chart-turn = Zug
page-chart-end = Ende der Runde
page-share-game = Teilen
page-day-list = Zur Rangliste
end-out = { $who ->
    [you] Du legst deinen letzten Stein: { SIGNED($points) }.
   *[they] { $name } legt den letzten Stein: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Du hast noch { $tiles }: { $sum }.
   *[they] { $name } hat noch { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Du bekommst { $sum }.
   *[they] { $name } bekommt { $sum }.
}
end-blocked = Runde blockiert: Der Vorrat ist leer, und niemand hat einen Stein, der passt.
end-blocked-alone = Es gibt nichts mehr zu ziehen, und kein Stein passt: Die Partie ist zu Ende.
end-passed = Runde blockiert: Der Vorrat ist leer, und alle haben der Reihe nach gepasst.
end-passed-alone = Du hast gepasst, und es gibt nichts mehr zu ziehen: Die Partie ist zu Ende.
end-least = { $who ->
    [you] Du hast den niedrigsten Wert, { $value }, und bekommst die Werte der anderen minus den eigenen.
   *[they] { $name } hat den niedrigsten Wert, { $value }, und bekommt die Werte der anderen minus den eigenen.
}
end-least-shared = Gleichstand beim niedrigsten Wert, je { $value }: { $names }. Das bringt jeweils die Werte der anderen minus den eigenen.
end-minus = Die Reststeine werden abgezogen: { $sum }.
win = { $who ->
    [you] { $points ->
        [one] Du gewinnst mit { SCORE($points) } Punkt!
       *[other] Du gewinnst mit { SCORE($points) } Punkten!
    }
   *[they] { $points ->
        [one] { $name } gewinnt mit { SCORE($points) } Punkt.
       *[other] { $name } gewinnt mit { SCORE($points) } Punkten.
    }
}
win-shared = { $points ->
    [one] Geteilter Sieg: { $names } mit je { SCORE($points) } Punkt.
   *[other] Geteilter Sieg: { $names } mit je { SCORE($points) } Punkten.
}
match-goes-on = Die Partie geht weiter.
game-goes-on = Die Partie geht weiter.
solitaire-result = Ergebnis: { points }.
page-result-gone-on = Die Partie ist inzwischen weitergegangen.
page-result-your-turn = Du bist dran: noch { $time }
page-result-waiting = Noch nicht bereit: { $names }.
page-result-ready = { $count ->
    [one] { $names } ist bereit.
   *[other] { $names } sind bereit.
}
page-result-next-in = Nächste Runde in { $time }
page-result-rematch-in = Revanche in { $time }
page-result-without = Die nächste Partie ist ohne { $names }.
page-result-without-you = Die nächste Partie ist ohne dich.
page-result-stand-in = { $count ->
    [one] { $name }: Ein Bot hat einmal gespielt.
   *[other] { $name }: Ein Bot hat { $count }-mal gespielt.
}
page-best-first = Deine erste Partie mit diesen Einstellungen.
page-best-new = Neuer Bestwert! Vorher: { SCORE($best) }.
page-best-equal = Genauso gut wie dein Bestwert.
page-best-was = Dein Bestwert bisher: { SCORE($best) }.
page-series = Gewonnene Partien: { $score }
page-challenge = Freunde herausfordern
page-challenge-see = Ergebnisse vergleichen
page-review = Analyse
page-hoard = { $who ->
    [you] Du hast { $draws }-mal gezogen, obwohl etwas gepasst hätte, und am Ende weiter angelegt, während alle anderen passten (+{ $points }). Das hat die Partie entschieden.
   *[they] { $name } hat { $draws }-mal gezogen, obwohl etwas gepasst hätte, und am Ende weiter angelegt, während alle anderen passten (+{ $points }). Das hat die Partie entschieden.
}
page-hoard-rule = Mit der Hausregel „Wer anlegen kann, muss anlegen“ geht das nicht.
page-hoard-play = Mit dieser Regel spielen
