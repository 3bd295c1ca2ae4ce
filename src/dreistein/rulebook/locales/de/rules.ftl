### Das Regelheft auf Deutsch: die Regeln. Anrede: du.
###
### Eine Regel hat .short (eine Zeile), .text, .words (andere Wörter, unter denen man sie sucht) und,
### wo die gedruckten Regeln etwas offenlassen, .open (was) und .ruling (wie wir entscheiden, warum).

book = Die Spielregeln
    .text =
        Ihr spielt mit dreieckigen Steinen. Leg einen Stein so an, dass seine Zahlen zu den Nachbarn passen. Jeder Stein bringt Punkte, kluge Stellen bringen mehr. Wer am Ende die meisten Punkte hat, gewinnt.

        Das sind die Regeln des Spiels, das als { $sold } verkauft wird, in unseren eigenen Worten. Die gedruckten Anleitungen lassen manches offen. Dort sagen wir, wie wir entscheiden und warum.

part-tiles = Die Steine
part-start = Vor dem Spiel
part-turn = Dein Zug
part-bonus = Bonuspunkte
part-end = Das Ende
part-solitaire = Allein spielen
part-house = Hausregeln

tiles = Die Steine
    .short = Es gibt { $tiles } Steine, jeder mit drei Zahlen von 0 bis { $highest }.
    .text =
        Jede Kombination aus drei Zahlen kommt genau einmal vor.

        Zähle die drei Zahlen eines Steins zusammen: Das ist sein _Wert_. So viele Punkte bekommst du, wenn du ihn anlegst.
    .open = Die gedruckten Regeln sagen nicht, in welcher Richtung die Zahlen laufen.
    .ruling = Wir nehmen die Steine, wie sie verkauft werden. Fang bei der kleinsten Zahl an und lies im Uhrzeigersinn: Die Zahlen werden nie kleiner. Darum gibt es 0–1–2, aber nicht 0–2–1.
    .words = Spielsteine, Plättchen, Domino, wie viele, Wert, Summe, Uhrzeigersinn

triple = Drillinge
    .short = Ein Drilling ist ein Stein mit drei gleichen Zahlen. Es gibt { $triples } davon.
    .text = Drillinge sind am Anfang wichtig: Der höchste eröffnet die Runde. Später ist ein Drilling ein Stein wie jeder andere.
    .words = drei gleiche, gleiche Zahlen, Triple

deal = Austeilen
    .short = Mischt die Steine verdeckt. Alle nehmen sich einige, der Rest ist der Vorrat.
    .text =
        So viele Steine nimmt sich jeder:

        - zu zweit: je { $deal2 }
        - zu dritt: je { $deal3 }
        - zu viert: je { $deal4 }
        - zu fünft: je { $deal5 }
        - zu sechst: je { $deal6 }

        Stelle deine Steine so auf die Ablagebank, dass nur du sie siehst. Der _Vorrat_ bleibt verdeckt liegen, wo alle ihn erreichen.
    .words = mischen, verteilen, wie viele Steine, Spieler, Ablagebank, Bänkchen, Vorbereitung, geben

opening = Wer eröffnet
    .short = Der höchste Drilling eröffnet die Runde. Ohne Drilling ist es der Stein mit dem höchsten Wert.
    .text =
        Schaut eure Steine an. Wer den höchsten Drilling hat, legt ihn in die Mitte. Selbst 0–0–0 hat Vorrang vor jedem Stein, der kein Drilling ist.

        Hat niemand einen Drilling, eröffnet der höchste Wert. Danach geht es im Uhrzeigersinn weiter.
    .open = Was ist, wenn zwei Steine gleich viel wert sind? Und darf man zum Eröffnen einen anderen Stein nehmen?
    .ruling = Bei gleichem Wert geht die größere einzelne Zahl vor, dann die nächste: 3–5–5 eröffnet vor 4–4–5. So steht immer fest, wer eröffnet. Der Stein ist nicht frei wählbar, sonst würde die Regel nichts entscheiden. Nur wie herum er liegt, darfst du wählen.
    .words = anfangen, beginnen, Anfang, Startstein, Startspieler, wer fängt an, höchster

