"""The sentences of reasons: each has a key in the catalogues of :mod:`dreistein.text`.

>>> key_of(why.Out(0, 0, 0, exact=True)), key_of(why.Brings(points=12))
('hint-out-alone', 'hint-brings')
"""

from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.reason import Reason
from dreistein.text import Texts


def key_of(reason: Reason) -> str:
    """The key of a reason's sentence; its arguments are :meth:`Reason.facts`."""
    match reason:
        case why.Contrast():
            return f"coach-why-{reason.fact}"
        case why.Allows():
            return f"hint-allows-{reason.fact}"
    return f"hint-{_name(reason)}"


def although(texts: Texts, key: str, sentence: str) -> str:
    """What speaks for the other action: after a colon, only German goes on with a capital.

    >>> although(Texts("en"), "hint-although", "After 1–1–3, you go out in all 100 games.")
    'On the other hand: after 1–1–3, you go out in all 100 games.'
    """
    if texts.language != "de":
        sentence = sentence[:1].lower() + sentence[1:]
    return f"{texts(key)} {sentence}"


def _name(reason: Reason) -> str:
    """The name of its kind or, where that has several sentences, of the one that is true here."""
    match reason:
        case why.Out(tiles=0):
            return "out-alone"
        case why.Out():
            return "out-exact" if reason.exact else "out"
        case why.Blocks(others=None):
            return "blocks-alone"
        case why.Blocks():
            return "blocks-passed" if reason.passed else "blocks"
        case why.EndsMatch():
            return "wins-match" if reason.total > reason.best else "ends-match"
        case why.DrawsAnyway() | why.Keeps() if not reason.best:
            return "draws-instead" if isinstance(reason, why.DrawsAnyway) else "keeps-instead"
        case why.Passes() if reason.instead is not None:
            return "passes-anyway" if reason.best else "passes-instead"
        case why.Gain():
            return "gain" if reason.points > 0 else "loss"
        case why.GainInWins():
            return "gain-wins" if reason.matches > 0 else "loss-wins"
        case why.LastRound(own=True):
            return "last-round-you"
    return reason.kind
