// @ts-check
/** What happened since the viewer's own last turn: those tiles are taken off the board and shown again, one by one. */

import { announce } from "../../shared/announce.js";
import { isPlacement } from "../../shared/rules/placements.js";
import { movesOf, ownSeats, roundOf, sinceOwnTurn } from "../model/state.js";
import { actionText } from "../words/actions.js";
import { describeMove } from "../words/spoken.js";
import { chipBox, flyPoints, land } from "./motion.js";

/** @import { RoundView } from "../types.js" */
/** @import { LastMovesContext } from "./types.js" */

const FIRST_MILLIS = 500;
const NEXT_MILLIS = 1200;

export class LastMoves {
  /** How many of the last tiles are off the board now. */
  hidden = 0;
  /** The move that is shown now, in words. @type {string | null} */
  text = null;
  #timer = 0;
  #context;

  /** @param {LastMovesContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** What was placed since the viewer's own last turn; at least the very last tile. */
  get moves() {
    const { table } = this.#context.session;
    const round = roundOf(table);
    if (!round) return [];
    const placed = movesOf(round).filter(({ action }) => isPlacement(action));
    const since = sinceOwnTurn(round, ownSeats(table)).filter(({ action }) => isPlacement(action));
    return since.length ? since : placed.slice(-1);
  }

  /** Puts everything back on the board. */
  stop() {
    clearTimeout(this.#timer);
    this.hidden = 0;
    this.text = null;
  }

  show() {
    const { root, session, camera, draw, changed } = this.#context;
    const { moves } = this;
    this.stop();
    this.hidden = moves.length;
    changed();
    const step = () => {
      const move = moves[moves.length - this.hidden];
      if (!move || this.hidden === 0) {
        this.stop();
        changed();
        return;
      }
      this.hidden -= 1;
      this.text = actionText(session.table, move);
      draw();
      const { board } = /** @type {RoundView} */ (roundOf(session.table));
      announce(describeMove(session.table, move, board.slice(0, board.indexOf(move.action))));
      land(root, camera, move.action, chipBox(root, move.seat));
      flyPoints(root, camera, move);
      this.#timer = setTimeout(step, NEXT_MILLIS);
    };
    this.#timer = setTimeout(step, FIRST_MILLIS);
  }
}
