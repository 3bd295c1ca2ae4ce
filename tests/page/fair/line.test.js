import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { keep } from "../../../src/dreistein/web/static/play/fair/kept.js";
import { part, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { drawn } from "../drawn.js";
import { bot, friend, round, table, you } from "../tables.js";

const { fairLine, shuffleNote, startNote } = await import("../../../src/dreistein/web/static/play/fair/line.js");
const { boardNotes } = await import("../../../src/dreistein/web/static/play/table/notes.js");

const GOLDEN = JSON.parse(readFileSync(new URL("../../golden/fair.json", import.meta.url), "utf-8"));
const SHUFFLE = { table: "m", attempt: 0, seats: null, seals: [], missing: [], failed: [] };
const cleo = { ...friend, name: "Cleo" };
const SEATS = [you, friend, cleo, bot];

serveTexts();
await speak("en");
await part("fair");
await part("result");
const texts = globalThis.fetch;

const ended = (match, changes = {}) =>
  table({
    id: GOLDEN.table,
    match,
    phase: "over",
    seats: SEATS,
    edition: GOLDEN.edition,
    proof: { version: 1 },
    ...changes,
  });

/** The line below a match, once this device has checked the record that the server gives. */
async function line(match, record) {
  const asked = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return record === null ? Response.json({ code: "not-read" }, { status: 503 }) : Response.json(record);
  };
  const over = ended(match);
  await new Promise((changed) => {
    assert.equal(drawn(fairLine(over, "k", changed)), "");
    assert.equal(drawn(fairLine(over, "k", changed)), "", "nothing is said before it is checked");
  });
  globalThis.fetch = texts;
  assert.equal(asked.length, 1);
  return drawn(fairLine(over, "k", () => assert.fail("it is checked once")));
}

test("a match that holds has one quiet line, with who was away, and practice with an end that was undone", async () => {
  const none = {
    failed: [],
    revealed: {},
    lines: null,
    seals: null,
    dealt: {},
    drawn: {},
    played: {},
    wrong: null,
  };
  keep(GOLDEN.table, 3, { share: "0", attempt: 1, commitment: null, ...none, undone: { 0: "another" } });
  const said = await line(3, GOLDEN.record);
  assert.match(said, /^<p class="note fair-line" role="status">/);
  assert.ok(said.includes("Checked on this device: the tiles were dealt as the game code says."), said);
  assert.ok(said.includes("Ben was away when the tiles were shuffled"), said);
  const undone = "The end of a round was undone, so the record has different moves from those you saw first.";
  assert.ok(!said.includes(undone), said);
  assert.ok(drawn(fairLine(ended(3, { practice: true }), "k", assert.fail)).includes(undone));
});

test("a match that does not hold is an alarm, with the record to keep", async () => {
  const said = await line(4, GOLDEN.record);
  assert.match(said, /^<div class="fair-wrong" role="alert">/);
  assert.ok(said.includes(`href=/api/tables/${encodeURIComponent(GOLDEN.table)}/record?match=4&key=k`), said);
  assert.ok(!said.includes("⟦"), said);
});

test("without the record nothing is claimed", async () => {
  const said = await line(5, null);
  assert.match(said, /^<p class="note fair-line" role=status>[^<]+<\/p>$/);
  assert.ok(!said.includes("the tiles were dealt"));
});

test("nothing is said before the end, or where nothing was promised", () => {
  const never = () => assert.fail("nothing is checked");
  assert.equal(drawn(fairLine(table({ proof: { version: 1 } }), null, never)), "");
  assert.equal(drawn(fairLine(table({ phase: "over", shuffle: null, proof: null }), null, never)), "");
});

test("a shuffle that is not proved at the end is an alarm, whatever the last view says of it", async () => {
  const record = { ...GOLDEN.record, fair: undefined };
  assert.match(await line(6, record, { proof: null, shuffle: SHUFFLE }), /^<div class="fair-wrong" role="alert">/);
  const older = { ...GOLDEN.record, fair: { ...GOLDEN.record.fair, version: 0 } };
  assert.match(await line(7, older, { proof: { version: 0 } }), /^<div class="fair-wrong" role="alert">/);
});

test("that nobody shuffles is said before the match", () => {
  const said = drawn(startNote(table({ phase: "gathering", shuffle: null }), null, () => {}));
  assert.ok(said.includes("Nobody shuffles here"), said);
});

test("and goes on being said until the viewer has moved, whoever did so before", async () => {
  const said = (changed, ...seats) => {
    const turns = seats.map((seat) => ({ seat, actions: [{ action: "+" }] }));
    const seen = table({ shuffle: null, rounds: [round({ turns })] });
    return drawn(boardNotes({ table: seen, key: null, connection: { gone: null, offline: false } }, changed));
  };
  const none = () => {};
  for (let turns = 0; turns < 1000 && !said(none).includes("role"); turns += 1)
    await new Promise((next) => setImmediate(next)); // until the module that says it has come
  assert.ok(said(none, 1).includes("Nobody shuffles here"));
  assert.ok(!said(none, 1, 0).includes("Nobody shuffles here"));
});

test("those for whom the shuffle waits are named, and those who held it up", () => {
  const shuffle = { ...SHUFFLE, missing: [1, 2] };
  const gathering = (changes) =>
    table({ phase: "gathering", seats: [you, friend, cleo], shuffle: { ...shuffle, ...changes } });
  const waiting = drawn(shuffleNote(gathering({})));
  assert.ok(waiting.includes("Ben and Cleo"), waiting);
  assert.ok(!waiting.includes("alert"));
  assert.equal(drawn(shuffleNote(gathering({ missing: [] }))), "");
  assert.equal(drawn(shuffleNote(table({ shuffle }))), "", "not once they play");
  const failed = drawn(
    shuffleNote(gathering({ missing: [], failed: [{ why: "silent", seats: [1], names: ["Ben"], seals: [] }] })),
  );
  assert.ok(failed.includes("Ben did not answer in time"), failed);
});
