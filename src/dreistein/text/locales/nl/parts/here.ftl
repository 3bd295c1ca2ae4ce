### Spelen zonder server.

page-here-loading = Het spel komt op dit apparaat: { $done } van { $all } MB
page-here-missing = Deze browser kan niet zonder server spelen: WebAssembly of eigen opslag ontbreekt. Het scoreblok en de spelregels werken gewoon.
page-here-failed = Het spel kon niet worden geopend; er volgt vanzelf een nieuwe poging. Je partijen zijn er nog.
page-here-full = Op dit apparaat is geen ruimte voor het spel. Maak ruimte, dan gaat het vanzelf open.
page-here-gone = Het spel heeft niet geantwoord. Probeer het nog eens.
page-here-asleep = Het spel antwoordt niet. Staat het in een ander tabblad open? Sluit dat dan.
page-here-newer = Er is een nieuwere versie van het spel. Laad de pagina opnieuw om te spelen.
page-here-kept = Je partijen staan alleen op dit apparaat, in deze browser.
page-here-week = Safari wist ze na een week zonder bezoek, tenzij je de pagina op je beginscherm zet.
page-here-alone = Voor vrienden en ranglijsten is een server nodig. Hier speel je zonder.
page-here-server = Spelen op { $host }
page-here-day = De stenen hangen af van de datum: wie zonder server speelt, krijgt overal dezelfde, en iedereen kan ze vooraf uitrekenen. Daarom is er hier geen ranglijst.
page-here-challenge = De stenen staan in de link zelf. Een lijst is er niet: wie speelt, stuurt je de uitslag.
page-here-copy = Reservekopie
page-here-copy-note = De partijen, instellingen en scoreblokken van dit apparaat in één bestand. Je kunt het ook op een ander apparaat openen.
page-here-copy-save = Alles als bestand opslaan
page-here-copy-saved = Opgeslagen.
page-here-copy-open = Een opgeslagen bestand openen
page-here-copy-ask = Alles wat hier nu staat, wordt vervangen door de inhoud van het bestand.
page-here-copy-yes = Alles vervangen
page-here-copy-full = Hier is geen ruimte voor alles uit het bestand. Er is niets vervangen.
page-here-no-copy = In dit bestand staat niets om terug te zetten.
