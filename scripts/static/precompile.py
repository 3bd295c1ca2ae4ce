"""Compiles Python for the browser, by the Python that runs there: run by scripts.wasm's play.js.

It prints the compiled modules of ``/package`` as JSON, by path and in base64.
"""

import json
from base64 import b64encode
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

FOLDER = Path("/package")


def lean(code: CodeType) -> CodeType:
    """Code without the numbers of its lines."""
    inner = tuple(lean(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def compiled(file: Path) -> str:
    """A module that is taken as it is: nobody looks for its source.

    Only our own keep their docstrings and lines: the others' would weigh half a megabyte.
    """
    source, name = file.read_bytes(), file.relative_to(FOLDER).as_posix()
    if name.startswith("dreistein/"):
        code = compile(source, name, "exec", dont_inherit=True)
    else:
        code = lean(compile(source, name, "exec", dont_inherit=True, optimize=2))
    made = _code_to_hash_pyc(code, source_hash(source), checked=False)
    return b64encode(made).decode()


print(json.dumps({str(file.relative_to(FOLDER)): compiled(file) for file in FOLDER.rglob("*.py")}))
