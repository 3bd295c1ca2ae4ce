import assert from "node:assert/strict";
import { test } from "node:test";

import { boundLines, codeOf } from "../../../src/dreistein/web/static/play/fair/code.js";
import { keep, kept } from "../../../src/dreistein/web/static/play/fair/kept.js";
import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { refusal, Witness } from "../../../src/dreistein/web/static/play/fair/witness.js";
import { storage } from "../storage.js";
import { friend, hand, round, table, you } from "../tables.js";

const COMMITMENT = "c0".repeat(32);
const OTHER = "0e".repeat(32);
const SHUFFLE = { table: "m", attempt: 0, seats: null, seals: [], missing: [], failed: [] };
const SEATS = [
  { kind: "person", name: "a", level: null, share: 0 },
  { kind: "person", name: "b", level: null, share: 1 },
];

const SILENT = {
  why: "silent",
  names: ["x"],
  seals: [
    [0, OTHER],
    [1, OTHER],
  ],
};

/** A device at a table of its own, and what it has sent. */
let tables = 0;
function device() {
  tables += 1;
  const sent = [];
  const id = `table${tables}`;
  return { id, sent, witness: new Witness(id, (request) => (sent.push(request), "id")) };
}

const gathering = (shuffle = {}, changes = {}) =>
  table({
    phase: "gathering",
    rounds: [],
    seats: [you, friend],
    commitment: COMMITMENT,
    shuffle: { ...SHUFFLE, ...shuffle },
    ...changes,
  });

const bound = (seal, more = {}, changes = {}) =>
  gathering(
    {
      seats: SEATS,
      seals: [
        [0, seal],
        [1, OTHER],
      ],
      missing: [0, 1],
      ...more,
    },
    changes,
  );

test("a share stays the same for its match, however often it is asked for, and after a reload", async () => {
  const { id, sent, witness } = device();
  await witness.seal(gathering());
  await witness.seal(gathering());
  await new Witness(id, (request) => (sent.push(request), "id")).seal(gathering());
  const seal = await sha256(kept(id, 0).share);
  assert.deepEqual(sent, Array(3).fill({ type: "ready", match: 0, attempt: 0, seal }));
  assert.match(kept(id, 0).share, /^[0-9a-f]{64}$/);
});

test("a share is revealed once all seals are there, once, and what was told is kept", async () => {
  const { id, sent, witness } = device();
  await witness.seal(gathering());
  const { seal } = sent.pop();
  await witness.follow(gathering());
  assert.deepEqual(sent, []);
  await witness.follow(bound(seal));
  await witness.follow(bound(seal));
  const { share, commitment, seals, lines, wrong } = kept(id, 0);
  const pledge = await codeOf(id, lines, commitment, seals);
  assert.deepEqual(sent, [{ type: "reveal", match: 0, attempt: 0, share, pledge }]);
  const { edition, solitaire, match } = gathering();
  const told = boundLines({ match, edition, solitaire, seats: SEATS, failed: [] });
  assert.deepEqual([seals, lines, wrong], [bound(seal).shuffle.seals, told, null]);
});

test("a device reveals nothing if its seal is not there, another's, or the seals are exchanged", async () => {
  for (const spoil of [
    (seal) =>
      bound(seal, {
        seals: [
          [0, OTHER],
          [1, OTHER],
        ],
      }),
    (seal) =>
      bound(seal, {
        seals: [
          [0, OTHER],
          [1, seal],
        ],
      }),
    (seal) => bound(seal, {}, { commitment: "dd".repeat(32) }),
  ]) {
    const { sent, witness } = device();
    await witness.seal(gathering());
    await witness.follow(spoil(sent.pop().seal));
    assert.deepEqual(sent, []);
  }
  const { id, sent, witness } = device();
  await witness.seal(gathering());
  const { seal } = sent.pop();
  await witness.follow(bound(seal, { missing: [1] }));
  await witness.follow(
    bound(seal, {
      seals: [
        [0, seal],
        [1, "11".repeat(32)],
      ],
    }),
  );
  assert.deepEqual(sent, []);
  assert.equal(kept(id, 0).wrong, null, "the end tells which of them the match was dealt from");
});

test("a device that is left out of the shuffle lets its share go, one that is in it does not", async () => {
  for (const isIn of [true, false]) {
    const { id, sent, witness } = device();
    await witness.seal(gathering());
    await witness.follow({ ...bound(isIn ? sent[0].seal : OTHER), phase: "playing" });
    assert.equal(kept(id, 0).share !== null, isIn);
  }
});

test("a server that exchanges its secret for an attempt never gets the same share, and is noted", async () => {
  const { id, sent, witness } = device();
  await witness.seal(gathering());
  await witness.seal(gathering({}, { commitment: "dd".repeat(32) }));
  assert.notEqual(sent[0].seal, sent[1].seal);
  assert.equal(kept(id, 0).wrong, "commitment");
});

