"""The image of the server, and the compose files that start it.

That they start and play is tested at night, since it unpacks a whole Debian.
"""

import re
import subprocess
import sys
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path

import pytest
from scripts.container.host import PROGRAMS
from scripts.debian import missing

from dreistein.cli import parser
from web.nginx import MAIN, NGINX

ROOT = Path(__file__).parents[1]
CONTAINER = ROOT / "deploy" / "container"
THREE = (CONTAINER / "compose-three.yaml").read_text("utf-8")
WANTED = missing(*PROGRAMS)
SITE = (CONTAINER / "nginx.conf").read_text("utf-8")


@pytest.mark.nightly
@pytest.mark.skipif(WANTED != "", reason=f"needs {WANTED}")
def test_the_image_is_built_and_started_by_both_compose_files() -> None:
    subprocess.run([sys.executable, "-m", "scripts.container"], cwd=ROOT, check=True)


def test_three_servers_are_started_as_nginx_asks_them() -> None:
    (command,) = re.findall(r"^  command:\n((?:    - .+\n)+)", THREE, re.M)
    words = re.findall(r"- (.+)\n", command)
    args = parser("en", words).parse_args(words)
    services = re.findall(r"^  (\w+): { <<: \*server, .+$", THREE, re.M)
    assert re.findall(r"^    server (\w+):(\d+)", SITE, re.M) == [
        (service, str(args.port)) for service in services
    ]
    assert len(services) == 3
    *servers, nginx = re.findall(r"ipv4_address: ([\d.]+)", THREE)
    assert len(set(servers)) == 3
    assert args.trusted_proxy == [nginx]
    (subnet, given) = re.findall(r"(?:subnet|ip_range): ([\d./]+)", THREE)
    assert IPv4Network(given).subnet_of(IPv4Network(subnet))
    for address in map(IPv4Address, (*servers, nginx)):
        assert address in IPv4Network(subnet)
        # Else the database, which starts first, is given it.
        assert address not in IPv4Network(given)
    (door,) = re.findall(r'"(127\.0\.0\.1:\d+):80"', THREE)
    assert args.origin == f"http://{door}"


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_understands_what_is_before_the_three(tmp_path: Path) -> None:
    site = re.sub(r"server \w+:8756", "server 127.0.0.1:8756", SITE)
    site = site.replace("listen 80;", f"listen unix:{tmp_path}/door;")
    (tmp_path / "site.conf").write_text(site)
    (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path, cache=tmp_path))
    command = [str(NGINX), "-t", "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "log")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
