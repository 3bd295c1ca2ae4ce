// @ts-check
/** What a player asks of the table besides actions. */

import { settings } from "../../shared/settings.js";
import { readStored, writeStored } from "../../shared/storage.js";
import { needsOthers, positionOf } from "../model/state.js";

/** @import { Level, Phrase, TableView } from "../types.js" */
/** @import { Witness } from "../fair/witness.js" */
/** @import { Send } from "./types.js" */

/**
 * Whether a table has ever waited for somebody, as far as this tab knows. Who comes a little late may still take the
 * seat of a bot that was put there meanwhile, so such a match begins with a click.
 *
 * @param {string} id @param {boolean} waits now
 */
function hasWaited(id, waits) {
  const key = `dreistein-waited-${id}`;
  if (waits) writeStored("sessionStorage", key, { waited: true });
  return waits || "waited" in readStored("sessionStorage", key);
}

export class TableCommands {
  #send;
  #table;
  #witness;
  /** The match that a player here asked for. */
  #rematchAsked = 0;
  /** The look that the table knows of. */
  #wish = settings.look;
  /** The match, and the attempt to shuffle it, that was last reported as ready. */
  #readyFor = "";

  /** @param {Send} send @param {() => TableView} table as it is now @param {Witness} witness */
  constructor(send, table, witness) {
    this.#send = send;
    this.#table = table;
    this.#witness = witness;
  }

  /** @param {number} seat whose own last action */
  undo(seat) {
    this.#send({ type: "undo", seat, ...positionOf(this.#table()) });
  }

  /** @param {boolean} yes */
  answerUndo(yes) {
    const request = this.#table().undo;
    if (request) this.#send({ type: "answer", asked: request.asked, yes });
  }

  ready() {
    void this.#witness.seal(this.#table());
  }

  /** Starts a match that needs nobody else, or a rematch that was asked for here, without another click. */
  readyIfDue() {
    const table = this.#table();
    const { id, match, phase, seats, shuffle } = table;
    const attempt = shuffle?.attempt ?? 0;
    const asked = attempt ? this.#witness.wasReady(table) : match > 0 && this.#rematchAsked === match;
    const waits = seats.some(({ yours, ready }) => yours && !ready);
    const key = `${match}.${attempt}`;
    if (phase !== "gathering" || !waits || this.#readyFor === key) return;
    if (!asked && hasWaited(id, needsOthers(table))) return;
    this.#readyFor = key;
    this.ready();
  }

  nextRound() {
    this.#send({ type: "next", round: this.#table().rounds.length });
  }

  rematch() {
    this.#rematchAsked = this.#table().match + 1;
    this.#send({ type: "rematch", match: this.#rematchAsked });
  }

  /** Wants no other match. */
  decline() {
    this.#rematchAsked = 0;
    this.#send({ type: "decline", match: this.#table().match + 1 });
  }

  /** The table has gone on to another match: who saw the one before goes along, as with the next round. */
  goAlong() {
    this.#rematchAsked = this.#table().match;
  }

  /** @param {number} seat */
  resign(seat) {
    this.#send({ type: "resign", seat });
  }

  /** Gives up a seat, or that it is to be one's own. @param {number} seat */
  leave(seat) {
    this.#send({ type: "leave", seat });
  }

  /** Puts a bot on an empty seat. @param {number} seat @param {Level} level */
  fill(seat, level) {
    this.#send({ type: "fill", seat, level });
  }

  /** Frees the seat of a guest or of a bot. @param {number} seat */
  remove(seat) {
    this.#send({ type: "remove", seat });
  }

  /** Plays without an empty seat. @param {number} seat */
  closeSeat(seat) {
    this.#send({ type: "close-seat", seat, seats: this.#table().seats.length });
  }

  /** Makes new links to the table; the old ones open nothing. */
  renewLinks() {
    this.#send({ type: "new-keys" });
  }

  /** @param {number} seat @param {string} name */
  rename(seat, name) {
    this.#send({ type: "rename", seat, name, look: settings.look });
  }

  /** @param {number} seat @param {Phrase} phrase */
  say(seat, phrase) {
    this.#send({ type: "say", seat, phrase });
  }

  /** Asks for the look that was chosen in the settings since the player sat down. */
  changeLook() {
    const wish = settings.look;
    const seat = this.#table().seats.findIndex(({ yours }) => yours);
    if (seat < 0 || this.#wish === wish) return;
    this.#wish = wish;
    this.rename(seat, this.#table().seats[seat].name);
  }
}
