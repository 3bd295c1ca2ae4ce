// @ts-check
/** Racks in the order their owners put them, kept in this tab for as long as it is open. */

import { valueOf } from "../../shared/rules/tiles.js";
import { readStored, writeStored } from "../../shared/storage.js";

/** @typedef {import("../types.js").Hand} Hand */

export class RackOrder {
  /** By seat. @type {Record<string, string[]>} */
  #orders;

  /** @param {string} table */
  constructor(table) {
    this.key = `dreistein.rack.${table}`;
    this.#orders = readStored("sessionStorage", this.key);
  }

  /** The rack's tiles in their owner's order. @param {Hand} hand */
  of({ seat, tiles }) {
    const known = (this.#orders[seat] ?? []).filter((tile) => tiles.includes(tile));
    return [...known, ...tiles.filter((tile) => !known.includes(tile))];
  }

  /** By value, then by numbers. @param {Hand} hand */
  sort({ seat, tiles }) {
    this.#keep(
      seat,
      [...tiles].sort((a, b) => valueOf(b) - valueOf(a) || a.localeCompare(b)),
    );
  }

  /** Moves a tile before another; to the end with null. @param {Hand} hand @param {string} tile @param {string | null} before */
  move(hand, tile, before) {
    if (tile === before) return;
    const rest = this.of(hand).filter((other) => other !== tile);
    const at = before === null ? rest.length : rest.indexOf(before);
    this.#keep(hand.seat, [...rest.slice(0, at), tile, ...rest.slice(at)]);
  }

  /** @param {number} seat @param {string[]} tiles */
  #keep(seat, tiles) {
    this.#orders[seat] = tiles;
    writeStored("sessionStorage", this.key, this.#orders);
  }
}
