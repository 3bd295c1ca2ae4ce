// @ts-check
/** Where a puzzle comes from: one of the shipped ones, by number or day, or one from the player's own games. */

import { call, Refusal } from "../../shared/api.js";
import { dayOf } from "../../shared/days.js";
import { t } from "../../shared/text.js";
import { matching, nextOf, ownAddress, puzzleOfDay, searchOf } from "./model.js";
import { isSolved, kept, ownPuzzle } from "./progress.js";

/** @import { Puzzle, PuzzleLine, PuzzleSolution, ToldPuzzle } from "../../shared/wire.js" */
/** @import { Choice } from "./types.js" */

/** One of the shipped puzzles. */
export class ShippedPuzzle {
  /** @type {PuzzleLine[]} */
  #all = [];
  #address;
  id = 0;
  /** The day whose puzzle it was when it was opened: it counts for that day, however late it is solved. */
  day = /** @type {string | null} */ (null);
  /** What was played in the match that it comes from. @type {string | null} */
  played = null;

  /** @param {string} address `day`, or a number */
  constructor(address) {
    this.#address = address;
  }

  /** The position, in the language of the page. @returns {Promise<Puzzle>} */
  async puzzle() {
    if (!this.#all.length) {
      this.#all = (await call("puzzles")).puzzles;
      const now = Date.now();
      const todays = puzzleOfDay(this.#all, now)?.id ?? 0;
      this.id = this.#address === "day" ? todays : Number(this.#address);
      this.day = this.id === todays ? dayOf(now) : null;
    }
    return call(`puzzles/${this.id}`);
  }

  /** @returns {Promise<PuzzleSolution>} */
  solution() {
    return call(`puzzles/${this.id}/solution`);
  }

  title() {
    return t("puzzle-number", { number: this.id });
  }

  themes() {
    return this.#all.find(({ id }) => id === this.id)?.themes ?? [];
  }

  /** The address of the next one. @param {Choice} choice */
  next(choice) {
    const next = nextOf(matching(this.#all, choice), isSolved, this.id);
    return next && `/puzzles/${next.id}${searchOf(choice)}`;
  }
}

/** A puzzle from an own game, which this browser has kept; the server explains it. */
export class OwnPuzzle {
  #own;
  /** @type {ToldPuzzle | null} */
  #told = null;
  day = null;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.#own = ownPuzzle(id);
    this.played = this.#own?.action ?? null;
  }

  /** @returns {Promise<Puzzle>} */
  async puzzle() {
    if (!this.#own) throw new Refusal({ code: "page-puzzle-gone", message: "" });
    /** @type {ToldPuzzle} */
    const told = await call("puzzles/own", { text: this.#own.text });
    this.#told = told;
    return told.puzzle;
  }

  /** @returns {Promise<PuzzleSolution>} */
  async solution() {
    if (!this.#told) await this.puzzle();
    return /** @type {ToldPuzzle} */ (this.#told).solution;
  }

  title() {
    return t("page-puzzle-own-title");
  }

  themes() {
    return this.#own?.themes ?? [];
  }

  /** @param {Choice} choice */
  next(choice) {
    const next = nextOf(matching(kept().own, choice), isSolved, this.id);
    return next && ownAddress(next.id, searchOf(choice));
  }
}
