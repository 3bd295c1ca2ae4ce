// @ts-check
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
let full = false;
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (full) throw new Error("full");
      stored.set(key, value);
    },
  },
});

const { asFile, dropOwn, forget, isSolved, keepOwn, keepReviewed, keepSolved, kept, ownPuzzle } =
  await import("../../../src/dreistein/web/static/play/puzzles/progress.js");

const HOW = { at: 5, tries: 1, hinted: false };
/** @param {string} id @returns {any} */
const found = (id) => ({ id, level: 2, themes: ["end"], text: `{"id":0,"seat":1}`, action: "+", round: 0, ply: 3 });

beforeEach(() => {
  full = false;
  forget();
});

test("own puzzles are kept once, beside what was solved", () => {
  keepSolved(7, HOW, "2026-11-17");
  keepOwn([found("aa"), found("bb")]);
  const { at } = kept().own[0];
  keepOwn([found("bb"), found("cc")]);
  assert.deepEqual(
    kept().own.map(({ id }) => id),
    ["cc", "aa", "bb"],
  );
  assert.equal(ownPuzzle("aa")?.at, at);
  keepSolved("aa", HOW, null);
  assert.ok(isSolved("aa") && isSolved(7) && !isSolved("bb"));
  assert.deepEqual(kept().days, { "2026-11-17": 7 });
});

test("one is forgotten with its solution, or all are", () => {
  keepOwn([found("aa"), found("bb")]);
  keepSolved("aa", HOW, null);
  dropOwn("aa");
  assert.equal(ownPuzzle("aa"), null);
  assert.ok(!isSolved("aa"));
  forget();
  assert.equal(ownPuzzle("bb"), null);
  assert.deepEqual(kept(), { solved: {}, days: {}, own: [], reviewed: false });
});

test("the file has own puzzles as the command reads them", () => {
  keepOwn([found("aa")]);
  const { dreistein, own } = JSON.parse(asFile());
  assert.equal(dreistein, "puzzles");
  assert.deepEqual({ ...own[0], at: 0 }, { id: 0, seat: 1, at: 0 });
});

test("a browser that stores nothing still shows the puzzle, and nonsense in it does no harm", () => {
  full = true;
  keepOwn([found("dd")]);
  assert.deepEqual(kept().own, []);
  assert.equal(ownPuzzle("dd")?.level, 2);
  stored.set("dreistein-puzzles", JSON.stringify({ own: [null, 3, { id: "x" }, found("ee")] }));
  assert.deepEqual(
    kept().own.map(({ id }) => id),
    ["ee"],
  );
  stored.set("dreistein-puzzles", JSON.stringify({ own: [{ ...found("ff"), text: "{" }, found("ee")] }));
  assert.equal(JSON.parse(asFile()).own.length, 1);
  stored.set("dreistein-puzzles", JSON.stringify({ own: "no" }));
  assert.deepEqual(kept().own, []);
});

test("a review with slips is remembered, whatever is kept or dropped later", () => {
  assert.equal(kept().reviewed, false);
  keepReviewed();
  keepOwn([found("aa")]);
  keepSolved("aa", HOW, "2026-11-17");
  dropOwn("aa");
  assert.equal(kept().reviewed, true);
  forget();
  assert.equal(kept().reviewed, false);
});
