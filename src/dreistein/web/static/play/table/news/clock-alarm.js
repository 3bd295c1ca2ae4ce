// @ts-check
/** A soft sound and a word when a player's time runs short. */

import { announce } from "../../../shared/announce.js";
import { positionKey } from "../../model/state.js";
import * as sound from "../../page/sound.js";
import { clockText, isUrgent, secondsLeft } from "../../words/clock.js";

/** @import { TableSession } from "../../session/session.js" */

/** In the last seconds every one is heard. */
const LAST_SECONDS = 3;

export const clockAlarm = () => new ClockAlarm();

/** Of one table. */
export class ClockAlarm {
  /** The position that was announced last. */
  #announced = "";
  /** The second that was heard last. */
  #heard = "";

  /** @param {TableSession} session */
  update(session) {
    const seconds = secondsLeft(session);
    if (seconds === null || !isUrgent(session)) return;
    const turn = positionKey(session.table);
    if (turn !== this.#announced) announce(clockText(session) ?? "");
    else if (seconds > LAST_SECONDS) return;
    this.#announced = turn;
    const second = `${turn} ${seconds}`;
    if (second !== this.#heard) sound.tick();
    this.#heard = second;
  }
}
