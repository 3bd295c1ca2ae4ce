// @ts-check
/** The worker of the house: it keeps the tables, and answers all pages that are open. */

import { engine } from "./engine.js";
import { keptFolder } from "./files.js";

const FOLDER = "/house";
const SELF = crypto.randomUUID();
/** What SQLite and the browser say when there is no room. */
const FULL = /disk is full|QuotaExceeded/;
const OPEN = `
from pyodide.ffi import to_js
from dreistein.offline.desk import Desk
from dreistein.table.bots.pool import Pace

async def opened(path, think, tell, free):
    async def ask(task):
        return (await think(to_js(task))).to_bytes()
    return await Desk.open(path, ask, tell, free, Pace())
opened
`;

/** Tasks for the thinker, each with what waits for its result. @type {Map<number, (result: Uint8Array) => void>} */
const thoughts = new Map();
let count = 0;
/** How many bytes may still be stored. */
let free = Infinity;

async function measure() {
  if (!("estimate" in navigator.storage)) return;
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  free = quota - usage;
}

/** @param {string} root @param {string} name @param {MessagePort} port */
async function open(root, name, port) {
  const channel = new BroadcastChannel(name);
  const say = (/** @type {Record<string, unknown>} */ what) => channel.postMessage(what);
  /** The pages that were met. */
  const pages = new Set();
  /** Lines that are open, by page. @type {Map<string, Set<string>>} */
  const lines = new Map();
  let desk = /** @type {any} */ (null);

  // The one that thinks starts when it finds all files in the browser's cache, while this one still opens the house.
  const fetched = () => postMessage("fetched");
  const python = await engine(root, (progress) => say({ kind: "opening", progress }), fetched);
  await keptFolder(python, FOLDER, name);
  await measure();
  setInterval(() => void measure(), 30_000);
  port.onmessage = ({ data: { id, result } }) => {
    thoughts.get(id)?.(result);
    thoughts.delete(id);
  };
  const think = (/** @type {Uint8Array} */ task) =>
    new Promise((resolve) => {
      thoughts.set((count += 1), resolve);
      port.postMessage({ id: count, task });
    });
  const tell = (/** @type {string} */ line, /** @type {string | undefined} */ text) =>
    say({ kind: "told", to: line.split(" ")[0], line, text: text ?? null });
  desk = await python.runPython(OPEN)(`${FOLDER}/tables.db`, think, tell, () =>
    Math.min(free, Number.MAX_SAFE_INTEGER),
  );

  /** When a page has gone, so have its lines. @param {string} page */
  function meet(page) {
    if (pages.has(page)) return;
    pages.add(page);
    void navigator.locks.request(`${name} ${page}`, () => {
      pages.delete(page);
      for (const line of lines.get(page) ?? []) desk.hang_up(line);
      lines.delete(page);
    });
  }

  channel.onmessage = async ({ data }) => {
    if (data.kind === "who") say({ kind: "open", house: SELF });
    if (data.to !== SELF) return;
    meet(data.page);
    if (data.kind === "ask") {
      const found = await desk.answer(data.method, data.path, data.body, data.language);
      const [status, body] = found.toJs();
      found.destroy();
      say({ kind: "answer", to: data.page, id: data.id, status, body });
    } else if (data.kind === "connect") {
      lines.set(data.page, (lines.get(data.page) ?? new Set()).add(data.line));
      desk.connect(data.line, data.path);
    } else if (data.kind === "say") desk.say(data.line, data.text);
    else if (data.kind === "hang-up") desk.hang_up(data.line);
  };
  say({ kind: "open", house: SELF });
}

addEventListener("message", ({ data: { root, name, port } }) => {
  open(root, name, port).catch((error) => {
    console.error(error);
    const wrong = FULL.test(String(error)) ? "page-here-full" : "page-here-failed";
    new BroadcastChannel(name).postMessage({ kind: "opening", progress: null, wrong });
  });
});
