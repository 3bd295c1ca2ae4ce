### The rulebook, in English: the command and the page around it. Its texts are in rulebook/locales/.

cli-rules = print the rules of the game, with examples
cli-rules-rule = a rule, such as bridge; or questions, editions, glossary (default: everything)
cli-meta-rule = RULE
cli-rules-search = find rules by a word
cli-meta-word = WORD

rulebook-contents = Contents
rulebook-example = Example
rulebook-open = What the printed rules leave open
rulebook-ruling = Our ruling
rulebook-related = See also
rulebook-questions = Frequently asked questions
rulebook-editions = The editions side by side
rulebook-differs = Marked: different from the selected edition
rulebook-glossary = Glossary
rulebook-search = Search the rules
# Words that the search passes over.
rulebook-small-words =
    a about after all although am an and any are as at be been before but by can could did do does even for from get had has
    have he her his how i if in into is it its just may me might must my no not of off on or our shall she should so some
    than that the their them then there they this though to up us was we were what when where which while who why will with
    would you your
rulebook-found = Found
rulebook-nothing = Nothing was found. Try another word.
rulebook-one = One rule: dreistein rules bridge. A word: dreistein rules --search bridge.
rulebook-edition = Rules edition
rulebook-language = Language
rulebook-print = Print
rulebook-sheet = Rule sheet
rulebook-link = Link to this rule
rulebook-skip = Skip to the rules
rulebook-play = Go to the game
rulebook-pad = Go to the score pad
rulebook-start = In short
rulebook-failed = The rules could not be loaded. Please try again.

rulebook-try = Try it out
rulebook-try-text = Choose a tile to see where it fits, and what it would score there. Choose a spot to place it.
rulebook-try-start = Start with
rulebook-try-empty = Empty table
rulebook-try-tile = Tiles
rulebook-try-spots = Where it fits
rulebook-try-nowhere = This tile fits nowhere.
rulebook-try-used = on the table
rulebook-try-undo = Undo
rulebook-try-clear = Clear the table
rulebook-try-board = The table
rulebook-try-total = Total
rulebook-why-start = The first tile: its value and the start bonus.
rulebook-why-plain = One side touches, and the tip is free: the value alone.
rulebook-why-bridge = One side touches, and the tip opposite meets a number.
rulebook-why-double = Two or three sides touch, and no hexagon is closed.
rulebook-why-hexagon = The sixth tile around a point. The hexagon replaces the double connection.
rulebook-why-hexagons = The sixth tile around several points at once. All these hexagons count.
