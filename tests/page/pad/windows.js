/** Windows of the score pad without a browser; what they draw is not looked at. */

import "./databases.js";
import "../drawn.js";

import { GERMAN } from "./entries.js";

Object.assign(document, {
  baseURI: "http://pad.test/pad/",
  visibilityState: "visible",
  documentElement: { dataset: {} },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
Object.assign(globalThis, {
  self: globalThis,
  window: globalThis,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  location: { hash: "#/", replace: (hash) => (location.hash = hash) },
  scrollTo: () => undefined,
});

/** Streams of events; a test says what they bring. */
export class FakeStream {
  static CLOSED = 2;
  static all = [];
  readyState = 0;

  constructor(address) {
    this.address = address;
    FakeStream.all.push(this);
  }

  close() {
    this.readyState = FakeStream.CLOSED;
  }

  /** The server, or a proxy, refuses it. */
  refuse() {
    this.close();
    this.onerror();
  }

  bring(news) {
    this.onmessage({ data: JSON.stringify({ after: 0, ops: [], offered: false, hand: 0, ...news }) });
  }
}
globalThis.EventSource = FakeStream;

/** News go to all windows but the one that wrote. */
class Channel {
  static all = [];
  listeners = [];

  constructor() {
    Channel.all.push(this);
  }

  addEventListener(_, listener) {
    this.listeners.push(listener);
  }

  postMessage(data) {
    for (const other of Channel.all) if (other !== this) for (const listener of other.listeners) listener({ data });
  }
}
globalThis.BroadcastChannel = Channel;

const { GameStore } = await import("../../../src/dreistein/web/static/pad/device/store.js");
const { Pad } = await import("../../../src/dreistein/web/static/pad/pad.js");

class Window extends Pad {
  draw() {}
  say() {}
}

/** @type {Window[]} */
const opened = [];

/** The pad in another window. */
export async function anotherWindow() {
  opened.push(new Window({}, await GameStore.open(), [GERMAN]));
  return opened.at(-1);
}

/** Closes all windows, so that nothing waits for a server any more. */
export function closeWindows() {
  for (const pad of opened) pad.feed?.close();
  opened.length = Channel.all.length = FakeStream.all.length = 0;
}

export const settled = async (turns = 60) => {
  for (let left = turns; left; left -= 1) await new Promise((resolve) => setImmediate(resolve));
};
