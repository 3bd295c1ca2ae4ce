"""The catalogues as Fluent reads them: entries, their texts, their variables."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dreistein.text

FOLDER = Path(dreistein.text.__file__).parent / "locales"


MISLEADING = {
    # A turn is no draw, and a drawn tile no turn.
    "de": r"\bZüge|Domino|Spielstein|Mitspielend|\bnach (dieser|der) Partiedatei|Mischung"
    r"|jemand anderes|\bje (Entscheidung|gezogene|Partie|Person|Platz|Runde)"
    r"|\bSpiele\b|(Übungs|Solitär)spiel|gespeichertes Spiel|von 100 Spielen",
    "en": r"\bdomino|\bit is a draw\b|\btray|(?<!there )\bis no (?!longer)|\banew\b"
    r"|\bdeals? holds?\b|\bnot whole\b|\bspeaks for\b",
    "fr": r"\bdomino|\bpierre|\bround\b|^Annuler$|\bappel\b|\bà attendre\b|convient"
    r"|(?<=[.;:] )qui (?!peut poser)[^?\n]*$|conviennent|peut être lue?\b|» gagne\b"
    r"|\bamass|\bouvre[z ]+(avec|la manche)|◆ (manches|parties|positions) sur ◆|\bm’oublier",
    # A closed game is a blocked one; casuale is random.
    "it": r"\bchiud|\bchius|\bcasual|\bpedin|\bporta-tessere|\bround\b|\bproblem[ai]\b|\bchiamata"
    r"|\bil (8|11)|\bscala\b|può leggere un|decisioni care|» vince\b"
    r"|\bsempre più punti|\braccogliere\b|◆ (mani|partite|posizioni) su ◆|\bdimenticami",
    "nl": r"(?<!--)\bsolitair|\bdomino|\bvoorraad|\btrek|\bgedeelde stenen|\bdie welke\b"
    r"|\bzo veel\b|winstkans|\b(expres|mag je) pakken\b|\b1 tot (?!en met)"
    r"|\bspellen\b|(oefen|solo)spel|sluit \w+ zeshoek|\bwint ◆ de partij"
    r"|\bnieuw spel\b|\bpunten pakken\b|\bgeen past\b",
    "es": r"\bpiedra|\bbloque\b|\bcierr|\bcerrar|\bdominó|\bsoporte|\bproblemas?\b|\bllamada"
    r"|\bmezcla|\bpor puesto\b|\bel terminal\b|puede leer un|\bEnter\b|» gana\b|decisiones caras"
    r"|\bcoach\b|\ben vano\b|\bolvidarme",
}
"""Words that say something else than is meant, or came back after they had been mended."""


class Parts(Visitor):
    """All that one entry is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.numbers: set[str] = set()
        self.variants: list[list[str]] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.numbers |= {argument.id.name for argument in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        selector = getattr(getattr(node.selector, "id", None), "name", "")
        keys = [getattr(v.key, "name", None) or v.key.value for v in node.variants]
        self.variants.append([selector, *keys])
        self.generic_visit(node)


@lru_cache
def sources(language: str, catalogues: Path = FOLDER) -> dict[str, str]:
    """The files of a catalogue."""
    folder = catalogues / language
    files = sorted(folder.rglob("*.ftl"))
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


@lru_cache
def body(language: str, catalogues: Path = FOLDER) -> list[Any]:
    """Its entries: all can be read, and none is there twice."""
    parser = FluentParser(with_spans=False)
    texts = sources(language, catalogues).values()
    found = [entry for text in texts for entry in parser.parse(text).body]
    assert [entry for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))
    return found


def keys_of(language: str, topic: str) -> set[str]:
    """The keys of one file."""
    parsed = FluentParser(with_spans=False).parse(sources(language)[f"{topic}.ftl"])
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


@lru_cache
def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in body(language) if isinstance(entry, ast.Message)}


@lru_cache
def entries(language: str) -> dict[str, Parts]:
    """The parts of each message."""
    found = {key: Parts() for key in messages(language)}
    for key, parts in found.items():
        parts.visit(messages(language)[key])
    return found


def variables(language: str, key: str) -> set[str]:
    """What a text asks for, also through the texts it refers to."""
    parts = entries(language)[key]
    return parts.variables.union(*(variables(language, message) for message in parts.messages))


def shown(language: str, key: str) -> str:
    """A message with a marker for all that is filled in: for rules of typography."""
    found: list[str] = []

    def pattern(node: Any) -> str:
        return "".join(element(part) for part in node.elements)

    def element(node: Any) -> str:
        if isinstance(node, ast.TextElement):
            return str(node.value)
        if isinstance(node.expression, ast.SelectExpression):
            texts = [pattern(variant.value) for variant in node.expression.variants]
            found.extend(texts)
            return texts[-1]
        return "◆"

    return "\n".join([pattern(messages(language)[key].value), *found])
