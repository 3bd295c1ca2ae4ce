"""Every text that a module asks for is in the catalogues, and fetched together with the module."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dreistein.web
from dreistein.web.assets.references import IMPORT, reached
from dreistein.web.assets.texts import PAGE_TOPICS, PARTS_FOLDER, page_parts
from text.catalogues import entries, keys_of

STATIC = Path(dreistein.web.__file__).parent / "static"
MODULES = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)
CALL = re.compile(r"(?<![\w.$])t\(")
LITERAL = re.compile(r'"([a-z]+(?:-[a-z0-9]+)+)"|`([a-z]+(?:-[a-z0-9]+)*-)\$\{')


def calls(source: str) -> Iterator[str]:
    """The arguments of every call of ``t``."""
    for found in CALL.finditer(source):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(source[end], 0)
            end += 1
        yield source[found.end() : end - 1]


def test_every_text_that_a_module_asks_for_is_there() -> None:
    known, asked, missing = set(entries("en")), set(), []
    for module in MODULES:
        for arguments in calls(module.read_text(encoding="utf-8")):
            for whole, prefix in LITERAL.findall(arguments):
                asked.add(whole or prefix)
                if whole not in known and not (prefix and any(k.startswith(prefix) for k in known)):
                    missing.append(f"{module.name}: {whole or prefix}")
    assert missing == []
    assert len(asked) > 300


PAD = ("pad/app.js", {"pad", "numbers", "result", "friends"})


def fetched_parts() -> list[tuple[str, set[str]]]:
    """Every module that is fetched by itself, with the parts of the texts fetched with it."""
    found = [("play/app.js", set()), ("play/screens/table.js", set()), PAD]
    for module in MODULES:
        source = re.sub(r"^\),", ");", module.read_text(encoding="utf-8"), flags=re.M)
        for name, rest in re.findall(
            r"""(?:screenOf|later)\(\s*\(\) => import\("([^"]+)"\)((?:[^()]|\([^()]*\))*)\)""",
            source,
        ):
            path = (module.parent / name).resolve().relative_to(STATIC).as_posix()
            found.append((path, set(re.findall(r"""[,\s]"([a-z-]+)"(?=[,\s]|$)""", rest))))
    return found


def literals(module: str) -> set[tuple[str, str]]:
    """The keys and the beginnings of keys that a module asks for."""
    source = (STATIC / module).read_text(encoding="utf-8")
    asked = {found for arguments in calls(source) for found in LITERAL.findall(arguments)}
    # A key may also be handed to a function that asks for it.
    return asked | {found for found in LITERAL.findall(source) if found[0] in entries("de")}


def test_a_module_is_fetched_with_its_texts() -> None:
    common = {key for topic in PAGE_TOPICS for key in keys_of("de", topic)}
    lacking = []
    for root, parts in fetched_parts():
        there = common.union(*(keys_of("de", PARTS_FOLDER + part) for part in parts))
        for module in reached(root, by=IMPORT, folder=STATIC):
            if "vendor" in module:
                continue
            for whole, prefix in literals(module):
                if whole and whole not in there:
                    lacking.append(f"{root}: {module}: {whole}")
                if prefix and not any(key.startswith(prefix) for key in there):
                    lacking.append(f"{root}: {module}: {prefix}")
    assert lacking == []


def test_every_part_is_fetched_and_refers_to_nothing_but_common_texts() -> None:
    common = {key for topic in PAGE_TOPICS for key in keys_of("de", topic)}
    for part in page_parts():
        own = keys_of("de", PARTS_FOLDER + part)
        outside = {m for key in own for m in entries("de")[key].messages} - own - common
        assert part == "verify" or outside == set(), part
    fetched = {part for _, parts in fetched_parts() for part in parts}
    code = "".join(module.read_text(encoding="utf-8") for module in MODULES)
    fetched |= set(re.findall(r'await part\("([a-z-]+)"\)', code))
    assert fetched == set(page_parts())


@pytest.mark.parametrize(
    "source", ['t("page-x")', 'a ? t(b ? "page-x" : c(1)) : 2', "t(`page-${x}`)"]
)
def test_calls_are_found(source: str) -> None:
    (arguments,) = calls(source)
    assert LITERAL.search(arguments)
