### De opdracht, in het Nederlands: wat --help zegt, foute aanroepen, bestanden en plaatjes.
###
### De dubbele punt na een kop schrijft argparse.

## Koppen en namen van --help

cli-usage = gebruik:
cli-commands = opdrachten
cli-arguments = argumenten
cli-options = opties
cli-meta-command = OPDRACHT
cli-meta-file = BESTAND
cli-meta-depth = DIEPTE
cli-meta-seed = CODE
cli-meta-name = NAAM
cli-meta-names = NAMEN

## Opdrachten

cli-description = Een spel met driehoekige stenen: spelen, partijbestanden controleren, uitdelen, stellingen tekenen.
cli-play = in de browser spelen, op dit apparaat
cli-terminal = in de terminal spelen, tegen de tegenstanders van de ladder of solo
cli-no-browser = geen browser openen, alleen het adres tonen
cli-play-port = de poort (standaard: 8756, of een vrije)
cli-deal = een partijbestand tonen waarin alleen is uitgedeeld
cli-record = van een met de hand geschreven blad of van het scoreblok een partijbestand maken, voor een partij met echte stenen
cli-record-sheet = het blad, of de tabel van het scoreblok; - leest de standaardinvoer
cli-replay = de scheidsrechter: een partijbestand controleren en het scoreblok tonen
cli-perft = de toegestane reeksen vanaf de laatste stelling van een partijbestand tellen
cli-show = de stelling van een partijbestand tekenen, als tekst of als afbeelding

## Opties

cli-help = deze hulp tonen
cli-version = de versie tonen
cli-file = een partijbestand; - leest de standaardinvoer
cli-depth = hoeveel acties een reeks heeft
cli-players = hoeveel spelers, 2 tot en met 6 (standaard: 2)
cli-edition = de spelregelversie: een naam, of de getallen ervan als JSON-object
cli-must-place = huisregel: wie kan aanleggen, moet aanleggen
cli-solitaire = solo spelen
cli-rack = solo: hoeveel stenen er op het plankje staan (standaard: 10)
cli-draws = solo: hoeveel stenen je mag pakken (standaard: 20)
cli-seed = de spelcode (standaard: een nieuwe)
cli-name = je naam op het scoreblok
cli-record-file = de partij in dit bestand opslaan
cli-resume = een opgeslagen partij voortzetten, in hetzelfde bestand
cli-opponents = je tegenstanders, met komma’s ertussen: pip, frida, max, zora, bruno, hilda, klara of sofia, van de makkelijkste tot de sterkste; of een eigen bot: { "cmd:./my-bot" } (standaard: het wordt je gevraagd)
cli-language = de taal (standaard: uit de omgeving)
cli-colour = cijfers in kleur (standaard: auto: op een terminal)
cli-deal-round = een latere ronde van de partij uitdelen, geteld vanaf 0 (standaard: 0)
cli-json = het oordeel als JSON tonen
cli-divide = elke eerste actie apart tellen
cli-at = na N acties (standaard: na alle)
cli-round = van ronde R, geteld vanaf 0 (standaard: van de laatste)
cli-svg = een zelfstandige SVG-afbeelding, naar het bestand of naar de standaarduitvoer
cli-theme = de achtergrond van de afbeelding (standaard: light)

## Foute aanroepen

option = { $option ->
    [DEPTH] { cli-meta-depth }
   *[other] { $option }
}
## Bestanden

file-fault = { $reason ->
    [not-found] dit bestand of deze map bestaat niet
    [directory] het is een map
    [permission] dat is niet toegestaan
    [full] de schijf is vol
    [name] zo kan geen bestand heten
   *[other] { $reason }
}
## Plaatjes

picture-title = { $count ->
    [0] Lege tafel
    [one] Tafel met { $count } steen
   *[other] Tafel met { $count } stenen
}
picture-description = { $count ->
    [0] Hier ligt nog geen steen.
    [one] De steen is { $last }.
   *[other] { $hexagons ->
        [0] De laatst gelegde steen is { $last }.
        [one] { $hexagons } zeshoek is af. De laatst gelegde steen is { $last }.
       *[other] { $hexagons } zeshoeken zijn af. De laatst gelegde steen is { $last }.
    }
}

play-ready = Dreistein staat op { $address } – stop met Ctrl+C.
play-running = Dreistein draait al: { $address }
