/** The service workers, with caches in memory and a server that is told what to answer. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import vm from "node:vm";

const ROOT = "http://host.test/";
const BOOK = `${ROOT}static/rulebook/data/en-early.json`;

class FakeCaches {
  #all = new Map();

  names = () => Array.from(this.#all.keys());

  async open(name) {
    if (!this.#all.has(name)) this.#all.set(name, new Map());
    const held = this.#all.get(name);
    const url = (request) => new URL(request.url ?? request, ROOT).href;
    return {
      match: async (request) => held.get(url(request))?.clone(),
      put: async (request, answer) => void held.set(url(request), new Response(await answer.text())),
      delete: async (request) => held.delete(url(request)),
      keys: async () => Array.from(held.keys(), (address) => ({ url: address })),
    };
  }

  keys = async () => Array.from(this.#all.keys());
  delete = async (name) => this.#all.delete(name);
}

/** A clock that tests may have taken over by now. */
const later = (...given) => setTimeout(...given);

/** Starts the worker of a scope. */
function started(scope, fetch, { file = "sw.js", caches = new FakeCaches(), pages = () => [] } = {}) {
  const listeners = {};
  const worker = {
    location: new URL(file, ROOT),
    registration: { scope: ROOT + scope },
    skipWaiting: () => undefined,
    clients: { claim: () => undefined, matchAll: async () => pages() },
    addEventListener: (kind, listener) => (listeners[kind] = listener),
  };
  const given = {
    self: worker,
    caches,
    fetch,
    setTimeout: later,
    URL,
    Promise,
    Request,
    AbortSignal,
    Error,
    Number,
    String,
  };
  vm.runInNewContext(readFileSync(new URL("../../src/dreistein/web/static/sw.js", import.meta.url), "utf-8"), given);
  const dispatch = (kind, facts = {}) => {
    let done;
    listeners[kind]({ waitUntil: (work) => (done ??= work), respondWith: (work) => (done = work), ...facts });
    return done;
  };
  return {
    caches,
    install: () => dispatch("install"),
    check: () => dispatch("message", { data: { kind: "check", language: "en" } }),
    get: async (url) => (await dispatch("fetch", { request: { url, method: "GET", mode: "cors" } })).text(),
    open: async (url, clientId = "") =>
      (await dispatch("fetch", { request: { url, method: "GET", mode: "navigate" }, clientId })).text(),
  };
}

const settled = async () => {
  for (let left = 30; left; left -= 1) await new Promise((resolve) => setImmediate(resolve));
};
const never = () => new Promise(() => undefined);
let version = "1";
const served = async (address) => {
  const { pathname } = new URL(address, ROOT);
  if (pathname.endsWith("files.json")) return Response.json({ version, files: ["pad/a.js", "pad/b.js"] });
  return new Response(`${pathname} of ${version}`);
};

beforeEach(() => (version = "1"));

test("a book that is stored is there after two seconds, whatever the network does", async () => {
  let answer = served;
  const worker = started("pad/", (address) => answer(address));
  await worker.install();
  assert.equal(await worker.get(BOOK), "/static/rulebook/data/en-early.json of 1");
  mock.timers.enable({ apis: ["setTimeout"] });
  answer = never;
  const read = worker.get(BOOK);
  await settled();
  mock.timers.tick(2000);
  assert.equal(await read, "/static/rulebook/data/en-early.json of 1");
  mock.timers.reset();
  answer = async () => new Response("Bad gateway", { status: 502 });
  assert.equal(await worker.get(BOOK), "/static/rulebook/data/en-early.json of 1");
});

test("after an upgrade the books that were read are there, in the new version", async () => {
  let answer = served;
  const worker = started("pad/", (address) => answer(address));
  await worker.install();
  await worker.get(BOOK);
  version = "2";
  await worker.check();
  answer = () => Promise.reject(new TypeError("no network"));
  assert.equal(await worker.get(BOOK), "/static/rulebook/data/en-early.json of 2");
  assert.equal(await worker.get(`${ROOT}pad/a.js`), "/pad/a.js of 2");
});

test("an upgrade fetches the usual book once", async () => {
  const asked = [];
  const worker = started("pad/", (address) => (asked.push(String(address)), served(address)));
  await worker.install();
  await worker.check();
  version = "2";
  asked.length = 0;
  await worker.check();
  assert.equal(asked.filter((address) => address.endsWith("en-international.json")).length, 1);
});

test("a device that is full still reads a book", async () => {
  const worker = started("pad/", served);
  await worker.install();
  const { open } = worker.caches;
  worker.caches.open = async (name) => ({
    ...(await open.call(worker.caches, name)),
    put: () => Promise.reject(new Error("full")),
  });
  assert.equal(await worker.get(BOOK), "/static/rulebook/data/en-early.json of 1");
});

test("a set of two versions is not taken", async () => {
  const worker = started("pad/", async (address) => {
    const answer = await served(address);
    if (String(address).endsWith("a.js") && version === "2") version = "3";
    return answer;
  });
  await worker.install();
  version = "2";
  await worker.check();
  assert.equal(await worker.get(`${ROOT}pad/b.js`), "/pad/b.js of 1");
  await worker.check();
  assert.equal(await worker.get(`${ROOT}pad/b.js`), "/pad/b.js of 3");
});

