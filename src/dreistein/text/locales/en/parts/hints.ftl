### The hint beside the board.

page-thinking = The expert is thinking…
page-show-me = Show me
page-show-idea = { $title }: show me
hint-when-placing = The best tile to place:
hint-expert-would = What the expert would do:
hint-draw-rule = The printed rules allow this; the house rule “If you can place, you must” does not.
