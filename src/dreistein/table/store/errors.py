"""Why a database cannot be used, and what a store could not write or read."""

from dreistein.rules.errors import DreisteinError


class DatabaseError(DreisteinError):
    """A database that cannot be used."""


class DatabaseUnreachable(DatabaseError):
    sentence = (
        "The database {path} cannot be opened; check that its folder exists and is writable, "
        "and that the disk is not full."
    )


class DatabaseForeign(DatabaseError):
    sentence = "{path} is not a Dreistein database and was left untouched; choose another file."


class DatabaseOlder(DatabaseError):
    sentence = (
        "The database {path} is from before Dreistein 1.0.0 and cannot be opened; choose a new one."
    )


class DatabaseNewer(DatabaseError):
    sentence = (
        "The database {path} has version {version}, but this Dreistein knows only versions up to "
        "{newest}; use a newer one."
    )


class DatabaseInUse(DatabaseError):
    sentence = "Another program has the database {path} open; stop it, or choose another file."


class DatabaseDamaged(DatabaseError):
    sentence = "The database {path} is damaged; restore it from a backup."


class PostgresUnreachable(DatabaseError):
    sentence = "PostgreSQL cannot be reached at {path} ({reason})."


class PostgresForeign(DatabaseError):
    sentence = (
        "The database {path} has tables that are not Dreistein’s and was left untouched; "
        "choose an empty one."
    )


class CopyUnfinished(DatabaseError):
    sentence = (
        "The database {path} is an incomplete copy; run `dreistein store copy` again to finish it."
    )


class CopyTargetTaken(DatabaseError):
    code = "copy-target"
    sentence = "{path} holds something else already and was left untouched; choose an empty one."


class StaleLog(DreisteinError):
    """The log has moved on: another writer stored something first."""

    sentence = "Something else happened at this table first. Look again, then decide."


class NotStored(DreisteinError):
    """The store could not write it, for instance to a full disk. Nothing has happened."""

    sentence = "It could not be stored, so it did not happen. Try again in a moment."


class MaybeStored(NotStored):
    """The store stopped answering while it wrote. The log will say whether it happened."""

    sentence = "The store stopped answering. Check in a moment whether it happened."


class NotRead(DreisteinError):
    """The store could not be read."""

    sentence = "It could not be read from the store. Try again in a moment."


class NoRoom(DreisteinError):
    """So little disk is left that it is kept for what is going on already."""

    sentence = "The server’s disk is nearly full. Games go on, but no new ones can start."


class LogDamaged(NotRead):
    """What is stored is not what was written."""

    sentence = "This table is damaged in the store. Whoever runs the server can restore it."
