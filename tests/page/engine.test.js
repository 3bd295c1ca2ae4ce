/** What Python in the browser starts from: files of the engine, and its memory as it was kept. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";

import { settled } from "./locks.js";

/** Made by Python's zipfile, which compresses nothing here. */
const ARCHIVE =
  "UEsDBBQAAAAAAAAAIQCMRBMKBQAAAAUAAAAIAAAAYS9vbmUucHkxICsgMVBLAwQUAAAIAAAAACEAAAAAAAAAAAAAAAAACgAAAGEv" +
  "Yi/DqS50eHRQSwMEFAAAAAAAAAAhAHL922wCAAAAAgAAAAQAAABsYXN0AP9QSwECFAMUAAAAAAAAACEAjEQTCgUAAAAFAAAACAAA" +
  "AAAAAAAAAAAAgAEAAAAAYS9vbmUucHlQSwECFAMUAAAIAAAAACEAAAAAAAAAAAAAAAAACgAAAAAAAAAAAAAAgAErAAAAYS9iL8Op" +
  "LnR4dFBLAQIUAxQAAAAAAAAAIQBy/dtsAgAAAAIAAAAEAAAAAAAAAAAAAACAAVMAAABsYXN0UEsFBgAAAAADAAMAoAAAAHcAAAAA" +
  "AA==";
const archive = new Uint8Array(Buffer.from(ARCHIVE, "base64"));
const NOTHING = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // the smallest module of WebAssembly
const EMPTY = new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)]);
const ENGINE = "http://host.test/game/engine/";

let host;
globalThis.fetch = (address, { method = "GET", signal } = {}) => host.answer(String(address), method, signal);
globalThis.self = globalThis;
globalThis.caches = { match: async (address) => host.kept.includes(address) };
/** The private file system of the origin: one folder. */
const files = new Map();
const handle = (name) => ({
  getFileHandle: async (file) => ({
    createSyncAccessHandle: async () => {
      const at = `${name}/${file}`;
      const bytes = () => files.get(at) ?? new Uint8Array(0);
      return {
        getSize: () => bytes().length,
        read: (to, { at: from }) => {
          const found = bytes().subarray(from, from + to.length);
          to.set(found);
          return found.length;
        },
        write: (body, { at: from }) => {
          const longer = new Uint8Array(Math.max(bytes().length, from + body.length));
          longer.set(bytes());
          longer.set(body, from);
          files.set(at, longer);
        },
        truncate: (size) => files.set(at, bytes().slice(0, size)),
        flush: () => undefined,
        close: () => undefined,
      };
    },
  }),
});
let quota = 1e9;
const storage = {
  getDirectory: async () => ({ getDirectoryHandle: async (name) => handle(name) }),
  estimate: async () => ({ quota, usage: 0 }),
};
Object.defineProperty(globalThis, "navigator", { value: { storage, userAgent: "browser 1" } });

const HERE = "../../src/dreistein/web/static/play/here";
const { fetchParts, filesIn } = await import(`${HERE}/parts.js`);
const { keepMemory, keptMemory } = await import(`${HERE}/memory.js`);

beforeEach(() => {
  files.clear();
  quota = 1e9;
  const sizes = {
    "pyodide.asm.wasm": [3e6, 12e6],
    "libraries.zip": [1e6, 1e6],
    "python_stdlib.zip": [1e6, 2e6],
    "house.zip": [5e6, 5],
  };
  const index = { build: "1", files: sizes, made: { python: "3" } };
  const bodies = {
    "index.json": JSON.stringify(index),
    "pyodide.asm.wasm": NOTHING,
    "libraries.zip": EMPTY,
    "python_stdlib.zip": Buffer.from("stdlib"),
    "house.zip": Buffer.from("house"),
  };
  host = {
    kept: [],
    asked: [],
    coding: {},
    answer: async (address, method) => {
      const name = address.slice(ENGINE.length);
      host.asked.push(method === "GET" ? name : `${method} ${name}`);
      const body = bodies[name.replace(/\.gz$/, "")];
      return new Response(name.endsWith(".gz") ? gzipSync(body) : body, { headers: host.coding });
    },
  };
});

