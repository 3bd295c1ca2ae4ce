/** House rules are kept on the device under their name, and a table gets just their numbers. */

import "./drawn.js";

import assert from "node:assert/strict";
import { test } from "node:test";

import { storage } from "./storage.js";

globalThis.localStorage = storage();
const { dropRules, houseRules, keepRules } = await import("../../src/dreistein/web/static/shared/house-rules.js");
const { chosenEdition, withHouseRules } = await import("../../src/dreistein/web/static/play/parts/edition-fields.js");

const GERMAN = {
  ...{ name: "german", deal: { 2: 10, 3: 8, 4: 8, 5: 6, 6: 6 }, start: 5, start_needs_triple: false, start_zero: 0 },
  ...{ bridge: 30, double: 25, hexagons: [40, 80, 120], out: 20, draw: 5, draws: 3, fruitless: 0, empty: 10 },
  target: 300,
};
const OURS = { ...GERMAN, name: " Oma’s rules ", bridge: 35, must_place: true };

test("rules are kept under their name, until they are forgotten", () => {
  assert.equal(keepRules({ ...OURS, bridge: 1 }), "Oma’s rules");
  assert.equal(keepRules(OURS), "Oma’s rules");
  assert.deepEqual(houseRules(), [{ ...OURS, name: "Oma’s rules" }]);
  for (const name of ["", "  ", "own", "a, b"]) assert.equal(keepRules({ ...OURS, name }), null);
  assert.equal(keepRules({ ...OURS, name: "x", bridge: NaN }), null);
  keepRules({ ...OURS, name: "Other" });
  dropRules("Oma’s rules");
  assert.deepEqual(
    houseRules().map(({ name }) => name),
    ["Other"],
  );
});

test("what somebody else wrote into the storage is left out", () => {
  globalThis.localStorage.setItem("dreistein-rules", JSON.stringify({ rules: [{ name: "bad" }, GERMAN, 7, null] }));
  assert.deepEqual(houseRules(), [GERMAN]);
  globalThis.localStorage.setItem("dreistein-rules", '{"rules": "none"}');
  assert.deepEqual(houseRules(), []);
});

test("a table is opened with a name, changes, or all numbers", () => {
  keepRules(OURS);
  const known = withHouseRules({ german: GERMAN });
  assert.deepEqual(Object.keys(known), ["german", "Oma’s rules"]);
  const ours = (must_place) => ({ ...known["Oma’s rules"], must_place });
  assert.deepEqual(chosenEdition(known, "Oma’s rules", null, true), ours(true));
  assert.deepEqual(chosenEdition(known, "Oma’s rules", null, false), ours(false));
  const changed = { ...known["Oma’s rules"], out: 1 };
  assert.equal(chosenEdition(known, "Oma’s rules", changed, true).name, "Oma’s rules, changed");
});
