### Je gegevens: wat wordt bewaard, uitloggen, vergeten worden.

page-data-kept = Wat de server bewaart
page-data-kept-name = Je naam en je zetten. De anderen aan tafel zien die allebei.
page-data-kept-games = Je afgelopen partijen en je scores in het spel van de dag, tot je ze verwijdert.
page-data-kept-gone = Tafels waar geen partij begint, verdwijnen na een dag, partijen die stilstaan na 60 dagen, gedeelde scoreblokken 90 dagen nadat er voor het laatst iets is opgeschreven.
page-data-kept-not = Geen account, geen e-mailadres, geen reclame. Je wordt herkend aan een willekeurig getal in een cookie.
page-data-moments = { $count ->
    [one] Eén link naar je partijen
   *[other] { $count } links naar je partijen
}
page-data-moments-note = Wie zo’n link heeft, ziet de partij met ieders naam. Een losse link kun je intrekken waar je hem hebt gemaakt.
page-data-moments-withdraw = Allemaal intrekken
page-data-moments-done = Alle links naar je partijen zijn ingetrokken.
page-data-devices = Je apparaten
page-data-others-note = Speelt er misschien iemand anders onder jouw naam? Log dan alle andere apparaten uit. Hier blijf je ingelogd.
page-data-others = Andere apparaten uitloggen
page-data-others-done = Alle andere apparaten zijn uitgelogd.
page-data-links = Ongebruikte links intrekken
page-data-links-done = Ongebruikte links voor andere apparaten werken niet meer.
page-data-words-note = Met zes woorden op een briefje vind je je partijen in elke browser terug, ook als dit apparaat kwijtraakt.
page-data-words = Zes woorden om op te schrijven
page-data-here-note = Als je hier uitlogt, kom je alleen vanaf een ander apparaat of met je zes woorden weer bij je partijen.
page-data-here = Hier uitloggen
page-data-here-ask = Zonder een ander gekoppeld apparaat en zonder je zes woorden ben je je partijen, je plaatsen aan lopende tafels, je statistieken en je analyses voorgoed kwijt.
page-data-forget = Alles over mij wissen
page-data-forget-name = Overal waar je naam is bewaard, komt een ‘–’ te staan: aan tafels, in afgelopen partijen, in lijsten en uitdagingen.
page-data-forget-games = Je lijst met partijen wordt gewist, met alles wat je solo speelde en alle tafels waar je alleen met bots zat.
page-data-forget-seats = Je verlaat je plaatsen aan lopende tafels. Een bot neemt het over, zodat de anderen verder kunnen.
page-data-forget-pads = De instellingen en scoreblokken op dit apparaat worden gewist, ook de blokken die je deelt.
page-data-forget-end = Je wordt overal uitgelogd. Dit kan niet ongedaan worden gemaakt.
page-data-forget-ask = Nu alles wissen? Dit kan niet ongedaan worden gemaakt.
page-data-forget-yes = Ja, alles wissen
