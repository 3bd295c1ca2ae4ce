import assert from "node:assert/strict";
import { test } from "node:test";

import { titleText } from "../../../src/dreistein/web/static/play/words/status.js";
import { LANGUAGES, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { bot, hand, round, table, you } from "../tables.js";

serveTexts();

const nameless = { ...you, name: "" };

test("the title says whose turn it is, and to whom", async () => {
  await speak("en");
  const mine = table({ seats: [nameless, bot], hands: [hand(0, "555", ["555@0,0 25"])] });
  assert.equal(titleText(mine), "Your turn · Dreistein");
  const named = table({ seats: [{ ...you, yours: false }, nameless], hands: [] });
  assert.equal(titleText(named), "Ada’s turn · Dreistein");
});

test("while a bot plays a nameless player's seat the title names nobody", async () => {
  for (const tag of LANGUAGES) {
    await speak(tag);
    const held = table({ seats: [{ ...nameless, held: true }, bot], rounds: [round()], hands: [hand(0, "555")] });
    assert.equal(titleText(held), "Dreistein");
  }
});
