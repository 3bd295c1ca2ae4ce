import assert from "node:assert/strict";
import { test } from "node:test";

import { serveTexts } from "./catalogues.js";
import { drawn } from "./drawn.js";

globalThis.location = { href: "http://house/day", origin: "http://house" };
const { Sharing } = await import("../../src/dreistein/web/static/play/parts/sharing.js");
const { speak } = await import("../../src/dreistein/web/static/shared/text.js");

test("sharing without a connection is told, and a second tap begins nothing", async () => {
  serveTexts();
  document.documentElement = {};
  await speak("en");
  let drawings = 0;
  const sharing = new Sharing("page-shared", () => (drawings += 1));
  // The code for it does not come: there is no page here that could take its styles.
  const [first, second] = [sharing.share(() => ""), sharing.share(() => "")];
  assert.equal(first, second);
  await first;
  assert.match(drawn(sharing.view()), /cannot be reached/);
  assert.equal(drawings, 1);
});
