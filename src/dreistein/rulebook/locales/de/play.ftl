### Das Regelbuch auf Deutsch: gut spielen.
###
### Was simulierte Runden und Partien zeigen. Die Zahlen kommen aus strategy.json und sind schon so
### geschrieben wie in dieser Sprache: $low-wins-2 ist ein Anteil an den Runden zu zweit, $chance-2
### der Anteil, der auf jeden zufällig entfiele. Was ein Satz behauptet, wissen die Tests.

part-play = Gut spielen

play-luck = Glück oder Können?
    .short = Wenn alle anlegen, sobald sie können, ist eine einzelne Runde vor allem Glück. Über mehrere Runden zeigt sich das Können.
    .text =
        Selbst wenn zwei gleich gut spielen, liegt am Ende einer Runde eine Seite im Schnitt { $gap-2 } Punkte vorn.

        Nun spielt jemand umsichtig gegen jemanden, der immer die meisten Punkte nimmt. Wer umsichtig spielt, gewinnt:

        - { $careful-wins-2 } der Runden
        - { $careful-matches-2 } der Partien
        - { $careful-after-ten-2 }, wenn man zehn Runden zusammenzählt

        Zu sechst, allein gegen fünf andere, sind es { $careful-matches-6 } der Partien; Zufall wären { $chance-6 }.
    .words = Glück, Können, Zufall, gerecht, besser spielen, wie viele Runden, Strategie, Tipps

play-start = Ist Eröffnen ein Vorteil?
    .short = Ja. Je mehr am Tisch sitzen, desto mehr hilft es.
    .text =
        Wer eröffnet, hat am Ende der Runde zu zweit in { $opener-wins-2 } der Fälle die meisten Punkte, zu viert in { $opener-wins-4 } und zu sechst in { $opener-wins-6 }. Zufall wären { $chance-2 }, { $chance-4 } und { $chance-6 }.

        Eröffnen ist zu zweit { $opener-worth-2 } Punkte wert und zu sechst { $opener-worth-6 }: Wer eröffnet, ist allen einen Stein voraus. Aussuchen kannst du es dir nicht: Die Steine bestimmen, wer eröffnet und womit.
    .words = Startspieler, anfangen, beginnen, Vorteil, Strategie, Tipps

play-place = Erst hoch oder erst niedrig?
    .short = Ob du erst hohe oder erst niedrige Steine legst, macht wenig aus. Wichtiger ist, was danach noch passt.
    .text =
        Jemand legt zuerst niedrige Steine, die anderen zuerst hohe. Wer mit den niedrigen anfängt, gewinnt zu zweit { $low-wins-2 } der Runden und zu viert { $low-wins-4 }; Zufall wären { $chance-2 } und { $chance-4 }.

        Es hilft, so anzulegen, dass danach nur wenige Steine passen: { $tight-wins-2 } zu zweit, { $tight-wins-3 } zu dritt (Zufall: { $chance-2 } und { $chance-3 }). Wer umsichtig spielt, bereitet außerdem Stellen für den eigenen Bonus vor und öffnet den anderen keine. Das bringt { $careful-wins-2 } und { $careful-wins-3 }.

        Drillinge wird man am schwersten los. Zu viert passt ein Drilling auf der Ablagebank in { $fits-triple-4 } der Fälle, ein Stein mit zwei gleichen Zahlen in { $fits-pair-4 }, einer mit drei verschiedenen in { $fits-different-4 }.
    .words = hohe Steine, niedrige Steine, welchen Stein behalten, womit anfangen, Drilling loswerden, Strategie, Tipps

