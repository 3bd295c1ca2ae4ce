/** A link for another device whose answer is lost, and what is asked anew of another person. */

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
const { claim, goBack, linkLook } = await import(`${PAGE}/page/calls.js`);
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
