import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

const { editionNumbers } = await import("../../../src/dreistein/web/static/pad/views/edition.js");
const { editionFields } = await import("../../../src/dreistein/web/static/play/parts/edition-fields.js");

const PLAIN = {
  ...{ name: "german", deal: { 2: 10, 3: 8, 4: 8, 5: 6, 6: 6 }, start: 5, start_needs_triple: false, start_zero: 0 },
  ...{ bridge: 30, double: 25, hexagons: [40, 80, 120], out: 20, draw: 5, draws: 3, fruitless: 0, empty: 10 },
  target: 300,
};
const TRIOMINOS = {
  ...{ ...PLAIN, name: "triominos", start: 10, start_needs_triple: true, start_zero: 30, bridge: 40, double: 40 },
  ...{ out: 25, fruitless: 10, empty: 0, target: 400 },
};

test("the pad's card of an edition tells every number that is not 0", () => {
  // Without a language a text shows as its key.
  const parts = (edition) => editionNumbers(edition).replaceAll(/sheet-edition-|[⟦⟧]/g, "");
  assert.equal(parts(PLAIN), "start · bonuses · draw · empty · target");
  assert.equal(parts(TRIOMINOS), "start-triple · zero · bonuses · draw · fruitless · target");
});

test("the form for a table has every number of an edition", () => {
  const fields = drawn(editionFields({ german: PLAIN }, "german", null, false, () => undefined));
  for (const number of ["bridge", "start-zero", "fruitless", "hexagons", "deal", "needs-triple"])
    assert.match(fields, new RegExp(`numbers-${number}`));
});
