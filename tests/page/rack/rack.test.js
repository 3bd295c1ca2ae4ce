import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

globalThis.matchMedia = () => ({ matches: false });

const { rackTiles } = await import("../../../src/dreistein/web/static/play/rack/rack.js");
const { EMPTY, forceTile } = await import("../../../src/dreistein/web/static/play/model/selection.js");
const { hand } = await import("../tables.js");

// Only the triple may open.
const OWN = hand(0, "012 555 034", ["555@0,0 25"]);

/** The tile of the rack that Tab reaches. */
function reached(selection, focused) {
  const session = {
    table: { marks: true },
    rack: OWN,
    hand: OWN,
    selection,
    preview: null,
    breath: null,
    order: { of: ({ tiles }) => tiles },
  };
  const tiles = drawn(rackTiles(session, {}, focused, null))
    .split("<button")
    .slice(1);
  return tiles.filter((tile) => tile.includes("tabindex=0")).map((tile) => /data-tile=(\d+)/.exec(tile)[1]);
}

test("Tab reaches the tile that was used last, else the chosen one, else the first", () => {
  assert.deepEqual(reached(forceTile(EMPTY, "555"), "034"), ["034"]);
  assert.deepEqual(reached(forceTile(EMPTY, "555"), null), ["555"]);
  assert.deepEqual(reached(EMPTY, null), ["012"]);
});
