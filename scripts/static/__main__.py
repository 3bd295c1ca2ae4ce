"""Build the whole game as a folder that any web host serves: no server of ours is needed.

    python -m scripts.static [--server URL] [--plain]

It goes into build/static/, from the wheel that scripts.wasm has made; with the address of a server,
the page says that friends are there. The plain one, in build/plain/, takes seconds to build: its
kernel is not compiled, and it has no `.br`. Tests play it by day.

The engine is Pyodide from npm, pinned by its hash, with our package and what it needs, each as pip
gets it: a wheel for WebAssembly where there is one, else the files that are installed here.
"""

import argparse
import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from base64 import b64decode
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from html import escape
from importlib.metadata import distribution
from pathlib import Path

import brotli
from scripts.static.lean import lean_data
from scripts.wasm.pyodide import in_pyodide, pyodide

from dreistein.text import LANGUAGES
from dreistein.web.assets import pad_files
from dreistein.web.assets.files import MEDIA_TYPES, PAGE, as_served
from dreistein.web.assets.screens import STATIC_FOLDER
from dreistein.web.assets.texts import catalogue, page_parts
from dreistein.web.engine import POLICY

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "static"
ASIDE = BUILD.with_name("static.new")
"""Where it is built, so that whoever interrupts it keeps the folder that was there."""
TEXTS = Path(__file__).with_name("licences")
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PARTS = (*ENGINE, "house.zip", "libraries.zip")
"""What the engine is made of: the last two are the packages and their compiled modules."""
NEEDED = (
    *("annotated-types", "attrs", "Babel", "fluent.runtime", "fluent.syntax", "pydantic"),
    *("pytz", "typing-extensions", "typing-inspection"),
)
"""Pure packages that the house imports."""
PLATFORM = "pyemscripten_2026_0_wasm32"
LEFT_OUT = re.compile(
    r"dreistein/(web|lab|envs|terminal|commands|kernel/batch)/|pytz/zoneinfo/|\.(pxd|pyi)$|/__pycache__/"
    r"|pydantic/(v1/|mypy)|babel/messages/|[^/]*\.dist-info/(METADATA|RECORD|sboms/)"
)
NO_USE = re.compile(
    r"(_pyrepl|ctypes|curses|ensurepip|http|multiprocessing|tomllib|unittest|xml|xmlrpc|wsgiref)/"
    r"|(_pydatetime|_pyio|bdb|cProfile|doctest|ftplib|imaplib|mailbox|optparse|pdb|pickletools)\.py"
    r"|(plistlib|poplib|profile|pstats|pydoc|smtplib|socketserver|tarfile|trace|turtle|wave)\.py"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_|raw_|unicode_)"
)
"""What no module of ours imports from Python's library."""
LOCALES = re.compile(rf"babel/locale-data/(?!(root|{'|'.join(LANGUAGES)})\.dat)")
PACKED = (".js", ".mjs", ".css", ".html", ".json", ".wasm", ".zip", ".svg", ".ftl", "")
"""Files that have compressed ones beside them."""
_RULES = b'<!doctype html>\n<meta http-equiv="refresh" content="0; url=../static/rulebook/">\n'


def wheel() -> Path:
    """Our package, with its kernel compiled for WebAssembly."""
    found = sorted((ROOT / "dist").glob("dreistein-*wasm32.whl"))
    if not found:
        raise SystemExit("run python -m scripts.wasm first")
    return found[-1]


def wheel_of(name: str) -> bytes:
    """A package with compiled modules, in the version that is here, for WebAssembly."""
    wanted = f"{name}=={distribution(name).version}"
    with tempfile.TemporaryDirectory() as folder:
        where = ("--only-binary=:all:", "--no-deps", "--python-version", "3.14", "--abi", "cp314")
        command = (sys.executable, "-m", "pip", "download", "--quiet", "--dest", folder)
        subprocess.run([*command, *where, "--platform", PLATFORM, wanted], check=True)
        (file,) = Path(folder).iterdir()
        return file.read_bytes()


def sources() -> Iterator[tuple[str, bytes]]:
    """Our package as it is here, without what is compiled for this machine."""
    for path in (ROOT / "src" / "dreistein").rglob("*.*"):
        if path.is_file() and path.suffix not in (".c", ".pyd", ".so"):
            yield path.relative_to(ROOT / "src").as_posix(), path.read_bytes()


def packages(*, plain: bool) -> Iterator[tuple[str, bytes]]:
    """The files that Python in the browser imports, with the licences of all of them."""
    yield from sources() if plain else unpacked(wheel().read_bytes())
    yield from unpacked(wheel_of("pydantic-core"))
    for name in NEEDED:
        yield from installed(name)


