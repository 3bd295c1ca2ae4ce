### A challenge with the same tiles.

page-challenge-title = A challenge
page-challenge-by = { $name } challenges you: the same tiles.
page-challenge-yours = Your challenge: the same tiles for whoever opens the link.
page-challenge-solo = Solitaire, { $edition }: rack of { $rack }, { $draws } to draw.
page-challenge-match = A match against { $bot }, { $edition }: the same deals, round by round.
page-challenge-rules = One try, no hints. It does not count for the game of the day or your best.
page-challenge-side = Which tiles
page-challenge-same = The same as { $name }
page-challenge-swapped = The opponent’s: seats swapped
page-challenge-play = Take up the challenge
page-challenge-go-on = Continue
page-challenge-scores = Side by side
page-challenge-waiting = Nobody has taken it up yet.
page-challenge-send = Send the link
page-challenge-text = Can you beat my { SCORE($points) } at Dreistein? The same tiles:
page-margin = Difference