play-bonus = Was ist ein Bonus wert?
    .short = Nimm ihn mit. Zu zweit kommen { $bonus-share-2 } aller Punkte aus Boni.
    .text =
        Wer jeden Bonus liegen lässt und ihn nur nimmt, wenn sonst nichts passt, gewinnt zu zweit { $leave-wins-2 } der Runden statt { $chance-2 }. Zu viert sind es { $leave-wins-4 } statt { $chance-4 }. Zu sechst macht es für den Sieg in der Runde fast nichts aus: { $leave-wins-6 }, so viel wie Zufall.

        Zu zweit bringt der Bonus jedem { $bonus-points-2 } Punkte pro Runde, zu sechst { $bonus-points-6 }. In { $hexagon-rounds-2 } der Runden zu zweit schließt jemand ein Sechseck, zu sechst in { $hexagon-rounds-6 }.
    .words = Bonus mitnehmen, lohnt sich, wie oft, Sonderpunkte, Strategie, Tipps

play-open = Darf ich den anderen ein Sechseck öffnen?
    .short = Oft ja: Dort passt nur ein einziger Stein, und wer nach dir dran ist, hat ihn selten.
    .text =
        Du legst den fünften Stein um einen Punkt, und der Stein, der das Sechseck schließen würde, ist noch im Spiel. Wer schließt es, und wie oft?

        - wer gleich nach dir dran ist, sofort: { $hexagon-next-2 } zu zweit, { $hexagon-next-6 } zu sechst
        - einer der anderen, früher oder später: { $hexagon-taken-2 } zu zweit, { $hexagon-taken-4 } zu viert, { $hexagon-taken-6 } zu sechst
        - du selbst: { $hexagon-self-2 } zu zweit, { $hexagon-self-6 } zu sechst

        Es zu vermeiden, bringt für sich allein wenig. Wer die meisten Punkte nimmt, den anderen aber keinen Bonus öffnet, gewinnt { $deny-wins-2 } der Runden zu zweit und { $deny-wins-6 } zu sechst.
    .words = Sechseck offen lassen, vorbereiten, Gefahr, fünfter Stein, verschenken, verhindern, Strategie, Tipps

play-draw = Absichtlich ziehen
    .short = { $must ->
        [on] Nicht an deinem Tisch: Wer anlegen kann, muss anlegen. Was hier folgt, gilt für die gedruckte Regel.
       *[other] Zu zweit oder zu dritt lohnt es sich: Zieh, bis der Vorrat leer ist. Zu fünft oder zu sechst nicht.
    }
    .text =
        Jeder gezogene Stein kostet Punkte. Aber ist der Vorrat erst leer, legt weiter an, wer viele Steine hat, während die anderen passen und bezahlen.

        Jemand zieht in jedem Zug, bis der Vorrat leer ist, und legt dann dort an, wo danach wenig passt. Die anderen nehmen immer die meisten Punkte. So viele Partien bringt das:

        - zu zweit { $hoard-sparing-matches-2 } (Zufall: { $chance-2 })
        - zu dritt { $hoard-sparing-matches-3 } ({ $chance-3 })
        - zu viert { $hoard-sparing-matches-4 } ({ $chance-4 })
        - zu fünft { $hoard-sparing-matches-5 } ({ $chance-5 })
        - zu sechst { $hoard-sparing-matches-6 } ({ $chance-6 })

        Zu viert bringt es nicht mehr als umsichtiges Anlegen, mit dem man { $careful-matches-4 } gewinnt. Mehr ist dort möglich, wenn man wie der Experte in jedem Zug neu entscheidet.

        Hör nicht auf halbem Weg auf: Wer nur die erste Hälfte des Vorrats so zieht, gewinnt zu zweit { $half-wins-2 } der Runden. Und wenn alle anderen auch absichtlich ziehen, gewinnt man mit umsichtigem Anlegen zu zweit { $among-hoarders-wins-2 }, zu dritt { $among-hoarders-wins-3 }, zu viert aber { $among-hoarders-wins-4 }.
    .words = obwohl etwas passt, sammeln, horten, sparen, behalten, warum ziehen, Strategie, Tipps, Experte

