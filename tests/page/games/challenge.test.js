import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.addEventListener = () => undefined;
globalThis.document = {
  createComment: () => ({}),
  createTreeWalker: () => ({}),
  createElement: () => ({}),
  head: { append: () => undefined },
};
const { challengeText, sentText } = await import("../../../src/dreistein/web/static/play/screens/challenge.js");
const { Sharing } = await import("../../../src/dreistein/web/static/play/parts/sharing.js");

const { speak } = await import("../../../src/dreistein/web/static/shared/text.js");

const line = (totals) => ({ totals, seat: 0, yours: true, practice: false, name: "" });
// Without a language a text shows as its key.
const key = (text) => /⟦([a-z-]+)⟧/.exec(text)[1];

test("nobody is called nameless by a challenge", () => {
  assert.equal(key(challengeText({ yours: false, by: "" })), "page-challenge-by-someone");
  assert.equal(key(challengeText({ yours: false, by: "Ada" })), "page-challenge-by");
});

test("a match is sent with both totals, solitaire with its points", () => {
  const sent = (totals, level) => sentText({ id: "c", lines: [line(totals)], level }, "http://here");
  assert.equal(sent([31, 418], "sofia"), "⟦page-challenge-text-match⟧ http://here/challenge/c");
  assert.equal(sent([120], null), "⟦page-challenge-text⟧ http://here/challenge/c");
});

test("a link that leads others nowhere is not shared before the network was asked about", async () => {
  const server = { loopback: true, addresses: [], may_open: true };
  globalThis.location = { origin: "http://127.0.0.1:8000", href: "http://127.0.0.1:8000/day" };
  // Empty catalogues: each text shows as its key.
  globalThis.fetch = async (url) => new Response(String(url).includes("/text/") ? "" : JSON.stringify(server));
  document.documentElement = {};
  await speak("en");
  const shared = [];
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { languages: ["en"], share: async ({ text }) => shared.push(text) },
  });
  let drawn = 0;
  const sharing = new Sharing("page-shared", () => (drawn += 1));
  await sharing.share((origin) => `${origin}/day`);
  assert.deepEqual([shared, drawn], [[], 1]);
  assert.ok(JSON.stringify(sharing.view()).includes("page-open-network"));
});
