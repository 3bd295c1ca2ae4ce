"""Compiles the kernel if there is a C compiler; pyproject.toml has everything else.

With ``DREISTEIN_KERNEL=required`` it is an error if that fails; ``DREISTEIN_KERNEL=off`` does not
try. ``DREISTEIN_KERNEL_CHECKS=1`` builds a slow kernel that stops at any index out of bounds.
A wheel is for every Python from 3.11 on (the stable ABI); an editable install is for this Python,
which makes single calls quicker.
"""

import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

KERNEL = Path("src/dreistein/kernel")
SHARED = "dreistein.kernel.position.shared_cy"
"""What Cython writes for buffers, compiled once instead of in every module."""
SETTING = os.environ.get("DREISTEIN_KERNEL", "")
CHECKED = os.environ.get("DREISTEIN_KERNEL_CHECKS", "") == "1"
OLDEST = (3, 11)
STABLE = "bdist_wheel" in sys.argv and not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether to compile for the stable ABI, which Python without the GIL does not have."""

LIMITED = [("Py_LIMITED_API", f"0x{OLDEST[0]:02x}{OLDEST[1]:02x}0000")] if STABLE else []

DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,  # annotations are for mypy; the C types are in *.pxd
    "infer_types": True,
    "auto_pickle": False,
    "boundscheck": CHECKED,
    "wraparound": CHECKED,
    "initializedcheck": CHECKED,
    "cdivision": not CHECKED,
}


def c_flags() -> list[str]:
    """Flags for the C compiler; no -march=native, since the wheel may run elsewhere."""
    if sys.platform == "win32":
        return ["/O2"]
    if CHECKED:
        # Cython checks buffers only; the compiler's sanitizer checks arrays.
        return ["-O0", "-g0", "-fsanitize=bounds,shift", "-fsanitize-undefined-trap-on-error"]
    return ["-O3", "-g0"]


def source_mark(kernel: Path) -> str:
    """A hash of the sources; the compiled kernel keeps it, to be recognised when they change."""
    digest = sha256()
    for path in sorted([*kernel.rglob("*_cy.py"), *kernel.rglob("*.pxd"), *kernel.rglob("*.h")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return f"k{digest.hexdigest()[:24]}"


def kept_modules() -> Path:
    """Where what was compiled from these sources, for this Python, is kept for the next install."""
    recipe = sha256(Path(__file__).read_bytes()).hexdigest()[:8]
    abi = "abi3" if STABLE else sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag
    return Path("build/kernel", f"{source_mark(KERNEL)}-{recipe}-{abi}{'-checked' * CHECKED}")


class BuildKernel(build_ext):
    """Compiles only what is not kept."""

    def build_extension(self, ext: Extension) -> None:
        made = Path(self.get_ext_fullpath(ext.name))
        kept = kept_modules() / made.name
        if kept.exists():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(kept, made)
            return
        super().build_extension(ext)
        if made.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            part = kept.with_suffix(f".{os.getpid()}")
            shutil.copy2(made, part)
            part.replace(kept)


def extensions() -> list[Extension]:
    """The modules of the kernel; none if they are not wanted or Cython fails."""
    if SETTING == "off":
        return []
    try:
        return cythonized()
    except Exception as error:  # no Cython, or one that does not understand the sources
        if SETTING == "required":
            raise
        print(f"The kernel stays in Python: {error!r}", file=sys.stderr)
        return []


def cythonized() -> list[Extension]:
    """The modules of the kernel, translated to C unless all are kept."""
    found = modules()
    names = {path.name.partition(".")[0] for path in kept_modules().glob("*_cy.*")}
    kept = {module.name.rpartition(".")[2] for module in found} <= names
    return found if kept else translated(found)


def modules() -> list[Extension]:
    """What is compiled, and how."""
    mark = source_mark(KERNEL)
    needs = [str(path) for path in sorted([*KERNEL.rglob("*.pxd"), *KERNEL.rglob("*.h")])]
    sources = {
        ".".join(source.relative_to("src").with_suffix("").parts): source.as_posix()
        for source in sorted(KERNEL.rglob("*_cy.py"))
    }
    return [
        Extension(
            name,
            [source],
            depends=needs,
            include_dirs=[(KERNEL / "position").as_posix()],
            define_macros=[("DREISTEIN_BUILT_FROM", mark), *LIMITED],
            extra_compile_args=c_flags(),
            py_limited_api=STABLE,
        )
        for name, source in {SHARED: "shared_cy.c", **sources}.items()
    ]


def translated(found: list[Extension]) -> list[Extension]:
    """The same modules as C."""
    from Cython.Build import cythonize

    made: list[Extension] = cythonize(
        found,
        build_dir="build/cython",
        include_path=["src"],
        compiler_directives=DIRECTIVES,
        # Each module contains the hash of all sources: a change in one rebuilds all.
        force=True,
        quiet=True,
        shared_utility_qualified_name=SHARED,
    )
    for module in made:  # which cythonize drops
        module.optional = SETTING != "required"
    return made


if __name__ == "__main__":
    if SETTING not in ("", "required", "off"):
        raise SystemExit('DREISTEIN_KERNEL can be "required" or "off", or be left out.')
    setup(
        cmdclass={"build_ext": BuildKernel},
        ext_modules=extensions(),
        options={
            "build_ext": {"parallel": os.cpu_count() or 1},
            **({"bdist_wheel": {"py_limited_api": "cp{}{}".format(*OLDEST)}} if STABLE else {}),
        },
    )
