### Tipps: wie gut jeder Zug ist, und warum. Angeredet wird, wer dran ist.

## Die Tabelle

hint-column-action = Zug
hint-column-now = jetzt
hint-column-points = Runde
hint-column-win = Sieg
hint-name-draw = Ziehen
hint-name-keep = Behalten
hint-name-pass = Passen
hint-name-elsewhere = { $tile } an anderer Stelle
hint-note = „Runde“: deine Punkte, wenn die Runde zu Ende ist.
hint-note-win = „Runde“: deine Punkte, wenn die Runde zu Ende ist. „Sieg“: wie oft du die Partie gewinnst.
hint-note-sampled = ± ist die halbe Breite des 95-%-Intervalls; die Steine, die du nicht siehst, wurden bis zu { $worlds }-mal neu verteilt.
hint-note-exact = Das ist genau ausgerechnet.
hint-rest = { $count ->
    [one] Eine weitere Möglichkeit zeigt --all.
   *[other] { $count } weitere Möglichkeiten zeigt --all.
}

## Die Stellung

hint-last-round = { $name } hat { SCORE($total) } Punkte: Mit dieser Runde endet die Partie.
hint-last-round-you = Du hast { SCORE($total) } Punkte: Mit dieser Runde endet die Partie.
hint-nearly-out = { $count ->
    [one] { $name } hat nur noch einen Stein.
   *[other] { $name } hat nur noch { tiles }.
}
hint-holds = Der Vorrat ist leer, also weißt du, was { $name } hat: { $tiles }.

## Gründe

