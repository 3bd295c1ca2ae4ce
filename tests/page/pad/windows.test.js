/** The pad's games in several windows, and a disk that fails. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { t } from "../../../src/dreistein/web/static/shared/text.js";
import { drawn } from "../drawn.js";
import { closeAll, emptyDisk, exists, fillUp, leaveEmpty } from "./databases.js";
import { GERMAN, placed, SETUP } from "./entries.js";
import { anotherWindow, closeWindows, FakeStream, settled } from "./windows.js";

const { liveView } = await import("../../../src/dreistein/web/static/pad/live/view.js");
const { setDraws, beginEnding, addRound, changeEnding } =
  await import("../../../src/dreistein/web/static/pad/views/key-actions.js");

const NAME = "dreistein-pad";
const LIVE = { id: "p", watch: "w", pen: "pen", hand: 0, sent: 1 };
const add = (seat, tile) => ({ op: "add", entry: placed(seat, tile) });

beforeEach(() => {
  emptyDisk();
  mock.method(console, "error", () => undefined);
  globalThis.fetch = async () => Promise.reject(new TypeError("no network"));
  location.hash = "#/";
});

afterEach(closeWindows);

/** A new game, open in so many windows. */
async function open(count) {
  const windows = [];
  for (let left = count; left; left -= 1) windows.push(await anotherWindow());
  await windows[0].begin(SETUP.names, GERMAN);
  for (const pad of windows) await pad.go();
  return windows;
}

const onDisk = async (pad) => (await pad.gameStore.all())[0];
const tilesOf = ({ ops }) => ops.slice(1).map(({ entry }) => entry.tile);

test("a button that is pressed twice begins one game", async () => {
  const [ann] = await open(1);
  await Promise.all([ann.begin(SETUP.names, GERMAN), ann.begin(SETUP.names, GERMAN)]);
  assert.equal((await ann.gameStore.all()).length, 2);
  await ann.begin(SETUP.names, GERMAN);
  assert.equal((await ann.gameStore.all()).length, 3);
});

test("others are let in once, however often one asks, and what cannot be copied is left to the hand", async () => {
  const [ann] = await open(1);
  const asked = [];
  globalThis.fetch = async (url) => (
    asked.push(url),
    Response.json({ id: "p", watch: "w", pen: "pen", addresses: [] })
  );
  const within = (value) => (value?.values ? value.values.flatMap(within) : value);
  const buttons = () => within(liveView(ann)).filter((value) => typeof value === "function");
  for (const [press] of [buttons(), buttons()]) press();
  await settled();
  assert.equal(asked.filter((url) => url.endsWith("/pads")).length, 1);
  liveView(ann); // asks where the server is
  await settled();
  const field = { value: "a link", focus: () => undefined, select: () => undefined };
  document.execCommand = () => false;
  const [, copy] = buttons();
  copy({ currentTarget: { closest: () => ({ querySelector: () => field }) } });
  await settled();
  assert.ok(drawn(liveView(ann)).includes(t("page-copy-by-hand")));
});

test("a tap in another window leaves those who watch", async () => {
  const [ann, ben] = await open(2);
  ann.share(ann.game.id, { ...LIVE });
  ben.tap({ digits: "5" });
  await settled();
  ben.tap({ digits: "55" });
  await settled();
  assert.deepEqual((await onDisk(ann)).live, LIVE);
  assert.equal((await onDisk(ann)).draft.digits, "55");
  assert.equal(ben.game.live.id, "p");
  assert.equal(FakeStream.all.length, 2);
});

test("a window that learns of the others' entries still has one view of the pen", async () => {
  const [ann, ben] = await open(2);
  ann.share(ann.game.id, { ...LIVE });
  await settled();
  ann.act(add(0, "555"));
  await settled();
  assert.deepEqual(tilesOf(ben.game), ["555"]);
  ben.feed.hear({ after: 1, ops: [], offered: false, hand: 1 });
  assert.equal(ben.mayWrite, false);
});

test("two quick entries after another window's are both refused, aloud", async () => {
  const [ann, ben] = await open(2);
  ben.act(add(0, "555"));
  ann.act(add(0, "111"));
  ann.act(add(1, "112"));
  await settled();
  assert.equal(ann.note.key, "sheet-note-elsewhere");
  ann.act(add(1, "455"));
  await settled();
  for (const game of [ann.game, ben.game, await onDisk(ann)]) assert.deepEqual(tilesOf(game), ["555", "455"]);
});

test("a database that the browser has closed is opened again", async () => {
  const [ann] = await open(1);
  closeAll();
  ann.act(add(0, "555"));
  await settled();
  assert.equal(ann.note, null);
  closeAll();
  location.hash = "#/";
  await ann.go();
  assert.deepEqual([ann.view, ann.games.length], ["home", 1]);
});

test("what finds no room is said, and stored with the next entry", async () => {
  const [ann] = await open(1);
  fillUp(2);
  ann.act(add(0, "555"));
  await settled();
  assert.equal(ann.note.key, "sheet-note-unstored");
  ann.act(add(1, "455"));
  await settled();
  assert.deepEqual(tilesOf(await onDisk(ann)), ["555", "455"]);
  fillUp(2);
  await ann.begin(SETUP.names, GERMAN);
  assert.equal(ann.setup.wrong, "sheet-wrong-unstored");
});

test("a game that was followed and finds no room leaves the pad working", async () => {
  const [ann] = await open(1);
  fillUp(2);
  ann.follow([...ann.game.ops, add(0, "555")]);
  await ann.go();
  assert.equal(ann.view, "game");
});

test("a database that another page has left without stores is made anew", async () => {
  leaveEmpty(NAME);
  const ann = await anotherWindow();
  await ann.begin(SETUP.names, GERMAN);
  await ann.go();
  assert.equal(ann.game.ops.length, 1);
});

test("an open pad does not keep somebody from being forgotten, and does not bring half a game back", async () => {
  const [ann] = await open(1);
  indexedDB.deleteDatabase(NAME);
  await settled();
  assert.equal(exists(NAME), false);
  ann.act(add(0, "555"));
  await settled();
  assert.deepEqual([location.hash, await ann.gameStore.all()], ["#/", []]);
});

test("an older backup brings nothing, however often; another course of the game comes once", async () => {
  const [ann] = await open(1);
  const backup = structuredClone({ ...ann.game, ops: [...ann.game.ops, add(0, "555")] });
  ann.act(add(0, "555"));
  ann.act(add(1, "455"));
  await settled();
  await ann.bring([backup]);
  assert.deepEqual(ann.note.details, { count: 0 });
  const other = { ...backup, ops: [...backup.ops, add(1, "445")] };
  const counts = [];
  for (const file of [[other], [other], [backup]]) {
    await ann.bring(structuredClone(file));
    counts.push(ann.note.details.count, ann.games.length);
  }
  assert.deepEqual(counts, [1, 2, 0, 2, 0, 2]);
  await ann.bring([{ ...other, ops: [...other.ops, add(0, "444")] }]);
  assert.deepEqual(ann.games.map((game) => tilesOf(game).length).sort(), [2, 3]);
});

test("draws that were tapped by mistake cost nothing if somebody else is out", async () => {
  const [ann] = await open(1);
  ann.act(add(0, "555"));
  setDraws(ann, 1);
  beginEnding(ann);
  const left = ann.draft.ending.left.map((one) => ({ ...one, text: "7" }));
  changeEnding(ann, { how: "out", seat: 0, left });
  addRound(ann);
  assert.equal(ann.game.ops.length, 3);
  assert.equal(ann.sheet.totals[1], 0);
});
