### Das Regelheft auf Deutsch: häufige Fragen, und die Wörter des Spiels.

ask-is-this-a-bridge = Ist das eine Brücke?
    .answer = Zwei Dinge müssen stimmen. Genau eine Seite liegt an, und die Ecke _gegenüber_ dieser Seite trifft auf eine Zahl. Treffen nur die Ecken der anliegenden Seite auf andere Steine, ist es keine Brücke.
    .words = Brücke oder nicht, Spitze, Lücke
ask-two-hexagons-at-once = Mein Stein schließt zwei Sechsecke auf einmal. Was bekomme ich?
    .answer = Zusammen { SIGNED($hexagon2) }, und für drei { SIGNED($hexagon3) }. Der Wert des Steins kommt dazu.
    .words = doppeltes Sechseck, mehrere
ask-hexagon-and-double = Bekomme ich zum Sechseck auch die Doppelverbindung?
    .answer = Nein. Das Sechseck tritt an ihre Stelle: { SIGNED($hexagon1) }, und mehr gibt es außer dem Wert nicht.
    .words = beide Boni, zusammen, addieren
ask-three-sides = Mein Stein liegt mit allen drei Seiten an. Bringt das mehr?
    .answer = Nein. Es ist eine Doppelverbindung, { SIGNED($double) }, und sie zählt einmal. Schließt er ein Sechseck, zählt stattdessen das.
    .words = dreifache Verbindung, Lücke, Loch
ask-corner-only = Darf ich einen Stein legen, der nur mit einer Ecke anliegt?
    .answer = Nein. Eine ganze Seite muss anliegen, und beide Zahlen müssen passen.
    .words = Spitze, berühren, Punkt
ask-third-corner = Die Seite passt, aber die dritte Ecke trifft auf eine andere Zahl. Geht das?
    .answer = Nein. Jede Ecke, die auf eine Zahl trifft, muss passen.
    .words = falsche Zahl, verschieden, Ecke
ask-must-i-place = Muss ich anlegen, wenn ein Stein passt?
    .answer = { $must ->
        [on] An deinem Tisch ja: Wer anlegen kann, muss anlegen. Nach den gedruckten Regeln darfst du stattdessen ziehen.
       *[other] Nein. Du darfst stattdessen ziehen. Das ist manchmal klug, aber jeder gezogene Stein kostet Punkte: { COST($draw) }.
    }
    .words = Zwang, Legezwang, Pflicht
ask-three-draws-nothing = Ich habe alles gezogen, was ich darf, und nichts passt. Was nun?
    .answer = { $fruitless ->
        [0] Du behältst die Steine, und es geht reihum weiter. Du bezahlst nur die gezogenen Steine.
       *[other] Du behältst die Steine und bekommst weitere Minuspunkte: { COST($fruitless) }. Dann geht es reihum weiter.
    }
    .words = dreimal gezogen, dritter Stein, Pech
ask-stop-drawing = Darf ich nach dem ersten gezogenen Stein aufhören?
    .answer = Nur, indem du ihn anlegst. Sonst ziehst du weiter, bis du in diesem Zug { $draws } gezogen hast.
    .words = früher aufhören, genug, wie oft
ask-rack-after-draw = Ich habe gezogen. Darf ich einen Stein anlegen, den ich schon vorher hatte?
    .answer = Nein, in diesem Zug nicht. Aber unter allen Steinen, die du in diesem Zug gezogen hast, darfst du wählen.
    .words = alter Stein, Ablagebank, anderer Stein
ask-stock-runs-out = Der Vorrat geht aus, während ich ziehe. Was kostet das?
    .answer = { $empty ->
        [0] Nicht mehr als die gezogenen Steine. Dein Zug ist zu Ende.
       *[other] Einmal { COST($empty) }, zusätzlich zu den gezogenen Steinen. Dein Zug ist zu Ende.
    }
    .words = Vorrat leer, keine Steine mehr
ask-no-triple = Niemand hat einen Drilling. Wer fängt an?
    .answer = Der Stein mit dem höchsten Wert. Sind zwei gleich, entscheidet die größere einzelne Zahl, dann die nächste.
    .words = eröffnen, beginnen, Anfang
ask-keep-my-triple = Darf ich meinen Drilling behalten und mit einem anderen Stein eröffnen?
    .answer = Nein. Wer eröffnet, muss es mit diesem Stein tun. Drehen darfst du ihn, wie du willst.
    .words = anfangen, wählen, Zwang
ask-out-with-drawn = Kann mein letzter Stein einer sein, den ich gerade gezogen habe?
    .answer = Nein. Wer zieht, hat noch ältere Steine, und die müssen bis zum nächsten Zug warten. Nur beim Solitär mit 0 Steinen am Anfang ist jeder Stein ein gezogener.
    .words = letzter Stein, fertig werden