start-bonus = Der Startbonus
    .short = { $needs ->
        [triple] Wer eröffnet, bekommt den Wert des Steins, und für einen Drilling noch { SIGNED($start) }.
       *[any] Wer eröffnet, bekommt den Wert des Steins und { SIGNED($start) }.
    }
    .text = { $zero ->
        [0] Den Startbonus gibt es einmal pro Runde, für den ersten Stein. Ein anderer Bonus ist da noch nicht möglich.
       *[other] Den Startbonus gibt es einmal pro Runde, für den ersten Stein. Wer mit 0–0–0 eröffnet, bekommt noch { SIGNED($zero) }.
    }
    .words = erster Stein, anfangen, eröffnen, Startstein

turn = Ein Zug
    .short = Wenn du dran bist, legst du einen Stein an, oder du ziehst.
    .text =
        Passt einer deiner Steine, darfst du ihn anlegen. Du schreibst die Punkte auf, und es geht reihum weiter.

        Passt keiner, oder willst du keinen anlegen, dann ziehst du.
    .words = dran sein, Reihe, was darf ich

placing = Einen Stein anlegen
    .short = Eine ganze Seite muss anliegen, und die beiden Zahlen dort müssen passen.
    .text =
        Suche eine freie Stelle neben einem Stein auf dem Tisch. Dein Stein muss mit einer ganzen Seite anliegen. An beiden Enden dieser Seite müssen die Zahlen gleich sein.

        Du bekommst den Wert deines Steins und manchmal einen Bonus.
    .open = Reicht es, wenn ein Stein nur mit einer Ecke anliegt?
    .ruling = Nein. Die Regeln sprechen von zwei Zahlen, die passen, und zwei Zahlen treffen sich nur an einer ganzen Seite.
    .words = legen, passen, passend, berühren, Nachbar, Seite, hinlegen

corners = Jede Ecke muss passen
    .short = Trifft eine Ecke auf eine Zahl, muss es dieselbe Zahl sein.
    .text = Eine Ecke deines Steins kann auf einem Punkt landen, an dem schon ein anderer Stein liegt. Dann müssen beide Zahlen gleich sein, auch wenn die zwei Steine keine gemeinsame Seite haben.
    .open = Die gedruckten Regeln sprechen nur von den zwei Zahlen einer Seite, nicht von der dritten Ecke.
    .ruling = Jede Ecke muss passen. Sonst könnten bei einer Brücke oder einem Sechseck verschiedene Zahlen an einem Punkt liegen, und niemand sähe mehr, was passt. So passt ein Stein auch nur auf eine Art an eine Stelle.
    .words = dritte Ecke, Punkt, Spitze, falsche Zahl, verschieden

draw = Ziehen
    .short = { $draws ->
        [one] Nimm einen Stein aus dem Vorrat: { COST($draw) }.
       *[other] Nimm einen Stein aus dem Vorrat: je { COST($draw) }. Höchstens { $draws } in einem Zug.
    }
    .text =
        Passt der gezogene Stein, darfst du ihn gleich anlegen. Dann ist dein Zug zu Ende.

        Passt er nicht, oder willst du lieber warten, ziehst du weiter, bis du alle gezogen hast, die du darfst.
    .open = Darf ich nach dem Ziehen einen Stein anlegen, der schon vorher auf meiner Ablagebank lag? Oder einen, den ich früher in diesem Zug gezogen habe?
    .ruling =
        Nur Steine, die du in diesem Zug gezogen hast, aber jeden davon, nicht nur den letzten.

        Wer zieht, verzichtet in diesem Zug auf die alten Steine. Aber alle Steine, für die du bezahlt hast, darfst du auch nutzen.
    .words = nachziehen, nehmen, Vorrat, Minuspunkte, kostet, aufnehmen

