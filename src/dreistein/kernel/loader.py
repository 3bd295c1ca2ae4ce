"""Chooses the kernel: the compiled one if there is one, else the same sources in Python.

``DREISTEIN_KERNEL=required`` accepts the compiled one only, ``DREISTEIN_KERNEL=off`` Python only.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, SourceFileLoader, SourcelessFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_loader
from pathlib import Path

from dreistein.kernel.errors import KernelSetting, NotCompiled, StaleKernel
from dreistein.rules.errors import quote

MODULES = (
    *("position.board_cy", "position.position_cy", "position.state_cy", "position.playout_cy"),
    *("position.perft_cy", "worlds.sampler_cy", "worlds.weighted_cy", "search.policy_cy"),
    *("search.objective_cy", "search.arms_cy", "search.facts_cy", "search.matches_cy"),
    *("search.options_cy", "search.endgame_cy", "search.plan_cy", "search.proof_cy"),
    "search.tree_cy",
)
"""The compiled modules, each after those it needs."""

BATCH = ("batch.numbered_cy", "batch.arrays_cy", "batch.games_cy", "batch.workers_cy")
"""Those of many games in step, which are imported only where they are used."""

_PACKAGE = "dreistein.kernel"


def load() -> None:
    """Import the modules of one kind: all compiled, or all in Python, never some of each."""
    setting = os.environ.get("DREISTEIN_KERNEL", "")
    if setting not in ("", "required", "off"):
        raise KernelSetting(found=quote(setting))
    if setting != "off" and _load_compiled():
        return
    if setting == "required":
        raise NotCompiled()
    _load_sources()


def load_batch() -> None:
    """Import the modules of many games in step, of the same kind as the others."""
    first = sys.modules[f"{_PACKAGE}.{MODULES[0]}"].__spec__
    if first is not None and isinstance(first.loader, ExtensionFileLoader):
        if not _load_compiled(BATCH):
            raise StaleKernel()
    else:
        _load_sources(BATCH)


def _load_compiled(modules: tuple[str, ...] = MODULES) -> bool:
    names = [f"{_PACKAGE}.{module}" for module in modules]
    specs = [find_spec(name) for name in names]
    if not all(spec and isinstance(spec.loader, ExtensionFileLoader) for spec in specs):
        return False
    try:
        for name in names:
            import_module(name)
    except ImportError:  # built for another Python or machine
        for name in names:
            sys.modules.pop(name, None)
        return False
    return True


def _load_sources(modules: tuple[str, ...] = MODULES) -> None:
    here = Path(__file__).parent
    for module in modules:
        name = f"{_PACKAGE}.{module}"
        folder, stem = module.split(".")
        file = here / folder / f"{stem}.py"
        found = file.exists()  # a folder for the browser has bytecode alone
        loader = (
            SourceFileLoader(name, str(file)) if found else SourcelessFileLoader(name, f"{file}c")
        )
        spec = spec_from_loader(name, loader)
        assert spec is not None
        loaded = module_from_spec(spec)
        sys.modules[name] = loaded
        loader.exec_module(loaded)
        setattr(import_module(f"{_PACKAGE}.{folder}"), stem, loaded)
