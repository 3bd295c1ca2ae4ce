"""What a table refuses, by cause."""

from dreistein.rules.errors import DreisteinError


class Refusal(DreisteinError):
    """Something that cannot be done at a table, or not now."""


class NoSuchTable(Refusal):
    code = "no-such-table"
    sentence = "There is no such table, or this link does not open it."


class NoSuchSeat(Refusal):
    code = "no-such-seat"
    sentence = "There is no seat {seat} at this table; it has the seats 0 to {last}."


class SeatTaken(Refusal):
    code = "seat-taken"
    sentence = "Somebody sits there already; take another seat, or watch."


class TableFull(Refusal):
    code = "table-full"
    sentence = "Every seat is taken; you can watch."


class NotYourSeat(Refusal):
    code = "not-your-seat"
    sentence = "Seat {seat} is not yours, so you cannot act for it."


class OnlyWatching(Refusal):
    code = "only-watching"
    sentence = "You are watching; whoever sits at the table plays."


class HostOnly(Refusal):
    code = "host-only"
    sentence = "Only whoever opened the table can do that."


class NotPlaying(Refusal):
    code = "not-playing"
    sentence = "No round is being played now, so there is nothing to act in."


class BotPlays(Refusal):
    code = "bot-plays"
    sentence = "A bot plays this seat now."


class TooLate(Refusal):
    """Meant for a moment that has passed."""

    code = "too-late"
    sentence = "The game has gone on since (round {round}, action {ply}); look again."


class NotBetween(Refusal):
    code = "not-between"
    sentence = "The next round is dealt after a round has ended, and this one goes on."


class MatchTooLong(Refusal):
    code = "match-too-long"
    sentence = "This match has had {most} rounds, and no table deals more; open a new one."


class NotOverYet(Refusal):
    code = "not-over-yet"
    sentence = "The match is not over; its record and its shuffle are shown when it is."


class AlreadyOver(Refusal):
    code = "already-over"
    sentence = "The match is over."


class NotGathering(Refusal):
    code = "not-gathering"
    sentence = "The match has begun, so this cannot be changed any more."


class NothingToUndo(Refusal):
    code = "nothing-to-undo"
    sentence = "There is no action of yours in this round to take back."


class UndoPastDraw(Refusal):
    code = "undo-past-draw"
    sentence = "A tile was drawn since, and what people have seen they cannot unsee."


class NoUndo(Refusal):
    code = "no-undo"
    sentence = "Nothing can be taken back in the game of the day."


class NoUndoAsked(Refusal):
    code = "no-undo-asked"
    sentence = "Nobody asks to take anything back now."


class CannotResign(Refusal):
    code = "cannot-resign"
    sentence = "There is nobody else at this table to resign to."


class NoHints(Refusal):
    code = "no-hints"
    sentence = "There are no hints at this table."


class NotYourTurnHint(Refusal):
    code = "hint-not-your-turn"
    sentence = "A hint is for whoever is to move."


class TooManyTables(Refusal):
    code = "too-many-tables"
    sentence = "There are {most} unfinished tables, and no more can be kept; finish one first."


class TooManyWatching(Refusal):
    code = "too-many-watching"
    sentence = "There are {most} connections to this table, and no more can be served."


class SeatPlanWrong(Refusal):
    code = "seat-plan"
    sentence = (
        "A table has 2 to 6 seats, one in solitaire, at least one of them for the person "
        "who opens it, and every bot has a level."
    )


class ClockWrong(Refusal):
    code = "clock-range"
    sentence = "The clock cannot be {found}; it gives a turn {least} to {most} seconds."


class SeedWrong(Refusal):
    code = "seed-length"
    sentence = "A game code has 1 to {most} characters."


class SeedPeople(Refusal):
    code = "seed-people"
    sentence = "A game code can be chosen in solitaire only: whoever knows it knows every tile."


class Restarting(Refusal):
    code = "restarting"
    sentence = "The server is being restarted; come back in a moment."
