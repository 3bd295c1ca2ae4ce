// @ts-check
/**
 * A house in this browser: who asks it, and who runs it. Of all pages that are open, one has the house in a worker of
 * its own; when that page is closed, the next one opens the house again, from the file where everything is stored.
 */

import { LONG, ROOT } from "../../shared/api.js";
import { inTime } from "../../shared/ask.js";
import { own } from "../../shared/own-worker.js";
import { randomHex } from "../../shared/storage.js";

/** @typedef {{ status: number, body: string }} Answer */
/** @typedef {{ done: number, all: number }} Progress */

const NAME = `dreistein ${ROOT}`;
const SELF = randomHex(8);

/** Everything that is said to and by the house; every page and the house hear it, and take what is for them. */
const channel = new BroadcastChannel(NAME);
/** The house that answers now. @type {string | null} */
let house = null;
let asked = false;
let count = 0;
/** @type {(() => void)[]} */
let arriving = [];
/** @type {Map<number, { resolve: (answer: Answer) => void, reject: (error: unknown) => void }>} */
const waiting = new Map();
/** @type {Map<string, Line>} */
const lines = new Map();
/** @type {(progress: Progress | null, wrong?: string) => void} */
let watch = () => undefined;

/** Says how far the house is; null once it is there. @param {typeof watch} seen */
export const watchHouse = (seen) => void (watch = seen);

/** @param {Record<string, unknown>} what */
const tell = (what) => channel.postMessage({ ...what, to: house, page: SELF });

/** A house that was not here before: what the one before was asked is not answered any more. @param {string} name */
function meet(name) {
  if (name === house) return;
  house = name;
  for (const { reject } of waiting.values()) reject(new TypeError("the house has gone"));
  waiting.clear();
  for (const line of Array.from(lines.values())) line.end();
  watch(null);
  for (const come of arriving) come();
  arriving = [];
}

channel.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.kind === "open") meet(data.house);
  if (data.kind === "opening" && house === null) watch(data.progress, data.wrong);
  if (data.to !== SELF) return;
  if (data.kind === "answer") {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  } else if (data.kind === "told") lines.get(data.line)?.hear(data.text);
};

/** Opens the house if no other page has it, or as soon as none has it any more. */
export function openHouse() {
  if (asked) return;
  asked = true;
  // Held as long as the page is there: so the house knows who has gone.
  void navigator.locks.request(`${NAME} ${SELF}`, () => new Promise(() => undefined));
  void navigator.locks.request(NAME, async () => {
    const thoughts = new MessageChannel();
    const start = (/** @type {string} */ file, /** @type {MessagePort} */ port) => {
      const worker = new Worker(own(new URL(file, import.meta.url)), { type: "module" });
      worker.postMessage({ root: new URL(ROOT, location.href).href, name: NAME, port }, [port]);
      return worker;
    };
    start("./house.js", thoughts.port1).onmessage = () => start("./thinker.js", thoughts.port2);
    await new Promise(() => undefined);
  });
  channel.postMessage({ kind: "who" });
}

const open = () => (house === null ? new Promise((resolve) => arriving.push(() => resolve(null))) : null);

/**
 * What the house answers; it takes its time to open, and from then on has as long as a server has.
 * @param {string} path @param {RequestInit} request @returns {Promise<Answer>}
 */
export async function askHouse(path, { method, body, headers }) {
  openHouse();
  await open();
  const id = (count += 1);
  const language = new Headers(headers).get("Accept-Language") ?? "";
  tell({ kind: "ask", id, method, path, body: body ?? null, language });
  const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  return inTime(answer, LONG).finally(() => waiting.delete(id));
}

/** What is a WebSocket elsewhere: as much of it as a table needs. */
export class Line extends EventTarget {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  #name = `${SELF} ${(count += 1)}`;
  /** @type {((event: any) => void) | null} */
  onopen = null;
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onclose = null;

  /** @param {string} path */
  constructor(path) {
    super();
    openHouse();
    void this.#open(path);
  }

  /** @param {string} path */
  async #open(path) {
    await open();
    if (this.readyState !== WebSocket.CONNECTING) return;
    lines.set(this.#name, this);
    tell({ kind: "connect", line: this.#name, path });
    this.readyState = WebSocket.OPEN;
    this.onopen?.({});
  }

  /** @param {string} text */
  send(text) {
    tell({ kind: "say", line: this.#name, text });
  }

  /** @param {string | null} text null once nothing more comes */
  hear(text) {
    if (text === null) this.end();
    else this.onmessage?.({ data: text });
  }

  close() {
    if (lines.delete(this.#name)) tell({ kind: "hang-up", line: this.#name });
    this.readyState = WebSocket.CLOSED;
  }

  /** The other side has closed it. */
  end() {
    lines.delete(this.#name);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({});
  }
}
