// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { install, keepOffer, mayInstall } from "../../src/dreistein/web/static/play/page/install.js";

test("the browser's offer to install waits in the menu, and is taken once", async () => {
  assert.equal(mayInstall(), false);
  let prompted = 0;
  const event = { prompt: async () => (prompted += 1) };
  keepOffer(/** @type {any} */ (event));
  assert.deepEqual([mayInstall(), prompted], [true, 0]);
  await install();
  assert.deepEqual([mayInstall(), prompted], [false, 1]);
  await install();
  assert.equal(prompted, 1);
});