def installed(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of a pure package that is here."""
    for file in distribution(name).files or ():
        path = Path(str(file.locate()))
        if ".." not in file.parts and path.is_file():
            yield file.as_posix(), path.read_bytes()


def licences() -> Iterator[tuple[str, bytes]]:
    """The licence texts of all that the folder contains, by file, and a list of them."""
    version = json.loads((pyodide() / "package.json").read_text(encoding="utf-8"))["version"]
    vendor, what = STATIC_FOLDER / "vendor", "a package of the engine"
    held = {
        "dreistein": ("Dreistein", [ROOT / "LICENSE"]),
        "pyodide": (f"Pyodide {version}: the engine's Python", [TEXTS / "pyodide.txt"]),
        "python": ("Python 3.14 in it, with its library", [TEXTS / "python.txt"]),
        "libraries": ("SQLite and other C libraries in it", [TEXTS / "libraries.txt"]),
        "lit": ("lit-html, modules of the page", [vendor / "lit" / "LICENSE"]),
        "fluent": ("Fluent, modules of page and engine", [vendor / "fluent" / "LICENSE"]),
        "atkinson": ("Atkinson Hyperlegible, the page's font", [STATIC_FOLDER / "fonts/OFL.txt"]),
    }
    for name in (*NEEDED, "pydantic-core"):
        if not name.startswith("fluent."):  # they bring none along
            of = distribution(name)
            files = [file for file in of.files or () if file.name.upper().startswith("LICENSE")]
            held[name] = (f"{name} {of.version}, {what}", [Path(str(f.locate())) for f in files])
    for name, (_, paths) in held.items():
        if not paths:
            raise SystemExit(f"{name} brings no licence text")
        yield f"{name}.txt", b"\n".join(path.read_bytes() for path in paths)
    yield "index.txt", "".join(f"{name}.txt: {of}\n" for name, (of, _) in held.items()).encode()


def archive(contents: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of files as they are: a host compresses all of them together far better."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as made:
        for name, body in sorted(contents):
            made.writestr(zipfile.ZipInfo(name), body)
    return packed.getvalue()


def unpacked(body: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(body)) as found:
        for name in found.namelist():
            if not name.endswith("/"):
                yield name, found.read(name)


def compiled(contents: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """The files, with Python's modules compiled: that takes more than half of a start."""
    found = dict(contents)
    with tempfile.TemporaryDirectory() as folder:
        for name, body in found.items():
            if name.endswith(".py"):
                file = Path(folder, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(body)
        made = json.loads(in_pyodide(Path(__file__).with_name("precompile.py"), folder))
    for name, body in found.items():
        if name.endswith(".py"):
            yield f"{name}c", b64decode(made[name])
        else:
            yield name, body


def engine(*, plain: bool) -> Iterator[tuple[str, bytes]]:
    """Python, and all that it runs."""
    for name in ENGINE:
        body = (pyodide() / name).read_bytes()
        if name.endswith(".zip"):
            kept = (each for each in unpacked(body) if not NO_USE.match(each[0]))
            body = archive(compiled(kept))
        yield name, body
    house = {
        name: lean_data(name, body)
        for name, body in packages(plain=plain)
        if not LEFT_OUT.search(name) and not LOCALES.match(name)
    }
    libraries = {name: house.pop(name) for name in sorted(house) if name.endswith(".so")}
    yield "house.zip", archive(compiled(house.items()))
    yield "libraries.zip", archive(libraries.items())


def page(server: str, build: str) -> bytes:
    """The one page: all its addresses are relative, and a house in the browser answers it.

    ``server`` is the address of one that people meet at, or empty; ``build`` is what the page and
    its engine must have in common.
    """
    text = (STATIC_FOLDER / PAGE).read_text(encoding="utf-8")
    text = re.sub(r'(?<==")/(?=\w)', "", text)
    here = f'data-here="{escape(server)}" data-build="{build}"'
    text = text.replace('<html lang="en">', f'<html lang="en" {here}>')
    policy = POLICY.replace("; frame-ancestors 'none'", "")
    first = '<meta charset="utf-8" />'
    rule = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    text = text.replace(first, f"{first}\n    {rule}", 1)
    script = '<script type="module" src="static/play/app.js">'
    assert script in text
    here = '<script type="module" src="static/play/here/here.js"></script>\n    '
    return text.replace(script, here + script).encode()


def files(*, plain: bool) -> Iterator[tuple[str, bytes]]:
    """Every file by address, but for the page itself, the pad's and the rulebook's."""
    for path in sorted(STATIC_FOLDER.rglob("*")):
        name = path.relative_to(STATIC_FOLDER).as_posix()
        if path.suffix in MEDIA_TYPES and not name.endswith(".d.ts") and name != PAGE:
            body = path.read_bytes()
            if path.suffix == ".js":
                body = as_served(name, body.decode()).encode()
            yield f"static/{name}", body
    for language in LANGUAGES:
        for part in page_parts():
            yield f"api/text/{part}/{language}", catalogue(language, part).body
    manifest = json.loads((STATIC_FOLDER / "game.webmanifest").read_text(encoding="utf-8"))
    icons = [{**icon, "src": icon["src"].removeprefix("/")} for icon in manifest["icons"]]
    manifest |= {"id": ".", "start_url": ".", "scope": ".", "icons": icons}
    yield "game.webmanifest", json.dumps(manifest).encode()
    yield "rules/index.html", _RULES
    for name, text in licences():
        yield f"licences/{name}", text
    for name, body in engine(plain=plain):
        yield f"engine/{name}", body


def write(address: str, body: bytes) -> None:
    file = ASIDE / address
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)


def written() -> dict[str, bytes]:
    """All files by address."""
    return {
        file.relative_to(ASIDE).as_posix(): file.read_bytes()
        for file in sorted(ASIDE.rglob("*"))
        if file.is_file()
    }


def finish(server: str) -> int:
    """The page, and the lists of all that is there; gives how many files that is.

    One name stands for the whole build: the page asks its engine for it, and the service worker
    fetches another build when it finds another name.
    """
    found = {name: sha256(body).hexdigest() for name, body in written().items()}
    build = sha256(json.dumps([server, found]).encode()).hexdigest()[:16]
    names = [name for name in PARTS if not name.endswith("mjs")]
    bodies = [(ASIDE / "engine" / name).read_bytes() for name in names]
    files = {
        name: [len(gzipped(body)), len(body)] for name, body in zip(names, bodies, strict=True)
    }
    made = json.loads((pyodide() / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    index = {"build": build, "files": files, "made": made}
    write("engine/index.json", json.dumps(index).encode())
    write("index.html", page(server, build))
    everything = written()
    hashes = {name: sha256(body).hexdigest() for name, body in everything.items()}
    set_of_page = [
        re.sub(r"(^|/)index\.html$", r"\1", name)
        for name in everything
        if not name.startswith(("engine/", "licences/", "static/rulebook/data/", "whole/"))
    ]
    pads = json.loads(everything[pad_files.FILE_LIST])
    whole = {
        "version": build,
        "files": set_of_page,
        "books": pads["books"],
        "engine": {name: hashes[f"engine/{name}"] for name in (*PARTS, "index.json")},
    }
    write("whole/files.json", json.dumps(whole).encode())
    write("hashes.json", json.dumps(hashes, indent=1).encode())
    return len(everything)


@cache
def gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def pack(file: Path, *, plain: bool) -> None:
    """Compressed copies beside a file."""
    body = file.read_bytes()
    file.with_name(f"{file.name}.gz").write_bytes(gzipped(body))
    if not plain:
        file.with_name(f"{file.name}.br").write_bytes(brotli.compress(body))


def main() -> None:
    """Build the folder, and say what it weighs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--server", default="", help="where people meet: https://…")
    parser.add_argument("--plain", action="store_true", help="quickly, for tests: build/plain/")
    arguments = parser.parse_args()
    server, plain = arguments.server, arguments.plain
    if server and not re.fullmatch(r"https?://[^\s/]+(/\S*)?", server):
        parser.error(f"{server} is no address of a server: write it like https://play.example.org")
    shutil.rmtree(ASIDE, ignore_errors=True)
    pad_files.export(ASIDE)
    for address, body in files(plain=plain):
        write(address, body)
    count = finish(server)
    for file in sorted(ASIDE.rglob("*")):
        if file.is_file() and file.suffix in PACKED:
            pack(file, plain=plain)
    build = BUILD.with_name("plain") if plain else BUILD
    shutil.rmtree(before := BUILD.with_name("static.old"), ignore_errors=True)
    if build.exists():
        build.rename(before)
    ASIDE.rename(build)
    shutil.rmtree(before, ignore_errors=True)
    packed = sum(file.stat().st_size for file in (build / "engine").glob("*.br"))
    weighs = f"; the engine is {packed / 1e6:.2f} MB in brotli" if packed else ""
    print(f"build/{build.name}: {count} files{weighs}")


if __name__ == "__main__":
    main()
