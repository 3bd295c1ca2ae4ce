"""Whether a whole database is what was written."""

import psycopg

from dreistein.table.store.errors import PostgresUnreachable
from dreistein.table.store.postgres.schema import check_version
from dreistein.table.store.postgres.session import Lost, Session
from dreistein.table.store.sql.check import Report, check_contents


def check(url: str) -> Report:
    """Check every log and every record; servers may go on meanwhile."""
    session = Session(url, read_only=True)
    try:
        check_version(session)
        session.execute("SET idle_in_transaction_session_timeout = 0")
        session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")  # one moment in time
        return check_contents(session)
    except (Lost, psycopg.Error) as error:
        raise PostgresUnreachable(path=session.place, reason=type(error).__name__) from error
    finally:
        session.close()
