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
    """Code without the numbers of its lines: its table says of all of it that it has none.

    An entry of the table is for up to eight instructions; without any, a traceback fails itself.
    """
    inner = tuple(lean(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"\xff" * whole + (bytes([0xF7 + rest]) if rest else b"")
    return code.replace(co_linetable=lines, co_consts=inner)


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


if __name__ == "__main__":
    files = FOLDER.rglob("*.py")
    print(json.dumps({str(file.relative_to(FOLDER)): compiled(file) for file in files}))
