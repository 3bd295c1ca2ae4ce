import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.matchMedia = () => ({ matches: false });
const { buttonsView, saidView } = await import("../../../src/dreistein/web/static/play/puzzles/panel.js");
const { boardModel, solutionView } = await import("../../../src/dreistein/web/static/play/puzzles/views.js");
const { hand } = await import("../tables.js");

const OWN = hand(0, "345 012", ["453@1,0 12", "+ -5"]);
const screen = (sure) => ({
  ...{ sure, hand: OWN, aimed: null, spots: [{ key: "1,0", x: 1, y: 0, choices: [OWN.choices[0]] }] },
  sharing: { view: () => "" },
  draw: () => undefined,
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

test("the places of a tile that fits in several are told apart", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] }); // the words for places are not waited for
  const answers = ["453@1,0", "453@2,1", "012@3,0", "+"].map((action) => ({ action, title: action, text: "" }));
  const solution = { answers, themes: [], line: [] };
  const text = drawn(solutionView({ ...screen(null), puzzle: { board: [] }, step: 0 }, solution));
  assert.deepEqual(
    text.split("…").map((told) => told.match(/(?<=<(b|h2)>)[^⟦]*?(?=<)/g)),
    [["453@1,0"], ["453@2,1"], ["012@3,0", "+"]],
  );
});

test("the points of a spot do not shine through the tile that is asked about", () => {
  assert.equal(boardModel(screen("453@1,0")).aimed, "1,0");
  assert.equal(boardModel(screen("+")).aimed, null);
});
