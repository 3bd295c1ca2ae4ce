import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { describeMove } from "../../../src/dreistein/web/static/play/words/spoken.js";
import { speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { bot, choice, table, you } from "../tables.js";

const BOARD = ["345@0,0"];
const at = table({ seats: [you, { ...bot, name: "Ben" }] });
const move = (seat, text) => ({ seat, ...choice(text) });

test("a move is told without its place if the words cannot be fetched, and with it once they can", async () => {
  serveTexts({ away: ["place"] });
  await speak("en");
  assert.equal(await describeMove(at, move(1, "135@-1,0 9"), BOARD), "Ben places 1, 3, 5: +9.");
  serveTexts();
  assert.equal(await describeMove(at, move(1, "135@-1,0 9"), BOARD), "Ben places 1, 3, 5 to the left of 3, 4, 5: +9.");
});

test("a move does not wait for words that are slow to come", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.fetch = () => new Promise(() => undefined);
  // A page of its own, to which nothing has come yet.
  const { describeMove: told } = await import("../../../src/dreistein/web/static/play/words/spoken.js?slow");
  let text = "";
  void Promise.resolve(told(at, move(1, "135@-1,0 9"), BOARD)).then((found) => (text = found));
  mock.timers.tick(300);
  await new Promise(setImmediate);
  assert.equal(text, "Ben places 1, 3, 5: +9.");
  mock.timers.reset();
});

test("one's own moves, the first tile and draws need no place", () => {
  assert.equal(describeMove(at, move(0, "135@-1,0 9"), BOARD), "You place 1, 3, 5: +9.");
  assert.equal(describeMove(at, { ...move(1, "555@0,0 25"), bonus: "start" }, []), "Ben opens with 5, 5, 5: +25.");
  assert.equal(describeMove(at, move(1, "+ -5"), BOARD), "Ben draws a tile (−5).");
});
