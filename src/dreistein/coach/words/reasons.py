"""The sentences of reasons: each has a key in the catalogues of :mod:`dreistein.text`.

>>> key_of(why.Fits(fitting=0, left=2)), key_of(why.Brings(points=12))
('hint-fits-none', 'hint-brings')
"""

from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.reason import Reason


def key_of(reason: Reason) -> str:
    """The key of a reason's sentence; its arguments are :meth:`Reason.facts`."""
    return f"hint-{_name(reason)}"


def _name(reason: Reason) -> str:
    """The name of its kind or, where that has several sentences, of the one that is true here."""
    match reason:
        case why.Compared():
            return "more" if reason.points > 0 else "fewer"
        case why.Close():
            return "close-better" if reason.better else "close-worse"
        case why.Exposes():
            who = "-sure" if reason.anyone == 1 else "-table" if reason.players > 2 else ""
            return f"exposes{who}{'-many' if len(reason.prizes) > 1 else ''}"
        case why.Fits(fitting=0):
            return "fits-none"
        case why.Fits():
            return "fits-all" if reason.fitting == reason.left else "fits"
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
