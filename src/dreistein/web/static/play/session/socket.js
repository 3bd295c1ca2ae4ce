// @ts-check
/**
 * The line to a table: it comes back by itself, asks for what was missed, and sends again under the
 * same id whatever was not acknowledged.
 */

/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {{id: string, type: string} & Record<string, unknown>} Wish */

/** The version of the messages that this page speaks. @type {import("../types.js").Protocol} */
const PROTOCOL = 2;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Wish>} */
  #unanswered = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;
  #watch = 0;
  #heartbeat = 20;
  #heard = 0;
  #closed = false;
  #sent = 0;
  /** The language that the server was asked to speak. */
  #spoken = "";
  /** A name for this page, so that two tabs never use the same id. */
  #prefix = randomHex(6);

  /**
   * @param {string} address
   * @param {object} events
   * @param {(message: ServerMessage) => void} events.message
   * @param {(open: boolean) => void} events.change
   * @param {() => {since: number, match: number, round: number} | null} events.seen the last things seen
   * @param {() => string} events.language
   */
  constructor(address, events) {
    this.address = address;
    this.events = events;
    this.online = () => this.#connect();
    addEventListener("online", this.online);
    this.shown = () => document.visibilityState === "visible" && this.#check();
    document.addEventListener("visibilitychange", this.shown);
    this.#connect();
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a wish, now or as soon as there is a line again; gives its id. @param {Record<string, unknown> & {type: string}} wish */
  send(wish) {
    this.#sent += 1;
    const whole = { ...wish, id: `${this.#prefix}.${this.#sent}` };
    this.#unanswered.set(whole.id, whole);
    if (this.open) this.#socket?.send(JSON.stringify(whole));
    return whole.id;
  }

  /** Lets the server speak a language from now on: it asks for that once a line, so another line is opened. @param {string} language */
  speak(language) {
    if (this.#spoken === language || !this.open) return;
    this.#hangUp();
    this.#connect();
  }

  /** Forgets a wish that is no longer meant. @param {string} id */
  forget(id) {
    this.#unanswered.delete(id);
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.shown);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      const seen = this.events.seen();
      this.#spoken = this.events.language();
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...(seen ?? {}), language: this.#spoken }));
      this.#heard = Date.now();
      this.#beat();
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(/** @type {ServerMessage} */ (JSON.parse(event.data)));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#again();
    };
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.#heartbeat = message.heartbeat;
      this.events.change(true);
      for (const wish of this.#unanswered.values()) this.#socket?.send(JSON.stringify(wish));
    } else if (message.type === "bye") {
      if (message.retry === null) this.#closed = true;
      else this.#wait = message.retry;
    } else if ((message.type === "done" || message.type === "refused" || message.type === "hint") && message.id) {
      this.#unanswered.delete(message.id);
    }
    this.events.message(message);
  }

  #again() {
    clearInterval(this.#watch);
    this.#socket = null;
    if (this.#closed) return;
    this.events.change(false);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #beat() {
    clearInterval(this.#watch);
    this.#watch = window.setInterval(() => this.#check(), (this.#heartbeat * 1000) / 2);
  }

  /** A line that was silent for too long is dead, whatever the browser thinks. */
  #check() {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      this.#connect();
      return;
    }
    if (Date.now() - this.#heard > this.#heartbeat * 2000) {
      this.#hangUp();
      this.#again();
      return;
    }
    socket.send(JSON.stringify({ type: "ping", n: 0 }));
  }

  /** Lets the present line go, whatever it still says. */
  #hangUp() {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }
}

/** @param {number} bytes */
export function randomHex(bytes) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
