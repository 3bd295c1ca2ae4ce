"""No text becomes a page or a script: the browser itself refuses, and the page needs none."""

import pytest
from playwright.sync_api import Browser, Error

from browser.wait import until

REFUSED = {
    "document.body.innerHTML = '<b>a</b>'": "TrustedHTML",
    "document.createElement('script').src = '/static/a.js'": "TrustedScriptURL",
    "navigator.serviceWorker.register('/sw.js')": "TrustedScriptURL",
    "trustedTypes.createPolicy('another', {})": "not allowed|disallowed",
}


@pytest.mark.parametrize("path", ["/", "/pad/"])
def test_only_our_worker_is_a_script_from_an_address(
    browser: Browser, server: str, path: str
) -> None:
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.goto(server + path)
        page.locator("h1").first.wait_for(state="attached")
        until(page, "navigator.serviceWorker.getRegistration().then(its => !!its)")
        for script, said in REFUSED.items():
            with pytest.raises(Error, match=said):
                page.evaluate(script)
