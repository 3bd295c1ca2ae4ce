/** What "play now" opens, whatever an earlier version of the page has kept. */

import "./drawn.js";

import assert from "node:assert/strict";
import { test } from "node:test";

import { storage } from "./storage.js";

globalThis.localStorage = storage();
const { lastPlan } = await import("../../src/dreistein/web/static/play/page/table-plan.js");
const { settings } = await import("../../src/dreistein/web/static/shared/settings.js");

test("the last table is opened again, unless a bot sat there whom nobody knows any more", () => {
  for (const [level, opened] of [
    ["casual", "casual"],
    ["gone", "pip"],
  ]) {
    settings.plan = { edition: "german", seats: [{ kind: "me" }, { kind: "bot", level }] };
    assert.equal(lastPlan().seats[1].level, opened);
  }
});
