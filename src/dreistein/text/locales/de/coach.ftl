### Der Trainer: eine Partie analysiert, im Terminal und als eigene Seite.

## Optionen

cli-analyse = eine Partiedatei analysieren: was jede Entscheidung gekostet hat und was Glück war
cli-analyse-seat = nur dieser Platz, gezählt ab 0 (Standard: alle)
cli-analyse-worlds = wie viele Verteilungen der Steine für jede Entscheidung durchgespielt werden (Standard: 1000)
cli-analyse-seed = der Startwert der Analyse: gleicher Startwert, gleiches Ergebnis
cli-analyse-all = alle Entscheidungen auflisten, nicht nur die, die etwas gekostet haben
cli-analyse-json = die Analyse als JSON ausgeben
cli-analyse-html = die Analyse in diese Datei schreiben, als Seite, die sonst nichts braucht
cli-analyse-puzzles = die Rätsel, die aus Fehlern wurden, in diese Datei schreiben, für „puzzle --from“

## Die Analyse

coach-progress = Stellungen
coach-stopped = Nach { $done } von { $all } Stellungen abgebrochen; hier steht, was bis dahin beurteilt war.
coach-no-puzzles = Aus keiner Entscheidung wurde ein Rätsel: Dafür muss ein Zug klar der beste gewesen und ein anderer gespielt worden sein.
coach-method = Für jede Entscheidung wurden { $worlds } Verteilungen der Steine durchgespielt, die zu dem passen, was man in dem Moment wissen konnte.

## Wie es ausging

coach-opening-won-plan = Gewonnen: Deine Spielweise war die stärkere.
coach-opening-won-luck = Gewonnen, und deine Steine haben am meisten geholfen.
coach-opening-won-play = Gewonnen, vor allem weil du gut gespielt hast.
coach-opening-won-their-luck = { $rivals ->
    [one] Gewonnen, vor allem weil { $who } schlecht gezogen hat.
   *[other] Gewonnen, vor allem weil andere schlecht gezogen haben.
}
coach-opening-won-their-play = { $rivals ->
    [one] Gewonnen, vor allem weil { $who } etwas verpasst hat.
   *[other] Gewonnen, vor allem weil andere etwas verpasst haben.
}
coach-opening-lost-plan = { $rivals ->
    [one] Verloren, vor allem weil { $who } eine stärkere Spielweise hat. Die lässt sich lernen.
   *[other] Verloren, vor allem weil andere eine stärkere Spielweise haben. Die lässt sich lernen.
}
coach-opening-lost-luck = Verloren, vor allem durch Pech mit deinen Steinen.
coach-opening-lost-play = Verloren, vor allem in ein paar Momenten. Sieh sie dir noch einmal an.
coach-opening-lost-their-luck = { $rivals ->
    [one] Verloren, vor allem weil { $who } gut gezogen hat.
   *[other] Verloren, vor allem weil andere gut gezogen haben.
}
coach-opening-lost-their-play = { $rivals ->
    [one] Verloren, weil { $who } gut gespielt hat.
   *[other] Verloren, weil andere gut gespielt haben.
}
coach-opening-shared = Ihr teilt euch den Sieg.
coach-opening-open = Die Partie ist noch nicht zu Ende.
coach-opening-alone = Daher kamen deine Punkte.
coach-offer = Ein Tipp fürs nächste Mal: { $plan }. So gewinnst du etwa { $chance } von 100 solchen Partien, auf deine Art etwa { $own }.
coach-plan-points = immer die meisten Punkte nehmen
coach-plan-careful = den anderen wenig übrig lassen
coach-plan-fitting = passende Steine behalten
coach-plan-collect = absichtlich ziehen und Steine sammeln
coach-plan-collect-some = bis zu 14 Steine sammeln

## Warum ein anderer Zug besser war

coach-as-played = { $tile } wie gespielt
coach-why-although = Für deinen Zug spricht:
coach-why-now = { $points ->
    [one] { $action } bringt sofort { $points } Punkt mehr.
   *[other] { $action } bringt sofort { $points } Punkte mehr.
}
coach-why-own-fits = Mit { $better } passt nächstes Mal { hint-games-best } einer deiner Steine, mit { $played } { hint-in-other }.
coach-why-their-fits = Mit { $better } kann { $rivals ->
    [one] { $who }
   *[other] die nächste Person
} { hint-games-best } anlegen, mit { $played } { hint-in-other }.
coach-why-own-bonus-next = Mit { $better } holst du { hint-games-best } nächstes Mal einen Bonus, mit { $played } { hint-in-other }.
coach-why-own-bonus-later = Mit { $better } holst du { hint-games-best } später einen Bonus, mit { $played } { hint-in-other }.
coach-why-their-bonus-next = Mit { $better } { $rivals ->
    [one] holt { $who }
   *[other] holen andere
} { hint-games-best } gleich danach einen Bonus, mit { $played } { hint-in-other }.
coach-why-their-bonus-later = Mit { $better } { $rivals ->
    [one] holt { $who }
   *[other] holen andere
} { hint-games-best } später einen Bonus, mit { $played } { hint-in-other }.
coach-why-own-out = Mit { $better } legst du { hint-games-best } den letzten Stein, mit { $played } { hint-in-other }.
coach-why-their-out = Mit { $better } legt { $rivals ->
    [one] { $who }
   *[other] jemand anders
} { hint-games-best } den letzten Stein, mit { $played } { hint-in-other }.
coach-why-end = { $points ->
    [one] Mit { $action } stehst du am Ende der Runde { $points } Punkt besser da.
   *[other] Mit { $action } stehst du am Ende der Runde { $points } Punkte besser da.
}
coach-why-points = { $points ->
    [one] Alles in allem bringt { $action } etwa { $points } Punkt mehr.
   *[other] Alles in allem bringt { $action } etwa { $points } Punkte mehr.
}
coach-why-target = An Punkten macht es kaum einen Unterschied. Aber bei diesem Spielstand gewinnst du mit { $action } die Partie öfter.

## Momente

coach-moment-decision = { $played } statt { $better }.

## Die Seite

## Partien, bei denen nur der Tisch zu sehen war

watched-points = Woher die Punkte kamen
watched-tiles = Steine
watched-bonuses = Boni
watched-draws = Ziehen
watched-passes = Passen
watched-ends = Rundenende
watched-elsewhere = Steine, die woanders mehr gebracht hätten
watched-none = Kein Stein hätte woanders mehr gebracht.
watched-better = { $place }: { $name } legte { $played } für { $points }; als { $action } wären es { $more } mehr gewesen.
watched-unknown = Wo die Steine lagen, ist nicht bekannt; über ihre Stellen lässt sich nichts sagen.
