// @ts-check
/** The expert's hint for a position: asked for, then given. */

import { positionOf } from "./state.js";

/** @import { Hint, TableView } from "../types.js" */
/** @import { Send } from "./types.js" */

export class Hints {
  /** The hint for the present position. @type {Hint | null} */
  given = null;
  /** The id of the request. @type {string | null} */
  #asked = null;
  #send;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  get isAsked() {
    return this.#asked !== null;
  }

  /** @param {TableView} table @param {number} seat */
  ask(table, seat) {
    if (!this.isAsked) this.#asked = this.#send({ type: "hint", seat, ...positionOf(table) });
  }

  /** @param {Hint} hint */
  receive(hint) {
    if (hint.id !== this.#asked) return;
    this.#asked = null;
    this.given = hint;
  }

  /** No longer waits for the answer to a request. @param {string | null} id */
  giveUp(id) {
    if (this.#asked === id) this.#asked = null;
  }
}
