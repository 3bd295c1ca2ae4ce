import assert from "node:assert/strict";
import { test } from "node:test";

import { announce } from "../../src/dreistein/web/static/shared/announce.js";

test("what is said at once is one announcement, in order, and waits for what is on its way", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const said = [];
  const announcer = { replaceChildren: (line) => said.push(line.textContent) };
  globalThis.window = globalThis;
  globalThis.document = { createElement: () => ({}), getElementById: (id) => (id === "announcer" ? announcer : null) };
  t.after(() => (delete globalThis.window, delete globalThis.document));
  const settled = () => new Promise(setImmediate);
  let come;
  announce("");
  announce(new Promise((resolve) => (come = resolve)));
  t.mock.timers.tick(119);
  announce("Ben draws.");
  t.mock.timers.tick(120);
  announce("Your turn.");
  t.mock.timers.tick(120);
  await settled();
  assert.deepEqual(said, []);
  come("Ada places 3–4–5.");
  await settled();
  assert.deepEqual(said, ["Ada places 3–4–5. Ben draws.", "Your turn."]);
});