let progress;
const parts = (build = "1") => fetchParts("http://host.test/game/", build, (told) => (progress = told));
const text = (bytes) => new TextDecoder().decode(bytes);

test("an archive gives its files", () => {
  assert.deepEqual(
    Array.from(filesIn(archive), ([name, body]) => [name, Array.from(body)]),
    [
      ["a/one.py", Array.from(Buffer.from("1 + 1"))],
      ["a/b/é.txt", []],
      ["last", [0, 255]],
    ],
  );
});

for (const [where, arrange, asked] of [
  ["comes packed from a host that compresses nothing", () => undefined, ["HEAD house.zip", "house.zip.gz"]],
  [
    "comes as it is from a host that compresses",
    () => (host.coding = { "Content-Encoding": "br" }),
    ["HEAD house.zip", "house.zip"],
  ],
  [
    "that was stored packed comes so, whatever the host does",
    () => host.kept.push(`${ENGINE}house.zip.gz`),
    ["house.zip.gz"],
  ],
  ["that was stored as it is comes so, too", () => host.kept.push(`${ENGINE}house.zip`), ["house.zip"]],
])
  test(`a file of the engine ${where}`, async () => {
    arrange();
    const found = await parts();
    assert.deepEqual([text(found.stdlib), text(found.house)], ["stdlib", "house"]);
    assert.ok(found.core instanceof WebAssembly.Module);
    assert.deepEqual(
      host.asked.filter((name) => name.includes("house")),
      asked,
    );
  });

test("an engine of another build is not fetched", async () => {
  await assert.rejects(parts("2"), /another build/);
  assert.deepEqual(host.asked, ["index.json"]);
});

test("what has come is told as what is fetched, packed or not", async () => {
  host.coding = { "Content-Encoding": "br" };
  await parts();
  assert.deepEqual(progress, { done: 5, all: 10 }); // the whole of house.zip, and next to nothing of the others
});

test("a file of which nothing more comes is given up, a slow one is not", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { answer } = host;
  let line;
  host.answer = async (address, method, signal) => {
    if (!address.endsWith("house.zip.gz")) return answer(address, method);
    const body = new ReadableStream({
      start(out) {
        line = out;
        signal.addEventListener("abort", () => out.error(signal.reason));
      },
    });
    return new Response(body);
  };
  const found = parts().then(
    () => "all",
    ({ name }) => name,
  );
  for (const byte of gzipSync("slow").subarray(0, 9)) {
    await settled();
    t.mock.timers.tick(19_000);
    line.enqueue(Uint8Array.of(byte));
  }
  await settled();
  t.mock.timers.tick(20_000);
  assert.equal(await found, "TimeoutError");
});

const MEMORY = Uint8Array.from({ length: 9_000_000 }, (_, at) => at % 251);

test("a memory that was kept is had again, by the same build in the same browser", async () => {
  assert.equal(await keptMemory("game", "1"), null);
  await keepMemory("game", "1", MEMORY);
  assert.ok(Buffer.from(await keptMemory("game", "1")).equals(Buffer.from(MEMORY)));
  assert.equal(await keptMemory("game", "2"), null);
  assert.equal(await keptMemory("other", "1"), null);
  navigator.userAgent = "browser 2";
  assert.equal(await keptMemory("game", "1"), null);
  navigator.userAgent = "browser 1";
});

test("a memory that was kept by half is none", async () => {
  await keepMemory("game", "1", MEMORY);
  const [[name, whole]] = files;
  for (const half of [whole.slice(0, -1), whole.slice().fill(0, 0, 32)]) {
    files.set(name, half);
    assert.equal(await keptMemory("game", "1"), null);
  }
});

test("where there is little room, games have it", async () => {
  await keepMemory("game", "1", MEMORY);
  quota = 1e8;
  await keepMemory("game", "1", MEMORY);
  assert.deepEqual(
    Array.from(files.values(), ({ length }) => length),
    [0],
  );
});
