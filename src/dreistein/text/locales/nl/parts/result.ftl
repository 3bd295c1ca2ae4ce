### Het einde van een ronde, van een partij.

page-round-over = Ronde { $number } is afgelopen
page-next-round = Volgende ronde
page-rematch = Revanche
page-no-rematch = Nee, bedankt
page-again = Nog eens spelen
page-save-record = Partij opslaan
page-see-board = Speelveld bekijken
page-practice-why = Oefenpartij: er is een zet teruggenomen die al iets had laten zien, of de stenen waren bekend. Die telt niet mee voor de ranglijst, de ladder en de statistieken.
page-no-winner = De partij is afgelopen.
page-kind-close = Het scheelde maar { points }: de volgende keer kan het andersom zijn.
page-kind-hexagon = Toch was die zeshoek van jou een mooie zet.
page-kind-best = Toch leverde je beste beurt { points } op.
page-chart = De totalen, beurt voor beurt
page-chart-table = De cijfers, beurt voor beurt
page-chart-turn = Beurt
page-chart-end = Einde van de ronde
page-share-game = Delen
page-day-list = Naar de ranglijst
end-out = { $who ->
    [you] Je bent uit: { SIGNED($points) }.
   *[they] { $name } is uit: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Je hebt nog { $tiles }: { $sum }.
   *[they] { $name } heeft nog { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Je krijgt { $sum }.
   *[they] { $name } krijgt { $sum }.
}
end-blocked = De ronde zit vast: de pot is leeg, en niemand heeft een steen die past.
end-blocked-alone = Er is niets meer te pakken, en er past geen steen: de partij is afgelopen.
end-passed = De ronde zit vast: de pot is leeg, en iedereen heeft om de beurt gepast.
end-passed-alone = Je hebt gepast en er is niets meer te pakken: de partij is afgelopen.
end-least = { $who ->
    [you] Je hebt de laagste waarde, { $value }, en krijgt de waarden van de anderen min die van jezelf.
   *[they] { $name } heeft de laagste waarde, { $value }, en krijgt de waarden van de anderen min de eigen waarde.
}
end-least-shared = Gelijke laagste waarde, elk { $value }: { $names }. Ieder krijgt de waarden van de anderen min de eigen waarde.
end-minus = De overgebleven stenen gaan eraf: { $sum }.
win = { $who ->
    [you] Je wint met { points }!
   *[they] { $name } wint met { points }.
}
win-shared = Gedeelde overwinning: { $names } met elk { points }.
match-goes-on = De partij gaat verder.
game-goes-on = De partij gaat verder.
solitaire-result = Resultaat: { points }.
page-result-gone-on = De partij is intussen verdergegaan.
page-result-your-turn = Jij bent aan de beurt: nog { $time }
page-result-waiting = We wachten nog op { $names }.
page-result-ready = { $count ->
    [one] { $names } is klaar.
   *[other] { $names } zijn klaar.
}
page-result-next-in = Volgende ronde over { $time }
page-result-rematch-in = Revanche over { $time }
page-result-without = De volgende partij is zonder { $names }.
page-result-without-you = De volgende partij is zonder jou.
page-result-stand-in = { $count ->
    [one] { $name }: één beurt gespeeld door een bot.
   *[other] { $name }: { $count } beurten gespeeld door een bot.
}
page-best-first = Je eerste partij met deze instellingen.
page-best-new = Een nieuw record! Vorige: { SCORE($best) }.
page-best-equal = Je hebt je record geëvenaard.
page-best-was = Je record tot nu toe: { SCORE($best) }.
page-series = Gewonnen partijen: { $score }
page-challenge = Vrienden uitdagen
page-challenge-see = Scores vergelijken
page-review = Analyse
page-hoard = { $who ->
    [you] Je pakte { $draws } keer een steen terwijl je kon aanleggen, en kon aan het eind blijven aanleggen terwijl alle anderen pasten (+{ $points }). Dat besliste de partij.
   *[they] { $name } pakte { $draws } keer een steen terwijl er iets paste, en kon aan het eind blijven aanleggen terwijl alle anderen pasten (+{ $points }). Dat besliste de partij.
}
page-hoard-rule = De huisregel ‘Wie kan aanleggen, moet aanleggen’ laat dat niet toe.
page-hoard-play = Met deze regel spelen
