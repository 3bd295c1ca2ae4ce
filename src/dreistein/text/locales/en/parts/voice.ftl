### What players say to each other.

voice-hello = Hello!
voice-luck = Good luck!
voice-well-placed = Well placed!
voice-your-turn = Your turn!
voice-one-moment = One moment…
voice-thanks = Thank you!
voice-close = That was close!
voice-good-game = Good game!
voice-joy = Happy
voice-wow = Amazed
voice-sorrow = Sad
voice-think = Thoughtful
voice-said = { $name }: { $text }
voice-moods = How do you feel?
voice-show = Show what { $name } says
voice-show-all = Show what others say
