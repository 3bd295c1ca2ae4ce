"""The rulebook at ``/rules``: the same page as on any web host, its files found from there."""

import re

from httpx import Client


def test_the_rulebook_stays_at_its_address_and_finds_its_files(client: Client) -> None:
    page = client.get("/rules?language=de")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert len(addresses) > 5
    for address in addresses:
        assert address.startswith("/static/")
        assert client.get(address).status_code == 200, address


def test_a_rule_has_a_short_address(client: Client) -> None:
    answer = client.get("/rules/two-hexagons")
    assert answer.status_code == 307
    assert answer.headers["location"] == "/rules#/rules/two-hexagons"
    odd = client.get('/rules/"><script>')
    assert odd.headers["location"] == "/rules#/rules/%22%3E%3Cscript%3E"
