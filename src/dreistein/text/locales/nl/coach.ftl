### De coach: een partij geanalyseerd, in de terminal en op een eigen pagina.

## Opties

cli-analyse = een partijbestand analyseren: wat elke beslissing heeft gekost, en wat geluk was
cli-analyse-seat = alleen deze plaats, geteld vanaf 0 (standaard: alle)
cli-analyse-worlds = hoeveel verdelingen van de stenen per beslissing worden geprobeerd (standaard: 600)
cli-analyse-millis = in plaats daarvan N milliseconden over elke beslissing nadenken; het resultaat hangt dan van de computer af
cli-analyse-seed = de startwaarde van de analyse: dezelfde geeft hetzelfde resultaat
cli-analyse-all = alle beslissingen tonen, niet alleen die iets hebben gekost
cli-analyse-json = de analyse als JSON tonen
cli-analyse-html = de analyse in dit bestand schrijven, als pagina die verder niets nodig heeft
cli-analyse-puzzles = de puzzels die uit fouten ontstonden in dit bestand schrijven, voor ‘puzzle --from’

## De analyse

coach-progress = Stellingen
coach-stopped = Gestopt na { $done } van { $all } stellingen; dit is de analyse van wat toen beoordeeld was.
coach-no-puzzles = Geen beslissing werd een puzzel: daarvoor moet één zet duidelijk de beste zijn, en een andere zijn gespeeld.
coach-method = Elke beslissing wordt beoordeeld op wat je op dat moment kon weten, met { $worlds } verdelingen van de stenen die daarbij passen.
coach-method-millis = Elke beslissing wordt beoordeeld op wat je op dat moment kon weten, met { $millis } ms bedenktijd.

## Momenten

coach-moment-decision = { $played } in plaats van { $better }.

## De pagina