three-draws = Alle gezogen, keinen angelegt
    .short = { $fruitless ->
        [0] Hast du alle Steine gezogen, die du darfst, und legst keinen davon an, endet dein Zug. Mehr kostet es nicht.
       *[other] Hast du alle Steine gezogen, die du darfst, und legst keinen davon an, endet dein Zug mit weiteren Minuspunkten: { COST($fruitless) }.
    }
    .text = { $draws ->
        [one] Du darfst in einem Zug { $draws } Stein ziehen. Passt er nicht, behältst du ihn, und es geht reihum weiter.
       *[other] Du darfst in einem Zug { $draws } Steine ziehen. Passt keiner davon, behältst du sie alle, und es geht reihum weiter.
    }
    .open = Was ist, wenn der letzte Stein nicht passt, aber ein früherer?
    .ruling = Dann darfst du diesen noch anlegen, oder du behältst alle. Passt keiner, endet der Zug von selbst.
    .words = dreimal ziehen, dritter Stein, drei gezogen, nichts passt, Pech

choice = Niemand muss anlegen
    .short = { $must ->
        [on] Nicht an deinem Tisch: Wer anlegen kann, muss anlegen. Hier folgt die gedruckte Regel.
       *[other] Du darfst ziehen, auch wenn einer deiner Steine passt.
    }
    .text = Vielleicht hebst du dir einen Stein für eine bessere Stelle auf. Das ist erlaubt. Aber ein Zug endet erst, wenn du anlegst oder wenn du alle Steine gezogen hast, die du darfst.
    .open = Nach den gedruckten Regeln darf ziehen, wer nicht anlegen will. Muss man einen gezogenen Stein anlegen, der passt?
    .ruling = Nein. Wer einen Stein von der Ablagebank nicht anlegen muss, muss es bei einem gezogenen auch nicht. Aber vorher aufhören geht nicht: Du ziehst weiter, bis du anlegst oder alle gezogen hast, die du darfst.
    .words = muss ich, Pflicht, Zwang, Legezwang, freiwillig, behalten, aufheben, sparen

stock-empty = Der Vorrat ist leer
    .short = { $empty ->
        [0] Du müsstest ziehen, aber der Vorrat ist leer? Dann passt du. Das kostet nichts.
       *[other] Du müsstest ziehen, aber der Vorrat ist leer? Dann passt du: { COST($empty) }.
    }
    .text = { $empty ->
        [0] Damit ist dein Zug zu Ende. Es ist egal, ob es dein erster Stein in diesem Zug gewesen wäre oder ein späterer.
       *[other] Du bezahlst einmal, und dein Zug ist zu Ende. Es ist egal, ob es dein erster Stein in diesem Zug gewesen wäre oder ein späterer.
    }
    .open = Was ist, wenn der Vorrat mitten im Zug ausgeht? Und darf man passen, obwohl man anlegen könnte?
    .ruling = { $must ->
        [on] Mitten im Zug zählt es genauso, und nur einmal: Du hättest ziehen müssen und konntest nicht. Passen darfst du nur, wenn kein Stein passt.
       *[other] Mitten im Zug zählt es genauso, und nur einmal: Du hättest ziehen müssen und konntest nicht. Passen darfst du auch, wenn du anlegen könntest, denn niemand muss anlegen.
    }
    .words = keine Steine mehr, nichts zu ziehen, passen, aussetzen, aufgebraucht, alle

one-bonus = Nur eine Art Bonus
    .short = Ein Stein bekommt höchstens eine Art Bonus. Die Stelle entscheidet, welche.
    .text =
        Schau, welche Seiten und Ecken anliegen:

        - Sechseck: Der Stein ist der sechste um einen Punkt.
        - Doppelverbindung: Zwei Seiten liegen an, und es ist kein Sechseck.
        - Brücke: Eine Seite liegt an und die Spitze gegenüber.
        - Sonst zählt nur der Wert des Steins.
    .open = Die gedruckten Regeln sagen nicht, ob Brücke und Doppelverbindung zusammen zählen können.
    .ruling = Sie treffen nie zusammen. Eine Brücke liegt mit genau einer Seite an, eine Doppelverbindung mit zwei.
    .words = Sonderpunkte, Extrapunkte, zusammen, beides, addieren, gleichzeitig, zugleich

