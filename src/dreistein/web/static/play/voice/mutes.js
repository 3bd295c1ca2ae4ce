// @ts-check
/** Whom a viewer does not want to hear: everyone by a setting, or single people at this table. */

import { settings } from "../../shared/settings.js";
import { readStored, writeStored } from "../../shared/storage.js";

/** @import { TableView } from "../types.js" */

export class Mutes {
  /** Seats with the name of who sits there: somebody else may take the seat. @type {Set<string>} */
  #muted;
  #key;

  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
    this.#key = `dreistein-mute-${id}`;
    const { muted } = readStored("sessionStorage", this.#key) ?? {};
    this.#muted = new Set(Array.isArray(muted) ? muted : []);
  }

  /** Whether a viewer hears what a seat says; one's own seat always. @param {TableView} table @param {number} seat */
  hears(table, seat) {
    return table.seats[seat].yours || (settings.voices && !this.isMuted(table, seat));
  }

  /** @param {TableView} table @param {number} seat */
  isMuted(table, seat) {
    return this.#muted.has(whoIsThere(table, seat));
  }

  /** @param {TableView} table @param {number} seat @param {boolean} on */
  mute(table, seat, on) {
    if (on) this.#muted.add(whoIsThere(table, seat));
    else this.#muted.delete(whoIsThere(table, seat));
    writeStored("sessionStorage", this.#key, { muted: [...this.#muted] });
  }
}

/** @param {TableView} table @param {number} seat */
const whoIsThere = ({ seats }, seat) => `${seat} ${seats[seat].name}`;
