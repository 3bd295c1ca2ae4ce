### De coach: een partij geanalyseerd, in de terminal en op een eigen pagina.

## Opties

cli-analyse = een partijbestand analyseren: wat elke beslissing heeft gekost, en wat geluk was
cli-analyse-seat = alleen deze plaats, geteld vanaf 0 (standaard: alle)
cli-analyse-worlds = hoeveel verdelingen van de stenen per beslissing worden geprobeerd (standaard: 600)
cli-analyse-millis = in plaats daarvan N milliseconden over elke beslissing nadenken; het resultaat hangt dan van de computer af
cli-analyse-seed = de startwaarde van de analyse: dezelfde geeft hetzelfde resultaat
cli-analyse-all = alle beslissingen tonen, niet alleen die iets hebben gekost
cli-analyse-json = de analyse als JSON afdrukken
cli-analyse-html = de analyse in dit bestand schrijven, als pagina die verder niets nodig heeft

## De analyse

coach-progress = Stellingen
coach-stopped = Gestopt na { $done } van { $all } stellingen; dit is de analyse van wat toen beoordeeld was.
coach-method = Elke beslissing wordt beoordeeld op wat je op dat moment kon weten, met { $worlds } verdelingen van de stenen die daarbij passen.
coach-method-millis = Elke beslissing wordt beoordeeld op wat je op dat moment kon weten, met { $millis } ms bedenktijd.
coach-note = ± is de halve breedte van het 95%-interval. Wat niet van de beste zet te onderscheiden is, heet geen fout.

## De balans

coach-even = Gelijke kans
coach-expected = Te verwachten
coach-cause-deal = Gedeelde stenen
coach-cause-draws = Gepakte stenen
coach-cause-decisions = Eigen beslissingen
coach-cause-others = De anderen
coach-cause-rest = Niet te voorzien
coach-result = Resultaat
coach-so-far = Tot nu toe

## Hoe goed

coach-grade-best = Beste
coach-grade-good = Goed
coach-grade-inaccuracy = Onnauwkeurig
coach-grade-mistake = Fout
coach-grade-blunder = Blunder
coach-loss = Gemiddeld kostte een beslissing { $loss } van de winkans.
coach-loss-points = Gemiddeld kostte een beslissing { $loss } punten.
coach-loss-none = Al met al kostten de beslissingen niets dat te meten is.
coach-level = De bot ‘{ $level }’ verliest ongeveer evenveel.
coach-no-choice = Er viel niets te beslissen.

## Momenten

coach-moments = De beslissende momenten
coach-place = Ronde { $round }, zet { $move }
coach-place-end = Ronde { $round }, einde
coach-moment-decision = { $played } in plaats van { $better }.
coach-moment-draw = { $tile } gepakt.
coach-moment-end = de ronde eindigt

## Beslissingen

coach-slips = Wat iets heeft gekost
coach-no-slips = Van geen enkele beslissing is aan te tonen dat ze veel heeft gekost.
coach-decisions = Alle beslissingen
coach-column-place = Waar
coach-column-played = Gespeeld
coach-column-better = Beter
coach-column-loss = Verlies
coach-column-grade = Oordeel

## De pagina

coach-title = Analyse
coach-won = wint
coach-balance = Geluk en kunde
coach-graph = De winkans, zet voor zet
coach-graph-points = De te verwachten punten, zet voor zet
coach-graph-text = { $name }: van { $first } tot { $last }.
coach-picture = De tafel, ronde { $round }, zet { $move }
coach-played-was = Gespeeld: { $action }
coach-better-was = Beter: { $action }
