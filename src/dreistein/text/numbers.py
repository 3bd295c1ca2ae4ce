"""Numbers as a language writes them.

>>> NumberFormat("de").number(1234.56), NumberFormat("en").percent(0.1234)
('1.234,6', '12.3%')
"""

from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent


@dataclass(frozen=True, slots=True)
class NumberFormat:
    """The number formats of one language, with a true minus sign."""

    language: str

    def number(self, value: float, digits: int = 1) -> str:
        """A number with this many digits after the decimal point."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return _true_minus(format_decimal(value, format=pattern, locale=self.language))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage; a tiny one is "<0.1%" rather than zero."""
        if 0 < share <= 0.5 / 10 ** (digits + 2):
            return "<" + self.percent(1 / 10 ** (digits + 2), digits)
        pattern = self._pattern(digits)
        return _true_minus(format_percent(share, format=pattern, locale=self.language))

    def _pattern(self, digits: int) -> str:
        """The language's own pattern, which places the percent sign, with these digits."""
        from babel import Locale

        number = "0." + "0" * digits if digits else "0"
        return str(Locale(self.language).percent_formats[None].pattern).replace("0", number, 1)


def _true_minus(text: str) -> str:
    return text.replace("-", "\u2212")
