// @ts-check
/**
 * A table on this device: what the server sent, what is shown of it, and what the player has picked. It draws nothing;
 * it calls `changed` when there is something to draw.
 */

import { inTime } from "../../shared/ask.js";
import { isPlacement, parsePlacement, placedTile } from "../../shared/rules/placements.js";
import { language, t } from "../../shared/text.js";
import { Witness } from "../fair/witness.js";
import { RackOrder } from "../model/rack-order.js";
import * as selections from "../model/selection.js";
import * as model from "../model/state.js";
import { browser } from "./browser.js";
import { TableCommands } from "./commands.js";
import { ConnectionStatus } from "./connection-status.js";
import { Hints } from "./hints.js";
import { Pauses } from "./pauses.js";
import { MoveQueue } from "./queue.js";
import { socketPath, TableSocket } from "./socket.js";

/** @import { Changed, ServerMessage, Spot, Whole } from "../types.js" */
/** @import { Browser, Pending, Selection, SessionEvents, Shown, State } from "./types.js" */

/** Milliseconds until past rounds that could not be fetched are asked for again. */
const PAST_AGAIN = 5000;

/**
 * What is nothing to complain about: of one person's tabs and devices one seals, and one answers a request to undo; and
 * an answer that was carried out is sent again where its own was lost.
 */
const SILENT = new Set(["seal-changed", "no-undo-asked"]);

