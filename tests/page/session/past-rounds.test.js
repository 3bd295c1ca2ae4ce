import assert from "node:assert/strict";
import { test } from "node:test";

import { fillIn, wholeState } from "../../../src/dreistein/web/static/play/session/past-rounds.js";
import { round, table } from "../tables.js";

const SHORT = round({ number: 1, short: true });
const WHOLE = round({ number: 1, turns: ["a turn"] });
const state = (rounds, match = 0) => ({ seq: 1, table: table({ rounds, match }) });

/** Answers requests, and notes their addresses. */
function server(t, answer) {
  const asked = [];
  t.mock.method(globalThis, "fetch", async (path) => {
    asked.push(path.slice(path.lastIndexOf("/api/")));
    if (!answer) throw new TypeError("offline");
    return Response.json(answer);
  });
  return asked;
}

test("only short rounds of this match are filled in", () => {
  const before = state([round(), SHORT, round({ number: 2 })]);
  const rounds = [round({ turns: ["other"] }), WHOLE];
  const filled = fillIn(before, { match: 0, rounds });
  assert.deepEqual(filled, state([round(), WHOLE, round({ number: 2 })]));
  assert.equal(fillIn(before, { match: 1, rounds }), before);
});

test("turns are fetched from the first short round on, with the key of a spectators' link", async (t) => {
  const asked = server(t, { match: 0, rounds: [WHOLE] });
  const before = state([round(), SHORT]);
  assert.deepEqual(await wholeState("a/b", "k", () => before), state([round(), WHOLE]));
  await wholeState("t", null, () => before);
  assert.deepEqual(asked, ["/api/tables/a%2Fb/rounds?first=1&key=k", "/api/tables/t/rounds?first=1"]);
});

test("without a network it fails, and without a short round or a table there is nothing to show", async (t) => {
  const asked = server(t, null);
  await assert.rejects(
    wholeState("t", null, () => state([SHORT])),
    { code: "page-unreached" },
  );
  assert.equal(asked.length, 2, "it is asked for twice");
  assert.equal(await wholeState("t", null, () => state([round()])), null);
  assert.equal(await wholeState("t", null, () => null), null);
  assert.equal(asked.length, 2);
});

test("what came meanwhile is kept", async (t) => {
  server(t, { match: 0, rounds: [WHOLE] });
  const later = { ...state([round(), SHORT]), seq: 2 };
  const states = [state([round(), SHORT]), later];
  assert.equal((await wholeState("t", null, () => states.shift() ?? null))?.seq, 2);
});
