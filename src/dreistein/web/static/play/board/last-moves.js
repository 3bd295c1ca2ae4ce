// @ts-check
/** What happened since one looked away: the last moves, taken off the board and shown again. */

import { announce } from "../../shared/announce.js";
import { isPlacement } from "../../shared/rules/placements.js";
import { movesOf, roundOf, sinceOwnTurn } from "../session/state.js";
import { actionText } from "../words/actions.js";
import { flyPoints, land } from "./motion.js";

/** @typedef {import("../table/table.js").TableScreen} TableScreen */

const BEFORE = 500;
const BETWEEN = 1200;

export class LastMoves {
  /** How many of the last tiles are off the board just now. */
  hidden = 0;
  /** The move that is shown just now, in words. @type {string | null} */
  told = null;
  #timer = 0;

  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** What was placed since one's own last turn; at least the very last tile. */
  get moves() {
    const { play } = this.screen;
    const round = roundOf(play.table);
    if (!round) return [];
    const placed = movesOf(round).filter(({ action }) => isPlacement(action));
    const since = sinceOwnTurn(round, play.own).filter(({ action }) => isPlacement(action));
    return since.length ? since : placed.slice(-1);
  }

  /** Everything lies there again. */
  stop() {
    clearTimeout(this.#timer);
    this.hidden = 0;
    this.told = null;
  }

  show() {
    const { moves, screen } = this;
    this.stop();
    this.hidden = moves.length;
    screen.changed();
    const step = () => {
      const move = moves[moves.length - this.hidden];
      if (!move || this.hidden === 0) {
        this.stop();
        screen.changed();
        return;
      }
      this.hidden -= 1;
      this.told = actionText(screen.play.table, move);
      screen.draw();
      announce(this.told);
      land(screen.root, screen.camera, move.action, screen.chipBox(move.seat));
      flyPoints(screen.root, screen.camera, move);
      this.#timer = window.setTimeout(step, BETWEEN);
    };
    this.#timer = window.setTimeout(step, BEFORE);
  }
}
