import assert from "node:assert/strict";
import { before, test } from "node:test";

globalThis.document = { createComment: () => ({}), createTreeWalker: () => ({}) };
const { moveLabels } = await import("../../../src/dreistein/web/static/play/review/checkpoint.js");
const { isElsewhere } = await import("../../../src/dreistein/web/static/play/review/model.js");
const { part, speak } = await import("../../../src/dreistein/web/static/shared/text.js");
const { serveTexts } = await import("../catalogues.js");

before(async () => {
  serveTexts();
  await speak("en");
  await Promise.all(["review", "place"].map(part));
});

const choice = (played, best) => ({
  grade: "mistake",
  end: "kept",
  played: { action: played },
  best: { action: best },
});

test("whoever cannot see the board hears where the played tile and the better one lie", () => {
  const board = ["555@0,0"];
  assert.deepEqual(moveLabels(choice("553@-1,0", "553@1,0"), board), [
    "Played: 3–5–5 to the left of 5, 5, 5",
    "Better: 3–5–5 to the right of 5, 5, 5",
  ]);
  assert.deepEqual(moveLabels({ ...choice("-", "+"), grade: "good" }, board), ["Played: Keep"]);
});

test("the same tile on another spot is told apart, the same spot and other tiles are not", () => {
  assert.ok(isElsewhere(choice("553@-1,0", "553@0,-1")));
  for (const other of ["355@-1,0", "552@0,-1", "+"]) assert.ok(!isElsewhere(choice("553@-1,0", other)));
});