test("a page for being offline that was stored by half is stored anew", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let answer = async (address) => {
    const { pathname } = new URL(address, ROOT);
    return pathname.endsWith(".json") ? Response.json({ version, files: ["offline"] }) : new Response("no network");
  };
  const worker = started("", (address) => answer(address.url ?? address));
  await worker.caches.open("dreistein-offline / 1");
  await worker.install();
  answer = () => Promise.reject(new TypeError("no network"));
  assert.equal(await worker.open(`${ROOT}t/1`), "no network");
  await assert.rejects(worker.get(`${ROOT}static/shared/none.js`), /no network/);
  answer = never;
  const opened = worker.open(`${ROOT}t/1`);
  mock.timers.tick(10_000);
  assert.equal(await opened, "no network", "nobody waits for ever");
  mock.timers.reset();
});

/** A folder on a host, with its engine, and a worker for it; tests exchange what is there. */
function folder(name, caches = new FakeCaches()) {
  const root = `${ROOT}${name}/`;
  const host = { build: "1", engine: { "house.zip": "a", "core.wasm": "a" }, asked: [], broken: null };
  const answer = async (request) => {
    const path = String(request.url ?? request).slice(root.length);
    host.asked.push(path);
    if (path === host.broken) throw new TypeError("no network");
    const whole = { version: host.build, files: ["", "play.js"], engine: host.engine };
    if (path === "whole/files.json") return Response.json(whole);
    if (path === "engine/index.json") return Response.json({ build: host.build });
    return new Response(`${path} ${host.engine[path.slice("engine/".length)] ?? host.build}`);
  };
  let open = [];
  const worker = started(`${name}/`, answer, { file: `${name}/sw.js?whole`, caches, pages: () => open });
  return {
    ...worker,
    host,
    root,
    get: (path) => worker.get(root + path),
    /** A page is opened, perhaps in the place of another one. */
    visit: async (id, leaving) => {
      const text = await worker.open(root, leaving);
      open = [...open.filter((page) => page.id !== leaving), { id, url: root }];
      return text;
    },
    close: (id) => (open = open.filter((page) => page.id !== id)),
  };
}

test("pages that are open stay of one build, until none of them is left", async () => {
  const game = folder("game");
  await game.install();
  assert.equal(await game.visit("a"), " 1");
  assert.equal(await game.get("engine/house.zip"), "engine/house.zip a");
  await game.get("engine/core.wasm");
  Object.assign(game.host, { build: "2", engine: { "house.zip": "b", "core.wasm": "a" }, asked: [] });
  await game.check();
  assert.ok(game.host.asked.includes("engine/house.zip"));
  assert.ok(!game.host.asked.includes("engine/core.wasm"), "what has not changed is not fetched");
  assert.equal(await game.visit("b"), " 1");
  assert.equal(await game.visit("c", "b"), " 1");
  assert.deepEqual(
    [await game.get("play.js"), await game.get("engine/house.zip")],
    ["play.js 1", "engine/house.zip a"],
  );
  game.close("c");
  game.host.broken = "engine/house.zip"; // from here on nothing is fetched
  assert.equal(await game.visit("d", "a"), " 2", "the last page of the build before is being left");
  assert.deepEqual(
    [await game.get("play.js"), await game.get("engine/house.zip")],
    ["play.js 2", "engine/house.zip b"],
  );
  assert.equal(await game.get("engine/core.wasm"), "engine/core.wasm a");
  assert.equal(game.caches.names().filter((name) => name.startsWith("dreistein-whole /")).length, 1);
});

test("a build of which a part does not come is not taken", async () => {
  const game = folder("game");
  await game.install();
  await game.visit("a");
  await game.get("engine/house.zip");
  Object.assign(game.host, { build: "2", engine: { "house.zip": "b" }, broken: "engine/house.zip" });
  await game.check();
  game.close("a");
  assert.equal(await game.visit("b"), " 1");
  assert.equal(await game.get("engine/house.zip"), "engine/house.zip a");
  game.host.broken = null;
  await game.check();
  game.close("b");
  assert.equal(await game.visit("c"), " 2");
});

test("of an engine that is newer than the page nothing is kept", async () => {
  const game = folder("game");
  await game.install();
  await game.visit("a");
  game.host.build = "2";
  assert.equal(JSON.parse(await game.get("engine/index.json")).build, "2");
  game.host.build = "1";
  assert.equal(JSON.parse(await game.get("engine/index.json")).build, "1");
});

test("folders of one host leave each other their files", async () => {
  const one = folder("one");
  const two = folder("two", one.caches);
  await one.install();
  two.host.build = "9";
  await two.install();
  one.host.build = "2";
  await one.check();
  await one.visit("a");
  one.host.broken = two.host.broken = "play.js";
  assert.deepEqual([await one.get("play.js"), await two.get("play.js")], ["play.js 2", "play.js 9"]);
});
