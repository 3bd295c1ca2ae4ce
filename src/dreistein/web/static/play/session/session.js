// @ts-check
/**
 * One table as somebody plays at it: the line, the moves of others at a pace one can follow, and
 * what is chosen right now. It draws nothing; it calls `changed` when there is something to draw.
 */

import { cellOf, isPlacement, parsePlacement, placedTile } from "../../shared/rules/placements.js";
import { errorText, language } from "../../shared/text.js";
import { socketAddress } from "../api.js";
import { RackOrder } from "../rack/order.js";
import { Showing } from "./queue.js";
import { Line, randomHex } from "./socket.js";
import { bestChoice, fold, handToMove, options, ownSeats, roundOf, spotsFor } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../types.js").ServerMessage} ServerMessage */
/** @typedef {import("../types.js").Acted} Acted */
/** @typedef {import("../types.js").Hint} Hint */
/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../types.js").Hand} Hand */

export class Play {
  /** @type {State | null} */
  state = null;
  /** The chosen tile of the rack. @type {string | null} */
  chosen = null;
  /** The spot that waits for a confirmation. @type {string | null} */
  previewed = null;
  /** Drawing, passing or keeping that waits for a second tap. @type {string | null} */
  weighed = null;
  /** How the opener is turned: the number of the choice. */
  turned = 0;
  /** An action that is sent and not yet answered, and the position it is meant for. @type {{id: string, action: string, at: string} | null} */
  pending = null;
  connected = false;
  /** Whether the line has been lost for long enough to say so. */
  offline = false;
  #offlineTimer = 0;
  /** What the server last refused, in words. @type {string | null} */
  refused = null;
  /** @type {Hint | null} */
  hint = null;
  /** @type {string | null} */
  hintAsked = null;
  showAll = false;
  /** The match that this person asked for. */
  wanted = 0;
  /** In a game on one device: the seat whose tiles may be seen. @type {number | null} */
  unveiled = null;
  /** @type {number} */
  deadline = 0;
  /** @type {string | null} */
  gone = null;

  /**
   * @param {string} id
   * @param {string | null} key
   * @param {object} events
   * @param {() => void} events.changed
   * @param {(news: Acted, before: State) => void} events.acted before the state with it is drawn
   * @param {(message: import("../types.js").Whole, before: State | null) => void} events.whole
   * @param {(hint: Hint) => void} events.hinted
   * @param {(text: string) => void} events.told
   */
  constructor(id, key, events) {
    this.id = id;
    this.key = key;
    this.events = events;
    this.order = new RackOrder(id);
    this.showing = new Showing(
      () => this.state,
      (message) => this.#show(message),
    );
    this.line = new Line(socketAddress(id, key), {
      message: (message) => this.#hear(message),
      change: (open) => this.#lineChanged(open),
      seen: () => this.#seen(),
      language: () => language,
    });
  }

  close() {
    this.showing.close();
    clearTimeout(this.#offlineTimer);
    this.line.close();
  }

  // ---------------------------------------------------------------- the line

  #seen() {
    if (!this.state) return null;
    const { table } = this.state;
    return {
      since: this.showing.lastSeq ?? this.state.seq,
      match: table.match,
      round: Math.max(0, table.rounds.length - 1),
    };
  }

  /** @param {boolean} open */
  #lineChanged(open) {
    this.connected = open;
    clearTimeout(this.#offlineTimer);
    if (open) this.offline = false;
    else this.#offlineTimer = window.setTimeout(() => ((this.offline = true), this.events.changed()), 1200);
    this.events.changed();
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    switch (message.type) {
      case "view":
      case "acted":
        this.showing.add(message);
        return;
      case "presence":
        this.state = fold(this.state, message);
        break;
      case "done":
        break;
      case "refused":
        if (this.pending?.id === message.id) this.pending = null;
        if (this.hintAsked === message.id) this.hintAsked = null;
        this.previewed = null;
        this.refused = errorText(message);
        this.events.told(this.refused);
        break;
      case "hint":
        if (message.id !== this.hintAsked) return;
        this.hintAsked = null;
        this.hint = message;
        this.events.hinted(message);
        break;
      case "bye":
        if (message.retry === null) this.gone = message.message;
        break;
    }
    this.events.changed();
  }

