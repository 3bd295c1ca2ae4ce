### Het spel van de dag.

page-days = Andere dagen
page-day-before = De dag ervoor
page-day-after = De dag erna
page-day-explained = 10 stenen op het plankje, 20 om te pakken, geen hints en niets terugnemen. De eerste poging telt.
page-day-play = Spelen
page-day-again = Nog eens, zonder lijst
page-day-empty = Niemand heeft het nog gespeeld.
page-day-fair = De vingerafdruk van het geheim van de dag wordt vooraf bekendgemaakt, het geheim zelf de dag erna: zo kan niemand de stenen van tevoren kennen.
page-place-number = Rang
page-nameless = Iemand
page-day-ranking = De lijst van de dag
