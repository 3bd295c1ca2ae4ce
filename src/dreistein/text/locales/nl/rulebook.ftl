### De spelregels, in het Nederlands: het commando en de pagina eromheen. De teksten staan in rulebook/locales/.

cli-rules = de spelregels tonen, met voorbeelden
cli-rules-rule = een regel, zoals bridge; of questions, editions, glossary (standaard: alles)
cli-meta-rule = REGEL
cli-rules-search = regels zoeken met een woord
cli-meta-word = WOORD

rulebook-contents = Inhoud
rulebook-example = Voorbeeld
rulebook-open = Wat de gedrukte regels openlaten
rulebook-ruling = Zo doen wij het
rulebook-related = Zie ook
rulebook-questions = Veelgestelde vragen
rulebook-editions = De versies naast elkaar
rulebook-differs = Gemarkeerd: anders dan in de gekozen versie
rulebook-glossary = Begrippenlijst
rulebook-search = Zoeken in de regels
# Words that the search passes over.
rulebook-small-words =
    aan al als altijd ben bij dan dat de deze die dit doe door dus een en er ga geen haar had heb hebben heeft het hij hoe
    hun ik in is ja je jij jouw kan kon kun kunnen maar mag me meer men met mij mijn moet na naar niet nog nu of om omdat
    onder ons ook op over te terwijl toch toen tot u uit van veel voor waar wanneer want was wat we wel wie wij worden zal ze zelf
    zich zij zijn zo zonder zou
rulebook-found = Gevonden
rulebook-nothing = Niets gevonden. Probeer een ander woord.
rulebook-one = Eén regel: dreistein rules bridge. Een woord: dreistein rules --search brug.
rulebook-edition = Spelregelversie
rulebook-language = Taal
rulebook-print = Afdrukken
rulebook-sheet = Regels op één blad
rulebook-link = Link naar deze regel
rulebook-skip = Naar de regels
rulebook-play = Naar het spel
rulebook-pad = Naar het scoreblok
rulebook-start = In het kort
rulebook-failed = De regels konden niet worden geladen. Probeer het nog eens.

rulebook-try = Uitproberen
rulebook-try-text = Kies een steen. Je ziet waar hij past en wat hij daar oplevert. Kies een plek om hem aan te leggen.
rulebook-try-start = Beginnen met
rulebook-try-empty = Lege tafel
rulebook-try-tile = Stenen
rulebook-try-spots = Waar hij past
rulebook-try-nowhere = Deze steen past nergens.
rulebook-try-used = ligt er al
rulebook-try-undo = Zet terugnemen
rulebook-try-clear = Tafel leegmaken
rulebook-try-board = De tafel
rulebook-try-total = Totaal
rulebook-why-start = De eerste steen: zijn waarde en de startbonus.
rulebook-why-plain = Eén zijde sluit aan en de hoek ertegenover is vrij: alleen de waarde.
rulebook-why-bridge = Eén zijde sluit aan en de hoek ertegenover raakt een cijfer.
rulebook-why-double = Twee of drie zijden sluiten aan, en er wordt geen zeshoek afgemaakt.
rulebook-why-hexagon = De zesde steen rond een punt. De zeshoek komt in plaats van de dubbele verbinding.
rulebook-why-hexagons = De zesde steen rond meerdere punten tegelijk. Al die zeshoeken tellen.
