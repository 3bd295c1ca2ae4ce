// @ts-check
/** The expert's hint for a position: asked for, given, and shown until it is closed or the position changes. */

import { isPlacement } from "../../shared/rules/placements.js";
import { positionOf } from "../model/state.js";

/** @import { Hint, HintIdea, TableView } from "../types.js" */
/** @import { TableSocket } from "./socket.js" */

/** @param {HintIdea} idea */
const places = ({ actions: [best] }) => isPlacement(best);

export class Hints {
  /** The hint for the present position. @type {Hint | null} */
  given = null;
  /** The id of the request. @type {string | null} */
  #asked = null;
  #shown = false;
  #socket;

  /** @param {Pick<TableSocket, "send" | "forget">} socket */
  constructor(socket) {
    this.#socket = socket;
  }

  get isAsked() {
    return this.#asked !== null;
  }

  /** Whether the player looks at the hint, or waits for it. */
  get isShown() {
    return this.#shown;
  }

  /** The ideas to look at: placements before a draw that only an expert would make, or tiles that one would keep. */
  get ideas() {
    const ideas = this.#shown ? (this.given?.ideas ?? []) : [];
    return [...ideas.filter(places), ...ideas.filter((idea) => !places(idea))];
  }

  /** Whether the expert would rather not place, although something fits. */
  get isSubtle() {
    const ideas = this.given?.ideas ?? [];
    return ideas.some(places) && !places(ideas[0]);
  }

  close() {
    this.#shown = false;
  }

  /** Forgets the hint of a position that is gone, also one that is still on its way. */
  forget() {
    if (this.#asked !== null) this.#socket.forget(this.#asked);
    this.#asked = null;
    this.given = null;
    this.#shown = false;
  }

  /** @param {TableView} table @param {number} seat */
  ask(table, seat) {
    this.#shown = true;
    if (this.given) return;
    if (!this.isAsked) this.#asked = this.#socket.send({ type: "hint", seat, ...positionOf(table) });
  }

  /** @param {Hint} hint @param {TableView} table */
  receive(hint, table) {
    if (hint.id !== this.#asked) return;
    this.#asked = null;
    const { round, ply } = positionOf(table);
    if (hint.round === round && hint.ply === ply) this.given = hint;
  }

  /** No longer waits for the answer to a request. @param {string | null} id */
  giveUp(id) {
    if (this.#asked === id) this.#asked = null;
  }
}
