// @ts-check
/** What happens, in its order: others' moves one by one at a pace that can be followed, the viewer's own at once. */

import { roundOf, timeLeft } from "../model/state.js";

/** @import { Shown, State } from "./types.js" */

/** With more moves waiting than this, all are shown at once. */
const MAX_BEHIND = 24;
/** How long the last tile of a round is seen before the result covers it. */
const LAST_LOOK_MILLIS = 900;
/** A draw takes less of the pace than a placement. */
const DRAW_PACE = 0.6;
/** A tile that is seen for less is still gliding when the next one comes. */
const HURRIED_MILLIS = 260;
/** With at most so many seconds a turn, moves are shown within the time that the server allows for watching them. */
const HURRIED_CLOCK = 300;

/** A message and when it arrived. @typedef {{message: Shown, at: number}} Arrival */

export class MoveQueue {
  /** Whether what is shown now is gone before it can be seen. */
  hurried = false;
  /** @type {Arrival[]} */
  #waiting = [];
  #timer = 0;
  #state;
  #show;
  #pace;

  /**
   * @param {() => State | null} state what is shown now
   * @param {(message: Shown, at: number) => void} show a message, and when it arrived
   * @param {() => number} pace milliseconds between two moves
   */
  constructor(state, show, pace) {
    this.#state = state;
    this.#show = show;
    this.#pace = pace;
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** How much is still to be shown. */
  get length() {
    return this.#waiting.length;
  }

  /** The sequence number of the last message that waits; null if none does. */
  get lastSeq() {
    for (const { message } of this.#waiting.toReversed()) if ("seq" in message) return message.seq;
    return null;
  }

  /** Shows nothing more for a while, so that what was shown last can be seen. @param {number} millis */
  hold(millis) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#pump();
    }, millis);
  }

  /** @param {Shown} message */
  add(message) {
    this.#waiting.push({ message, at: Date.now() });
    this.#pump();
  }

  #pump() {
    if (this.#timer || !this.#waiting.length) return;
    const millis = this.#delay(this.#waiting[0].message);
    if (millis <= 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), millis);
  }

  #next() {
    this.#timer = 0;
    const next = this.#waiting.shift();
    try {
      if (next) this.#show(next.message, next.at);
    } finally {
      this.#pump();
    }
  }

  /** @param {Shown} message */
  #delay(message) {
    const state = this.#state();
    this.hurried = this.#waiting.length > MAX_BEHIND;
    if (!state || this.hurried) return 0;
    const pace = this.#pace();
    if (message.type === "acted") {
      const own = state.table.seats[message.seat]?.yours && message.action.by === "person";
      if (own) return 0;
      const spare = this.#spare(state.table.clock);
      this.hurried = spare < HURRIED_MILLIS && this.length > 1;
      return Math.min(message.action.action === "+" ? pace * DRAW_PACE : pace, spare);
    }
    if (!("seq" in message)) return 0;
    const { rounds } = message.type === "changed" ? message : message.table;
    const ended = rounds.at(-1)?.ended && !roundOf(state.table)?.ended;
    return ended ? Math.min(pace, LAST_LOOK_MILLIS) : 0;
  }

  /** How long a move may be seen so that the next player's time does not run meanwhile. @param {number | null} clock */
  #spare(clock) {
    const last = this.#waiting.findLast(({ message }) => timeLeft(message) !== undefined);
    if (clock === null || clock > HURRIED_CLOCK || !last) return Infinity;
    const { message, at } = last;
    const left = timeLeft(message);
    return Math.max(0, at + (left ?? 0) - 1000 * clock - Date.now()) / this.#waiting.length;
  }
}
