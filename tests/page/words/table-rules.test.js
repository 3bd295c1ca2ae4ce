import assert from "node:assert/strict";
import { test } from "node:test";

import { toldName } from "../../../src/dreistein/web/static/play/words/table-rules.js";

const GERMAN = { name: "german", bridge: 30, hexagons: [40, 80, 120], target: 300 };
const told = (changes) => toldName({ ...GERMAN, name: "german, changed", ...changes }, { german: GERMAN });

test("another target or a house rule that is told beside it does not make an edition another", () => {
  assert.equal(told({ target: 200 }), "german");
  assert.equal(told({ target: 200, must_place: true }), "german");
  assert.equal(told({ bridge: 35 }), "german, changed");
  assert.equal(told({ hexagons: [40, 80, 100] }), "german, changed");
});
