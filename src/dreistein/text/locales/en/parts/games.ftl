### My games.

page-finished-games = Finished games
page-more = More
page-waiting-for-you = Waiting for you
page-in-progress = In progress
page-games-invite = Every game you play is kept here, ready to continue, replay or compare.
page-games-words = I have six words
page-leave-table = Leave table
page-leave-note = A bot plays on for you, so the others can finish. To come back you need the invite link, and the seat must still be free.
page-delete = Delete
page-delete-table-note = This table is deleted for good. Matches you have finished there stay in your list.
page-delete-match-note = This game is removed from your list and your statistics. The other players keep it.
page-save-game = Save
page-statistics = Statistics
page-games-review = Review
