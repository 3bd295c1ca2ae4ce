/** One table in two tabs, on two devices, and undone ends: an honest server is never accused. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

import { checked } from "../../../src/dreistein/web/static/play/fair/check.js";
import { kept } from "../../../src/dreistein/web/static/play/fair/kept.js";
import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { Witness } from "../../../src/dreistein/web/static/play/fair/witness.js";
import { storage } from "../storage.js";
import { bot, hand, round, table, you } from "../tables.js";

const GOLDEN = JSON.parse(readFileSync(new URL("../../golden/fair.json", import.meta.url), "utf-8"));
const MATCH = { id: GOLDEN.table, match: 3, edition: GOLDEN.edition, solitaire: null, yours: [0] };
const SEATS = [{ kind: "person", name: "a", level: null, share: 0 }];
const SHUFFLE = { table: "m", attempt: 0, seats: null, seals: [], missing: [], failed: [] };
const KEY = "dreistein-fair.t.0";

const stored = new Map();
globalThis.localStorage = storage(stored);
beforeEach(() => stored.clear());

/** A tab at the table, and what it has sent. */
function tab() {
  const sent = [];
  return { sent, witness: new Witness("t", (request) => (sent.push(request), "id")) };
}

const at = (shuffle = {}, changes = {}) =>
  table({
    phase: "gathering",
    rounds: [],
    seats: [you, bot],
    commitment: "c",
    shuffle: { ...SHUFFLE, ...shuffle },
    ...changes,
  });
const bound = (seal) => at({ seats: SEATS, seals: [[0, seal]], missing: [0] });
const playing = (...rounds) => at({}, { phase: "playing", hands: [hand(0, "012 345")], rounds });

test("two tabs seal the same share, and either may reveal it", async () => {
  const [one, two] = [tab(), tab()];
  await Promise.all([one.witness.seal(at()), two.witness.seal(at())]);
  assert.equal(one.sent[0].seal, two.sent[0].seal);
  await two.witness.follow(bound(two.sent[0].seal));
  const { type, share } = two.sent[1];
  assert.deepEqual([type, share], ["reveal", kept("t", 0).share]);
});

test("if both make one at the same moment, the sealed one is revealed and kept", async () => {
  const [one, two] = [tab(), tab()];
  await one.witness.seal(at());
  // What one tab writes reaches the other a little later.
  stored.delete(KEY);
  await two.witness.seal(at());
  const { seal } = one.sent[0];
  assert.notEqual(seal, two.sent[0].seal);
  await two.witness.follow(bound(seal));
  await one.witness.follow(bound(seal));
  assert.deepEqual([one.sent.length, two.sent.length], [2, 1]);
  assert.equal(await sha256(kept("t", 0).share), seal);
  assert.deepEqual(kept("t", 0).seals, [[0, seal]]);
  await two.witness.follow(playing(round()));
  assert.equal(await sha256(kept("t", 0).share), seal, "and notes of the other tab leave it");
  assert.deepEqual(kept("t", 0).dealt, { 0: { 0: { tiles: ["012", "345"], draws: [] } } });
});

test("what is noted meanwhile is not overwritten", async () => {
  const { witness } = tab();
  await witness.seal(at());
  const turns = [{ seat: 0, actions: [{ action: "+" }] }];
  const noted = witness.follow(playing(round({ ply: 1, turns, ended: {} })));
  witness.drew(playing(round({ turns: [{ seat: 1, actions: [{ action: "+" }] }] })), { tile: "111", round: 0 });
  await noted;
  const { drawn, played } = kept("t", 0);
  assert.deepEqual([drawn, played], [{ 0: { 1: "111" } }, { 0: await sha256("+") }]);
});

test("an end that is undone is forgotten, however quickly it comes", async () => {
  const { witness } = tab();
  await witness.seal(at());
  const turns = [{ seat: 0, actions: [{ action: "+" }] }];
  void witness.follow(playing(round({ ply: 1, turns, ended: {} })));
  await witness.follow(playing(round({ ply: 0 })));
  assert.deepEqual(kept("t", 0).played, {});
  assert.deepEqual(kept("t", 0).undone, { 0: await sha256("+") }, "but it can still be told apart from the record's");
});

test("an end that was played again while the device was away is told apart, too", async () => {
  const { witness } = tab();
  await witness.seal(at());
  const ending = (action) => playing(round({ ply: 1, turns: [{ seat: 0, actions: [{ action }] }], ended: {} }));
  await witness.follow(ending("+"));
  await witness.follow(ending("+"));
  assert.equal(kept("t", 0).undone, undefined);
  await witness.follow(ending("-"));
  const { played, undone } = kept("t", 0);
  assert.deepEqual([played, undone], [{ 0: await sha256("-") }, { 0: await sha256("+") }]);
});

/** What a device kept of the golden match that took no part in its shuffle. */
async function apart(changes = {}) {
  const { commitment } = GOLDEN.record.fair;
  const none = { seals: null, lines: null, failed: [], revealed: {}, dealt: {}, drawn: {}, played: {}, wrong: null };
  return { share: "0".repeat(64), attempt: 1, commitment, ...none, ...changes };
}

const verdict = async (own) => {
  const { wrong, witnessed } = await checked(MATCH, GOLDEN.record, own);
  return [wrong, witnessed];
};

test("a device whose share was never sealed, or in a failed attempt, is no witness of the shuffle", async () => {
  assert.deepEqual(await verdict(await apart()), [null, false]);
  assert.deepEqual(await verdict(await apart({ attempt: 0, seals: [[0, "x"]], lines: ["0"] })), [null, false]);
  const left = { seals: [[0, "x"]], lines: ["0"] };
  assert.deepEqual(await verdict(await apart(left)), ["told", false], "but one that was left out is");
  assert.deepEqual(await verdict(await apart({ dealt: { 0: { 0: { tiles: ["999"], draws: [] } } } })), [
    "dealt",
    false,
  ]);
});

test("an end that is no evidence is told where the record has another", async () => {
  const actions = GOLDEN.record.rounds[0].actions.join(" ");
  const told = async (seen) => (await checked(MATCH, GOLDEN.record, await apart(seen))).undone;
  assert.equal(await told({ undone: { 0: "0".repeat(64) } }), true);
  assert.equal(await told({ played: { 0: "0".repeat(64) } }), true);
  assert.equal(await told({ undone: { 0: await sha256(actions) } }), false);
  assert.equal(await told({ undone: { 99: "0".repeat(64) } }), false);
});

test("an end counts once the next round was seen to be dealt, or the match to be over", async () => {
  const last = GOLDEN.record.rounds.length - 1;
  const undone = { played: { 0: "0".repeat(64) } };
  assert.deepEqual(await verdict(await apart(undone)), [null, false]);
  const { hands } = GOLDEN.record.rounds[1];
  assert.deepEqual(await verdict(await apart({ ...undone, dealt: { 1: { 0: { tiles: hands[0], draws: [] } } } })), [
    "played",
    false,
  ]);
  const lastUndone = { played: { [last]: "0".repeat(64) } };
  assert.deepEqual(await verdict(await apart(lastUndone)), [null, false], "it did not see the end of the match");
  assert.deepEqual(await verdict(await apart({ ...lastUndone, over: true })), ["played", false]);
});
