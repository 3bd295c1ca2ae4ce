import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.matchMedia = () => ({ matches: false });
const { buttonsView, saidView } = await import("../../../src/dreistein/web/static/play/puzzles/panel.js");
const { boardModel } = await import("../../../src/dreistein/web/static/play/puzzles/views.js");
const { hand } = await import("../tables.js");

const OWN = hand(0, "345 012", ["453@1,0 12", "+ -5"]);
const screen = (sure) => ({
  ...{ sure, hand: OWN, aimed: null, spots: [{ key: "1,0", x: 1, y: 0, choices: [OWN.choices[0]] }] },
  sharing: { view: () => "" },
  ...{ source: { day: null, played: null }, seen: { board: [], placed: null }, hints: 0, tries: 0 },
});
// Without a language a text shows as its key.
const keys = (drawing) => drawn(drawing).match(/(?<=⟦)[a-z-]+(?=⟧)/g);

test("an answer is asked about with the table's words, in place of the other buttons", () => {
  assert.ok(keys(saidView(screen("+"))).includes("page-say-sure-draw"));
  assert.deepEqual(keys(buttonsView(screen("+"), "")).slice(0, 2), ["page-draw", "page-cancel"]);
  assert.ok(keys(saidView(screen("453@1,0"))).includes("page-place-plain"));
  assert.deepEqual(keys(buttonsView(screen("453@1,0"), "")).slice(0, 2), ["page-place-it", "page-cancel"]);
  assert.deepEqual(keys(buttonsView(screen(null), "")).slice(0, 2), ["page-hint", "page-puzzle-show"]);
});

test("the points of a spot do not shine through the tile that is asked about", () => {
  assert.equal(boardModel(screen("453@1,0")).aimed, "1,0");
  assert.equal(boardModel(screen("+")).aimed, null);
});
