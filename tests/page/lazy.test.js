/** Code that is fetched on demand: without a connection it is said so, and tried again by itself. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { brought, later, stylesheets, waitText } from "../../src/dreistein/web/static/play/page/lazy.js";
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

test("code that no longer fits this page says that there is a new version", async () => {
  serveTexts();
  await speak("en");
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const code = later(() => Promise.reject(new SyntaxError("no export named 'other'")));
  const seen = [];
  const draw = () => seen.push(code(draw) ?? waitText());
  draw();
  await settled();
  assert.equal(seen.at(-1), "Dreistein has been updated. Reload the page to continue.");
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

test("code comes with its style, and without one that does not come in time", async () => {
  serveTexts();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const links = [];
  document.createElement = () => ({});
  document.head = { append: (link) => links.push(link) };
  const styled = (name) =>
    later(async () => {
      stylesheets("forms", name);
      return name;
    });
  const first = styled("first");
  first(() => undefined);
  await settled();
  assert.deepEqual(
    links.map(({ href }) => href.split("/").at(-1)),
    ["forms.css", "first.css"],
  );
  assert.equal(
    first(() => undefined),
    null,
  );
  for (const link of links) link.onload();
  await settled();
  assert.equal(
    first(() => undefined),
    "first",
  );

  const second = styled("second");
  second(() => undefined);
  await settled();
  assert.equal(links.length, 3, "each is fetched once");
  mock.timers.tick(10_000);
  await settled();
  assert.equal(
    second(() => undefined),
    "second",
  );
});

test("code that does not come in time counts as lost", async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const code = later(() => new Promise(() => undefined));
  const told = [];
  const ask = () =>
    code(
      () => told.push("come"),
      () => told.push("lost"),
    );
  ask();
  mock.timers.tick(10_000);
  await settled();
  assert.deepEqual(told, ["lost"]);
});

test("what a button needs and does not get is told as the server's silence, or as a new version", async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  for (const [error, code] of [
    [new TypeError("no network"), "page-unreached"],
    [new SyntaxError("no export named 'other'"), "page-outdated"],
  ])
    await assert.rejects(
      brought(() => Promise.reject(error)),
      { code },
    );
  const late = assert.rejects(
    brought(() => new Promise(() => undefined)),
    { code: "page-unreached" },
  );
  mock.timers.tick(10_000);
  await late;
});
