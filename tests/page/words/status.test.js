import assert from "node:assert/strict";
import { test } from "node:test";

import { adviseAction, EMPTY } from "../../../src/dreistein/web/static/play/model/selection.js";
import { seatsOf } from "../../../src/dreistein/web/static/play/record/steps.js";
import { actionText } from "../../../src/dreistein/web/static/play/words/actions.js";
import { statusText, unfitText } from "../../../src/dreistein/web/static/play/words/status.js";
import { hand, round, table } from "../tables.js";

// Without a language a text shows as its key.
const LAID = round({ board: ["455@0,0"], ply: 1 });
const EDITION = { draws: 3 };

/** A session of the player to move, as far as its line needs it. */
const session = (own, changes = {}, here = LAID) => ({
  table: { ...table({ rounds: [here], hands: [own] }), edition: EDITION },
  hand: own,
  coveredSeat: null,
  selection: EMPTY,
  spots: [],
  busy: false,
  pending: null,
  breath: null,
  passing: false,
  ...changes,
});
const told = (...of) => statusText(session(...of), null).replace(/[⟦⟧]/g, "");

test("with nothing left to draw the line says pass, also in the middle of a turn", () => {
  assert.equal(told(hand(0, "000 111", ["- -10"], ["111"])), "page-say-must-pass");
  assert.equal(told(hand(0, "000", ["- -10"]), { passing: true }), "page-say-passing");
  assert.equal(told(hand(0, "000 111", ["+ -5"], ["111"])), "page-say-drawn-unfit");
  const unused = round({ board: ["455@0,0"], ply: 1, stock: 30, draws_left: 0 });
  assert.equal(told(hand(0, "000", ["- -10"]), {}, unused), "page-say-must-pass-undrawn");
  assert.equal(told(hand(0, "000", ["- -10"]), { passing: true }, unused), "page-say-passing-undrawn");
});

test("drawn tiles are kept after the last draw of a turn, and passed with where no draw is left", () => {
  const drawn = ["345", "000", "111"];
  assert.equal(told(hand(0, drawn.join(" "), ["453@1,0 12", "- 0"], drawn)), "page-say-drawn-keep");
  assert.equal(told(hand(0, "345", ["453@1,0 12", "- -10"], ["345"])), "page-say-drawn-pass");
  assert.equal(told(hand(0, "345", ["453@1,0 12", "+ -5"], ["345"])), "page-say-drawn-fits");
});

test("where whoever can place must, the line says so while a tile fits", () => {
  const must = (own, changes = {}, here = LAID) => {
    const one = session(own, changes, here);
    return statusText({ ...one, table: { ...one.table, edition: { ...EDITION, must_place: true } } }, null);
  };
  assert.equal(must(hand(0, "345", ["453@1,0 12"])), "⟦page-say-must-place⟧");
  assert.equal(must(hand(0, "345", ["453@1,0 12"], ["345"])), "⟦page-say-must-place⟧");
  assert.equal(must(hand(0, "000", ["+ -5"])), "⟦page-say-must-draw⟧");
  assert.equal(must(hand(0, "000", ["- -10"])), "⟦page-say-must-pass⟧");
  assert.equal(must(hand(0, "455", ["455@0,0 19"]), {}, round()), "⟦page-say-open⟧");
  const spots = [{ key: "1,0", x: 1, y: 0, choices: [] }];
  assert.equal(must(hand(0, "345", ["453@1,0 12"]), { spots }), "⟦page-say-choose-place⟧");
});

test("a turn that ended by itself is told, whoever is next", () => {
  assert.equal(told(hand(0, "000"), { hand: null, breath: { seat: 0, tile: "000" } }), "page-say-none-fits");
});

test("why a tile cannot be placed: the opener's turn, a drawn tile first, or it fits nowhere", () => {
  const why = (own, tile, here) => unfitText(session(own, {}, here), tile).replace(/[⟦⟧]/g, "");
  assert.equal(why(hand(0, "555 012", ["555@0,0 25"]), "012", round()), "page-say-triple-opens");
  assert.equal(why(hand(0, "455 012", ["455@0,0 14"]), "012", round()), "page-say-value-opens");
  assert.equal(why(hand(0, "345 012", ["453@1,0 12"], ["345"]), "012"), "page-say-only-drawn");
  assert.equal(why(hand(0, "345 012", ["453@1,0 12"]), "012"), "page-say-unfit");
});

test("whoever keeps drawn tiles does not pass", () => {
  const ended = { seat: 1, action: "-", points: 0, bonus: null, bonus_points: 0, hexagons: 0, by: "bot" };
  assert.equal(actionText(table(), { ...ended, end: "kept" }), "⟦tell-keep⟧");
  assert.equal(actionText(table(), { ...ended, end: "passed" }), "⟦tell-pass⟧");
});

test("in a replay, too, the reader is addressed and the others are named", () => {
  const made = { action: "+", points: -5, bonus: null, bonus_points: 0, hexagons: 0, by: "person", end: null };
  const seats = seatsOf({ players: ["Du", "Max"] }, 0);
  assert.equal(actionText(seats, { ...made, seat: 0 }), "⟦page-tell-draw-you⟧");
  assert.equal(actionText(seats, { ...made, seat: 1 }), "⟦tell-drew⟧");
});

test("a hint to draw or to end the turn says which button it means", () => {
  const fits = hand(0, "345 012", ["453@1,0 12", "+ -5"]);
  assert.equal(told(fits, { selection: adviseAction(EMPTY, "+") }), "page-say-here");
  const kept = hand(0, "345 012", ["453@1,0 12", "- 0"], ["345"]);
  assert.equal(told(kept, { selection: adviseAction(EMPTY, "-") }), "page-say-here");
  // By now there is nothing more to draw.
  assert.notEqual(told(kept, { selection: adviseAction(EMPTY, "+") }), "page-say-here");
});
