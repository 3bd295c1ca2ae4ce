"""The page's modules are served without their comments, and say the same."""

import pytest

from dreistein.web.assets.files import as_served
from dreistein.web.assets.screens import STATIC_FOLDER
from page.matches import node, run_module

OTHERS = """
const { default: ts } = await import("typescript");
function words(text) {
  const file = ts.createSourceFile("a.js", text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const found = [];
  const visit = (node) => {
    const start = ts.skipTrivia(file.text, node.pos);
    found.push(ts.isTokenKind(node.kind) ? file.text.slice(start, node.end) : node.kind);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.join(" ");
}
const others = given.filter(([source, served]) => words(source) !== words(served));
console.log(JSON.stringify(others.map(([source]) => source.slice(0, 100))));
"""


@pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")
def test_without_its_comments_a_module_says_the_same_on_the_same_lines() -> None:
    files = [file for file in STATIC_FOLDER.rglob("*.js") if "vendor" not in file.parts]
    sources = [file.read_text(encoding="utf-8") for file in files]
    pairs = [(source, as_served("any.js", source)) for source in sources]
    assert run_module(OTHERS, pairs) == []
    for source, served in pairs:
        assert served.count("\n") == source.count("\n")
        assert "/**" not in served