play-end = Das Endspiel
    .short = Leg dort an, wo die anderen nicht weiterkommen. Punkte sind jetzt weniger wichtig.
    .text =
        Zwei spielen, und du hast den ganzen Vorrat gezogen. Nimmst du danach immer die meisten Punkte, gewinnst du { $hoard-points-wins-2 } der Runden. Legst du dort an, wo danach am wenigsten passt, egal was ein Stein wert ist, sind es { $hoard-sparing-wins-2 }.

        Zu dritt ist der Unterschied genauso deutlich: { $hoard-points-wins-3 } und { $hoard-sparing-wins-3 }.
    .words = Endspiel, Schluss, passen, keine Steine mehr, sperren, Strategie, Tipps

play-out = Soll ich mich beeilen, fertig zu werden?
    .short = Wer den letzten Stein legt, gewinnt meistens die Runde, außer jemand hortet Steine. Sich dafür zu beeilen, bringt wenig.
    .text =
        Den letzten Stein zu legen, bringt zu zweit im Schnitt { $out-gain-2 } Punkte, zu viert { $out-gain-4 } und zu sechst { $out-gain-6 }. Wer das schafft, gewinnt { $out-wins-2 }, { $out-wins-4 } und { $out-wins-6 } dieser Runden.

        Zu sechst hatten davor nur { $out-ahead-6 } von ihnen die meisten Punkte: Der letzte Stein hat es entschieden.

        Kann man sich beeilen? Wer darauf achtet, dass viele eigene Steine noch passen, gewinnt zu zweit { $loose-wins-2 } der Runden und zu viert { $loose-wins-4 } (Zufall: { $chance-2 } und { $chance-4 }).

        Nicht jede Runde endet so. Zu zweit enden { $blocked-2 } blockiert, zu sechst { $blocked-6 }.
    .words = fertig, letzter Stein, Wettlauf, schnell, Tempo, Strategie, Tipps

play-many = Zu zweit oder zu sechst?
    .short = Zu zweit oder zu dritt: Steine sammeln. Zu fünft oder zu sechst: umsichtig anlegen.
    .text =
        Von allen festen Plänen, die wir probiert haben, gewinnt dieser die meisten Partien gegen Leute, die immer die meisten Punkte nehmen:

        - zu zweit: absichtlich ziehen, { $hoard-sparing-matches-2 } (Zufall: { $chance-2 })
        - zu dritt: absichtlich ziehen, { $hoard-sparing-matches-3 } ({ $chance-3 })
        - zu viert: absichtlich ziehen, { $hoard-sparing-matches-4 }, oder umsichtig anlegen, { $careful-matches-4 } ({ $chance-4 })
        - zu fünft: umsichtig anlegen, { $careful-matches-5 } ({ $chance-5 })
        - zu sechst: umsichtig anlegen, { $careful-matches-6 } ({ $chance-6 })
    .words = wie viele Spieler, Anzahl, zwei Spieler, vier Spieler, sechs Spieler, Experte, Strategie, Tipps

