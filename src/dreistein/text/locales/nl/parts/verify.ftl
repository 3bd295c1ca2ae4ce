### Wat dreistein verify zegt over hoe een partij geschud is, en wat er niet klopt.

cli-verify = controleren of de stenen van een afgelopen partij zijn uitgedeeld zoals beloofd

verify-rules = Het partijbestand houdt zich aan de regels.
verify-commitment = De vingerafdruk { $commitment } hoort bij het geheim van de server.
verify-seals = { $count ->
    [one] De bijdrage is dezelfde die vooraf werd verzegeld.
   *[other] Alle { $count } bijdragen zijn dezelfde die werden verzegeld voordat er een werd onthuld.
}
verify-bound = De spelcode is gebonden aan tafel en partij, de spelregelversie en wie waar zat.
verify-seed-match = { $count ->
    [0] De spelcode volgt alleen uit het geheim; niemand heeft iets bijgedragen.
    [one] De spelcode volgt uit het geheim en { $count } bijdrage.
   *[other] De spelcode volgt uit het geheim en { $count } bijdragen.
}
verify-contribution = Bijdrage van plaats { $seat }: { $text }
verify-seed-day = De spelcode volgt uit het geheim en de datum { $day }.
verify-deals = { $count ->
    [one] { $count } ronde is uitgedeeld zoals de spelcode zegt.
   *[other] { $count } rondes zijn uitgedeeld zoals de spelcode zegt.
}
verify-away = Plaats { $seat } was er niet bij het verzegelen en heeft niets bijgedragen.
verify-failed-silent = Een eerdere poging leverde niets op: plaats { $seat } heeft de bijdrage niet onthuld.
verify-failed-left = Een eerdere poging leverde niets op: plaats { $seat } werd verlaten.
verify-over = De partij is uitgespeeld.
verify-cut = Volgens dit bestand is de partij niet uitgespeeld.
verify-unproved-names = Niet bewezen: de namen. Iemand heet hier anders dan bij het uitdelen.
verify-unproved-seats = Niet bewezen: de spelregelversie, wie waar zat en de namen. Niets bindt ze aan de spelcode.
verify-unproved-edition = Niet bewezen: de spelregelversie. Het is niet die van het spel van de dag.
verify-unproved-numbers = Niet bewezen: de spelregelversie. Die heet als een gedrukte, maar heeft andere getallen: { $numbers }.
verify-unproved-thrown = Niet bewezen: dat aan deze tafel niet eerder een andere schudbeurt is weggegooid. Dat weten alleen de apparaten die meededen.
verify-unproved-actions = Niet bewezen: welke zetten er gedaan zijn, wie heeft opgegeven en wat er verder in het bestand staat. Dat geldt zoals het er staat.
verify-match = De stenen kloppen. Als je eigen bijdrage erbij staat, kon niemand ze kiezen: de server niet en de anderen niet, alleen of samen.
verify-day = De stenen kloppen. Als deze vingerafdruk voor die dag bekend was, lagen ze toen al vast; alleen de server kon ze kiezen.
verify-seed = Bewezen is alleen dat de stenen uit de spelcode volgen; niets zegt waar die vandaan komt.
verify-none = Niets is bewezen: het partijbestand heeft geen bewijs van het schudden en geen spelcode.
