// @ts-check
/**
 * The connection to a table: it reconnects by itself, asks for what it missed, and sends again, under the same id, what
 * was not answered.
 */

import { randomHex } from "../../shared/storage.js";
import { browser } from "./browser.js";

/** @import { Protocol, ServerMessage } from "../types.js" */
/** @import { Browser, Request, Send, SocketEvents } from "./types.js" */

/** The version of the messages that this page speaks. @type {Protocol} */
const PROTOCOL = 1;
const FIRST_WAIT_MILLIS = 400;
const LONGEST_WAIT_MILLIS = 15_000;
/** How long an attempt to connect may take: the network may have swallowed it. */
const ATTEMPT_MILLIS = 10_000;
/** And if the device has just come back. */
const SHORT_ATTEMPT_MILLIS = 3000;
/** Seconds between pings until the server names its own. */
const FIRST_HEARTBEAT = 20;

/** @param {string} table @param {string | null} key of a link for spectators */
export const socketPath = (table, key) =>
  `/api/tables/${encodeURIComponent(table)}/socket${key ? `?key=${encodeURIComponent(key)}` : ""}`;

export class TableSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Request>} */
  #unanswered = new Map();
  #wait = FIRST_WAIT_MILLIS;
  #timer = 0;
  #pings = 0;
  #heartbeat = FIRST_HEARTBEAT;
  /** When the server was last heard, or asked for a connection. */
  #heard = 0;
  #closed = false;
  /** Whether the server has answered this connection's hello: then it has all that was asked before. */
  #welcome = false;
  #sent = 0;
  /** The language that the server was asked for. */
  #language = "";
  /** A name for this page, so that two tabs never use the same id. */
  #prefix = randomHex(6);
  #path;
  #events;
  #browser;
  #unlisten;

  /** @param {string} path @param {SocketEvents} events @param {Pick<Browser, "connect" | "listen">} [using] */
  constructor(path, events, using = browser) {
    this.#path = path;
    this.#events = events;
    this.#browser = using;
    this.#unlisten = using.listen(
      () => this.#check(),
      () => events.lost(),
      () => this.#check(),
    );
    this.#connect();
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a request now, or as soon as the server has welcomed this page; gives its id. @type {Send} */
  send = (request) => {
    this.#sent += 1;
    const id = `${this.#prefix}.${this.#sent}`;
    const whole = { ...request, id };
    this.#unanswered.set(id, whole);
    if (this.open && this.#welcome) this.#socket?.send(JSON.stringify(whole));
    return id;
  };

  /**
   * Asks the server for another language: it takes one per connection, so a new one is opened.
   * @param {string} language
   */
  speak(language) {
    if (this.#language === language || !this.open) return;
    this.#hangUp();
    this.#connect();
  }

  /** Does not send a request again. @param {string} id */
  forget(id) {
    this.#unanswered.delete(id);
  }

  close() {
    this.#closed = true;
    this.#unlisten();
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  #connect() {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#timer);
    const socket = this.#browser.connect(this.#path);
    this.#socket = socket;
    this.#welcome = false;
    this.#heard = Date.now();
    this.#timer = setTimeout(() => this.#drop(), ATTEMPT_MILLIS);
    socket.onopen = () => {
      const seen = this.#events.seen();
      this.#language = this.#events.language();
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...(seen ?? {}), language: this.#language }));
      this.#heard = Date.now();
      clearInterval(this.#pings);
      this.#pings = setInterval(() => this.#check(), (this.#heartbeat * 1000) / 2);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(/** @type {ServerMessage} */ (JSON.parse(event.data)));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#reconnect();
    };
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    if (message.type === "welcome") {
      clearTimeout(this.#timer);
      this.#welcome = true;
      this.#wait = FIRST_WAIT_MILLIS;
      this.#heartbeat = message.heartbeat;
      this.#events.change(true);
      for (const request of this.#unanswered.values()) this.#socket?.send(JSON.stringify(request));
    } else if (message.type === "bye") {
      if (message.retry === null) this.#closed = true;
      else this.#wait = message.retry;
    } else if ((message.type === "done" || message.type === "refused" || message.type === "hint") && message.id) {
      this.#unanswered.delete(message.id);
    }
    this.#events.message(message);
  }

  /** Connects again after a while, ever longer and never at the same time as everybody else. */
  #reconnect() {
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket = null;
    if (this.#closed) return;
    this.#events.change(false);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MILLIS);
  }

  /** Pings, or gives up a connection that was silent for too long, whatever the browser thinks of it. */
  #check() {
    const silent = Date.now() - this.#heard;
    if (this.#socket?.readyState === WebSocket.CONNECTING) {
      if (silent > SHORT_ATTEMPT_MILLIS) this.#hangUp();
      this.#connect();
    } else if (!this.open) this.#connect();
    else if (silent > this.#heartbeat * 2000) this.#drop();
    else this.#socket?.send(JSON.stringify({ type: "ping", n: 0 }));
  }

  /** Gives up the present connection, and connects again after a while. */
  #drop() {
    this.#hangUp();
    this.#reconnect();
  }

  /** Drops the present connection and ignores whatever still comes over it. */
  #hangUp() {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }
}
