"""Figures as a language writes them.

>>> Figures("de").number(1234.56), Figures("en").percent(0.1234)
('1.234,6', '12.3%')
"""

from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent


@dataclass(frozen=True, slots=True)
class Figures:
    """The number formats of one language, with a true minus."""

    language: str

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many digits after the point."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return _true_minus(format_decimal(value, format=pattern, locale=self.language))

    def percent(self, share: float) -> str:
        """A share as a percentage; one that is small but not nothing does not look like nothing."""
        if 0 < share < 0.0005:
            return "<" + self.percent(0.001)
        # The language says where the sign goes; the pattern only adds a digit.
        return _true_minus(format_percent(share, format=self._pattern(), locale=self.language))

    def _pattern(self) -> str:
        from babel import Locale

        return str(Locale(self.language).percent_formats[None].pattern).replace("0", "0.0", 1)


def _true_minus(text: str) -> str:
    return text.replace("-", "\u2212")
