"""The web server's errors, by cause; those of a table are in :mod:`dreistein.table.errors`."""

from dreistein.protocol.errors import RequestError


class WebError(RequestError):
    """A request that a server refuses."""


class WrongMethod(WebError):
    sentence = "This address does not take {method}; it takes {known}."
    status = 405


class BodyTooLarge(WebError):
    sentence = "The request is larger than {most} kB, which is the limit."
    status = 413


class BodyTooSlow(WebError):
    sentence = "The request did not arrive completely within {seconds} seconds."
    status = 408


class TooFast(WebError):
    sentence = "That was too much in a short time. Wait {seconds:second}, then continue."
    status = 429


class TooManyConnections(WebError):
    sentence = "There are too many connections already. Close one, or try again later."
    status = 429


class WrongHost(WebError):
    sentence = "This server does not answer under the name {host}."
    status = 421


class WrongOrigin(WebError):
    sentence = "The request comes from a page of another site ({origin}), so it is refused."
    status = 403


class LinkExpired(WebError):
    sentence = (
        "This link was used, has expired or is incomplete. Make a new one on the other device."
    )
    status = 410


class WordsUnknown(WebError):
    sentence = (
        "Nobody has these six words. Look at every letter; "
        "if new words were made since, only those count."
    )
    status = 404


class NoWayBack(WebError):
    sentence = "This device cannot go back to other games: that is possible for one day."
    status = 410


class ForeignLink(WebError):
    sentence = "QR codes are made only for links to this server."
    status = 400


class NotFromHere(WebError):
    sentence = "Only a browser on the computer that runs the server can do that."
    status = 403


class Unforeseen(WebError):
    sentence = "Something went wrong in the server. It was logged. Try again in a moment."
    status = 500


# ---------------------------------------------------------------------------- on the socket


class NoHello(WebError):
    sentence = "The first message of a connection is hello, within {seconds} seconds."


class HelloTwice(WebError):
    sentence = "A connection sends hello only once, as its first message."


class BinaryMessage(WebError):
    sentence = "Messages are text. This one was binary."


class TooManyMistakes(WebError):
    sentence = "Too many messages could not be read, so the connection ends."


# ---------------------------------------------------------------------------- starting to serve


class PortInUse(WebError):
    sentence = "Something else is already listening on port {port}; choose another with --port."


class CannotListen(WebError):
    sentence = "The server cannot listen on {host}, port {port}: {reason}."


class UnknownDatabaseUrl(WebError):
    code = "database-url"
    sentence = "The database {text} is of an unknown kind; give a file or a PostgreSQL URL."


class PostgresHasTools(WebError):
    code = "postgres-tools"
    sentence = "PostgreSQL has its own tools for this: pg_dump and pg_restore."


class InvalidOrigin(WebError):
    code = "usage-origin"
    sentence = "{text} is not an origin; write one such as https://example.org, without a path."


class InvalidProxy(WebError):
    code = "usage-proxy"
    sentence = "{text} is not the address of a proxy; write one such as 127.0.0.1 or 10.0.0.0/8."


class InvalidEngine(WebError):
    code = "usage-engine"
    sentence = "{folder} is not the folder that make static has built; name that folder."


class InvalidLimit(WebError):
    code = "usage-limit"
    sentence = "{text} is not a limit; write NAME=NUMBER, with one of the names {known}."
