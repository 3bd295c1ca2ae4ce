"""People ask in sentences; the rule or the question that answers is among the first three."""

import pytest

from dreistein.rulebook import book
from dreistein.rulebook.search import search
from dreistein.rules import EDITIONS
from dreistein.text import LANGUAGES
from sizes import size

ASKED = {
    "choice, must-i-place": {
        "de": "Darf ich ziehen obwohl ich anlegen kann",
        "en": "can I draw although I could place",
        "es": "¿puedo robar aunque podría colocar?",
        "fr": "puis-je piocher alors que je pourrais poser",
        "it": "posso pescare anche se potrei piazzare?",
        "nl": "mag ik pakken terwijl ik kan aanleggen",
    },
    "match-end, target-in-mid-round": {
        "de": "Spiel bei 300 sofort vorbei",
        "en": "game over at 300 immediately",
        "es": "fin de la partida a los 300 en el acto",
        "fr": "partie finie tout de suite à 300",
        "it": "la partita finisce subito a 300",
        "nl": "partij meteen afgelopen bij 300",
    },
    "one-bonus": {
        "de": "Sechseck und Brücke zugleich",
        "en": "hexagon and bridge at once",
        "es": "hexágono y puente a la vez",
        "fr": "hexagone et pont à la fois",
        "it": "esagono e ponte insieme",
        "nl": "zeshoek en brug tegelijk",
    },
    "others-lose, blocked": {
        "de": "Minuspunkte Reststeine",
        "en": "minus points for remaining tiles",
        "es": "puntos menos por fichas restantes",
        "fr": "points en moins pour les tuiles restantes",
        "it": "punti in meno per le tessere rimaste",
        "nl": "minpunten overgebleven stenen",
    },
    "rack-after-draw, draw": {
        "de": "Nach dem Ziehen einen alten Stein anlegen",
        "en": "placing an old tile after drawing",
        "es": "colocar una ficha del atril después de robar",
        "fr": "poser une ancienne tuile après avoir pioché",
        "it": "piazzare una tessera del leggio dopo aver pescato",
        "nl": "oude steen aanleggen na het pakken",
    },
    "play-draw": {
        "de": "absichtlich ziehen Strategie",
        "en": "draw on purpose strategy",
        "es": "robar a propósito estrategia",
        "fr": "piocher exprès stratégie",
        "it": "pescare apposta strategia",
        "nl": "expres pakken strategie",
    },
    "play-expert": {
        "de": "Was macht der Experte",
        "en": "what does the expert do",
        "es": "qué hace el experto",
        "fr": "que fait l’expert",
        "it": "che cosa fa l’esperto",
        "nl": "wat doet de expert",
    },
    "play-luck": {
        "de": "Glück oder Können",
        "en": "luck or skill",
        "es": "suerte o habilidad",
        "fr": "chance ou talent",
        "it": "fortuna o bravura",
        "nl": "geluk of kunnen",
    },
}


@pytest.mark.parametrize("wanted", ASKED)
def test_a_sentence_finds_its_answer(wanted: str, language: str) -> None:
    found = search(book(language, EDITIONS["international"]), ASKED[wanted][language])
    assert {entry.id for entry in found[:3]} & set(wanted.split(", ")), [f.title for f in found]


def test_a_title_finds_its_rule_first(language: str) -> None:
    made = book(language, EDITIONS["international"])
    step = size(3, 1)  # two languages ask for the same rule
    titles = [rule.title for rule in made.rules][LANGUAGES.index(language) % step :: step]
    titles.append(made.rule("play-end").title)  # advice, and in Spanish much like a rule
    assert [search(made, title)[0].title for title in titles] == titles


def test_plural_singular_and_parts_of_words() -> None:
    made = book("de", EDITIONS["german"])
    assert {"hexagon", "two-hexagons"} <= {entry.id for entry in search(made, "Sechsecke")[:4]}
    assert search(made, "Brücken")[0].id == "bridge"
    assert "others-lose" in [entry.id for entry in search(made, "reststeinen")]


FIRST = {
    "double-connection": ("fr", "25 points"),
    "choice": ("fr", "peut-on piocher quand on peut poser"),
    "draw": ("de", "Minuspunkte für das Ziehen"),
}


@pytest.mark.parametrize("wanted", FIRST)
def test_a_rule_comes_before_advice_and_house_rules(wanted: str) -> None:
    language, asked = FIRST[wanted]
    found = search(book(language, EDITIONS["international"]), asked)
    assert found[0].id == wanted, [entry.title for entry in found]


def test_advice_comes_last_in_every_edition() -> None:
    for edition in EDITIONS.values():
        found = search(book("fr", edition), "25 points")
        assert not found[0].id.startswith("play-"), edition.name


def test_both_bonuses_at_once_are_answered_by_their_rules() -> None:
    found = search(book("fr", EDITIONS["international"]), "pont et hexagone en même temps")
    names = [entry.id for entry in found]
    assert "one-bonus" in names[:2]
    assert not any(name.startswith("play-") for name in names[:2])


@pytest.mark.parametrize("asked", ["000", "0-0-0", "0–0–0"])
def test_a_tile_is_found_however_it_is_written(asked: str) -> None:
    found = search(book("en", EDITIONS["triominos"]), asked)
    assert "start-bonus" in [entry.id for entry in found]
