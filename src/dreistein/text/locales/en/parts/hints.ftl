### The hint beside the board.

page-thinking = The expert is thinking…
page-show-me = Show me
page-show-idea = { $title }: show me
hint-draw-rule = The printed rules let you draw even if something fits. To play without that, choose the house rule “If you can place, you must” when you open a table.
