// @ts-check
/** Racks in the order their players chose, kept as long as the tab is open. */

import { valueOf } from "../../shared/rules/tiles.js";
import { readStored, writeStored } from "../../shared/storage.js";

/** @import { Hand } from "../types.js" */

export class RackOrder {
  /** By seat. @type {Record<string, string[]>} */
  #orders;
  #key;
  #changed;

  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.#key = `dreistein.rack.${table}`;
    this.#orders = readStored("sessionStorage", this.#key);
    this.#changed = changed;
  }

  /** The rack's tiles in their player's order, new ones last. @param {Hand} hand */
  of({ seat, tiles }) {
    const known = (this.#orders[seat] ?? []).filter((tile) => tiles.includes(tile));
    return [...known, ...tiles.filter((tile) => !known.includes(tile))];
  }

  /** Sorts by value, the highest first. @param {Hand} hand */
  sort({ seat, tiles }) {
    this.#set(
      seat,
      [...tiles].sort((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b)),
    );
  }

  /**
   * Moves a tile before another, or to the end.
   * @param {Hand} hand @param {string} tile @param {string | null} before
   */
  move(hand, tile, before) {
    if (tile === before) return;
    const rest = this.of(hand).filter((other) => other !== tile);
    const at = before === null ? rest.length : rest.indexOf(before);
    this.#set(hand.seat, [...rest.slice(0, at), tile, ...rest.slice(at)]);
  }

  /** @param {number} seat @param {string[]} tiles */
  #set(seat, tiles) {
    this.#orders[seat] = tiles;
    writeStored("sessionStorage", this.#key, this.#orders);
    this.#changed();
  }
}
