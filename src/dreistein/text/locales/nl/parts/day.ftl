### Het spel van de dag.

page-days = Andere dagen
page-day-before = Vorige dag
page-day-after = Volgende dag
page-day-today = Naar het spel van vandaag
page-day-explained = 10 stenen op het plankje, 20 om te pakken, geen hints, geen zetten terugnemen.
page-day-counts = De eerste poging telt.
page-day-closed = Deze dag is voorbij: je speelt om te oefenen, de ranglijst verandert niet meer.
page-day-new = Intussen is er een nieuwe dag begonnen.
page-day-play = Spelen
page-day-again = Nog eens (telt niet mee)
page-day-empty = Nog niemand heeft het gespeeld.
page-day-fair = De vingerafdruk van het geheim van de dag wordt vooraf bekendgemaakt, het geheim zelf de dag erna. Zo kunnen de stenen achteraf niet worden verwisseld; alleen de server kan ze van tevoren kennen.
page-day-secret-seen = Op dit apparaat gecontroleerd: de spelcode volgt uit het geheim waarvan het de vingerafdruk zag voordat de dag voorbij was.
page-day-secret-unseen = Op dit apparaat gecontroleerd: de spelcode volgt uit het geheim. Dit apparaat heeft de vingerafdruk vooraf niet gezien.
page-day-secret-commitment = Het geheim van deze dag is niet het geheim waarvan de vingerafdruk bekend was. Vertrouw de ranglijst van deze dag niet.
page-day-secret-seed = De spelcode van deze dag volgt niet uit het geheim. Vertrouw de ranglijst van deze dag niet.
page-place-number = Plaats
page-nameless = Naamloos
page-day-ranking = Ranglijst
page-day-standing = Plaats { $place } van { $count }
page-day-median = De helft haalde { SCORE($points) } of meer.
page-day-expert = De expert haalt ongeveer { SCORE($points) } met dezelfde stenen.
page-day-alone = Jij bent vandaag de eerste. Kijk later wie er nog bij komt.
page-day-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
page-day-share = Mijn resultaat delen
page-shared = Gekopieerd. Plak het waar je wilt.
