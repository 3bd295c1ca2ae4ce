"""Text for terminals whose encoding lacks some characters.

>>> printable("“−5”: Brücke…", "ascii")
'"-5": Brucke...'
>>> printable("“−5”: Brücke…", "latin-1")
'"-5": Brücke...'
"""

import unicodedata

_STAND_INS = str.maketrans(
    {"±": "+/-", "…": "...", "│": "|", "┼": "+", "ß": "ss"}
    | dict.fromkeys("\u2212\u2013·─", "-")
    | dict.fromkeys("\u202f\u00a0", " ")
    | dict.fromkeys("‘’", "'")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("¡¿", "")
)


def printable(text: str, encoding: str | None) -> str:
    """The text with a stand-in for each character that the encoding lacks.

    An unknown encoding is treated as ASCII.
    """
    encoding = encoding or "ascii"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_stand_in(character, encoding) for character in text)
    except LookupError:
        return printable(text, "ascii")
    return text


def _stand_in(character: str, encoding: str) -> str:
    bare = unicodedata.normalize("NFKD", character)[:1]
    for candidate in (character, character.translate(_STAND_INS), bare):
        try:
            candidate.encode(encoding)
        except UnicodeEncodeError:
            continue
        return candidate
    return "?"