test("a device can say why it reveals nothing", async () => {
  const { id, sent, witness } = device();
  const at = (seen) => ({ ...seen, id });
  assert.equal(refusal(at(gathering())), null, "it has sealed nothing yet");
  await witness.seal(gathering());
  const { seal } = sent.pop();
  assert.equal(refusal(at(bound(seal))), null);
  assert.equal(refusal(at(bound(seal, {}, { commitment: "dd".repeat(32) }))), "commitment");
  await witness.follow(bound(seal));
  assert.equal(refusal(at(bound(seal))), null);
  assert.equal(refusal(at(bound(seal, { seats: [...SEATS].reverse() }))), "told");
  assert.equal(refusal(at(bound(seal, { attempt: 1 }))), null, "all of it begins anew");
  await witness.seal(gathering({}, { commitment: "dd".repeat(32) }));
  assert.equal(refusal(at(gathering({}, { commitment: "dd".repeat(32) }))), "commitment");
});

test("a new attempt has a new share, by itself for those who had revealed", async () => {
  const { sent, witness } = device();
  await witness.seal(gathering());
  const failed = (seats) => gathering({ attempt: 1, failed: [{ ...SILENT, seats }] });
  assert.equal(witness.wasReady(failed([1])), true);
  assert.equal(witness.wasReady(failed([0])), false);
  assert.equal(witness.wasReady(gathering()), false);
  await witness.seal(failed([1]));
  assert.equal(sent[1].attempt, 1);
  assert.notEqual(sent[0].seal, sent[1].seal);
});

test("a device notes what it was dealt, what it drew, and what was played", async () => {
  const { id, witness } = device();
  await witness.seal(gathering());
  const playing = (changes) => gathering({}, { phase: "playing", hands: [hand(0, "012 345")], ...changes });
  await witness.follow(playing({ rounds: [round()] }));
  witness.drew(playing({ rounds: [round()] }), { tile: "111", round: 0 });
  witness.drew(playing({ rounds: [round()] }), { tile: null, round: 0 });
  const moves = [{ seat: 0, actions: [{ action: "+" }, { action: "111@0,0" }] }];
  await witness.follow(playing({ rounds: [round({ ply: 2, turns: moves, ended: { end: "out" } })] }));
  const { dealt, drawn, played } = kept(id, 0);
  assert.deepEqual([dealt, drawn], [{ 0: { 0: { tiles: ["012", "345", "111"], draws: [0] } } }, { 0: { 0: "111" } }]);
  assert.deepEqual(played, { 0: await sha256("+ 111@0,0") });
  assert.equal(kept(id, 0).over, false);
  await witness.follow(playing({ phase: "over", rounds: [round({ ply: 2, turns: moves, ended: { end: "out" } })] }));
  assert.equal(kept(id, 0).over, true);
});

test("an end that may have been undone while the device was away is no evidence", async () => {
  const turns = [{ seat: 0, actions: [{ action: "111@0,0" }] }];
  for (const [whole, known] of [
    [true, []],
    [false, ["0"]],
  ]) {
    const { id, witness } = device();
    await witness.seal(gathering());
    const playing = (...rounds) => gathering({}, { phase: "playing", hands: [hand(0, "012")], rounds });
    const ended = round({ ply: 1, turns, ended: { end: "out" } });
    await witness.follow(playing(ended));
    await witness.follow(playing(ended, round({ number: 1 })), whole);
    assert.deepEqual([Object.keys(kept(id, 0).played), Object.keys(kept(id, 0).dealt)], [known, ["0", "1"]]);
  }
});

test("a device that first sees a round on the way notes what it had from the deal, and its draws", async () => {
  const { id, witness } = device();
  await witness.seal(gathering());
  const texts = [
    [1, "+", "555@0,0"],
    [0, "+", "455@1,0"],
    [1, "+"],
  ];
  const turns = texts.map(([seat, ...made]) => ({ seat, actions: made.map((action) => ({ action })) }));
  const rounds = [round({ number: 2, ply: 5, turns })];
  await witness.follow(gathering({}, { phase: "playing", hands: [hand(0, "012 345")], rounds }), true);
  assert.deepEqual(kept(id, 0).dealt, { 2: { 0: { tiles: ["012", "345", "455"], draws: [1] } } });
});

test("of too many matches, those that were found to hold go before those still to be checked", () => {
  globalThis.localStorage = storage();
  for (let match = 0; match <= 201; match++)
    keep("many", match, { share: `${match}`, revealed: {}, end: match === 7 ? "dealt" : undefined });
  const there = [0, 1, 7, 201].map((match) => kept("many", match)?.share ?? null);
  assert.deepEqual(there, [null, "1", null, "201"]);
  delete globalThis.localStorage;
});
