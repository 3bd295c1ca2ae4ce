### Die Gegner der Leiter, was sie von sich sagen, und wer als Nächstes kommt.

ladder-say-pip = Ich habe das Spiel gerade erst gelernt und übersehe noch viel.
ladder-say-frida = Schnell, schnell! Weg mit den Steinen: Ich will als Erste fertig sein.
ladder-say-max = Ich schnappe mir die meisten Punkte, und zwar sofort.
ladder-say-zora = Ich liebe Sechsecke und Brücken: Einen Bonus, den ich nehmen kann, lasse ich nicht liegen.
ladder-say-bruno = Sicher ist sicher: Ich lasse dir keinen Bonus offen.
ladder-say-hilda = Steine kann man nie genug haben: Wenn bei dir nichts mehr passt, habe ich immer noch einen.
ladder-say-klara = Bei mir wird es eng: Nach meinem Zug passt kaum noch einer deiner Steine.
ladder-say-sofia = Ich kann von allem etwas und denke an die ganze Partie.

ladder-seat = Bot auf Platz { $number }
ladder-lead = Acht Gegner, von leicht bis schwer. Fang an, wo du magst, und klettere nach oben.
ladder-all = Alle acht im Vergleich
ladder-rating = Spielstärke { $rating }
ladder-beats = Gewinnt { $percent } % der Partien gegen { $name }
ladder-about = Die Spielstärke stammt aus Turnieren, in denen die acht zu zweit gegeneinander gespielt haben. Mit 100 Punkten mehr gewinnt man etwa 64 von 100 Partien.
ladder-yours = Du hast { $won } von { $matches } gewonnen
ladder-yours-none = Noch nie gegeneinander gespielt
ladder-pick = Auswählen
ladder-pick-name = { $name } auswählen
ladder-play = Spielen
ladder-play-name = Gegen { $name } spielen

ladder-up = Gegen { $from } gewinnst du meistens. Bereit für { $to }?
ladder-down = { $from } ist eine harte Nuss. Wie wäre es mit einer Partie gegen { $to }?
ladder-try = Als Nächstes { $name }
ladder-stay = Jetzt nicht
draw-rule = Darf man ziehen, obwohl etwas passt?
draw-rule-yes = Ja, so steht es in der Anleitung
draw-rule-yes-note = Sammeln kann sich lohnen: Ist der Vorrat leer, legt weiter an, wer viele Steine hat, während die anderen passen. Starke Gegner tun das.
draw-rule-no = Nein: Wer anlegen kann, muss anlegen
draw-rule-no-note = Hausregel: Ziehen oder passen darf nur, wer nicht anlegen kann. Niemand kann sammeln; es zählt, wer gut anlegt.
