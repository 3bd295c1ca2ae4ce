### The hint beside the board.

page-thinking = The expert is thinking…
page-show-me = Show me
page-show-idea = { $title }: show me
hint-draw-rule = Drawing although something fits is allowed by the printed rules. To play without it, choose the house rule “If you can place, you must”; a new table asks for it.
