"""The texts of the game in six languages, one Fluent catalogue each.

>>> from dreistein.text import Texts, language_from
>>> Texts(language_from("de_AT.UTF-8"))("bonus-bridge")
'Brücke'
"""

from dreistein.text.catalogue import DRAFTS, LANGUAGES, SPOKEN, Texts, language_from, signed

__all__ = ["DRAFTS", "LANGUAGES", "SPOKEN", "Texts", "language_from", "signed"]
