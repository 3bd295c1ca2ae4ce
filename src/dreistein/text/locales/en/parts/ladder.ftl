### The opponents of the ladder, what they say of themselves, and whom to play next.

ladder-say-pip = I’ve only just learned to play, so I still miss a lot.
ladder-say-frida = Quick, quick! Off with my tiles: I want to be first out.
ladder-say-max = I take the most points I can get, right now.
ladder-say-zora = I love hexagons and bridges: if there’s a bonus I can take, I take it.
ladder-say-bruno = Better safe than sorry: I don’t leave a bonus open for you.
ladder-say-hilda = You can never have enough tiles: when nothing of yours fits any more, I still have one that does.
ladder-say-klara = I keep it tight: after my turn, hardly any of your tiles fit.
ladder-say-sofia = I can do a bit of everything, and I think of the whole match.

ladder-seat = Bot in seat { $number }
ladder-lead = Eight opponents, from easy to hard. Start where you like, and climb.
ladder-all = All eight compared
ladder-rating = Rating { $rating }
ladder-beats = Wins { $percent }% of matches against { $name }
ladder-about = Ratings come from tournaments in which the eight played two-player matches against each other. A player rated 100 points higher wins about 64 of 100 matches.
ladder-yours = You have won { $won } of { $matches }
ladder-yours-none = You have not met yet
ladder-pick = Choose
ladder-pick-name = Choose { $name }
ladder-play = Play
ladder-play-name = Play against { $name }

ladder-up = You keep beating { $from }. Ready for { $to }?
ladder-down = { $from } is a tough one. How about a match against { $to }?
ladder-try = Try { $name } next
ladder-stay = Not now
draw-rule = May you draw even if something fits?
draw-rule-yes = Yes, that’s the printed rule
draw-rule-yes-note = Hoarding can pay: once the stock is empty, a player with many tiles keeps placing while the others pass. Strong opponents do it.
draw-rule-no = No: if you can place, you must
draw-rule-no-note = House rule: draw or pass only if nothing fits. Nobody can hoard tiles; what counts is placing well.
