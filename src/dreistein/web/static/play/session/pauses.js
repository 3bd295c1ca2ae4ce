// @ts-check
/** What goes by itself at a table, after a breath in which it is seen: the end of a turn, and a forced pass. */

import { positionKey } from "../model/state.js";

/** @import { Acted, TableView } from "../types.js" */
/** @import { Breath, Browser, PauseContext } from "./types.js" */

export class Pauses {
  /** The end of a turn that is still seen. @type {Breath | null} */
  breath = null;
  #breathTimer = 0;
  #passTimer = 0;
  /** A position that a player went back to: nothing is done there without a click. */
  #undoneAt = "";
  #browser;
  #context;

  /** @param {Pick<Browser, "breath" | "passes">} browser @param {PauseContext} context */
  constructor(browser, context) {
    this.#browser = browser;
    this.#context = context;
  }

  close() {
    clearTimeout(this.#breathTimer);
    clearTimeout(this.#passTimer);
  }

  /** Whether a pass follows by itself. */
  get passing() {
    return this.#passTimer !== 0;
  }

  /** If a turn ends by itself after its last draw, the player sees the tile before it goes on. @param {Acted} news */
  acted({ seat, tile, turn }) {
    const { table, hold, over } = this.#context;
    const millis = this.#browser.breath();
    if (turn.end !== "none-fits" || !table().seats[seat].yours || !millis) return;
    this.breath = { seat, tile };
    hold(millis);
    clearTimeout(this.#breathTimer);
    this.#breathTimer = setTimeout(() => {
      this.breath = null;
      over();
    }, millis);
  }

  /** A player went back to this position. @param {TableView} table */
  undone(table) {
    this.#undoneAt = positionKey(table);
  }

  /** Passes after a breath if nothing else is possible. */
  passSoon() {
    clearTimeout(this.#passTimer);
    this.#passTimer = 0;
    if (!this.#mustPass || !this.#browser.passes()) return;
    this.#passTimer = setTimeout(() => {
      this.#passTimer = 0;
      if (this.#mustPass) this.#context.pass();
    }, this.#browser.breath());
  }

  get #mustPass() {
    const { hand, table } = this.#context;
    const choices = hand()?.choices ?? [];
    return choices.length === 1 && choices[0].action === "-" && positionKey(table()) !== this.#undoneAt;
  }
}
