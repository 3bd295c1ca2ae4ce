import assert from "node:assert/strict";
import { test } from "node:test";

import * as text from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";

const { has, part, speak, t } = text;

/** Rejections that nobody has caught. */
function unhandled(test) {
  const found = [];
  const note = (error) => found.push(String(error));
  process.on("unhandledRejection", note);
  test.after(() => process.off("unhandledRejection", note));
  return found;
}

const turns = async (count) => {
  for (let n = 0; n < count; n++) await new Promise(setImmediate);
};

/** Fails what ends so, and is slow with the rest: what fails has failed before anybody waits for it. */
function failing(test, end) {
  const served = globalThis.fetch;
  test.after(() => (globalThis.fetch = served));
  globalThis.fetch = async (url) => {
    if (String(url).endsWith(end)) return new Response("", { status: 503 });
    await turns(20);
    return served(url);
  };
}

test("a language that cannot be fetched is told to whoever asked, and the old one stays", async (test) => {
  const found = unhandled(test);
  serveTexts();
  failing(test, "/nl");
  const slow = speak("de");
  await assert.rejects(speak("nl"), /nl: 503/);
  await slow;
  await turns(5);
  assert.deepEqual(found, []);
  assert.equal(text.language, "de");
  assert.equal(document.documentElement.lang, "de");
  await speak("en");
  assert.equal(text.language, "en", "and the next one is there");
});

test("so is a part, which can be asked for again", async (test) => {
  const found = unhandled(test);
  serveTexts();
  await speak("en");
  const served = globalThis.fetch;
  failing(test, "/result/en");
  const slow = speak("en");
  await assert.rejects(part("result"), /result\/en: 503/);
  await slow;
  await turns(5);
  assert.deepEqual(found, []);
  assert.equal(has("page-save-record"), false);
  globalThis.fetch = served;
  await part("result");
  assert.equal(has("page-save-record"), true);
});

test("the texts of a part come with every language from then on", async () => {
  serveTexts();
  await speak("en");
  assert.equal(has("fair-checked"), false);
  assert.equal(t("fair-checked"), "⟦fair-checked⟧");
  await part("fair");
  assert.equal(has("fair-checked"), true);
  const english = t("fair-checked");
  await speak("fr");
  assert.notEqual(t("fair-checked"), english);
  assert.notEqual(t("fair-checked"), "⟦fair-checked⟧");
});

test("the first language is the chosen one, else one of the browser's, else English", (test) => {
  test.mock.getter(globalThis.navigator, "languages", () => ["pt-BR", "NL-be", "de"]);
  assert.deepEqual(["fr", "xx", null].map(text.preferred), ["fr", "nl", "nl"]);
  test.mock.restoreAll();
  test.mock.getter(globalThis.navigator, "languages", () => ["pt"]);
  assert.equal(text.preferred(null), "en");
});

test("points have a true minus, and a plus where it is a change", () => {
  assert.deepEqual([3, 0, -5].map(text.score), ["3", "0", "−5"]);
  assert.deepEqual([3, 0, -5].map(text.signed), ["+3", "0", "−5"]);
});

test("bonuses have names, tiles and dates are written as people write them where they are", async (test) => {
  serveTexts();
  await speak("en");
  assert.equal(text.bonusName(null, 0), null);
  assert.deepEqual(
    [
      ["bridge", 0],
      ["hexagon", 1],
      ["hexagon", 2],
      ["hexagon", 3],
    ].map((bonus) => text.bonusName(...bonus)),
    ["bridge", "hexagon", "double hexagon", "triple hexagon"],
  );
  assert.deepEqual(
    [text.tileText("345"), text.tileSaid("345"), text.labelled("Total", "47")],
    ["3–4–5", "3, 4, 5", "Total: 47"],
  );
  const noon = new Date(2026, 10, 6, 12, 30).getTime();
  for (const [languages, day, month] of [
    [["de", "en-GB"], "6 November 2026", /6 Nov 2026.*12:30/],
    [["EN-US"], "November 6, 2026", /Nov 6, 2026.*12:30.PM/],
    [["fr"], "November 6, 2026", /Nov 6, 2026.*12:30.PM/],
  ]) {
    test.mock.getter(globalThis.navigator, "languages", () => languages);
    assert.equal(text.dayText("2026-11-06"), day);
    assert.match(text.dateText(noon), month);
  }
  assert.equal(t("pad-round", { number: 1234 }), "Round 1234", "without a thousands separator");
  const house = (name) => t("edition-house", { name });
  assert.deepEqual(
    [house("Ada"), house("\u05e2\u05d3\u05d4")],
    ["House rules (Ada)", "House rules (\u2068\u05e2\u05d3\u05d4\u2069)"],
    "what is written from the right does not turn what stands beside it",
  );
});

test("a tile stays on its line, and a dash between words may end one", () => {
  assert.equal(
    text.unbroken("After 0\u20131\u20133 \u2013 well"),
    "After 0\u2060\u2013\u20601\u2060\u2013\u20603 \u2013 well",
  );
});

test("a short sum stays on its line, and a long one breaks before a sign", () => {
  const kept = (said) => text.together(said).replaceAll("\u00a0", "~");
  assert.equal(kept("You place: 12 + 3 = +15."), "You place: 12~+~3~=~+15.");
  assert.equal(kept("9 + 9 \u2212 25 = \u22127"), "9~+~9~\u2212~25~=~\u22127");
  assert.equal(kept("15 + 9 + 7 + 5 = 36"), "15 +~9 +~7 +~5 =~36");
});