bridge = Brücke
    .short = Eine Seite liegt an, und die Spitze gegenüber trifft auf eine Zahl: { SIGNED($bridge) }.
    .text =
        Dein Stein liegt mit genau einer Seite an einem anderen. Die Ecke gegenüber dieser Seite ist die _Spitze_. Landet die Spitze auf einem Punkt, an dem schon ein Stein liegt, hast du eine Brücke gebaut.

        Die Zahl an der Spitze muss natürlich passen.
    .open = Die gedruckten Regeln lassen offen, welche Ecke treffen muss.
    .ruling = Es muss die Ecke gegenüber der anliegenden Seite sein. Die beiden anderen Ecken gehören zu dieser Seite und liegen immer an, also können sie keine Brücke machen.
    .words = Lücke, Spitze, überbrücken, verbinden, Sonderpunkte

double-connection = Doppelverbindung
    .short = Zwei Seiten deines Steins liegen an: { SIGNED($double) }.
    .text = Dein Stein liegt mit zwei Seiten an zwei Steinen. Schließt er dabei ein Sechseck, zählt stattdessen das Sechseck.
    .open = Was ist, wenn alle drei Seiten anliegen?
    .ruling = Das zählt einmal, genau wie zwei Seiten. Eine dritte Verbindung kennen die Regeln nicht.
    .words = zwei Seiten, drei Seiten, zwei Steine, doppelt, Sonderpunkte

hexagon = Sechseck
    .short = Dein Stein ist der sechste um einen Punkt: { SIGNED($hexagon1) }.
    .text =
        Um einen Punkt herum passen sechs Steine. Wer den sechsten legt, schließt das Sechseck.

        Dieser Stein liegt immer auch mit zwei Seiten an. Die Doppelverbindung kommt nicht dazu: Das Sechseck tritt an ihre Stelle.
    .words = sechs Steine, Kreis, Ring, Stern, schließen, Sonderpunkte

two-hexagons = Zwei Sechsecke auf einmal
    .short = Ein Stein schließt zwei Sechsecke: { SIGNED($hexagon2) }. Drei: { SIGNED($hexagon3) }.
    .text = Ab und zu ist ein Stein der sechste um zwei seiner Ecken, ganz selten um alle drei. So viele Sechsecke schließt er. Die Punktzahl gilt für alle zusammen.
    .open = Die meisten gedruckten Regeln kennen nur ein Sechseck.
    .ruling = Mehrere Sechsecke zählen, denn jedes wird wirklich geschlossen. Wie viel sie zusammen bringen, steht in der Regelausgabe.
    .words = doppeltes Sechseck, dreifaches, mehrere, beide Sechsecke

out = Der letzte Stein
    .short = Wer den letzten Stein der Ablagebank legt, beendet die Runde: { SIGNED($out) } und der Wert aller Steine der anderen.
    .text =
        Zuerst zählt der letzte Stein wie immer. Dann kommen { SIGNED($out) } dazu und der Wert aller Steine, die die anderen noch haben.

        Die anderen verlieren nichts.
    .open = Was ist, wenn in diesem Augenblick auch sonst niemand mehr anlegen könnte?
    .ruling = Dann zählt es trotzdem als letzter Stein und nicht als blockiert. Wir prüfen nach jeder Aktion, und zuerst, ob jemand keinen Stein mehr hat.
    .words = fertig, aus, Schluss, Ablagebank leer, Ende der Runde, Runde gewinnen

