"""What tables refuse, by cause."""

from dreistein.rules.errors import DreisteinError


class Refusal(DreisteinError):
    """Something that is not possible at a table, or not now."""


class NoSuchTable(Refusal):
    sentence = "There is no such table, or this link does not open it."


class NoSuchSeat(Refusal):
    sentence = "There is no such seat at this table."


class SeatTaken(Refusal):
    sentence = "Somebody is sitting there already. Take another seat, or watch."


class TableFull(Refusal):
    sentence = "Every seat is taken. You can watch."


class NotYourSeat(Refusal):
    sentence = "This seat is not yours, so you cannot act for it."


class OnlyWatching(Refusal):
    sentence = "You are only watching."


class TooManyPhrases(Refusal):
    sentence = "Give the others a moment. You can speak again in {seconds:second}."


class TooManyNames(Refusal):
    sentence = "You have changed your name and looks often enough. Wait for the next match."


class TableWornOut(Refusal):
    sentence = "So much has happened at this table that nothing more fits in. Open a new one."


class HostOnly(Refusal):
    sentence = "Only the person who opened the table can do that."


class NotPlaying(Refusal):
    sentence = "No round is being played now, so there is nothing to do."


class BotPlays(Refusal):
    sentence = "A bot is playing this seat now."


class TooLate(Refusal):
    """A command that was meant for an earlier moment."""

    sentence = "The game has moved on. Look again."


class SealChanged(Refusal):
    """Another share than the one already sealed for this match."""

    sentence = "Your share of this shuffle is sealed already, and cannot be exchanged."


class NotSealed(Refusal):
    """A share that is revealed too early, or by somebody who sealed none."""

    sentence = "Shares of the shuffle are revealed only once all of them are sealed."


class WrongShare(Refusal):
    sentence = "This is not the share of the shuffle that was sealed."


class ToldOtherwise(Refusal):
    """A share is revealed for another deal than the table's."""

    sentence = "Your device was told something else about this shuffle than the table has stored."


class NotBetween(Refusal):
    sentence = "The next round is dealt after this one has ended."


class MatchTooLong(Refusal):
    sentence = "A match has at most {most} rounds. Open a new table."


class DayNotOver(Refusal):
    sentence = "Today’s game stays in your list until tomorrow, so that it is played only once."


class NotAChallenge(Refusal):
    code = "no-challenge"
    sentence = "A challenge needs a finished solitaire or two-player match with no move undone."


class AlreadyTried(Refusal):
    sentence = "You know these tiles already. A challenge can be played only once."


class TooManyChallenges(Refusal):
    sentence = "You have made {most} challenges. Delete some of those games first."


class BrokenLink(Refusal):
    sentence = (
        "This link leads to no challenge: it is incomplete, or the game was deleted. "
        "Ask for it again."
    )


class ChallengeFull(Refusal):
    sentence = "This challenge is full: {most} people have accepted it."


class NoMoment(Refusal):
    sentence = "This link no longer shows a game: it was withdrawn, or the game was deleted."


class TooManyMoments(Refusal):
    sentence = "You have made {most} links to your games. Withdraw them under “Your data” first."


class BeingForgotten(Refusal):
    sentence = "Your data is being deleted. Once that is done, you can start afresh."


class NotOverYet(Refusal):
    sentence = "The match is not over. Its record and its shuffle can be seen once it is."


class AlreadyOver(Refusal):
    sentence = "The match is over."


class NotGathering(Refusal):
    sentence = "The match has begun, so this can no longer be changed."


class NothingToUndo(Refusal):
    sentence = "You have no action to undo in this round."


class UndoPastDraw(Refusal):
    sentence = "A tile has been drawn since, so this cannot be undone."


class NoUndo(Refusal):
    sentence = "Nothing can be undone in the game of the day."


class NoUndoAsked(Refusal):
    sentence = "Nobody is asking to undo anything now."


class CannotResign(Refusal):
    sentence = "You cannot resign when you play alone."


class NoHints(Refusal):
    sentence = "There are no hints at this table."


class NotYourTurnHint(Refusal):
    code = "hint-not-your-turn"
    sentence = "You can ask for a hint only when it is your turn."


class TooManyTables(Refusal):
    sentence = "You cannot have more than {most} unfinished tables. Finish one first."


class TooManyWatching(Refusal):
    sentence = "This table already has {most} connections, and no more are accepted."


class InvalidSeatPlan(Refusal):
    code = "seat-plan"
    sentence = (
        "A table has 2 to 6 seats, or one in solitaire. At least one is for the person who opens "
        "it, and every bot needs a level."
    )


class InvalidClock(Refusal):
    code = "clock-range"
    sentence = "A turn can last {least} to {most} seconds, not {found}."


class InvalidSeed(Refusal):
    code = "seed-length"
    sentence = "A game code has 1 to {most} characters."


class SeedNotAllowed(Refusal):
    code = "seed-people"
    sentence = "A game code can be chosen in solitaire only: anyone who knows it knows every tile."


class Restarting(Refusal):
    sentence = "The server is being restarted. Come back in a moment."


class CannotPlayOn(Refusal):
    code = "no-again"
    sentence = "You cannot play on from there."


class ReviewsFull(Refusal):
    sentence = "Many games are waiting for a review already. Try again in a few minutes."


class TooManyReviews(Refusal):
    sentence = "You already have {most} reviews waiting. Wait for one of them, or cancel it."


class ReviewQuota(Refusal):
    sentence = "You have used up today’s reviews. There will be more tomorrow."


class NoReview(Refusal):
    sentence = "This review is no longer available. Open the file again."
