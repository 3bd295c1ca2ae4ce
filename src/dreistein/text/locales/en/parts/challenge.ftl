### A challenge with the same tiles.

page-challenge-title = A challenge
page-challenge-by = { $name } challenges you with the same tiles.
page-challenge-by-someone = Somebody challenges you with the same tiles.
page-challenge-yours = Your challenge: everyone who opens the link gets the same tiles.
page-challenge-solo = Solitaire, { $edition }: rack of { $rack }, { $draws } to draw.
page-challenge-match = A match against { $bot }, { $edition }: the same deals, round by round.
page-challenge-rules = One try, no hints. It does not count towards the game of the day or your best score.
page-challenge-side = Which tiles
page-challenge-same = The same as { $name }
page-challenge-swapped = The opponent’s (seats swapped)
page-challenge-play = Accept the challenge
page-challenge-go-on = Continue
page-challenge-scores = Side by side
page-challenge-waiting = Nobody has accepted it yet.
page-challenge-send = Send the link
page-challenge-text = Can you beat my { points } at Dreistein? Same tiles:
page-challenge-text-match = { $score } against { $bot } at Dreistein: can you do better? Same tiles:
page-margin = Difference
