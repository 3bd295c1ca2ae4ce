import assert from "node:assert/strict";
import { test } from "node:test";

import { kindWordOf } from "../../../src/dreistein/web/static/play/words/endings.js";
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
