import "../drawn.js";

import assert from "node:assert/strict";
import { test } from "node:test";

import { acted, round, table } from "../tables.js";

Object.assign(globalThis, { addEventListener: () => undefined, window: { setTimeout: () => 0 } });
const STATIC = "../../../src/dreistein/web/static";
const { TableReactions } = await import(`${STATIC}/play/table/news/effects.js`);
const { settings } = await import(`${STATIC}/shared/settings.js`);

test("in a burst of moves no tile glides and no points fly", async () => {
  settings.motion = "full";
  const before = { table: table({ rounds: [round({ board: ["455@0,0"] })] }) };
  for (const [hurried, moves] of [
    [true, false],
    [false, true],
  ]) {
    const looked = [];
    const root = { querySelector: (what) => (looked.push(what), null) };
    const nothing = () => undefined;
    const input = { takeOrigin: () => ({}) };
    const reactions = new TableReactions({ root, input, stopShowing: nothing, notices: { acted: nothing } });
    reactions.acted(acted(2, 1, "453@1,0"), before, hurried);
    await new Promise(setImmediate);
    assert.equal(looked.length > 0, moves);
  }
});