  /** @param {Acted | import("../types.js").Whole} message */
  #show(message) {
    const before = this.state;
    if (message.type === "acted") {
      if (!before || message.seq <= before.seq) return;
      this.events.acted(message, before);
      if (message.action.action === this.pending?.action || before.table.seats[message.seat]?.yours) this.#settle();
    } else {
      this.events.whole(message, before);
      // After a break the server tells everything anew: an action for this very position is still on its way.
      if (this.pending?.at !== positionOf(message.table)) this.#settle();
    }
    this.state = fold(before, message);
    const table = this.state?.table;
    if (table) {
      this.deadline = table.left === null ? 0 : Date.now() + table.left;
      this.#chooseForced();
    }
    this.events.changed();
  }

  /** What was chosen before belongs to a position that is gone. */
  #settle() {
    if (this.pending) this.line.forget(this.pending.id);
    this.pending = null;
    this.previewed = null;
    this.weighed = null;
    this.chosen = null;
    this.turned = 0;
    this.refused = null;
    this.hint = null;
    this.showAll = false;
  }

  /** The opener's tile, or the only drawn tile that fits, is chosen by itself. */
  #chooseForced() {
    const hand = this.hand;
    if (!hand?.choices || this.chosen !== null) return;
    const { tiles } = options(hand);
    if (tiles.size === 1 && (hand.drawn.length > 0 || roundOf(this.table)?.board.length === 0)) {
      this.chosen = [...tiles][0];
    }
  }

  // ---------------------------------------------------------------- what is there

  get table() {
    return /** @type {State} */ (this.state).table;
  }

  get busy() {
    return this.showing.busy;
  }

  /** The seats of this device that people play. */
  get own() {
    return ownSeats(this.table);
  }

  /** Several people at this device. */
  get shared() {
    return this.own.length > 1;
  }

  /** The hand to move, where it may be seen. @returns {Hand | null} */
  get hand() {
    const hand = handToMove(this.table);
    return hand && this.shared && hand.seat !== this.unveiled ? null : hand;
  }

  /** The hand on the rack; null while it is covered. @returns {Hand | null} */
  get rack() {
    if (!this.shared) return this.table.hands[0] ?? null;
    return this.hand;
  }

  /** How many tiles are on the rack, seen or covered. */
  get held() {
    return this.rack?.tiles.length ?? roundOf(this.table)?.counts[this.covered ?? -1] ?? 0;
  }

  /** The seat that the device goes to next. */
  get covered() {
    const hand = handToMove(this.table);
    return this.shared && hand && hand.seat !== this.unveiled ? hand.seat : null;
  }

  /** The rack's tiles in their owner's order. @param {Hand} hand */
  ordered(hand) {
    return this.order.of(hand);
  }

  /** The spots that are lit now. @returns {Spot[]} */
  get spots() {
    if (this.pending) return [];
    if (this.chosen !== null) return spotsFor(this.hand, this.chosen);
    return this.showAll ? spotsFor(this.hand, null) : [];
  }

  /** The choice that a spot stands for now: the chosen tile as it is turned, or the best of all tiles. @param {Spot} spot */
  choiceAt(spot) {
    return this.chosen === null ? bestChoice(spot) : spot.choices[this.turned % spot.choices.length];
  }

  // ---------------------------------------------------------------- what one does

  /** @param {string | null} tile */
  choose(tile) {
    this.chosen = tile;
    this.previewed = null;
    this.weighed = null;
    this.refused = null;
    this.turned = 0;
    this.events.changed();
  }

  /** Puts the chosen tile on a place: to look at first, or for good. @param {Spot} spot @param {boolean} atOnce */
  put(spot, atOnce) {
    const choice = this.choiceAt(spot);
    if (!atOnce && this.previewed !== spot.key) {
      this.chosen = placedTile(choice.action);
      this.previewed = spot.key;
      this.events.changed();
      return;
    }
    this.act(choice.action);
  }

  turn() {
    this.turned += 1;
    this.events.changed();
  }

  /** Draws, passes or keeps; where a tile fits too, it may be a slip and is asked about first. @param {string} action @param {boolean} asks */
  take(action, asks) {
    if (!asks || !options(this.hand).tiles.size) {
      this.act(action);
      return;
    }
    this.chosen = null;
    this.previewed = null;
    this.refused = null;
    this.weighed = action;
    this.events.changed();
  }

  confirm() {
    if (this.weighed !== null) {
      this.act(this.weighed);
      return;
    }
    const spot = this.spots.find(({ key }) => key === this.previewed);
    if (spot) this.act(this.choiceAt(spot).action);
  }

  cancel() {
    if (this.weighed !== null) {
      this.weighed = null;
      this.#chooseForced();
    } else if (this.previewed !== null) this.previewed = null;
    else this.chosen = null;
    this.events.changed();
  }

  /** @param {string} action */
  act(action) {
    const hand = this.hand;
    if (!hand || this.pending) return;
    this.refused = null;
    this.weighed = null;
    const { round, ply } = this.#now();
    if (isPlacement(action)) {
      this.chosen = placedTile(action);
      this.previewed = cellOf(action);
    }
    const id = this.line.send({ type: "act", seat: hand.seat, round, ply, action });
    this.pending = { id, action, at: positionOf(this.table) };
    this.events.changed();
  }

  #now() {
    const { rounds } = this.table;
    return { round: rounds.length - 1, ply: roundOf(this.table)?.ply ?? 0 };
  }

  /** Lets the server speak the language of the page: it words refusals and hints. */
  speak() {
    this.line.speak(language);
  }

  askHint() {
    const hand = this.hand;
    if (!hand || this.hintAsked) return;
    this.hintAsked = this.line.send({ type: "hint", seat: hand.seat, ...this.#now() });
    this.events.changed();
  }

  undo() {
    const seat = this.table.may_undo[0];
    if (seat !== undefined) this.line.send({ type: "undo", seat, ...this.#now() });
  }

  /** @param {boolean} yes */
  answerUndo(yes) {
    const wish = this.table.undo;
    if (wish) this.line.send({ type: "answer", asked: wish.asked, yes });
  }

  ready() {
    this.line.send({ type: "ready", match: this.table.match, contribution: randomHex(32) });
  }

  nextRound() {
    this.line.send({ type: "next", round: this.table.rounds.length });
  }

  rematch() {
    this.wanted = this.table.match + 1;
    this.line.send({ type: "rematch", match: this.table.match + 1 });
  }

  /** @param {number} seat */
  resign(seat) {
    this.line.send({ type: "resign", seat });
  }

  /** @param {number} seat @param {import("../types.js").Level} level */
  fill(seat, level) {
    this.line.send({ type: "fill", seat, level });
  }

  /** @param {number} seat @param {string} name */
  rename(seat, name) {
    this.line.send({ type: "rename", seat, name });
  }

  unveil() {
    this.unveiled = this.covered;
    this.#chooseForced();
    this.events.changed();
  }

  /** Sorts the rack. */
  sort() {
    if (this.rack) this.order.sort(this.rack);
    this.events.changed();
  }

  /** Moves a tile of the rack before another; to the end with null. @param {string} tile @param {string | null} before */
  reorder(tile, before) {
    if (this.rack) this.order.move(this.rack, tile, before);
    this.events.changed();
  }

  /** The tile shown on the board before it lies there. */
  get preview() {
    const action = this.pending?.action ?? this.#previewedAction();
    return action && isPlacement(action) ? parsePlacement(action) : null;
  }

  #previewedAction() {
    const spot = this.spots.find(({ key }) => key === this.previewed);
    return spot ? this.choiceAt(spot).action : null;
  }
}

/** A position's name: match, round and turn. @param {import("../types.js").TableView} table */
const positionOf = (table) => [table.match, table.rounds.length, roundOf(table)?.ply ?? 0].join(".");
