### The hint beside the board.

page-thinking = The expert is thinking…
page-show-me = Show me
page-show-idea = { $title }: show me
