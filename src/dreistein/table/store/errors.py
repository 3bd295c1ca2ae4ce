"""Why a database cannot be used, by cause."""

from dreistein.rules.errors import DreisteinError


class DatabaseError(DreisteinError):
    """A database that cannot be used."""


class DatabaseUnreachable(DatabaseError):
    code = "database-unreachable"
    sentence = (
        "The database {path} cannot be opened; check that its folder exists and is writable, "
        "and that the disk is not full."
    )


class DatabaseForeign(DatabaseError):
    code = "database-foreign"
    sentence = "{path} is not a Dreistein database and was left untouched; choose another file."


class DatabaseNewer(DatabaseError):
    code = "database-newer"
    sentence = (
        "The database {path} has version {version}, but this Dreistein knows only versions up to "
        "{newest}; use a newer one."
    )


class DatabaseInUse(DatabaseError):
    code = "database-in-use"
    sentence = "Another server has the database {path} open; stop it, or choose another file."


class DatabaseDamaged(DatabaseError):
    code = "database-damaged"
    sentence = "The database {path} is damaged; restore it from a backup."


class PostgresUnreachable(DatabaseError):
    code = "postgres-unreachable"
    sentence = "PostgreSQL cannot be reached at {path} ({reason})."


class PostgresForeign(DatabaseError):
    code = "postgres-foreign"
    sentence = (
        "The database {path} has tables that are not Dreistein’s and was left untouched; "
        "choose an empty one."
    )


class CopyUnfinished(DatabaseError):
    code = "copy-unfinished"
    sentence = (
        "The database {path} is a copy that was cut short; call `dreistein store copy` again to "
        "finish it."
    )


class CopyTargetTaken(DatabaseError):
    code = "copy-target"
    sentence = "{path} holds something else already and was left untouched; choose an empty one."