ask-others-lose = Verlieren die anderen Punkte für die Steine, die sie noch haben?
    .answer = Nein. Wer den letzten Stein legt, bekommt diese Punkte, aber niemand verliert welche. Nur bei blockierter Runde werden die eigenen Steine abgezogen.
    .words = Minus, Reststeine, übrig
ask-how-do-we-notice = Wie merken wir am Tisch, dass die Runde blockiert ist?
    .answer = Wenn der Vorrat leer ist und alle der Reihe nach gepasst haben. Die Minuspunkte dafür bleiben auf dem Wertungsblock stehen.
    .words = festgefahren, niemand kann, passen
ask-same-total = Zwei von uns haben gleich viele Punkte. Wer gewinnt?
    .answer = Beide. Es ist ein geteilter Sieg.
    .words = Gleichstand, unentschieden
ask-same-rest = Die Runde ist blockiert, und zwei haben gleich wenig. Wer bekommt Punkte?
    .answer = Beide, nach derselben Rechnung: die Werte aller anderen, minus den eigenen.
    .words = Gleichstand, niedrigster, gleich
ask-target-in-mid-round = Ich habe mitten in der Runde { $target } Punkte. Habe ich gewonnen?
    .answer = Noch nicht. Spielt die Runde zu Ende. Hat dann noch jemand { $target } Punkte, gewinnt, wer die meisten hat.
    .words = Ziel erreicht, sofort, dreihundert
ask-below-zero = Kann der Punktestand unter null fallen?
    .answer = Ja. Ziehen kostet Punkte, auch wenn du keine hast.
    .words = Minus, negativ, weniger als nichts
ask-which-numbers = In unserer Anleitung stehen andere Zahlen. Welche gelten?
    .answer = Die, auf die ihr euch einigt. Die gedruckten Regeln unterscheiden sich: Wählt die Regelausgabe, die zu eurem Spiel passt, oder legt eigene Zahlen fest. Die Tabelle der Ausgaben zeigt, was anders ist.
    .words = Ausgabe, Hausregeln, Auflage, andere Regeln

## Die Wörter des Spiels

term-tile = Stein
    .meaning = Ein Dreieck mit drei Zahlen.
term-value = Wert
    .meaning = Die drei Zahlen eines Steins, zusammengezählt.
term-side = Seite
    .meaning = Eine der drei Kanten eines Steins, mit einer Zahl an jedem Ende.
term-corner = Ecke
    .meaning = Wo zwei Seiten zusammenstoßen. Dort steht eine Zahl.
term-triple = Drilling
    .meaning = Ein Stein mit drei gleichen Zahlen.
term-starting-tile = Startstein
    .meaning = Der erste Stein einer Runde.
term-rack = Ablagebank
    .meaning = Darauf stehen deine Steine so, dass nur du sie siehst.
term-stock = Vorrat
    .meaning = Die verdeckten Steine, aus denen man zieht.
term-spot = freie Stelle
    .meaning = Ein Platz neben einem Stein, an dem noch nichts liegt.
term-score-pad = Wertungsblock
    .meaning = Das Blatt, auf dem die Punkte stehen.
term-turn = Zug
    .meaning = Was jemand tut, bis die oder der Nächste dran ist.
term-round = Runde
    .meaning = Vom Austeilen, bis jemand den letzten Stein legt oder niemand mehr anlegen kann.
term-match = Partie
    .meaning = Alle Runden, bis jemand das Ziel erreicht.
term-bonus = Bonus
    .meaning = Punkte, die zum Wert eines Steins dazukommen.
term-bridge = Brücke
    .meaning = Eine Seite liegt an, und die Spitze gegenüber auch.
term-double-connection = Doppelverbindung
    .meaning = Zwei Seiten liegen an.
term-hexagon = Sechseck
    .meaning = Sechs Steine um einen Punkt.
term-penalty = Minuspunkte
    .meaning = Punkte, die abgezogen werden.
term-pass = passen
    .meaning = Den Zug beenden, weil nichts mehr zu ziehen ist.
term-out = legt den letzten Stein
    .meaning = Danach ist die Ablagebank leer und die Runde zu Ende.
term-blocked = Runde blockiert
    .meaning = Der Vorrat ist leer, und kein Stein passt mehr.
term-tiles-left = Reststeine
    .meaning = Was am Ende der Runde noch auf den Ablagebänken liegt.
term-target = Ziel
    .meaning = Die Punkte, mit denen eine Partie endet.
term-shared-win = geteilter Sieg
    .meaning = Mehrere haben die meisten Punkte, und alle haben gewonnen.
term-solitaire = Solitär
    .meaning = Das Spiel für eine Person.
term-game-code = Spielcode
    .meaning = Ein Wort, das für die Reihenfolge der Steine steht.