blocked = Blockiert
    .short = Der Vorrat ist leer, und niemand hat einen Stein, der passt: Die Runde ist zu Ende.
    .text =
        Alle zählen die Steine auf der eigenen Ablagebank zusammen. Wer den niedrigsten Wert hat, bekommt die Werte der anderen, minus den eigenen.

        Den Bonus für den letzten Stein gibt es nicht, denn niemand hat ihn gelegt.
    .open = Wann genau ist Schluss? Bezahlen alle noch fürs Passen?
    .ruling = Es ist sofort Schluss, bevor noch jemand fürs Passen bezahlt. Was die letzte Aktion selbst kostet, wird noch bezahlt. Mit echten Steinen sieht man die Steine der anderen nicht. Da merkt man es erst, wenn alle gepasst haben, und diese Minuspunkte bleiben auf dem Wertungsblock stehen.
    .words = niemand kann, geht nicht weiter, festgefahren, Ende der Runde, niedrigster

blocked-tie = Gleichstand bei blockierter Runde
    .short = Haben mehrere den gleichen niedrigsten Wert, bekommt jeder von ihnen Punkte.
    .text = Jeder von ihnen bekommt die Werte aller anderen, minus den eigenen.
    .open = Die gedruckten Regeln sprechen von einem Spieler mit dem kleinsten Wert. Es können aber zwei sein.
    .ruling = Beide rechnen gleich. Niemand soll schlechter dastehen, weil jemand anders genauso gut gespielt hat.
    .words = Gleichstand, unentschieden, gleich viel, niedrigster Wert

all-pass = Alle passen
    .short = Der Vorrat ist leer, und alle haben der Reihe nach gepasst: Die Runde ist zu Ende.
    .text = { $empty ->
        [0] Sie zählt dann als blockiert, auch wenn jemand hätte anlegen können.
       *[other] Sie zählt dann als blockiert, auch wenn jemand hätte anlegen können. Das letzte Passen wird noch bezahlt.
    }
    .open = Wenn niemand anlegen muss, könnten alle ewig passen.
    .ruling = Damit jede Runde endet, reicht es, wenn alle einmal reihum gepasst haben. Ein Zug, in dem jemand einen Stein gezogen hat, zählt nicht als Passen.
    .words = passen, ewig, endlos, niemand will, aussetzen

match-end = Das Ende der Partie
    .short = Hat am Ende einer Runde jemand { $target } Punkte oder mehr, ist die Partie zu Ende. Wer die meisten hat, gewinnt.
    .text =
        Ihr spielt Runde um Runde, und jede wird neu ausgeteilt. Die Punkte aller Runden werden zusammengezählt.

        Geprüft wird das erst am Ende einer Runde. Der Punktestand darf unter null liegen.
    .open = Manche gedruckten Regeln lesen sich, als wäre bei { $target } Punkten sofort Schluss, oder als hätte dann gewonnen, wer sie zuerst hat.
    .ruling = Es zählt das Ende der Runde, und dann die meisten Punkte. So steht es in allen Ausgaben dort, wo sie das Ende der Partie beschreiben, und es ist gerecht: Alle dürfen die Runde zu Ende spielen.
    .words = gewinnen, Sieger, Siegerin, Ziel, Schluss, dreihundert, wie lange

tie = Gleichstand
    .short = Haben mehrere die meisten Punkte, teilen sie sich den Sieg.
    .text = Es gibt keine Extrarunde, und es wird nichts anderes gezählt. Alle mit dem gleichen höchsten Punktestand haben gewonnen.
    .open = Die gedruckten Regeln sagen dazu nichts.
    .ruling = Ein geteilter Sieg ist die einfachste Antwort und die freundlichste. Wer weiterspielen will, beginnt eine neue Partie.
    .words = unentschieden, gleich viele Punkte, geteilter Sieg, beide gewinnen

