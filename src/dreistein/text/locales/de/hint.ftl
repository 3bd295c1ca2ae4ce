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

hint-last-round = { $name } hat { SCORE($total) } Punkte: Bleibt es dabei, endet die Partie mit dieser Runde.
hint-last-round-you = Du hast { SCORE($total) } Punkte: Bleibt es dabei, endet die Partie mit dieser Runde.
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
hint-only = Nichts anderes passt, und wer anlegen kann, muss hier anlegen.
hint-starts = Du musst mit { $tile } eröffnen. Wie herum der Stein liegt, ist egal.
hint-only-fit = Nur das passt. Sonst bleibt nur { $instead } ({ SIGNED($cost) }).
hint-brings = Das bringt dir { points }.
hint-although = Allerdings:
hint-allows-now = Ein anderer Zug bringt sofort { points } mehr.
hint-games-best = { $best ->
    [0] in keinem von 100 Fällen
    [100] in allen 100 Fällen
   *[other] in { $best } von 100 Fällen
}
hint-games-other = { $other ->
    [0] in keinem von 100 Fällen
    [100] in allen 100 Fällen
   *[other] in { $other } von 100 Fällen
}
hint-in-best = { $best ->
    [0] in keinem
    [100] in allen
   *[other] in { $best }
}
hint-in-other = { $other ->
    [0] in keinem
    [100] in allen
   *[other] in { $other }
}
hint-allows-own-fits = Danach passt nächstes Mal { hint-games-other } einer deiner Steine, nach dem besten Zug { hint-in-best }.
hint-allows-their-fits = Danach kann { $rivals ->
    [one] { $who }
   *[other] die nächste Person
} { hint-games-other } anlegen, nach dem besten Zug { hint-in-best }.
hint-allows-own-bonus-next = Danach holst du { hint-games-other } nächstes Mal einen Bonus, nach dem besten Zug { hint-in-best }.
hint-allows-own-bonus-later = Danach holst du { hint-games-other } später einen Bonus, nach dem besten Zug { hint-in-best }.
hint-allows-their-bonus-next = Danach { $rivals ->
    [one] holt { $who }
   *[other] holen andere
} { hint-games-other } sofort einen Bonus, nach dem besten Zug { hint-in-best }.
hint-allows-their-bonus-later = Danach { $rivals ->
    [one] holt { $who }
   *[other] holen andere
} { hint-games-other } später einen Bonus, nach dem besten Zug { hint-in-best }.
hint-allows-own-out = Danach legst du { hint-games-other } den letzten Stein, nach dem besten Zug { hint-in-best }.
hint-allows-their-out = Danach legt { $rivals ->
    [one] { $who }
   *[other] jemand anders
} { hint-games-other } den letzten Stein, nach dem besten Zug { hint-in-best }.
hint-allows-end = Am Ende der Runde stehst du damit etwa { points } schlechter da.
hint-allows-points = Alles in allem bringt das etwa { points } weniger.
hint-takes = Du bekommst { hint-a-bonus }: { SIGNED($points) }.
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
hint-blocks = Du blockierst die Runde: Deine Reststeine sind { $own } wert, die der anderen zusammen { $others }.
hint-blocks-passed = Du beendest die Runde, denn dann haben alle gepasst: Deine Reststeine sind { $own } wert, die der anderen zusammen { $others }.
hint-blocks-alone = Du beendest die Partie: Der Wert deiner Reststeine wird abgezogen, zusammen { $own }.
hint-wins-match = Du gewinnst die Partie: Du hast dann mindestens { SCORE($total) } Punkte, sonst niemand mehr als { SCORE($best) }.
hint-ends-match = Du beendest die Partie: Du hast dann mindestens { SCORE($total) } Punkte, jemand anders hat { SCORE($best) }.
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
hint-draws-anyway = Zieh lieber, obwohl Anlegen jetzt { SIGNED($instead) } brächte.
hint-draws-instead = Du könntest auch ziehen. { hint-unseen-fit }
hint-fruitless = Legst du dann keinen der gezogenen Steine an, gibt es noch einmal Minuspunkte: { SIGNED($cost) }.
hint-keeps = { $cost ->
    [0] Behalte lieber die gezogenen Steine, obwohl Anlegen jetzt { SIGNED($instead) } brächte.
   *[other] Behalte lieber die gezogenen Steine ({ SIGNED($cost) }), obwohl Anlegen jetzt { SIGNED($instead) } brächte.
}
hint-keeps-instead = { $cost ->
    [0] Du könntest die gezogenen Steine auch behalten.
   *[other] Du könntest die gezogenen Steine auch behalten ({ SIGNED($cost) }).
}
hint-passes = { $cost ->
    [0] Nichts passt, und zu ziehen gibt es nichts mehr.
   *[other] Nichts passt, und zu ziehen gibt es nichts mehr: { SIGNED($cost) }.
}
hint-passes-anyway = { $cost ->
    [0] Passe lieber, obwohl Anlegen jetzt { SIGNED($instead) } brächte.
   *[other] Passe lieber ({ SIGNED($cost) }), obwohl Anlegen jetzt { SIGNED($instead) } brächte.
}
hint-passes-instead = { $cost ->
    [0] Du könntest auch passen.
   *[other] Du könntest auch passen ({ SIGNED($cost) }).
}

## Was zu tun ist, und was es bringt

hint-do-place = Leg { $tile } an ({ SIGNED($points) })
hint-do-draw = Zieh einen Stein ({ SIGNED($points) })
hint-do-keep = { $points ->
    [0] Behalte deine Steine
   *[other] Behalte deine Steine ({ SIGNED($points) })
}
hint-do-pass = { $points ->
    [0] Passe
   *[other] Passe ({ SIGNED($points) })
}
hint-gain = Im Vergleich zu { $than }: über die ganze Runde etwa { points } besser.
hint-loss = Im Vergleich zu { $than }: über die ganze Runde etwa { points } schlechter.
hint-gain-wins = { $matches ->
    [one] Von zehn Partien gewinnst du so etwa eine mehr.
   *[other] Von zehn Partien gewinnst du so etwa { $matches } mehr.
}
hint-loss-wins = { $matches ->
    [one] Von zehn Partien gewinnst du so etwa eine weniger.
   *[other] Von zehn Partien gewinnst du so etwa { $matches } weniger.
}
hint-even = Etwa so gut wie { $than }.

## Der Befehl

cli-hint = zeigen, welcher Zug in einer Partiedatei der beste wäre, und warum
cli-hint-all = alle Möglichkeiten zeigen, nicht nur die zehn besten
cli-hint-millis = so viele Millisekunden nachdenken (Standard: 1000)
cli-hint-seed = der Startwert für die Verteilung der Steine, die man nicht sieht
cli-hint-json = alles als JSON ausgeben
