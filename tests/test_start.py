"""What starting costs: the rules load Python's own modules only, and a version asks for little."""

import json
import subprocess
import sys

import pytest

LOADED = "import json, sys; print(json.dumps(sorted({n.partition('.')[0] for n in sys.modules})))"
OWN = {"__main__", "dreistein"}


def loaded(program: str) -> set[str]:
    """The top modules that a program has loaded at its end, beyond those Python starts with."""
    before, after = (
        subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
        for text in (LOADED, f"{program}\n{LOADED}")
    )
    return set(json.loads(after.stdout.splitlines()[-1])) - set(json.loads(before.stdout))


@pytest.mark.parametrize("module", ["rules", "rules.errors", "rules.notebook"])
def test_the_rules_load_the_standard_library_alone(module: str) -> None:
    found = loaded(f"import dreistein.{module}")
    assert "dreistein" in found
    assert found - OWN <= sys.stdlib_module_names


def test_a_version_loads_no_package_but_this_one() -> None:
    asked = "import sys\nsys.argv = ['dreistein', '--version']\nfrom dreistein.__main__ import main"
    found = loaded(f"{asked}\ntry:\n    main()\nexcept SystemExit:\n    pass")
    assert "dreistein" in found
    ours = {name for name in found if name in OWN or "cy" in name}  # of the compiled kernel
    assert found - ours <= sys.stdlib_module_names
    assert not found & {"asyncio", "sqlite3", "ssl", "multiprocessing"}