solitaire = Solitär
    .short = Ein Stein liegt auf dem Tisch. Du hast { $rack } Steine und sammelst so viele Punkte, wie du kannst.
    .text =
        Mische alle Steine. Einer wird aufgedeckt und in die Mitte gelegt. Nimm { $rack } Steine auf deine Ablagebank und spiele nach den Regeln von oben.

        Mit demselben Spielcode spielen zwei Leute genau dieselben Steine und können vergleichen.
    .open = Wie viele Steine nimmt man? Und zählt der erste Stein?
    .ruling = Üblich sind { $rack } Steine; von 0 bis { $mostrack } ist alles möglich. Bei 0 ziehst du jeden Stein. Der erste Stein bringt keine Punkte, denn er ist reiner Zufall. Er zählt auch nicht als gezogen.
    .words = allein, alleine, Einzelspieler, Patience, solo, einer

solitaire-draws = Ziehen beim Solitär
    .short = Du darfst in der ganzen Partie { $limit } Steine ziehen.
    .text = Jeder gezogene Stein kostet Punkte, wie immer: { COST($draw) }. Hast du alle gezogen, gilt der Vorrat als leer, auch wenn noch Steine daliegen.
    .open = Die gedruckten Regeln schlagen eine Grenze nur vor, damit man vergleichen kann.
    .ruling = Üblich sind { $limit } Steine; von 0 bis { $mostlimit } ist alles möglich. Ablagebank und Ziehen dürfen nicht beide 0 sein, sonst gäbe es nichts zu spielen.
    .words = Grenze, allein, wie oft ziehen, zwanzig, begrenzt

solitaire-end = Das Ende beim Solitär
    .short = Ablagebank leer: { SIGNED($out) }. Nichts mehr zu ziehen und nichts passt: Der Wert deiner Steine wird abgezogen.
    .text =
        - Legst du deinen letzten Stein, bekommst du { SIGNED($out) }.
        - Ist nichts mehr zu ziehen und passt kein Stein, ist die Partie zu Ende. Der Wert deiner Steine wird abgezogen.
        - Passt du, obwohl du anlegen könntest, bezahlst du dafür, und die Partie ist auch zu Ende.
    .open = Die gedruckten Regeln sagen nicht, wie eine Partie Solitär endet.
    .ruling = Es endet wie eine Runde mit anderen. Nur ist niemand da, dessen Steine du bekommen könntest. Beginnst du mit 0 Steinen, zählt die leere Ablagebank erst, wenn nichts mehr zu ziehen ist. Es kann sogar gleich nach dem Austeilen vorbei sein, wenn nichts passt und nichts zu ziehen ist.
    .words = Schluss, allein, Ergebnis, Minus, fertig

must-place = Hausregel: Wer anlegen kann, muss anlegen
    .short = Ziehen oder passen darfst du nur, wenn du nicht anlegen kannst.
    .text =
        Alle gedruckten Regeln erlauben es, zu ziehen, obwohl man anlegen könnte. Viele Familien spielen es anders, und so steht es auch in manchen Beschreibungen von Triominos. Du kannst diese Regel einschalten, wenn du einen Tisch eröffnest.

        Solange einer deiner Steine passt, musst du anlegen: Du darfst weder ziehen noch passen. Hast du gezogen, zählen nur die Steine aus diesem Zug: Sobald einer passt, legst du ihn an. Sonst ändert sich nichts.

        So verrät jedes Ziehen etwas: Auf dieser Ablagebank passte nichts.
    .words = Hausregel, Legezwang, Anlegezwang, Zwang, Pflicht, müssen, absichtlich ziehen, Familienregel

## Die Beispiele. $tile, $value, $bonus, $sum und so weiter kommen aus der Stellung.

