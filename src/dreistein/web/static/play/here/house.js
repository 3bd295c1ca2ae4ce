// @ts-check
/** The worker of the house: it keeps the tables, and answers all pages that are open. */

import { keptFolder } from "./files.js";
import { dropMemory, keepMemory, release } from "./memory.js";
import { fetchParts } from "./parts.js";
import { begunToKeep, resumed } from "./python.js";
import { Thoughts } from "./thoughts.js";

const FOLDER = "/house";
const SELF = crypto.randomUUID();
/** What SQLite, the browser and the engine say when there is no room, no storage at all, and another build. */
const WRONG = {
  "page-here-full": /disk is full|QuotaExceeded/,
  "page-here-missing": /SecurityError/,
  "page-here-newer": /another build/,
};
const OPEN = `
from pyodide.ffi import to_js
from dreistein.offline.desk import Desk
from dreistein.table.bots.pool import Pace

async def opened(path, think, tell, free):
    async def ask(task, seconds):
        return (await think(to_js(task), seconds)).to_bytes()
    return await Desk.open(path, ask, tell, free, Pace())
opened
`;
/** The answer to what went wrong in a way that nobody foresaw. */
const UNKNOWN = [500, JSON.stringify({ code: "page-failed", message: "" })];

/** How many bytes may still be stored. */
let free = Infinity;

async function measure() {
  if (!("estimate" in navigator.storage)) return;
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  free = quota - usage;
}

/** An error that nobody catches ends the worker, and the page that has it starts another. @param {unknown} error */
const end = (error) =>
  void setTimeout(() => {
    throw error;
  });

/** @import { Progress } from "./pages.js" */
/** @import { Parts } from "./parts.js" */

class House {
  /** @type {any} */
  #python = null;
  /** @type {any} */
  #desk = null;
  /** How far it has come, until it is open. @type {Progress | null} */
  #progress = null;
  /** Whether Python has gone on from its memory. */
  #resumed = false;
  /** The lines that are open, by page. @type {Map<string, Set<string>>} */
  #lines = new Map();
  /** What whoever thinks starts from, once it is here. @type {Parts | null} */
  #parts = null;
  /** Whoever thinks, while they wait for that. @type {MessagePort | null} */
  #thinker = null;
  #name;
  #build;
  #channel;
  #thoughts;

  /** @param {string} name @param {string} build of the page, and of the engine */
  constructor(name, build) {
    this.#name = name;
    this.#build = build;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }) => void this.#hear(data);
    this.#thoughts = new Thoughts(name, () => postMessage({ kind: "think" }));
  }

  /** @param {string} root */
  async open(root) {
    const parts = await fetchParts(root, this.#build, (progress) => this.#tellHow((this.#progress = progress)));
    const python = await this.#start(root, parts);
    this.#python = python;
    await keptFolder(python, FOLDER, this.#name);
    await measure().catch(() => undefined);
    setInterval(() => void measure().catch(() => undefined), 30_000);
    this.#desk = await python.runPython(OPEN)(
      `${FOLDER}/tables.db`,
      (/** @type {Uint8Array} */ task, /** @type {number | undefined} */ seconds) =>
        this.#thoughts.think(task, seconds),
      (/** @type {string} */ line, /** @type {string | undefined} */ text) => this.#tellLine(line, text ?? null),
      () => Math.min(free, Number.MAX_SAFE_INTEGER),
    );
    postMessage({ kind: "open" });
    this.#sayOpen();
  }

  /**
   * Python, as it was when its memory was kept, if that works; else from the start, for whoever thinks as well.
   * @param {string} root @param {Parts} parts
   */
  async #start(root, parts) {
    const before = await resumed(root, parts, this.#name, this.#build, () => this.#equip(parts));
    this.#resumed = Boolean(before);
    if (before) return before;
    const { python, memory } = await begunToKeep(root, parts);
    const keep = async () => memory && keepMemory(this.#name, this.#build, memory);
    void keep()
      .catch(() => dropMemory(this.#name))
      .then(() => {
        release(memory);
        this.#equip(parts);
      });
    return python;
  }

  /** Whoever thinks may start. @param {Parts} parts */
  #equip(parts) {
    this.#parts = parts;
    this.#thinker?.postMessage({ parts });
    this.#thinker = null;
  }

  /** @param {MessagePort} port */
  useThinker(port) {
    this.#thoughts.use(port);
    if (this.#parts) port.postMessage({ parts: this.#parts });
    else this.#thinker = port;
  }

  /** @param {Record<string, unknown>} what */
  #say(what) {
    this.#channel.postMessage(what);
  }

  #sayOpen() {
    this.#say({ kind: "open", house: SELF, build: this.#build, resumed: this.#resumed });
  }

  /** @param {Progress | null} progress @param {string} [wrong] */
  #tellHow(progress, wrong) {
    this.#say({ kind: "opening", progress, wrong });
  }

  /** @param {unknown} error */
  fail(error) {
    const found = Object.entries(WRONG).find(([, pattern]) => pattern.test(String(error)));
    this.#tellHow(null, found?.[0] ?? "page-here-failed");
    postMessage({ kind: "failed" });
    end(error);
  }

  /** @param {string} line @param {string | null} text null once nothing more comes */
  #tellLine(line, text) {
    const page = line.split(" ")[0];
    if (text === null) this.#lines.get(page)?.delete(line);
    this.#say({ kind: "told", to: page, line, text });
  }

