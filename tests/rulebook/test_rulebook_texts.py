"""The rulebook says the same in six languages, each as its language writes it."""

import re

import pytest

from dreistein.rulebook import outline as plan
from dreistein.rulebook import scenes
from dreistein.rulebook.numbers import numbers
from dreistein.rulebook.strategy import written
from dreistein.rules import EDITIONS
from dreistein.text import LANGUAGES
from rulebook.books import TEXTS, fields


def told(language: str, pattern: str) -> list[str]:
    """The texts that have something that they should not have."""
    return [
        key
        for key, parts in fields(language).items()
        if not key.endswith(".words") and any(re.search(pattern, words) for words in parts.texts)
    ]


def test_every_language_has_the_same_texts_and_variables_in_the_same_order(language: str) -> None:
    found, wanted = (
        [(key, parts.variables) for key, parts in fields(each).items()] for each in (language, "en")
    )
    assert found == wanted


def test_every_text_is_used_by_the_plan() -> None:
    rules = {
        f"{rule.id}{field}"
        for rule in plan.RULES.values()
        for field in ("", ".short", ".text", ".words", *((".open", ".ruling") * rule.ruled))
    }
    asked = {f"ask-{q.id}{field}" for q in plan.QUESTIONS for field in ("", ".answer", ".words")}
    terms = {f"term-{term}{field}" for term, _ in plan.GLOSSARY for field in ("", ".meaning")}
    shown = {f"scene-{scene}" for scene in scenes.ALL}
    parts = {part.id for part in plan.PARTS}
    rest = {key for key in fields("en") if key.startswith(("row-", "note-"))}
    assert rest >= {f"note-{edition}" for edition in EDITIONS}
    others = {"book", "book.text", "yes", "no"}
    assert set(fields("en")) == rules | asked | terms | shown | parts | rest | others


def test_numbers_come_from_the_edition(language: str) -> None:
    # A number in a sentence is a variable: what is written out is tiles (3–5–5), counts of 0 (a
    # rack of 0, the numbers from 0), the table's numbers of players, and the 4 that a tip meets.
    for key, parts in fields(language).items():
        for words in parts.texts:
            bare = re.sub(r"\b\d–\d–\d\b", "", words)
            found = set(re.findall(r"\d+", bare))
            if key == "row-deal":
                assert found == {"2", "3", "4", "5", "6"}
            elif key == "scene-bridge":
                assert found <= {"4"}
            else:
                assert found <= {"0"}, key


def test_every_variable_is_a_number_of_the_game_or_a_fact_of_the_scene(language: str) -> None:
    known = {*numbers(EDITIONS["german"]), *written("en")}
    for key, parts in fields(language).items():
        facts: set[str] = set()
        if key.startswith("scene-"):
            facts = set(scenes.shown(key.removeprefix("scene-"), EDITIONS["german"]).facts)
        assert parts.variables <= known | facts, key


def test_related_rules_and_scenes_are_there() -> None:
    advice = {rule.id for part in plan.PARTS if part.id == plan.PLAY for rule in part.rules}
    for rule in plan.RULES.values():
        assert rule.scenes or rule.id in advice, f"{rule.id} has no example"
        assert set(rule.scenes) <= set(scenes.ALL)
        assert set(rule.related) <= set(plan.RULES)
        assert rule.id not in rule.related
    for question in plan.QUESTIONS:
        assert set(question.rules) <= set(plan.RULES)
        assert set(question.scenes) <= set(scenes.ALL)
    assert {rule for _, rule in plan.GLOSSARY} <= set(plan.RULES)
    assert set(plan.WHY.values()) <= set(plan.RULES)
    assert len(plan.QUESTIONS) >= 15
    shown = {scene for rule in plan.RULES.values() for scene in rule.scenes}
    assert shown == set(scenes.ALL)


def test_sentences_are_short(language: str) -> None:
    for key, parts in fields(language).items():
        if key.endswith((".short", ".text", ".answer", ".meaning", ".ruling")):
            for sentence in re.split(r"[.:;!?]\s|\n-|\n\n", "◆".join(parts.texts)):
                assert len(sentence.split()) <= 32, (key, sentence)


TYPOGRAPHY = {
    "de": r"[\"'”«»]|\s[:;!?]",
    "en": r"[\"'„«»]|\s[:;!?]",
    "fr": r"[\"'„“”]|[^\u202f][:;!?](\s|$)",
    "it": r"[\"'„]|\s[:;!?]",
    "nl": r"[\"'„«»]|\s[:;!?]",
    "es": r"[\"'„“”]|\s[:;!?]",
}


MISLEADING = {
    "de": r"\bZüge\b|Spielstein|\bDomino\b(?!®)",
    "en": r"\bdominoe?s?\b|\btray\b|\bit is a draw\b",
    "fr": r"\bdominos?\b|\bpierres?\b|\bround\b|ouvre (la manche|avec)|de nouveau à chaque tour",
    "it": r"\bchiu[ds]|\bcasual|\bpedin|\bround\b|da capo a ogni turno|\bdopo combaci",
    "nl": r"\bsolitair\b|\bvoorraad|\btrek",
    "es": r"\bpiedra|\bbloque\b|\bcierr|\bcerrar|\bsoporte|de nuevo en cada turno",
}


def test_typography_is_the_language_s_own_and_no_word_misleads(language: str) -> None:
    for wrong in (TYPOGRAPHY[language], MISLEADING[language], r"-\d(?!-)(?<!\d-\d)|  |\t"):
        assert told(language, wrong) == []
    assert told("es", r"^[^¿]*\?") == [], "Spanish opens its questions"


TERMS = {
    "term-rack": "Ablagebank rack chevalet leggio plankje atril",
    "term-stock": "Vorrat stock pioche riserva pot pozo",
    "term-triple": "Drilling triple trio triplo trio triple",
    "term-bridge": "Brücke bridge pont ponte brug puente",
    "term-hexagon": "Sechseck hexagon hexagone esagono zeshoek hexágono",
    "term-round": "Runde round manche mano ronde ronda",
    "term-match": "Partie match partie partita partij partida",
    "term-target": "Ziel target objectif traguardo doel meta",
}


@pytest.mark.parametrize("key", sorted(TERMS))
def test_the_players_words_are_used(key: str) -> None:
    found = {language: fields(language)[key].texts for language in LANGUAGES}
    assert found == {tag: [word] for tag, word in zip(LANGUAGES, TERMS[key].split(), strict=True)}


def test_files_are_clean_and_not_long_and_nothing_costs_less_than_nothing(language: str) -> None:
    for file in (TEXTS / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r" +$", text, re.MULTILINE)
        assert len(text.splitlines()) < 400
        # COST writes −5: what "costs −5" would give five points.
        assert not re.search(
            r"(cost|kost|coût|cuest|bezahl|betaal|pay|pag)\w*( \w+)? \{ COST", text
        )
