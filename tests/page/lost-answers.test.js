/** What a person asks for and whose answer is lost, and what is asked anew of another person. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { storage } from "./storage.js";

globalThis.sessionStorage = storage();
globalThis.localStorage = storage();
globalThis.addEventListener = () => undefined;
globalThis.document = {
  createComment: () => ({}),
  createTreeWalker: () => ({}),
  createElement: () => ({}),
  head: { append: () => undefined },
};
const PAGE = "../../src/dreistein/web/static/play";
const { answerBy } = await import("../../src/dreistein/web/static/shared/api.js");
const { claim, forgetMatch, goBack, leaveTable, linkLook, logOut, me } = await import(`${PAGE}/page/calls.js`);
const { withdrawMoment } = await import(`${PAGE}/record/moments.js`);
const { wordsHint } = await import(`${PAGE}/parts/words-hint.js`);

/** A server that says this, and then loses so many answers; what it was asked. @returns {[string, any][]} */
function server(says, lost = 0) {
  const asked = [];
  answerBy(async (path, { body }) => {
    asked.push([path, body && JSON.parse(body)]);
    if (asked.length <= lost) throw new TypeError("lost");
    return new Response(JSON.stringify(says(path)));
  });
  return asked;
}

test("a link whose answer was lost is taken again, and looked at, with the same key", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const again = () => t.mock.timers.tick(1000);
  const asked = server(() => ({ name: "Ada", before: null }), 2);
  const taken = assert.rejects(claim("t"), { code: "page-unreached" });
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate).then(again);
  await taken;
  await linkLook("t");
  assert.equal((await claim("t")).name, "Ada");
  await linkLook("t");
  const keys = asked.map(([, { key }]) => key);
  assert.match(keys[0], /^[0-9a-f]{32}$/);
  assert.deepEqual(keys, [keys[0], keys[0], keys[0], keys[0], undefined]);
});

test("a session whose answer was lost is asked for again where the device is not known any more", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = server((path) => ({ known: path === "me/logout", name: "Ada", before: null }), 2);
  const lost = assert.rejects(logOut("others"), { code: "page-unreached" });
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate).then(() => t.mock.timers.tick(1000));
  await lost;
  assert.deepEqual([(await me()).known, (await me()).known], [true, false]);
  const keys = asked.filter(([path]) => path === "me/logout").map(([, { key }]) => key);
  assert.deepEqual(keys, [keys[0], keys[0], keys[0]]);
});

test("a game that is gone already is not refused, and anything else is", async () => {
  for (const [code, told] of [
    ["no-such-table", null],
    ["no-moment", null],
    ["day-not-over", "day-not-over"],
  ]) {
    answerBy(async () => new Response(JSON.stringify({ code, message: "" }), { status: 404 }));
    for (const remove of [() => leaveTable("t"), () => forgetMatch("t", 0), () => withdrawMoment("m")])
      assert.equal(
        await remove().then(
          () => null,
          (error) => error.code,
        ),
        told,
      );
  }
});

test("whoever the device becomes is asked whether they have recovery words", async () => {
  const asked = server((path) => (path === "me/words" ? { at: 5 } : { name: "Ada", before: null }));
  const seen = () => asked.filter(([path]) => path === "me/words").length;
  for (const become of [() => undefined, () => claim("u"), goBack]) {
    await become();
    const before = seen();
    wordsHint(() => undefined);
    wordsHint(() => undefined);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    assert.equal(seen(), before + 1);
  }
});
