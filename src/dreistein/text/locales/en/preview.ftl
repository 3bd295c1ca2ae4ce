### What programs show of a link.

moment-title = { $names } at Dreistein
moment-text = See this moment on the table, step through the match and play on from here yourself.
