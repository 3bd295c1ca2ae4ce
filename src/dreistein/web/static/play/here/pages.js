// @ts-check
/**
 * A house in this browser, as pages ask it. Of all pages that are open, one has it in a worker (`keeper.js`); all talk
 * over one channel. Locks say who is there: a page has one that the house waits for, and the house one for the pages.
 */

import { BUILD, LONG, ROOT } from "../../shared/api.js";
import { inTime } from "../../shared/ask.js";
import { randomHex } from "../../shared/storage.js";
import { keep } from "./keeper.js";

/** @typedef {{ status: number, body: string }} Answer */
/** @typedef {{ done: number, all: number }} Progress */

const NAME = `dreistein ${ROOT}`;
const SELF = randomHex(8);
/** Milliseconds without a word from a house that is being opened: the page that has it may be asleep. */
const SILENCE = 60_000;

/** Everything that is said to and by the house; every page and the house hear it, and take what is for them. */
const channel = new BroadcastChannel(NAME);
/** The house that answers now. @type {string | null} */
let house = null;
let count = 0;
/** Tries again at once to open the house, where this page is to try later. @type {() => void} */
let hurry = () => undefined;
/** Those who wait for a house to open. @type {{ come: () => void, fail: (why: Error) => void }[]} */
const arriving = [];
let patience = 0;
/** @type {Map<number, { resolve: (answer: Answer) => void, reject: (error: unknown) => void }>} */
const waiting = new Map();
/** @type {Map<string, Line>} */
const lines = new Map();
/** @type {Promise<void> | null} */
let present = null;
/** @type {(progress: Progress | null, wrong?: string) => void} */
let watch = () => undefined;
/** @type {Set<() => void>} */
const openings = new Set();

/** Why there is no house to ask: the message is the key of a sentence. */
export class NoHouse extends Error {}

/** Says how far the house is; null once it is there. @param {typeof watch} seen */
export const watchHouse = (seen) => void (watch = seen);

/** Calls back whenever a house opens, until what this returns is called. @param {() => void} opened */
export function whenOpen(opened) {
  openings.add(opened);
  return () => void openings.delete(opened);
}

/** @param {Record<string, unknown>} what */
const tell = (what) => channel.postMessage({ ...what, to: house, page: SELF });

/** A house is there that was not before. @param {string} name */
function meet(name) {
  if (name === house) return;
  leave();
  house = name;
  void navigator.locks.request(`${NAME} ${name}`, { mode: "shared" }, () => {
    if (house === name) leave();
  });
  clearTimeout(patience);
  watch(null);
  for (const { come } of arriving.splice(0)) come();
  for (const opened of openings) opened();
}

/** The house has gone: what it was asked is not answered any more. */
function leave() {
  house = null;
  for (const { reject } of waiting.values()) reject(new NoHouse("page-here-gone"));
  waiting.clear();
  for (const line of Array.from(lines.values())) line.end();
}

/** No house opens for those who wait. @param {string} wrong */
function fail(wrong) {
  clearTimeout(patience);
  watch(null, wrong);
  for (const { fail } of arriving.splice(0)) fail(new NoHouse(wrong));
}

/** A page that was put to sleep with the house in it says nothing. */
function bePatient() {
  clearTimeout(patience);
  if (arriving.length) patience = setTimeout(() => fail("page-here-asleep"), SILENCE);
}

channel.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.kind === "open" && data.build !== BUILD) fail("page-here-asleep");
  else if (data.kind === "open") meet(data.house);
  else if (data.kind === "who") hurry();
  else if (data.kind === "opening") {
    leave(); // there is only one at a time
    if (data.wrong) return fail(data.wrong);
    watch(data.progress);
    bePatient();
  }
  if (data.to !== SELF) return;
  if (data.kind === "answer") {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  } else if (data.kind === "told") lines.get(data.line)?.hear(data.text);
};

/** Held as long as the page is there, and before it says a word: so the house knows who has gone. */
const presence = () =>
  new Promise((resolve) => {
    void navigator.locks.request(`${NAME} ${SELF}`, () => (resolve(undefined), new Promise(() => undefined)));
  });

/** Opens the house if no other page has it, or as soon as none has it any more. */
export function openHouse() {
  present ??= presence().then(() => {
    hurry = keep(NAME, new URL(ROOT, location.href).href, (wrong) => {
      channel.postMessage({ kind: "opening", progress: null, wrong });
      fail(wrong);
    });
  });
  return present;
}

/** Waits until a house is open; raises `NoHouse` if none opens. */
async function open() {
  await openHouse();
  if (house !== null) return;
  const coming = new Promise((come, fail) => arriving.push({ come: () => come(null), fail }));
  bePatient();
  channel.postMessage({ kind: "who" });
  hurry();
  await coming;
}

/**
 * What the house answers; it takes its time to open, and from then on has as long as a server has.
 * @param {string} path @param {RequestInit} request @returns {Promise<Answer>}
 */
export async function askHouse(path, { method, body, headers }) {
  await open();
  const id = (count += 1);
  const language = new Headers(headers).get("Accept-Language") ?? "";
  const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  tell({ kind: "ask", id, method, path, body: body ?? null, language });
  return inTime(answer, LONG)
    .catch((error) => {
      throw error instanceof NoHouse ? error : new NoHouse("page-here-asleep");
    })
    .finally(() => waiting.delete(id));
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
    open().then(
      () => this.#open(path),
      () => this.end(),
    );
  }

  /** @param {string} path */
  #open(path) {
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
    if (this.readyState === WebSocket.CLOSED) return;
    lines.delete(this.#name);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({});
  }
}