play-expert = Was macht der Experte?
    .short = { $must ->
        [on] An deinem Tisch kann auch der Experte keine Steine sammeln. Was hier folgt, gilt für die gedruckte Regel.
       *[other] Zu zweit bis zu viert sammelt er Steine, entscheidet aber in jedem Zug neu. Zu dritt und zu viert gewinnt er so viel mehr als mit jedem festen Plan.
    }
    .text =
        Der Experte ist der stärkste Bot: In jedem Zug überlegt er, wie die Runde weitergehen könnte. Gegen andere, die immer die meisten Punkte nehmen, gewinnt er ungefähr so viele Partien:

        - zu zweit { $expert-matches-2 } (Zufall: { $chance-2 })
        - zu dritt { $expert-matches-3 } ({ $chance-3 })
        - zu viert { $expert-matches-4 } ({ $chance-4 })
        - zu fünft { $expert-matches-5 } ({ $chance-5 })
        - zu sechst { $expert-matches-6 } ({ $chance-6 })

        Wer einfach immer zieht, bis der Vorrat leer ist, gewinnt zu dritt { $hoard-sparing-matches-3 } und zu viert { $hoard-sparing-matches-4 }.

        Absichtlich zieht der Experte vor allem am Anfang. Zu viert zieht er, obwohl etwas passt, im ersten Drittel des Vorrats in etwa { $expert-purpose-early-4 } der Fälle und im letzten Drittel in etwa { $expert-purpose-late-4 }. Jedes Mal verzichtet er dafür im Schnitt auf { $expert-gave-up-4 } Punkte. Zu fünft und zu sechst legt er fast immer an, wenn etwas passt: Zu sechst zieht er nur in { $expert-purpose-6 } dieser Fälle.

        Einen Bonus nimmt er nicht immer sofort. Zu viert macht er in etwa { $expert-left-4 } der Fälle, in denen er einen haben könnte, etwas anderes. Dort passt ja nur ein einziger Stein: Wer ihn hat, kann warten. Am Ende hat er { $expert-bonuses-4 } Boni pro Runde, jeder der anderen { $expert-others-bonuses-4 }.
    .words = Experte, stärkster Bot, bester Spieler, Profi, wie gewinnen, Strategie, Tipps

play-must = Wer anlegen kann, muss: Was ändert sich?
    .short = Niemand kann Steine sammeln. Es bleibt umsichtiges Anlegen, und Glück zählt mehr.
    .text =
        Zu zweit gewinnt man mit absichtlichem Ziehen { $hoard-sparing-matches-2 } der Partien gegen jemanden, der immer die meisten Punkte nimmt. Mit dieser Hausregel fällt das weg, und mit umsichtigem Anlegen gewinnt man { $careful-matches-2 }. Zu dritt sind es { $careful-matches-3 } statt { $hoard-sparing-matches-3 }.

        Dann braucht auch der Experte Glück. Gegen solche Spieler gewinnt er zu zweit ungefähr { $expert-matches-2-must } der Partien, zu dritt { $expert-matches-3-must } und zu viert { $expert-matches-4-must }. Zu viert legt er in etwa { $expert-outs-4-must } der Runden als Erster den letzten Stein; Zufall wären { $chance-4 }.

        Was oben über Eröffnen, Anlegen, Bonus und den letzten Stein steht, gilt auch mit dieser Regel: Dort zieht niemand absichtlich, also ändert sie nichts.
    .words = Hausregel, Legezwang, Anlegezwang, Pflicht, Familienregel, Strategie, Tipps

play-figures = Woher diese Zahlen kommen
    .short = Aus { $millions } Millionen simulierten Runden zwischen Computerspielern und { $matches } Partien des Experten.
    .text =
        Menschen spielen anders als Computer, also werden deine Zahlen andere sein. Meistens geht es um Spieler, die immer die meisten Punkte nehmen und nur ziehen, wenn nichts passt. Eine Runde gewinnt, wer in ihr die meisten Punkte macht. Die Zahlen zum Experten kommen aus weniger Partien und sind deshalb gröber.

        Gemessen ist alles mit den Zahlen der deutschen Regeln. Wie sehr andere Regeln etwas ändern, haben wir nicht gemessen.

        Alles lässt sich nachmessen: Der Befehl heißt python bench/strategy.py, und in docs/strategy.md steht zu jeder Zahl, wie sicher sie ist.
    .words = Quelle, Statistik, Simulation, gemessen, wie sicher, Beweis, Strategie

scene-opened = { $tile } bringt { $sum } und öffnet ein Sechseck. In die Lücke passt nur 3–3–4. Das bringt { SIGNED($hexagon1) } zusätzlich zum Wert des Steins.
scene-narrow = Der Vorrat ist leer. Ada legt 1–2–5 an die Stelle, an die Bens 0–2–5 gepasst hätte, also muss Ben passen: { $turn }. Adas 0–1–5 passt noch.
