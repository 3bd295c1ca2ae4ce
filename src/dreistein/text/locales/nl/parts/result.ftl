### Het einde van een ronde, van een partij.

page-round-over = Ronde { $number } is afgelopen
page-next-round = Volgende ronde
page-rematch = Revanche
page-again = Nog eens spelen
page-save-record = Spel bewaren
page-see-board = Speelveld bekijken
page-practice = Een oefenspel: er is iets teruggenomen, dus het telt in geen enkele lijst.
page-no-winner = De partij is afgelopen.
page-chart = De totalen over de rondes
page-chart-line = { $name }, ronde na ronde: { $totals }
page-day-list = Naar de lijst van de dag
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
end-blocked-alone = Er is niets meer te pakken, en geen steen past: het spel is afgelopen.
end-passed = De ronde zit vast: de pot is leeg, en iedereen heeft om de beurt gepast.
end-passed-alone = Wie past als er niets meer te pakken is, beëindigt het spel.
end-least = { $who ->
    [you] Je hebt de laagste waarde, { $value }, en krijgt de waarden van de anderen min die van jezelf.
   *[they] { $name } heeft de laagste waarde, { $value }, en krijgt de waarden van de anderen min de eigen waarde.
}
end-least-shared = Gelijke laagste waarde, elk { $value }: { $names }. Ieder krijgt de waarden van de anderen min de eigen waarde.
end-minus = De overgebleven stenen tellen als min: { $sum }.
win = { $who ->
    [you] Je wint met { points }!
   *[they] { $name } wint met { points }.
}
win-shared = Gedeelde winst: { $names } met elk { points }.
match-goes-on = De partij gaat verder.
game-goes-on = Het spel gaat verder.
solitaire-result = Resultaat: { points }.
