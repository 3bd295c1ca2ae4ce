// @ts-check
/** The past rounds of a match, which the server sends in short: fetched whole once somebody looks at them. */

/** @import { State } from "./types.js" */

export class History {
  /** Whether they are being fetched, or could not be. */
  #fetching = false;
  #id;
  #key;
  #state;
  #filled;

  /**
   * @param {string} id of the table
   * @param {string | null} key of a link for spectators
   * @param {() => State | null} state as it is now
   * @param {(state: State) => void} filled takes the state with the whole rounds
   */
  constructor(id, key, state, filled) {
    this.#id = id;
    this.#key = key;
    this.#state = state;
    this.#filled = filled;
  }

  /** A new view came: what could not be fetched is tried again. */
  renew() {
    this.#fetching = false;
  }

  async fetch() {
    const short = this.#state()?.table.rounds.find((round) => round.short);
    if (!short || this.#fetching) return;
    this.#fetching = true;
    try {
      const { fetchRounds, fillIn } = await import("./past-rounds.js");
      const fetched = await fetchRounds(this.#id, short.number, this.#key);
      const state = this.#state();
      if (!state) return;
      const filled = fillIn(state, fetched);
      this.#fetching = filled === state;
      this.#filled(filled);
    } catch {
      // Without their turns these rounds still show what they scored; the next view tries again.
    }
  }
}