hint-a-bonus = { $kind ->
    [start] den Startbonus
    [bridge] eine Brücke
    [double] eine Doppelverbindung
    [hexagon] ein Sechseck
    [two-hexagons] zwei Sechsecke
   *[three-hexagons] drei Sechsecke
}
hint-only = Etwas anderes geht nicht.
hint-starts = Mit { $tile } musst du die Runde eröffnen; wie der Stein liegt, ist gleich.
hint-only-fit = Nur das passt; sonst bleibt nur { $instead } ({ SIGNED($cost) }).
hint-brings = Bringt { points }.
hint-takes = Bringt { hint-a-bonus }: { SIGNED($points) }.
hint-most = { $ahead ->
    [one] Bringt jetzt die meisten Punkte, einen mehr als alles andere.
   *[other] Bringt jetzt die meisten Punkte, { $ahead } mehr als alles andere.
}
hint-more = Bringt jetzt { points } mehr als { $than }.
hint-fewer = Bringt jetzt { points } weniger als { $than }.
hint-close-better = Kaum besser als { $than }.
hint-close-worse = Kaum schlechter als { $than }.
hint-exposes = Öffnet { hint-a-bonus } ({ SIGNED($points) }) für { $tile }; zu { $next } % hat dein Gegenüber diesen Stein.
hint-exposes-many = Öffnet { $count } Bonusstellen (bis { SIGNED($points) }) für { $tiles }; zu { $next } % hat dein Gegenüber einen dieser Steine.
hint-exposes-table = Öffnet { hint-a-bonus } ({ SIGNED($points) }) für { $tile }; zu { $next } % hat diesen Stein, wer als Nächstes dran ist, zu { $anyone } % irgendwer am Tisch.
hint-exposes-table-many = Öffnet { $count } Bonusstellen (bis { SIGNED($points) }) für { $tiles }; zu { $next } % hat einen dieser Steine, wer als Nächstes dran ist, zu { $anyone } % irgendwer am Tisch.
hint-exposes-sure = Öffnet { hint-a-bonus } ({ SIGNED($points) }) für { $tile }, und diesen Stein hat jemand anders.
hint-exposes-sure-many = Öffnet { $count } Bonusstellen (bis { SIGNED($points) }) für { $tiles }, und von diesen Steinen hat jemand anders mindestens einen.
hint-prepares = Bereitet { hint-a-bonus } ({ SIGNED($points) }) für dich selbst vor: Dort passt nur { $tile }, und den hast du.
hint-waits = Lässt dir { hint-a-bonus } ({ SIGNED($points) }) für später: Dort passt nur { $tile }, und den hast du.
hint-safer = { $points ->
    [0] Bringt jetzt so viel wie { $than }, öffnet den anderen aber keinen Bonus.
   *[other] Bringt jetzt { points } weniger als { $than }, öffnet den anderen aber keinen Bonus.
}
hint-fits = { $fitting ->
    [one] Danach passt nur einer deiner { $left } übrigen Steine.
   *[other] Danach passen { $fitting } deiner { $left } übrigen Steine.
}
hint-fits-all = { $left ->
    [one] Danach passt auch dein letzter Stein.
   *[other] Danach passt jeder deiner { $left } übrigen Steine.
}
hint-fits-none = { $left ->
    [one] Danach passt dein letzter Stein nicht.
   *[other] Danach passt keiner deiner { $left } übrigen Steine.
}
hint-roomier = { $points ->
    [0] Bringt jetzt so viel wie { $than }, aber danach passen dir mehr Steine: { $fitting } statt { $instead }.
   *[other] Bringt jetzt { points } weniger als { $than }, aber danach passen dir mehr Steine: { $fitting } statt { $instead }.
}
hint-tighter = { $points ->
    [0] Danach passen dir weniger Steine als nach { $than }: { $fitting } statt { $instead }.
   *[other] Bringt jetzt { points } mehr als { $than }, aber danach passen dir weniger Steine: { $fitting } statt { $instead }.
}
hint-hampers = { $fitting ->
    [0] Danach passt keiner der { $unseen } Steine, die du nicht siehst.
    [one] Danach passt nur einer der { $unseen } Steine, die du nicht siehst.
   *[other] Danach passen nur { $fitting } der { $unseen } Steine, die du nicht siehst.
}
hint-stops = { $cost ->
    [0] Danach kann sonst niemand anlegen.
   *[other] Danach kann sonst niemand anlegen: Alle anderen müssen passen ({ SIGNED($cost) }).
}
hint-out = { $tiles ->
    [one] Dein letzter Stein: { SIGNED($bonus) }, dazu mindestens { SIGNED($least) } für den einen Stein, den jemand noch hat.
   *[other] Dein letzter Stein: { SIGNED($bonus) }, dazu mindestens { SIGNED($least) } für die { $tiles } Steine der anderen.
}
hint-out-exact = Dein letzter Stein: { SIGNED($bonus) }, dazu { SIGNED($least) } für die Reststeine der anderen.
hint-out-alone = Dein letzter Stein: { SIGNED($bonus) }.
hint-blocks = Blockiert die Runde: Deine Reststeine sind { $own } wert, die der anderen zusammen { $others }.
hint-blocks-passed = Beendet die Runde, denn dann haben alle gepasst: Deine Reststeine sind { $own } wert, die der anderen zusammen { $others }.
hint-blocks-alone = Beendet das Spiel: Deine Reststeine zählen minus, zusammen { $own }.
hint-wins-match = Gewinnt die Partie: Du hast dann mindestens { SCORE($total) } Punkte, sonst niemand mehr als { SCORE($best) }.
hint-ends-match = Beendet die Partie: Du hast dann mindestens { SCORE($total) } Punkte, jemand anders hat { SCORE($best) }.
hint-sheds = { $count ->
    [one] Nimmt { points } von deiner Ablagebank, und das eilt: { $name } hat nur noch einen Stein.
   *[other] Nimmt { points } von deiner Ablagebank, und das eilt: { $name } hat nur noch { tiles }.
}
hint-unseen-fit = { $fitting ->
    [0] Von den { $unseen } Steinen, die du nicht siehst, passt keiner.
    [one] Von den { $unseen } Steinen, die du nicht siehst, passt einer ({ $chance } %).
   *[other] Von den { $unseen } Steinen, die du nicht siehst, passen { $fitting } ({ $chance } %).
}
hint-draws = { $drawn ->
    [0] Von deiner Ablagebank passt nichts. { hint-unseen-fit }
    [one] Der gezogene Stein passt nicht. { hint-unseen-fit }
   *[other] Von den gezogenen Steinen passt keiner. { hint-unseen-fit }
}
hint-draws-anyway = Zieht, obwohl Anlegen jetzt { SIGNED($instead) } brächte. { hint-unseen-fit }
hint-collects = { $cost ->
    [0] Sammelt Steine: Ist der Vorrat leer (jetzt noch { $stock }), legt weiter an, wer viele hat, und alle anderen passen.
   *[other] Sammelt Steine: Ist der Vorrat leer (jetzt noch { $stock }), legt weiter an, wer viele hat, und alle anderen passen ({ SIGNED($cost) }).
}
hint-draws-bonus = { $count ->
    [one] Einer davon brächte gleich einen Bonus ({ SIGNED($points) }).
   *[other] { $count } davon brächten gleich einen Bonus (bis { SIGNED($points) }).
}
hint-fruitless = Legst du dann keinen der gezogenen Steine an, kostet das noch einmal: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Behält die gezogenen Steine, obwohl Anlegen jetzt { SIGNED($instead) } brächte.
   *[other] Behält die gezogenen Steine ({ SIGNED($cost) }), obwohl Anlegen jetzt { SIGNED($instead) } brächte.
}
hint-passes = { $cost ->
    [0] Nichts passt, und zu ziehen gibt es nichts mehr.
   *[other] Nichts passt, und zu ziehen gibt es nichts mehr: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Passt, obwohl Anlegen jetzt { SIGNED($instead) } brächte.
   *[other] Passt ({ SIGNED($cost) }), obwohl Anlegen jetzt { SIGNED($instead) } brächte.
}

## Der Befehl

cli-hint = zeigen, welcher Zug in einer Partiedatei der beste wäre, und warum
cli-hint-all = alle Möglichkeiten zeigen, nicht nur die zehn besten
cli-hint-millis = so viele Millisekunden nachdenken (sonst 1000)
cli-hint-seed = woraus sich ergibt, wie die unsichtbaren Steine verteilt werden
cli-hint-json = alles als JSON ausgeben
