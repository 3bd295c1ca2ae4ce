import assert from "node:assert/strict";
import { test } from "node:test";

import { levelText, nameOf, nameWithin, wholeName } from "../../../src/dreistein/web/static/play/words/names.js";
import { listed } from "../../../src/dreistein/web/static/shared/text.js";

/** The "and" before a last name; without a catalogue a text shows as its key. */
const and = (name) => listed(["Ada", name]);

test("a list knows the sound that follows its last and", () => {
  for (const name of ["Inés", "Íñigo", "ignacio", "Hilda", "I\u0301ñigo", "Yves"]) {
    assert.equal(and(name), "⟦list-and-i⟧", name);
  }
  for (const name of ["Elena", "Éva"]) assert.equal(and(name), "⟦list-and-e⟧", name);
  for (const name of ["Ben", "Yago", "Hielo", "Ana", "tú", "Y", "1", "李", ""]) {
    assert.equal(and(name), "⟦list-and⟧", name);
  }
  assert.equal(listed(["Inés"]), "Inés");
  assert.equal(listed([]), "");
});

test("a nameless reader is you, with a small letter in the middle of a sentence", () => {
  const table = /** @type {any} */ ({
    seats: [
      { name: "", level: null, yours: true },
      { name: "Ada", level: null, yours: false },
    ],
  });
  assert.equal(nameOf(table, 0), "⟦you⟧");
  assert.equal(nameWithin(table, 0), "⟦you-within⟧");
  assert.equal(nameWithin(table, 1), "Ada");
});

test("an opponent of the ladder is called by its name alone, a second one also by whose way it plays", () => {
  const bot = (level) => ({ name: "", level, yours: false, kind: "bot" });
  const table = /** @type {any} */ ({ seats: [bot("max"), bot("max"), bot("greedy")] });
  assert.equal(levelText("max"), "Max");
  assert.deepEqual(
    [0, 1, 2].map((seat) => nameOf(table, seat)),
    ["Max", "Gina", "Rocco"],
  );
  assert.equal(wholeName(table, 0), "Max");
  // Without a catalogue a text shows as its key.
  assert.equal(wholeName(table, 1), "⟦page-bot⟧");
  assert.equal(wholeName(table, 2), "⟦page-bot⟧");
});