  /**
   * Has the desk do something. Python's own errors are one request's; others end it.
   * @param {(desk: any) => unknown} work
   */
  async #at(work) {
    try {
      return await work(this.#desk);
    } catch (error) {
      console.error(error);
      if (!(error instanceof this.#python.ffi.PythonError)) end(error);
      return null;
    }
  }

  /** When a page has gone, so have its lines. @param {string} page */
  #meet(page) {
    if (this.#lines.has(page)) return;
    this.#lines.set(page, new Set());
    void navigator.locks.request(`${this.#name} ${page}`, { mode: "shared" }, () => {
      for (const line of this.#lines.get(page) ?? []) void this.#at((desk) => desk.hang_up(line));
      this.#lines.delete(page);
    });
  }

  /** @param {any} said */
  async #hear(said) {
    if (said.kind === "who" && this.#desk) this.#sayOpen();
    else if (said.kind === "who") this.#tellHow(this.#progress);
    if (said.to !== SELF) return;
    this.#meet(said.page);
    const lines = /** @type {Set<string>} */ (this.#lines.get(said.page));
    if (said.kind === "ask") {
      const [status, body] = await this.#answer(said);
      this.#say({ kind: "answer", to: said.page, id: said.id, status, body });
    } else if (said.kind === "connect") {
      lines.add(said.line);
      void this.#at((desk) => desk.connect(said.line, said.path));
    } else if (!lines.has(said.line)) this.#tellLine(said.line, null);
    else if (said.kind === "say") void this.#at((desk) => desk.say(said.line, said.text));
    else if (said.kind === "hang-up") {
      lines.delete(said.line);
      void this.#at((desk) => desk.hang_up(said.line));
    }
  }

  /** @param {{ method: string, path: string, body: string | null, language: string }} asked */
  async #answer({ method, path, body, language }) {
    const found = /** @type {any} */ (await this.#at((desk) => desk.answer(method, path, body, language)));
    if (!found) return UNKNOWN;
    const answer = found.toJs();
    found.destroy();
    return answer;
  }
}

/** @type {House} */
let house;
addEventListener("message", ({ data: { kind, root, name, build, port } }) => {
  if (kind === "beat") postMessage({ kind });
  else if (kind === "thinker") house.useThinker(port);
  else {
    house = new House(name, build);
    void navigator.locks.request(`${name} ${SELF}`, () => {
      postMessage({ kind: "begun", lock: `${name} ${SELF}` });
      postMessage({ kind: "think" });
      house.open(root).catch((error) => house.fail(error));
      return new Promise(() => undefined);
    });
  }
});
