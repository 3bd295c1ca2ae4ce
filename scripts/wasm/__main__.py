"""Compile the kernel for WebAssembly, pack the wheel for Pyodide, and play it beside native code.

    python -m scripts.wasm    # into dist/, with the C compiler of ziglang and Node

Clang for wasm32-unknown-emscripten comes from PyPI's ziglang. It brings musl's headers, which agree
with Emscripten's but for the type of addresses; the numbers of ``pyconfig.h`` are those that
Pyodide's own Python tells. The modules need nothing of libc but memory and strings.
"""

import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

import ziglang
from scripts.wasm.pyodide import HERE, ROOT, in_pyodide, run

BUILD = ROOT / "build" / "wasm"
ZIG = Path(ziglang.__file__).parent
LIBC = ZIG / "lib" / "libc" / "include"
TARGET = "wasm32-unknown-emscripten"
LIMITED = "0x030b0000"


def headers() -> tuple[str, list[str]]:
    """The platform's name, and the compiler's options for its headers."""
    told = json.loads(in_pyodide(HERE / "config.py"))
    python = BUILD / "python"
    shutil.copytree(sysconfig.get_path("include"), python, dirs_exist_ok=True)
    defined = [f"#define {name} {number}" for name, number in told["numbers"].items() if number]
    wanted = [
        line
        for line in defined
        if line.split()[1].startswith(("HAVE_", "SIZEOF_", "ALIGNOF_", "WITH_"))
    ]
    (python / "pyconfig.h").write_text("\n".join([*wanted, ""]), "utf-8")
    types = BUILD / "libc" / "bits" / "alltypes.h"
    types.parent.mkdir(parents=True, exist_ok=True)
    musl = (LIBC / "x86-linux-musl" / "bits" / "alltypes.h").read_text("utf-8")
    types.write_text(musl.replace("#define _Addr int", "#define _Addr long"), "utf-8")
    system = (
        BUILD / "libc",
        ZIG / "lib" / "include",
        LIBC / "x86-linux-musl",
        LIBC / "generic-musl",
    )
    options = ["-nostdinc", f"-I{python}", *(f"-isystem{folder}" for folder in system)]
    return told["platform"], options


def compile_kernel(package: Path, options: list[str]) -> None:
    """Each module of the kernel beside its source."""
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    recipe = __import__("setup")
    for module in recipe.translated(recipe.modules()):
        (source,) = module.sources
        name = module.name.rpartition(".")[2]
        macros = [f"-D{key}={value}" for key, value in dict(module.define_macros).items()]
        made = BUILD / f"{name}.o"
        flags = ["-fPIC", "-O3", "-g0", "-D__EMSCRIPTEN__", f"-DPy_LIMITED_API={LIMITED}"]
        folders = [f"-I{folder}" for folder in module.include_dirs]
        compiler = (ZIG / "zig", "clang", f"--target={TARGET}")
        run(*compiler, *flags, *macros, *folders, *options, "-c", source, "-o", made)
        linked = package / Path(*module.name.split(".")).with_suffix(".abi3.so")
        how = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--no-entry")
        run(
            ZIG / "zig",
            "wasm-ld",
            *how,
            "--strip-all",
            f"--export=PyInit_{name}",
            made,
            "-o",
            linked,
        )


def main() -> None:
    """Build, pack, play."""
    shutil.rmtree(BUILD, ignore_errors=True)
    (BUILD / "wheels").mkdir(parents=True)
    platform, options = headers()
    without = {**os.environ, "DREISTEIN_KERNEL": "off"}
    run(sys.executable, "-m", "build", "--wheel", "--outdir", BUILD / "wheels", env=without)
    (pure,) = (BUILD / "wheels").glob("*-none-any.whl")
    run(sys.executable, "-m", "wheel", "unpack", "--dest", BUILD, pure)
    (package,) = BUILD.glob("dreistein-*")
    compile_kernel(package, options)
    run(sys.executable, "-m", "wheel", "pack", "--dest-dir", BUILD / "wheels", package)
    tag = platform.replace("-", "_").replace(".", "_")
    tags = ("--python-tag", "cp311", "--abi-tag", "abi3", "--platform-tag", tag, "--remove")
    wheel = BUILD / "wheels" / run(sys.executable, "-m", "wheel", "tags", *tags, pure)
    native = run(sys.executable, HERE / "rounds.py")
    there = in_pyodide(HERE / "rounds.py", package)
    if there != native or not native.startswith("True "):
        raise SystemExit(f"the kernels differ: {native} natively, {there} in Pyodide")
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy2(wheel, ROOT / "dist")
    print(f"{wheel.name}: {wheel.stat().st_size // 1024} KB; 100,000 rounds as natively: {native}")


if __name__ == "__main__":
    main()
