"""Building the kernel and choosing one: compiled, in Python, required, off, checked."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import dreistein.kernel
from dreistein.kernel import loader
from kernel.variants import compiled, lacking

ROOT = Path(__file__).parents[2]
MODULES = [module.replace(".", "/") for module in (*loader.MODULES, *loader.BATCH)]
SHARED = "position.shared_cy"
"""Made by Cython, without a source of its own."""
KERNEL = ROOT / "src" / "dreistein" / "kernel"
EXERCISE = Path(__file__).parent / "exercise.py"


def run(
    *command: str | Path, cwd: str | Path = ROOT, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with a few environment variables set, and no other setting of the kernel's."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("DREISTEIN_KERNEL")}
    return subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env={**kept, **variables},
        capture_output=True,
        text=True,
        timeout=600,
    )


def tells(script: str, **variables: str) -> str:
    """What a script prints, with nothing on stderr."""
    done = run("-c", script, **variables)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def copy_sources(folder: Path) -> None:
    """The sources with nothing compiled, and no file that another test is just writing."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)


TELL = "import dreistein.kernel; print(dreistein.kernel.compiled())"


def test_required_takes_the_compiled_one() -> None:
    compiled()
    assert tells(TELL, DREISTEIN_KERNEL="required") == "True"


def test_required_where_it_is_not_compiled_and_other_settings_are_errors() -> None:
    script = (
        "import importlib.machinery as m; m.ExtensionFileLoader = type('None', (), {})\n"
        "import dreistein.kernel"
    )
    done = run("-c", script, DREISTEIN_KERNEL="required")
    assert done.returncode == 1
    assert "install Dreistein again on a machine with a C compiler" in done.stderr
    done = run("-c", TELL, DREISTEIN_KERNEL="maybe")
    assert done.returncode == 1
    assert 'DREISTEIN_KERNEL is "maybe"; it can be "required" or "off"' in done.stderr


def test_python_needs_no_cython_and_neither_needs_numpy_at_once() -> None:
    script = (
        "import sys; sys.modules['cython'] = sys.modules['Cython'] = None\n"
        "import dreistein.kernel as k; print(k.compiled(), 'numpy' in sys.modules)"
    )
    mark = "; print(repr(k.position.state_cy.built_from()))"
    assert tells(script + mark, DREISTEIN_KERNEL="off") == "False False\n''"
    assert tells(script) == f"{dreistein.kernel.compiled()} False"


def test_a_kernel_of_another_build_is_left_alone(tmp_path: Path) -> None:
    """Extensions that cannot be imported are as good as none."""
    copy_sources(tmp_path)
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    for module in MODULES:
        (tmp_path / "src/dreistein/kernel" / f"{module}{suffix}").write_bytes(b"not for here")
    path = str(tmp_path / "src")
    assert tells(TELL, PYTHONPATH=path) == "False"
    done = run("-c", TELL, PYTHONPATH=path, DREISTEIN_KERNEL="required")
    assert "the kernel is not compiled here" in done.stderr


def test_every_source_is_listed() -> None:
    sources = [path.relative_to(KERNEL).with_suffix("") for path in KERNEL.rglob("*_cy.py")]
    assert sorted(MODULES) == sorted(path.as_posix() for path in sources)
    for module in MODULES:
        assert (KERNEL / f"{module}.pxd").exists()


@pytest.mark.parametrize("module", ["position/constants", "search/weights", "search/facts"])
def test_c_and_python_know_the_same_constants(module: str) -> None:
    there = re.findall(r"^    (\w+) = (-?\d+)$", (KERNEL / f"{module}.pxd").read_text(), re.M)
    here = re.findall(r"^(\w+) = (-?\d+)$", (KERNEL / f"{module}.py").read_text(), re.M)
    assert there == here
    assert len(here) > 10


def test_the_compiled_kernel_is_of_these_sources() -> None:
    spec = importlib.util.spec_from_file_location("setup_py", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup_py = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup_py)
    built_from = compiled().position.state_cy.built_from()
    assert built_from == setup_py.source_mark(KERNEL), "changed since: pip install -e . again"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a build needs, with nothing compiled in it."""
    if importlib.util.find_spec("Cython") is None or importlib.util.find_spec("setuptools") is None:
        lacking("Cython and setuptools are not installed with the tests")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    copy_sources(tmp_path)
    return tmp_path


def build(checkout: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return run("setup.py", "-q", "build_ext", "--inplace", cwd=checkout, **variables)


def extensions(checkout: Path) -> list[str]:
    found = (checkout / "src/dreistein/kernel").glob("*/*_cy.*")
    return sorted(
        f"{path.parent.name}.{path.name.partition('.')[0]}"
        for path in found
        if path.suffix in (".so", ".pyd")
    )


@pytest.mark.nightly
def test_checked_code_goes_nowhere_it_should_not(checkout: Path) -> None:
    """Compiled once more with every check there is, the kernel does the same, and never trips."""
    if shutil.which("cc") is None:
        lacking("there is no C compiler here")
    done = build(checkout, DREISTEIN_KERNEL="required", DREISTEIN_KERNEL_CHECKS="1")
    assert done.returncode == 0, done.stderr
    assert extensions(checkout) == sorted((*loader.MODULES, *loader.BATCH, SHARED))
    checked = run(EXERCISE, PYTHONPATH=str(checkout / "src"), DREISTEIN_KERNEL="required")
    plain = run(EXERCISE)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.split()[0] == "True"
    assert checked.stdout.split()[1] == plain.stdout.split()[1]


@pytest.mark.nightly
def test_without_a_compiler_the_build_is_in_python_or_fails_if_required(checkout: Path) -> None:
    done = build(checkout, CC="false")
    assert done.returncode == 0, done.stderr
    assert extensions(checkout) == []
    assert tells(TELL, PYTHONPATH=str(checkout / "src")) == "False"
    assert build(checkout, CC="false", DREISTEIN_KERNEL="required").returncode != 0


def test_off_and_unknown_settings_build_nothing(checkout: Path) -> None:
    assert build(checkout, DREISTEIN_KERNEL="maybe").returncode != 0
    done = build(checkout, DREISTEIN_KERNEL="off")
    assert done.returncode == 0, done.stderr
    assert extensions(checkout) == []


@pytest.mark.nightly
@pytest.mark.parametrize("setting", ["off", "required"])
def test_wheels_with_and_without_the_compiled_kernel(checkout: Path, setting: str) -> None:
    """Without it a wheel runs anywhere; with it, only where it was built for."""
    done = run(
        *("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "out", "."),
        cwd=checkout,
        DREISTEIN_KERNEL=setting,
        DREISTEIN_KERNEL_CHECKS="1",  # which compiles sooner
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (checkout / "out").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl") == (setting == "off")
    inside = zipfile.ZipFile(wheel).namelist()
    extensions = [name for name in inside if name.endswith((".so", ".pyd"))]
    assert len(extensions) == (0 if setting == "off" else len([*MODULES, SHARED]))
    for module in MODULES:
        assert f"dreistein/kernel/{module}.py" in inside
        assert f"dreistein/kernel/{module}.pxd" in inside
