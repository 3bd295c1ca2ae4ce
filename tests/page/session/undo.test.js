import assert from "node:assert/strict";
import { test } from "node:test";

import { seatToUndo, seenByUndo } from "../../../src/dreistein/web/static/play/model/undo.js";
import { bot, friend, round, table, you } from "../tables.js";

const turn = (seat, ...actions) => ({
  seat,
  actions: actions.map((text) => {
    const [action, by = "person"] = text.split(" ");
    return { action, by };
  }),
});
const TILE = "345@0,0";

test("on one device the latest mover undoes, not whoever sits first", () => {
  const shared = (turns, may) => table({ may_undo: may, rounds: [round({ turns })] });
  assert.equal(seatToUndo(shared([turn(0, TILE), turn(1, TILE)], [0, 1])), 1);
  assert.equal(seatToUndo(shared([turn(0, TILE), turn(1, TILE), turn(0, TILE)], [0, 1])), 0);
  assert.equal(seatToUndo(shared([turn(0, TILE), turn(1, TILE), turn(2, `${TILE} bot`)], [0, 1])), 1);
  // What the clock's bot did for Ada is not hers to take back.
  assert.equal(seatToUndo(shared([turn(1, TILE), turn(0, `${TILE} clock`)], [0, 1])), 1);
  assert.equal(seatToUndo(shared([turn(0, TILE)], [])), undefined);
});

test("the page says what was seen before an undo that makes the match practice", () => {
  const seen = (turns, changes = {}) =>
    seenByUndo(table({ may_undo: [0], seats: [you, bot], rounds: [round({ turns })], ...changes }));
  const answered = [turn(0, TILE), turn(1, `${TILE} bot`)];
  assert.equal(seen([turn(1, `${TILE} bot`), turn(0, TILE)]), null);
  assert.equal(seen(answered), "answer");
  assert.equal(seen([...answered, turn(0, `${TILE} clock`)]), "answer", "the clock's bot is not who undoes");
  assert.equal(seen([turn(1, `${TILE} bot`), turn(0, "+")]), "tile");
  assert.equal(seen([turn(0, TILE), turn(1, "+ bot")]), "answer");
  assert.equal(seen([turn(0, "+", TILE)]), null, "the draw before it stays");
  assert.equal(seen(answered, { practice: true }), null, "it does not count already");
  assert.equal(seen(answered, { may_undo: [] }), null);
  assert.equal(seen(answered, { seats: [you, friend] }), null, "people agree on it themselves");
  assert.equal(seen(answered, { seats: [you, { ...friend, resigned: true }] }), "answer");
  const ended = round({ turns: [turn(0, TILE)], ended: { end: "out" } });
  assert.equal(seen([], { seats: [you, friend], rounds: [ended] }), "racks");
});
