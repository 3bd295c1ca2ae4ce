"""What Babel knows of a language, without what nobody asks here: most of half a megabyte."""

import pickle

TOLD = {
    *("locale_id", "plural_form", "ordinal_form", "number_symbols", "numbering_systems"),
    *("decimal_formats", "percent_formats", "date_formats", "time_formats", "datetime_formats"),
    *("months", "days", "day_periods", "eras", "quarters", "week_data", "zone_formats"),
}
"""What Babel is asked of a language: plurals, numbers and dates."""
KNOWN = {"parent_exceptions", "language_aliases", "script_aliases", "variant_aliases", "cldr"}
"""And of all of them."""


def lean_data(name: str, body: bytes) -> bytes:
    """A file without names of countries, languages, currencies, units and time zones."""
    if not (name.startswith("babel/") and name.endswith(".dat")):
        return body
    kept = KNOWN if name == "babel/global.dat" else TOLD
    found = pickle.loads(body)
    return pickle.dumps({key: found[key] if key in kept else {} for key in found}, 4)
