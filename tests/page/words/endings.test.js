import assert from "node:assert/strict";
import { test } from "node:test";

import { endSentences, kindWordOf } from "../../../src/dreistein/web/static/play/words/endings.js";
import { part, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { bot, round, table, you } from "../tables.js";

/** A match that Ada has lost, with her turns by their points. */
function lost(totals, points, changes = {}, hexagons = 0) {
  const actions = [{ hexagons }];
  const turns = [...points.map((each) => ({ seat: 0, points: each, actions })), { seat: 1, points: 90, actions }];
  return table({ winners: [1], rounds: [round({ turns, totals })], ...changes });
}

test("whoever has lost hears the kindest word that is true", () => {
  assert.deepEqual(kindWordOf(lost([290, 310], [50, -5], {}, 1)), ["page-kind-close", { points: 20 }]);
  assert.deepEqual(kindWordOf(lost([90, 310], [12, 66, -5], {}, 1)), ["page-kind-hexagon"]);
  assert.deepEqual(kindWordOf(lost([90, 310], [12, 14, -5])), ["page-kind-best", { points: 14 }]);
  assert.equal(kindWordOf(lost([-40, 310], [-15, -25])), null);
});

test("nobody else hears one", () => {
  for (const changes of [
    { winners: [0] },
    { winners: [] },
    { spectator: true },
    { solitaire: { rack: 9, draws: 9 } },
    { seats: [you, { ...bot, yours: true }] },
    { seats: [{ ...you, resigned: true }, bot] },
  ]) {
    assert.equal(kindWordOf(lost([90, 310], [12], changes)), null);
  }
});

test("tiles that are left are named one by one, unless somebody has collected them", async () => {
  serveTexts();
  await speak("en");
  await part("result");
  const said = (tiles) => {
    const terms = tiles.map(() => 6);
    const ended = { lines: [{ kind: "left", seats: [0], tiles, terms }] };
    return endSentences(table(), round({ ended }))[0].replaceAll("\u2060", "").replaceAll("\u00a0", " ");
  };
  assert.equal(said(["033", "123"]), "You still hold 0–3–3, 1–2–3: 6 + 6 = 12.");
  assert.equal(said(Array(9).fill("033")), "You still hold 9 tiles: 54.");
});
