### De vooruitgang, in ‘Mijn partijen’.

page-progress = Hoe je speelt
page-progress-note = Dit is opgeteld uit de analyses van je partijen. Verwijder je een partij, dan is die ook hier weg.
page-progress-loss = { $count ->
    [one] In je laatste geanalyseerde partij kostten dure beslissingen je { $loss }.
   *[other] In je laatste { $count } geanalyseerde partijen kostten dure beslissingen je gemiddeld { $loss } per partij.
}
page-progress-better = Je wordt beter: daarvoor was het { $loss }.
page-progress-worse = Daarvoor was het { $loss }.
page-progress-luck = Geluk met je stenen, gemiddeld: { $luck } per partij.
page-progress-chart = Wat dure beslissingen kostten, partij voor partij: lager is beter
page-progress-numbers = De getallen, partij voor partij
page-progress-missed = Wat je het meest kost
page-progress-missed-count = { $count ->
    [one] één keer, { $cost }
   *[other] { $count } keer, samen { $cost }
}
page-progress-practise = Oefenen met puzzels
page-progress-own = Beginnen met een uit je eigen partijen
