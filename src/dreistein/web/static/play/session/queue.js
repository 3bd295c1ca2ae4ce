// @ts-check
/** The moves of others, one after the other at a pace one can follow; one's own at once. */

import { PACES, settings } from "../../shared/settings.js";
import { roundOf } from "./state.js";

/** @typedef {import("../types.js").Acted} Acted */
/** @typedef {import("../types.js").Whole} Whole */

/** More than so many moves behind: catch up at once. */
const TOO_FAR_BEHIND = 24;
/** The last tile is seen for so long before the end of the round covers it. */
const LAST_LOOK = 900;

export class Showing {
  /** @type {(Acted | Whole)[]} */
  #queue = [];
  #timer = 0;

  /**
   * @param {() => import("./state.js").State | null} state what is shown now
   * @param {(message: Acted | Whole) => void} show
   */
  constructor(state, show) {
    this.state = state;
    this.show = show;
  }

  close() {
    clearTimeout(this.#timer);
  }

  /** Whether something is still to be shown. */
  get busy() {
    return this.#queue.length > 0;
  }

  /** The number of the last message that waits to be shown. */
  get lastSeq() {
    return this.#queue[this.#queue.length - 1]?.seq ?? null;
  }

  /** @param {Acted | Whole} message */
  add(message) {
    this.#queue.push(message);
    this.#pump();
  }

  #pump() {
    if (this.#timer) return;
    const message = this.#queue[0];
    if (!message) return;
    const wait = this.#wait(message);
    if (wait <= 0) {
      this.#next();
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#next();
    }, wait);
  }

  #next() {
    const message = this.#queue.shift();
    if (message) this.show(message);
    this.#pump();
  }

  /** @param {Acted | Whole} message */
  #wait(message) {
    const state = this.state();
    const behind = this.#queue.length > TOO_FAR_BEHIND || document.visibilityState === "hidden";
    if (!state || behind) return 0;
    const pace = PACES[settings.pace];
    if (message.type === "acted") {
      const own = state.table.seats[message.seat]?.yours && message.action.by === "person";
      if (own) return 0;
      return message.action.action === "+" ? pace * 0.6 : pace;
    }
    const ended = roundOf(message.table)?.ended && !roundOf(state.table)?.ended;
    return ended ? Math.min(pace, LAST_LOOK) : 0;
  }
}
