// @ts-check
/** What a player asks of the table besides actions. */

import { settings } from "../../shared/settings.js";
import { needsOthers, positionOf } from "../model/state.js";

/** @import { Level, Phrase, TableView } from "../types.js" */
/** @import { Witness } from "../fair/witness.js" */
/** @import { Send } from "./types.js" */

export class TableCommands {
  #send;
  #table;
  #seen;
  #witness;
  /** The match that a player here asked for. */
  #rematchAsked = 0;
  /** The look that the table knows of. */
  #wish = settings.look;
  /** The match, and the attempt to shuffle it, that was last reported as ready. */
  #readyFor = "";

  /**
   * @param {Send} send @param {() => TableView} table as it is shown @param {() => number} seen the number of the
   * last event that is
   * @param {Witness} witness
   */
  constructor(send, table, seen, witness) {
    this.#send = send;
    this.#table = table;
    this.#seen = seen;
    this.#witness = witness;
  }

  /** @param {number} seat whose own last action */
  undo(seat) {
    this.#send({ type: "undo", seat, ...positionOf(this.#table()), match: this.#table().match });
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
    const { match, phase, seats, shuffle } = table;
    if (phase !== "gathering") return;
    const due = this.#asked() || !this.gathers();
    const waits = seats.some(({ yours, ready }) => yours && !ready);
    const key = `${match}.${shuffle?.attempt ?? 0}`;
    if (!due || !waits || this.#readyFor === key) return;
    this.#readyFor = key;
    this.ready();
  }

  /**
   * Whether others are waited for here, or were until bots took their seats: those still make room for whoever comes
   * a little late, so such a match begins with a click.
   */
  gathers() {
    const table = this.#table();
    return needsOthers(table) || (table.filled && !this.#asked());
  }

  /** Whether the match that is about to begin was asked for here, but for a host who has yet to see who plays. */
  #asked() {
    const table = this.#table();
    if (table.shuffle?.attempt) return this.#witness.wasReady(table);
    const arranges = table.host && (table.filled || table.seats.some(({ kind }) => kind === "invited"));
    return table.match > 0 && this.#rematchAsked === table.match && !arranges;
  }

  nextRound() {
    this.#send({ type: "next", round: this.#table().rounds.length, match: this.#table().match });
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
    this.#send({ type: "resign", seat, match: this.#table().match });
  }

  /** Gives up a seat, or that it is to be one's own. @param {number} seat */
  leave(seat) {
    this.#send({ type: "leave", seat, seen: this.#seen() });
  }

  /** Puts a bot on an empty seat. @param {number} seat @param {Level} level */
  fill(seat, level) {
    this.#send({ type: "fill", seat, level });
  }

  /** Frees the seat of a guest or of a bot. @param {number} seat */
  remove(seat) {
    this.#send({ type: "remove", seat, seen: this.#seen() });
  }

  /** Plays without an empty seat. @param {number} seat */
  closeSeat(seat) {
    this.#send({ type: "close-seat", seat, seats: this.#table().seats.length });
  }

  /** Makes new links to the table; the old ones open nothing. */
  renewLinks() {
    this.#send({ type: "new-keys", seen: this.#seen() });
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
