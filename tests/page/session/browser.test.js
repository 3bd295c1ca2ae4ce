import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "../../../src/dreistein/web/static/play/session/browser.js";
import { settings } from "../../../src/dreistein/web/static/shared/settings.js";

/** A window and a document that know their listeners; gone after the test. */
function page(t) {
  const before = ["document", "location", "WebSocket", "addEventListener", "removeEventListener"].map((name) => [
    name,
    Object.getOwnPropertyDescriptor(globalThis, name),
  ]);
  const outer = new EventTarget();
  globalThis.document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  globalThis.addEventListener = outer.addEventListener.bind(outer);
  globalThis.removeEventListener = outer.removeEventListener.bind(outer);
  t.after(() => {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was);
      else delete globalThis[name];
    }
  });
  return {
    tell: (name) => outer.dispatchEvent(new Event(name)),
    show(state) {
      document.visibilityState = state;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("a table hears when the network comes and goes and the page is seen again, until it is closed", (t) => {
  const { tell, show } = page(t);
  const heard = [];
  const unlisten = browser.listen(
    () => heard.push("online"),
    () => heard.push("offline"),
    () => heard.push("shown"),
  );
  const all = () => (tell("offline"), tell("online"), show("hidden"), show("visible"));
  all();
  assert.deepEqual(heard, ["offline", "online", "shown"]);
  unlisten();
  all();
  assert.equal(heard.length, 3);
});

test("a socket goes to the page's own server, encrypted if the page is", (t) => {
  page(t);
  globalThis.WebSocket = class {
    constructor(address) {
      this.address = String(address);
    }
  };
  for (const [href, expected] of [
    ["http://localhost:8000/table/t", "ws://localhost:8000/api/tables/t/socket"],
    ["https://example.org/table/t?x", "wss://example.org/api/tables/t/socket"],
  ]) {
    globalThis.location = { href };
    assert.equal(browser.connect("/api/tables/t/socket").address, expected);
  }
});

test("moves take the time that was set, and none on a page that nobody sees", (t) => {
  const { show } = page(t);
  const { pace } = settings;
  t.after(() => (settings.pace = pace));
  assert.deepEqual([browser.pace(), browser.breath()], [1100, 1800]);
  settings.pace = "slow";
  assert.deepEqual([browser.pace(), browser.breath()], [2200, 1800]);
  show("hidden");
  assert.equal(browser.pace(), 0);
  show("visible");
  settings.pace = "instant";
  assert.deepEqual([browser.pace(), browser.breath()], [0, 600]);
});

test("a pass is made by itself if that was set", (t) => {
  const { pass } = settings;
  t.after(() => (settings.pass = pass));
  for (const set of [true, false]) {
    settings.pass = set;
    assert.equal(browser.passes(), set);
  }
});
