/** Code that is fetched on demand: without a connection it is said so, and tried again by itself. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { later, waitText } from "../../src/dreistein/web/static/play/lazy.js";
import { speak } from "../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "./catalogues.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what could not be fetched comes by itself, and meanwhile the page says why it waits", async () => {
  serveTexts();
  await speak("en");
  mock.timers.enable({ apis: ["setTimeout"] });
  let online = false;
  let fetched = 0;
  const code = later(async () => {
    fetched += 1;
    if (!online) throw new TypeError("no network");
    return { answer: 42 };
  });
  const seen = [];
  const draw = () => seen.push(code(draw)?.answer ?? waitText());

  draw();
  await settled();
  assert.deepEqual(seen, ["Loading…", "No connection. Still trying; nothing is lost."]);
  assert.equal(fetched, 1);

  online = true;
  mock.timers.tick(2000);
  await settled();
  assert.equal(seen.at(-1), 42);
  assert.equal(fetched, 2);
});

test("who can do without it is told at once, also between two attempts", async () => {
  serveTexts();
  await speak("en");
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const code = later(() => Promise.reject(new TypeError("no network")));
  code(() => undefined);
  await settled();
  const told = [];
  code(
    () => told.push("come"),
    () => told.push("without"),
  );
  assert.deepEqual(told, ["without"]);
});