scene-tile = Dieser Stein ist { $value } Punkte wert.
scene-triples = Die { $triples } Drillinge.
scene-dealt = Zwei Ablagebänke nach dem Austeilen.
scene-opening = Niemand hat einen höheren Drilling als 0–0–0, also eröffnet { $name } damit: { $sum }.
scene-opening-no-triple = Kein Drilling: 3–5–5 und 4–4–5 sind beide { $value } wert. { $name } eröffnet mit { $tile }: { $sum }.
scene-start = { $name } eröffnet mit { $tile }: { $sum }.
scene-fits = Beide Zahlen der Seite passen. { $tile } bringt { $sum }.
scene-touching = { $tile } liegt nur mit einer Ecke an. Das ist nicht erlaubt.
scene-corner = Hier geht { $tile } nicht. Die Seite würde passen, aber die dritte Ecke trifft auf eine andere Zahl.
scene-drawn = Ada zieht 2–2–3 und legt den Stein an: { $turn }, das macht { SIGNED($made) }.
scene-fruitless = Nichts passt: { $turn }, das macht { SIGNED($made) }. Die Steine bleiben auf Adas Ablagebank.
scene-empty = Ada kann nicht anlegen, und der Vorrat ist leer: { $turn }. Ben ist dran.
scene-bridge = Eine Brücke. Unten liegt eine Seite an, und die Spitze trifft auf eine 4: { $sum }.
scene-no-bridge = Keine Brücke. Die Spitze ist frei: { $sum }.
scene-double = Eine Doppelverbindung. Zwei Seiten liegen an: { $sum }.
scene-hexagon = Der sechste Stein schließt das Sechseck: { $sum }.
scene-two-hexagons = Ein Stein, zwei Sechsecke: { $sum }.
scene-three-hexagons = Ein Stein, drei Sechsecke: { $sum }.
scene-out = Ada legt ihren letzten Stein: { $sum }. Dazu kommen { SIGNED($out) } und Bens Steine, { $others }: zusammen { SIGNED($gain) }.
scene-blocked = Nichts passt mehr. { $scorer } hat am wenigsten, { $own }, und bekommt { $others } − { $own } = { $gain }.
scene-blocked-tie = Ada und Ben haben beide noch { $own }. Beide bekommen { $others } − { $own } = { $gain }.
scene-all-pass = Ben könnte 2–2–3 anlegen, aber beide passen. Ada hat am wenigsten, { $own }: Sie bekommt { $others } − { $own } = { $gain }.
scene-match-end = Zwei haben das Ziel erreicht. { $first } hat die meisten Punkte und gewinnt mit { $made }.
scene-tie = { $first } und { $second } teilen sich den Sieg mit je { $made } Punkten.
scene-solitaire = Der erste Stein und deine Ablagebank.
scene-solitaire-empty = Es ist nichts mehr zu ziehen. { $tile } passt noch: { $sum }.
scene-solitaire-out = Der letzte Stein: { $sum }, und dafür { SIGNED($gain) }.
scene-solitaire-blocked = 0–1–1 passt nicht, und es ist nichts mehr zu ziehen: { SIGNED($gain) }.
scene-must-place = { $tile } passt, also muss Ada anlegen: { $sum }.

## Die Ausgaben nebeneinander

row-deal = Steine bei 2, 3, 4, 5, 6 am Tisch
row-start = Eröffnen
row-needs = nur mit einem Drilling
row-zero = Eröffnen mit 0–0–0, zusätzlich
row-bridge = Brücke
row-double = Doppelverbindung
row-hexagons = ein, zwei, drei Sechsecke
row-out = letzter Stein
row-draw = pro gezogenem Stein
row-draws = Steine, die man pro Zug ziehen darf
row-fruitless = alle gezogen, keinen angelegt, zusätzlich
row-empty = Vorrat leer
row-target = Ziel
row-must = wer anlegen kann, muss anlegen
yes = ja
no = nein
note-german = Der deutsche Text der gedruckten Regeln.
note-international = Der englische, französische, italienische, niederländische und spanische Text.
note-early = Eine ältere Ausgabe. Ihr Text gibt für Sechsecke mehr als ihre Tabelle; wir folgen dem Text.
note-triominos = Das bekanntere verwandte Spiel, für alle, die damit groß geworden sind.
note-house = Die Zahlen eures Tisches.
