// @ts-check
/** Telling a screen reader that a turn has come, and what may be done in it. */

import { announce } from "../../shared/announce.js";
import { roundOf } from "../session/state.js";
import { statusText } from "../words/status.js";

export class Telling {
  /** The turn that was told last. */
  #told = "";

  /** Tells a turn once, as soon as everything before it has been shown. @param {import("../session/session.js").Play} play */
  turn(play) {
    const { table } = play;
    const round = roundOf(table);
    if (table.phase !== "playing" || !round || round.ended || play.busy || play.pending) return;
    if (!play.hand && play.covered === null) return;
    const now = [table.match, table.rounds.length, round.ply, play.covered].join(".");
    if (now === this.#told) return;
    this.#told = now;
    announce(statusText(play, null));
  }
}
