### Der Fortschritt, in „Meine Partien“.

page-progress = Wie du spielst
page-progress-note = Das ist aus den Analysen deiner Partien zusammengerechnet. Löschst du eine Partie, ist sie auch hier weg.
page-progress-loss = { $count ->
    [one] In deiner letzten analysierten Partie haben dich teure Entscheidungen { $loss } gekostet.
   *[other] In deinen letzten { $count } analysierten Partien haben dich teure Entscheidungen im Schnitt { $loss } pro Partie gekostet.
}
page-progress-better = Du wirst besser: Davor waren es { $loss }.
page-progress-worse = Davor waren es { $loss }.
page-progress-luck = Glück mit deinen Steinen, im Schnitt: { $luck } pro Partie.
page-progress-chart = Was teure Entscheidungen gekostet haben, Partie für Partie: niedriger ist besser
page-progress-numbers = Die Zahlen, Partie für Partie
page-progress-missed = Was dich am meisten kostet
page-progress-missed-count = { $count ->
    [one] einmal, { $cost }
   *[other] { $count }-mal, zusammen { $cost }
}
page-progress-practise = Mit Rätseln üben
page-progress-own = Mit einem aus deinen Partien beginnen
