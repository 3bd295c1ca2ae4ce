### Een analyse: op de pagina, in de terminal en als bestand.

coach-note = Wat niet van de beste zet te onderscheiden is, geldt niet als fout. Zetten worden beoordeeld op wat je kon weten; voor het resultaat tellen alle stenen.
coach-even = Gelijke kansen
coach-expected = Te verwachten
coach-cause-plan = Speelwijze
coach-cause-deal = Uitgedeelde stenen
coach-cause-draws = Gepakte stenen
coach-cause-moves = Eigen zetten
coach-cause-their-draws = { $rivals ->
    [one] Wat de tegenstander pakte
   *[other] Wat de anderen pakten
}
coach-cause-their-moves = { $rivals ->
    [one] Zetten van de tegenstander
   *[other] Zetten van de anderen
}
coach-result = Resultaat
coach-so-far = Tot nu toe
coach-grade-good = Goed
coach-grade-inaccuracy = Onnauwkeurigheid
coach-grade-mistake = Fout
coach-grade-blunder = Blunder
coach-grades-good = { $count ->
    [one] Goede zet
   *[other] Goede zetten
}
coach-grades-inaccuracy = { $count ->
    [one] Onnauwkeurigheid
   *[other] Onnauwkeurigheden
}
coach-grades-mistake = { $count ->
    [one] Fout
   *[other] Fouten
}
coach-grades-blunder = { $count ->
    [one] Blunder
   *[other] Blunders
}
coach-to = De coach zegt tegen { $name }:
coach-lost = { $count ->
    [one] Eén beslissing kostte ongeveer { $lost }.
   *[other] { $count } beslissingen waren duur: samen ongeveer { $lost }.
}
coach-lost-each = { $count } beslissingen waren duur: gemiddeld ongeveer { $lost } per beslissing.
coach-again = { $count ->
    [one] Om dezelfde reden was nog een beslissing duur: ongeveer { $lost }.
   *[other] Om dezelfde reden waren nog { $count } beslissingen duur: ongeveer { $lost } per beslissing.
}
coach-level = Je speelt ongeveer zo sterk als { $level }.
coach-no-choice = Er viel niets te beslissen.
coach-moments = De beslissende momenten
coach-place = Ronde { $round }, zet { $move }
coach-place-end = Ronde { $round }, einde
coach-moment-draw = { $tile } gepakt.
coach-moment-end = de ronde eindigt
coach-moment-resigned = Opgegeven; de bot die verder speelde, had aan het eind de meeste punten.
coach-slips = Dure beslissingen
coach-no-slips = Geen enkele beslissing heeft aantoonbaar veel gekost.
coach-decisions = Alle beslissingen
coach-column-place = Waar
coach-column-played = Gespeeld
coach-column-better = Beter
coach-column-loss = Verlies
coach-column-grade = Oordeel
coach-title = Analyse
coach-balance = Geluk en vaardigheid
coach-graph = De winkans, zet voor zet
coach-graph-points = De te verwachten punten, zet voor zet
coach-graph-text = { $name }: van { $first } naar { $last }.
coach-played-was = Gespeeld: { $action }
coach-better-was = Beter: { $action }

## De pagina

page-review-note = De coach loopt een partij zet voor zet door: waar die gewonnen en verloren werd, wat geluk was en wat beter was geweest.
page-review-ready = De coach maakt zich klaar.
page-review-place = { $place ->
    [one] Eén andere analyse gaat voor.
   *[other] { $place } andere analyses gaan voor.
}
page-review-progress = De coach heeft { $done } van { $all } stellingen bekeken.
page-review-leave = Je hoeft hier niet te wachten: de analyse blijft bij de partij.
page-review-hour = Deze analyse wordt een uur bewaard.
page-review-cancelled = De analyse is geannuleerd.
page-review-whose = Speler kiezen
page-review-parts-note = Zo ging het van gelijke kansen naar het resultaat, telkens ongeveer. Alle stenen tellen hier mee, ook die niemand kon zien; wat daarvoor te klein is, staat er niet bij.
page-review-how = Wat je ervan kunt leren
page-review-checkpoint = Moment { $at } van { $count }
page-review-was-good = Een goede zet: geen andere was duidelijk beter.
page-review-went = Je winkans ging van ongeveer { $before } naar { $after }.
page-review-went-points = Te verwachten waren eerst ongeveer { $before } punten, daarna { $after }.
page-review-board = Het speelveld op dat moment
page-review-rack = Je plankje
page-review-graph-list = De getallen, moment voor moment
page-review-points = { $count ->
    [one] { $size } punt
   *[other] { $size } punten
}
page-review-chance = { $size } winkans
page-review-again = Probeer het nog eens
page-review-find = Zelf vinden
page-review-puzzles = { $count ->
    [one] Een van deze beslissingen is nu een puzzel voor je.
   *[other] { $count } van deze beslissingen zijn nu puzzels voor je.
}
page-review-more = Meer redenen
page-review-rest = De hele partij, zet voor zet

## Een tweede poging

page-second-goal-win = Nieuwe poging: win je vanaf hier? De eerste keer werd het { $then }.
page-second-goal-more = Nieuwe poging: win je met meer dan { points } verschil? De eerste keer werd het { $then }.
page-second-goal-points = Nieuwe poging: haal je deze keer meer dan { points }?
page-second-back = Terug naar de analyse
page-second-better = Beter dan de eerste keer: goed gespeeld!
page-second-same = Precies als de eerste keer.
page-second-worse = De eerste keer ging het beter. Soms zitten de stenen niet mee: probeer het gerust nog eens.
page-second-compared = De eerste keer: { $then }. Deze keer: { $now }.