export class TableSession {
  /** @type {State | null} */
  #state = null;
  #selection = selections.EMPTY;
  /** The action that is not answered yet. @type {Pending | null} */
  #pending = null;
  /** On a shared device, the seat whose tiles may be seen. @type {number | null} */
  #revealedSeat = null;
  #deadline = 0;
  /** @type {Pauses} */ #pauses;
  #events;
  #queue = new MoveQueue(
    () => this.#state,
    (message, at) => this.#show(message, at),
    () => this.#browser.pace(),
  );
  /** When past rounds may be fetched. */
  #pastAfter = 0;
  #browser;
  #socket;
  #witness;
  #invites;

  /**
   * @param {string} id
   * @param {string | null} key of a link for spectators
   * @param {SessionEvents} events @param {Browser} [using]
   * @param {boolean} [invites] whether the key is that of an invitation
   */
  constructor(id, key, events, using = browser, invites = false) {
    this.id = id;
    this.key = key;
    this.#invites = invites;
    this.connection = new ConnectionStatus(events.changed);
    this.order = new RackOrder(id, events.changed);
    this.#events = events;
    this.#browser = using;
    this.#pauses = new Pauses(using, {
      table: () => this.table,
      hand: () => (this.busy || this.#pending ? null : this.hand),
      hold: (millis) => this.#queue.hold(millis),
      over: () => this.#goOn(),
      pass: () => this.act("-"),
    });
    const heard = {
      message: (/** @type {ServerMessage} */ message) => this.#hear(message),
      change: (/** @type {boolean} */ open) => this.connection.set(open),
      lost: () => this.connection.lose(),
      seen: () => this.#seen(),
      language: () => language,
    };
    this.#socket = new TableSocket(socketPath(id, key), heard, using);
    this.#witness = new Witness(id, this.#socket.send);
    const seen = () => this.#state?.seq ?? 0;
    this.commands = new TableCommands(this.#socket.send, () => this.table, seen, this.#witness);
    this.hints = new Hints(this.#socket);
  }

  /** The key by which one may take a seat, as far as it is known here. */
  get invite() {
    return this.table.invite ?? (this.#invites ? this.key : null);
  }

  close() {
    this.#pauses.close();
    this.#queue.close();
    this.connection.close();
    this.#socket.close();
  }

  // ---------------------------------------------------------------- what the server sends

  /** What the page has seen, so that the server sends the rest. */
  #seen() {
    if (!this.#state) return null;
    const { table, seq } = this.#state;
    return { since: this.#queue.lastSeq ?? seq, match: table.match, round: Math.max(0, table.rounds.length - 1) };
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    if (this.connection.offline) this.connection.set(true);
    switch (message.type) {
      case "view":
      case "changed":
      case "acted":
      case "presence":
      case "hinted":
        this.#queue.add(message);
        return;
      case "said":
        this.#tell(() => this.#state && this.#events.said(message, this.table));
        return;
      case "refused":
        if (this.#pending?.id === message.id) this.#pending = null;
        this.hints.giveUp(message.id);
        if (!SILENT.has(message.code)) this.refuse(message.message);
        return;
      case "hint":
        if (this.#state) this.hints.receive(message, this.table);
        break;
      case "bye":
        if (message.retry === null) this.connection.gone = message.message;
        break;
    }
    this.#events.changed();
  }

  /** @param {Shown} message @param {number} at when it arrived */
  #show(message, at) {
    const before = this.#state;
    const told = model.fold(before, message);
    if (!told || told === before) return;
    // What is kept of the shuffle goes by the table that was asked for, whatever the server calls it.
    const after = told.table.id === this.id ? told : { ...told, table: { ...told.table, id: this.id } };
    this.#state = after;
    const left = model.timeLeft(message);
    // It may be shown long after it came, and the server does not wait.
    if (left !== undefined) this.#deadline = left === null ? 0 : at + left;
    if (message.type === "hinted") this.#tell(() => this.#events.hinted(message.seat));
    else if (message.type === "view" || message.type === "changed") this.#view(before, after, message);
    else if (message.type === "acted" && before) {
      const own = before.table.seats[message.seat]?.yours;
      if (own || message.action.action === this.#pending?.action) this.#startAfresh();
      this.#pauses.acted(message);
      this.#tell(() => this.#events.acted(message, before, this.#queue.hurried));
      this.#tell(() => this.#witness.drew(before.table, message));
    }
    if ("seq" in message) this.#goOn();
    else this.#events.changed();
  }

  /** What is heard, seen and noted comes after the state, and never costs a message. @param {() => void} effect */
  #tell(effect) {
    try {
      effect();
    } catch (error) {
      console.error(error);
    }
  }

  /** Not an action. @param {State | null} before @param {State} after @param {Changed | Whole} message */
  #view(before, after, message) {
    const viewed = { table: after.table, news: message.type === "changed" ? message.news : null };
    // Whoever else comes, goes or is renamed, the position is the same, and so is what was picked for it. After a break
    // the server sends everything again: an action for this very position is still on its way.
    const same = message.type === "changed" && !message.table.hands && before;
    const at = same ? model.positionKey(same.table) : this.#pending?.at;
    if (at !== model.positionKey(after.table)) this.#startAfresh();
    if (!viewed.news) this.#pastAfter = 0;
    if (viewed.news?.kind === "undone") this.#pauses.undone(after.table);
    if (before?.table.phase === "over" && before.table.match < after.table.match) this.commands.goAlong();
    this.commands.readyIfDue();
    void this.#witness.follow(after.table, !viewed.news);
    this.#tell(() => this.#events.viewed(viewed, before));
    if (before && model.isUndoDeclined(before.table, viewed)) this.refuse(t("page-undo-no"));
  }

  /** Fetches the turns of past rounds that the server has sent in short. */
  async fetchPast() {
    if (Date.now() < this.#pastAfter || !this.table.rounds.some(({ short }) => short)) return;
    this.#pastAfter = Infinity;
    const filled = await inTime(import("./past-rounds.js"))
      .then(({ wholeState }) => wholeState(this.id, this.key, () => this.#state))
      .catch(() => null);
    this.#pastAfter = Date.now() + PAST_AGAIN;
    this.#state = filled ?? this.#state;
    this.#events.changed();
  }

  /** Does what goes by itself in this position. */
  #goOn() {
    this.#chooseForced();
    this.#pauses.passSoon();
    this.#events.changed();
  }

  /** What was picked before belongs to a position that is gone. */
  #startAfresh() {
    if (this.#pending) this.#socket.forget(this.#pending.id);
    this.#pending = null;
    this.hints.forget();
    this.#selection = selections.EMPTY;
  }

  /** The opener's tile, or the only drawn tile that fits, is chosen without a tap. */
  #chooseForced() {
    const opens = model.roundOf(this.table)?.board.length === 0;
    if (opens || this.table.marks) this.#selection = selections.chooseForced(this.#selection, this.hand, opens);
  }

  // ---------------------------------------------------------------- what is shown

  get state() {
    return this.#state;
  }

  /** The table, once the server has sent it. */
  get table() {
    return /** @type {State} */ (this.#state).table;
  }

  get selection() {
    return this.#selection;
  }

  get pending() {
    return this.#pending;
  }

  /** When the turn's time is over, in milliseconds; 0 without a clock. */
  get deadline() {
    return this.#deadline;
  }

  /** The end of a turn that is still seen. */
  get breath() {
    return this.#pauses.breath;
  }

  /** Whether a pass follows by itself. */
  get passing() {
    return this.#pauses.passing;
  }

  /** Whether moves of others are still to be shown. */
  get busy() {
    return this.#queue.length > 0;
  }

  /** The hand that is to move here, if it may be seen. */
  get hand() {
    return this.breath ? null : model.movingHand(this.table, this.#revealedSeat);
  }

  /** The hand on the rack; null while it is covered. */
  get rack() {
    return this.breath ? model.handOf(this.table, this.breath.seat) : model.rackHand(this.table, this.#revealedSeat);
  }

  /** How many tiles are on the rack, seen or covered. */
  get rackSize() {
    return this.breath ? (this.rack?.tiles.length ?? 0) : model.rackSize(this.table, this.#revealedSeat);
  }

  /** The seat that the device goes to next. */
  get coveredSeat() {
    return this.breath ? null : model.coveredSeat(this.table, this.#revealedSeat);
  }

  /** The board, if nothing on it is marked: a rule of the table. */
  get #unmarked() {
    return this.table.marks ? null : (model.roundOf(this.table)?.board ?? null);
  }

  /** Where a tile may be tried, whichever is chosen. @param {string} tile */
  placesFor(tile) {
    const { hand } = this;
    const locked = hand?.drawn.length && !hand.drawn.includes(tile);
    return selections.spotsShown(selections.chooseTile(this.#selection, tile), hand, locked ? null : this.#unmarked);
  }

  /** The spots that are shown now. */
  get spots() {
    return this.#pending ? [] : selections.spotsShown(this.#selection, this.hand, this.#unmarked);
  }

  /** The spot on which a tile waits for a confirmation. */
  get previewedSpot() {
    return this.spots.find(({ key }) => key === this.#selection.previewed) ?? null;
  }

  /** What a spot stands for: the chosen tile in its rotation, or the best of all tiles. @param {Spot} spot */
  choiceAt(spot) {
    return selections.choiceAt(this.#selection, spot);
  }

  /** The tiles that may lie on the previewed spot, if it was chosen before its tile. */
  get tilesForSpot() {
    return selections.tilesForSpot(this.#selection, this.hand);
  }

  /** The tile that is shown on the board before it lies there. */
  get preview() {
    const spot = this.previewedSpot;
    const action = this.#pending?.action ?? (spot && this.choiceAt(spot).action);
    return action && isPlacement(action) ? parsePlacement(action) : null;
  }

  // ---------------------------------------------------------------- what a player does

  /** @param {Selection} selection */
  #select(selection) {
    this.#selection = selection;
    this.#events.changed();
  }

  /** Chooses a tile of the rack, or none. @param {string | null} tile */
  choose(tile) {
    this.#select(selections.chooseTile(this.#selection, tile));
  }

  /** Puts another tile on the previewed spot. @param {string} tile */
  nameTile(tile) {
    this.#select(selections.nameTile(this.#selection, tile));
  }

  rotate() {
    this.#select(selections.rotateTile(this.#selection));
  }

  /** Shows the spots of every tile, or no longer. */
  toggleAll() {
    this.#select(selections.toggleAll(this.#selection));
  }

  /**
   * Puts a tile on a spot: to look at first, or for good. A tile that the player has not chosen is looked at first.
   * @param {Spot} spot @param {boolean} atOnce
   */
  put(spot, atOnce) {
    const { action } = this.choiceAt(spot);
    const named = this.#selection.tile !== null && !this.#selection.fromAll;
    if ((atOnce && named) || this.#selection.previewed === spot.key) this.act(action);
    else this.#select(selections.previewTile(this.#selection, placedTile(action), spot.key));
  }

  /**
   * Draws or ends the turn. If a tile fits too, it may be a slip, and `asks` says whether to ask first.
   * @param {string} action @param {boolean} asks
   */
  drawOrEnd(action, asks) {
    if (asks && (!this.table.marks || model.options(this.hand).tiles.size))
      this.#select(selections.askFirst(this.#selection, action));
    else this.act(action);
  }

  confirm() {
    const { confirming } = this.#selection;
    const spot = this.previewedSpot;
    if (confirming !== null) this.act(confirming);
    else if (spot) this.act(this.choiceAt(spot).action);
  }

  cancel() {
    const asked = this.#selection.confirming !== null;
    this.#selection = selections.stepBack(this.#selection);
    if (asked) this.#chooseForced();
    this.#events.changed();
  }

  /** @param {string} action */
  act(action) {
    const { hand } = this;
    if (!hand || this.#pending) return;
    const { match } = this.table;
    const id = this.#socket.send({ type: "act", seat: hand.seat, ...model.positionOf(this.table), action, match });
    this.#pending = { id, action, at: model.positionKey(this.table) };
    this.#select(selections.selectAction(this.#selection, action));
  }

  /** Shows the player why something is not possible. @param {string} text */
  refuse(text) {
    this.#tell(() => this.#events.refused(text));
    this.#select(selections.refuse(this.#selection, text));
  }

  askHint() {
    if (this.hand) this.hints.ask(this.table, this.hand.seat);
    this.#events.changed();
  }

  closeHint() {
    this.hints.close();
    this.#events.changed();
  }

  /** Shows what a hint says: a tile as it would lie, to look at first, or what to press. @param {string} action */
  aimAt(action) {
    const aimed = this.#pending ? null : selections.aimAction(this.#selection, this.hand, action);
    if (aimed) this.#select(aimed);
  }

  /** Shows the tiles of the player who has the device now. */
  reveal() {
    this.#revealedSeat = this.coveredSeat;
    this.#goOn();
  }

  /** Has the server speak the language of the page: it words refusals and hints. */
  speak() {
    this.#socket.speak(language);
  }
}
