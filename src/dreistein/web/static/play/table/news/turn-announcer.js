// @ts-check
/** Tells a screen reader that it is the player's turn, and what may be done. */

import { announce } from "../../../shared/announce.js";
import { positionKey, roundOf } from "../../model/state.js";
import { statusText } from "../../words/status.js";

/** @import { TableSession } from "../../session/session.js" */

export class TurnAnnouncer {
  /** The turn that was announced last. */
  #last = "";

  /** Announces a turn once, after everything before it was shown. @param {TableSession} session */
  update(session) {
    const { table, coveredSeat } = session;
    const round = roundOf(table);
    if (table.phase !== "playing" || !round || round.ended || session.busy || session.pending) return;
    if (!session.hand && coveredSeat === null) return;
    const turn = `${positionKey(table)} ${coveredSeat}`;
    if (turn === this.#last) return;
    this.#last = turn;
    announce(statusText(session, null));
  }
}
