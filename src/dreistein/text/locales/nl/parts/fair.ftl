### Het eerlijke schudden: wat dit apparaat heeft gecontroleerd, en wie het ophield.

fair-checked = Op dit apparaat gecontroleerd: niemand kon de stenen kiezen.
fair-checked-record = Op dit apparaat gecontroleerd: de stenen zijn uitgedeeld zoals de spelcode zegt.
fair-here = Hier deelt je eigen browser: de stenen volgen uit de spelcode, maar voor anderen bewijst dat niets.
fair-undone = Het einde van een ronde is teruggenomen. Daarom staan in het partijbestand andere zetten dan je eerst hebt gezien.
fair-away = { $count ->
    [one] { $names } was er niet bij het schudden en heeft niets bijgedragen.
   *[other] { $names } waren er niet bij het schudden en hebben niets bijgedragen.
}
fair-failed-silent = De bijdrage van { $names } kwam niet op tijd. Daarom is het schudden opnieuw begonnen.
fair-failed-left = Tijdens het schudden is iemand vertrokken ({ $names }). Daarom is het opnieuw begonnen.
fair-waiting = Er wordt geschud. We wachten op { $names }.
fair-unchecked = Het schudden kon nog niet worden gecontroleerd. Zolang dat niet lukt, is er niets bewezen.
fair-none = Hier schudt niemand: de stenen volgen uit een gekozen spelcode, en er is niets bewezen.
fair-other = De bijdrage voor jouw plaats kwam van een ander apparaat. Heb je aan deze tafel geen ander, dan is die verzonnen.
fair-thrown = { $count ->
    [one] Een schudbeurt waarvoor je apparaat zijn getal had onthuld, is weggegooid.
   *[other] { $count } schudbeurten waarvoor je apparaat zijn getal had onthuld, zijn weggegooid.
}
fair-refused = Er wordt niet uitgedeeld: met het schudden klopt iets niet
fair-refused-do = Je apparaat onthult zijn getal niet. Vertel het de anderen en speel niet verder aan deze tafel.
fair-wrong = De stenen zijn niet uitgedeeld zoals beloofd
fair-wrong-commitment = De server heeft zijn geheim verwisseld.
fair-wrong-seal = Een bijdrage is niet de bijdrage die verzegeld was.
fair-wrong-seed = De spelcode volgt niet uit de bijdragen.
fair-wrong-deal = De stenen in het partijbestand volgen niet uit de spelcode.
fair-wrong-told = De server zegt nu iets anders dan wat hij dit apparaat voor het schudden vertelde.
fair-wrong-blamed = De server beweert dat je apparaat niet antwoordde, maar hij had zijn getal wel gekregen.
fair-wrong-lost = Je apparaat heeft voor een eerdere partij zijn getal onthuld, en de server kan niet laten zien dat de stenen daaruit volgen.
fair-wrong-dealt = Je kreeg andere stenen dan in het partijbestand staan.
fair-wrong-held = Iemand heeft een steen gelegd zonder die te hebben.
fair-wrong-played = In het partijbestand staan andere zetten dan je hebt gezien.
fair-wrong-record = Het partijbestand kan niet worden gecontroleerd.
fair-what-to-do = Sla de partij nu op, laat die aan de anderen zien en vertrouw de uitslagen van deze server niet.
