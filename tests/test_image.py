"""The image of the server builds and runs; at night, since it unpacks a whole Debian."""

import os
import runpy
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.nightly
@pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("podman") is None or shutil.which("debootstrap") is None,
    reason="needs root, podman and debootstrap",
)
def test_the_image_builds_and_runs_without_rights() -> None:
    runpy.run_path(str(ROOT / "scripts" / "image.py"), run_name="__main__")
