### Wat dreistein verify zegt over hoe een partij geschud is, en wat er niet klopt.

cli-verify = controleren of de stenen van een afgelopen partij zijn uitgedeeld zoals beloofd

verify-rules = Het partijbestand houdt zich aan de regels.
verify-commitment = De vingerafdruk { $commitment } hoort bij het geheim van de server.
verify-seed-match = { $count ->
    [0] De spelcode volgt alleen uit het geheim; niemand heeft iets bijgedragen.
    [one] De spelcode volgt uit het geheim en { $count } bijdrage.
   *[other] De spelcode volgt uit het geheim en { $count } bijdragen.
}
verify-contribution = Bijdrage van plaats { $seat } (geteld vanaf 0): { $text }
verify-seed-day = De spelcode volgt uit het geheim en de datum { $day }.
verify-deals = { $count ->
    [one] { $count } ronde is uitgedeeld zoals de spelcode zegt.
   *[other] { $count } rondes zijn uitgedeeld zoals de spelcode zegt.
}
verify-match = Alles klopt. Als de tafel deze vingerafdruk voor de partij liet zien en je eigen bijdrage erbij staat, kon niemand de stenen kiezen.
verify-alone = Alles klopt. Als de tafel deze vingerafdruk voor de partij liet zien, lagen de stenen toen al vast.
verify-day = Alles klopt. Als deze vingerafdruk voor die dag bekend was, lagen de stenen toen al vast.
verify-seed = Alles klopt. Waar de spelcode vandaan komt, is hiermee niet bewezen.
