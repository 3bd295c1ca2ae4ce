// @ts-check
/** The table: everything about playing on one screen. */

import { announce } from "../../shared/announce.js";
import { isPlacement } from "../../shared/rules/placements.js";
import { settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing, render } from "../../vendor/lit/lit-html.js";
import { boardScene, boardTools, frameOf } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { LastMoves } from "../board/last-moves.js";
import { boardModel } from "../board/model.js";
import { flyPoints, land } from "../board/motion.js";
import { notifyTurn } from "../notify.js";
import { Drag } from "../rack/drag.js";
import { sizeRack } from "../rack/rack.js";
import { Play } from "../session/session.js";
import { bestChoice, handToMove, needsOthers, ownSeats, roundOf, spotsFor } from "../session/state.js";
import * as sound from "../sound.js";
import { actionText } from "../words/actions.js";
import { nameOf } from "../words/names.js";
import { clockText, statusText, titleText, whereText } from "../words/status.js";
import { chips } from "./chips.js";
import { TableDialogs } from "./dialogs.js";
import { ownSide } from "./hand.js";
import { TableKeys } from "./keys.js";
import { boardNotes, gathering, undoRefusal } from "./notes.js";
import { padTable } from "./score-pad.js";
import { Tour } from "./tour.js";
import { Telling } from "./turn-announcer.js";

/** @typedef {import("../types.js").Spot} Spot */

export class TableScreen {
  /** The spot that is looked at: focused, under the pointer, or pressed for long. @type {string | null} */
  aimed = null;
  /** The tile of the rack that Tab reaches. @type {string | null} */
  focused = null;
  #queued = false;
  /** How the last tap was made. */
  #pointer = "mouse";
  /** The tile on its way from the rack. @type {DOMRect | null} */
  #from = null;
  #seenEnd = "";
  #entered = false;
  #ticking = 0;
  /** The match that this page has said it is ready for. */
  #readyFor = -1;

  /** @param {HTMLElement} root @param {string} id @param {string | null} key */
  constructor(root, id, key) {
    this.root = root;
    this.camera = new Camera(() => this.changed());
    this.drag = new Drag(this);
    this.dialogs = new TableDialogs(this);
    this.keys = new TableKeys(this);
    this.last = new LastMoves(this);
    this.telling = new Telling();
    this.tour = new Tour(() => this.changed());
    this.play = new Play(id, key, {
      changed: () => this.changed(),
      acted: (news, before) => this.#acted(news, before),
      whole: (message, before) => this.#whole(message, before),
      hinted: () => this.changed(),
      told: announce,
    });
    this.changed();
  }

  close() {
    this.last.stop();
    clearInterval(this.#ticking);
    this.play.close();
    this.keys.close();
  }

  /** Draws soon; many changes at once are drawn once. */
  changed() {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.draw();
    });
  }

  draw() {
    const { play } = this;
    if (!play.state) {
      render(this.#waiting(), this.root);
      return;
    }
    play.speak();
    const { table } = play;
    const round = roundOf(table);
    const moving = round && !round.ended && table.phase === "playing" ? round.to_move : null;
    document.title = titleText(table);
    this.#tick();
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    render(
      html`<div
        class="table-screen ${table.seats.length === 1 ? "alone" : table.seats.length > 3 ? "many-seats" : ""}"
        data-phase=${table.phase}
        data-tour=${table.phase === "playing" ? this.tour.step : 0}
        @pointerdown=${(/** @type {PointerEvent} */ event) => (this.#pointer = event.pointerType)}
      >
        ${this.#top(moving)} ${this.#board()}
        <aside class="pad" aria-label=${t("pad-title")}>${this.#pad(moving)}</aside>
        ${ownSide(this)} ${this.dialogs.draw()}
      </div>`,
      this.root,
    );
    const board = /** @type {HTMLElement} */ (this.root.querySelector(".board"));
    const scene = /** @type {SVGGElement} */ (this.root.querySelector(".scene"));
    this.camera.attach(board, scene);
    this.camera.frame(frameOf(boardModel(this), play.spots));
    sizeRack(this.root, play.held);
    this.dialogs.drawn();
    this.#scrollPad();
    this.telling.turn(play);
    if (!this.#entered) this.#enter();
    // Drawing may take away what had the focus, switch it off, or move it, which loses the focus as well.
    if (focused?.isConnected && !focused.matches(":disabled")) {
      if (document.activeElement === document.body) /** @type {HTMLElement} */ (focused).focus();
    } else if (focused) this.regainFocus();
  }

  /** The table is there only now: a screen reader starts at its heading. */
  #enter() {
    this.#entered = true;
    if (document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (this.root.querySelector("h1"))?.focus();
  }

  /** The pad's latest line is in sight. */
  #scrollPad() {
    const round = roundOf(this.play.table);
    const turns = `${this.play.table.rounds.length}.${round?.ply}.${round?.ended ? "ended" : ""}`;
    for (const pad of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(".pad-scroll"))) {
      if (pad.dataset.turns === turns) continue;
      pad.dataset.turns = turns;
      pad.scrollTop = pad.scrollHeight;
    }
  }

  /** A clock is drawn every second. */
  #tick() {
    const runs = this.play.deadline > 0;
    if (runs && !this.#ticking) this.#ticking = window.setInterval(() => this.changed(), 1000);
    if (!runs && this.#ticking) {
      clearInterval(this.#ticking);
      this.#ticking = 0;
    }
  }

  // ---------------------------------------------------------------- parts

  /** Before the table is there, or where there is none. */
  #waiting() {
    const { gone, offline } = this.play;
    return html`<main class="waiting-room">
      <h1 class="visually-hidden">${t("page-heading")}</h1>
      <p role="status">${gone ?? t(offline ? "page-offline" : "page-loading")}</p>
      ${gone ? html`<a class="button primary" href="/">${t("page-start")}</a>` : nothing}
    </main>`;
  }

  /** @param {number | null} moving */
  #top(moving) {
    const { table } = this.play;
    return html`<header class="top">
      <h1 class="visually-hidden" tabindex="-1">${t("page-heading")}</h1>
      <a class="brand" href="/" aria-label=${t("page-to-start")}
        ><img src="/static/logo.svg" alt="" /><span>Dreistein</span></a
      >
      ${chips(table, moving)}
      <div class="top-right">
        <span class="where">${clockText(this.play) ?? whereText(table)}</span>
        <button
          class="icon-button"
          @click=${() => this.dialogs.open("menu")}
          aria-label=${t("page-menu")}
          title=${t("page-menu")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h16M4 18h16" /></svg>
        </button>
      </div>
    </header>`;
  }

  #board() {
    const { play } = this;
    const model = boardModel(this);
    return html`<main
      class="board"
      tabindex="0"
      aria-label=${t("page-board", { count: model.tiles.length })}
      data-tiles=${model.tiles.length}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.target === event.currentTarget && this.camera.key(event) && event.stopPropagation()}
    >
      <svg role="group" aria-label=${t("page-places", { count: model.spots.length })}>
        <g class="scene">
          ${boardScene(model, {
            choose: (spot, event) => this.#chooseSpot(spot, event),
            aim: (key) => this.aim(key),
            key: (event, spot) => this.keys.onSpot(event, spot),
          })}
        </g>
      </svg>
      ${boardNotes(play)} ${play.table.phase === "playing" && !play.table.spectator ? this.tour.draw() : nothing}
      ${play.table.phase === "gathering" ? gathering(this) : boardTools(this.camera, this.last.moves.length ? () => this.last.show() : null, true)}
    </main>`;
  }

  /** @param {number} seat */
  chipBox(seat) {
    return this.root.querySelector(`.chip[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
  }

  /** @param {number | null} moving */
  #pad(moving) {
    const { table } = this.play;
    return html`<div class="pad-scroll" tabindex="0" role="region" aria-label=${t("pad-title")}>
      ${padTable({
        names: table.seats.map((_, seat) => nameOf(table, seat)),
        rounds: table.rounds,
        edition: table.edition.name,
        moving,
      })}
    </div>`;
  }

  /** The pad once more, for the drawer of a phone. */
  padInDrawer() {
    const round = roundOf(this.play.table);
    return this.#pad(round && !round.ended ? round.to_move : null);
  }

  // ---------------------------------------------------------------- what happens

  /** @param {import("../types.js").Acted} news @param {import("../session/state.js").State} before */
  #acted(news, before) {
    const move = { seat: news.seat, ...news.action };
    const { table } = before;
    announce(actionText(table, move, news.tile));
    if (move.action === "+") sound.slide();
    if (ownSeats(table).includes(news.to_move) && !ownSeats(table).includes(move.seat)) this.#nudge();
    if (!isPlacement(move.action)) return;
    const from = this.#from ?? this.chipBox(move.seat);
    this.#from = null;
    this.last.stop();
    queueMicrotask(() =>
      queueMicrotask(() => {
        land(this.root, this.camera, move.action, from);
        sound.knock();
        if (move.bonus && move.bonus !== "start") sound.chime(move.bonus);
        flyPoints(this.root, this.camera, move);
      }),
    );
  }

  /** It is one's own turn, after somebody else's. */
  #nudge() {
    sound.nudge();
    notifyTurn(this.play.id);
  }

  /** @param {import("../types.js").Whole} message @param {import("../session/state.js").State | null} before */
  #whole(message, before) {
    const { table } = message;
    const round = roundOf(table);
    const end = round?.ended ? `${table.match}.${round.number}` : "";
    if (end && end !== this.#seenEnd) this.dialogs.open("end");
    if (!end) this.dialogs.close("end");
    this.#seenEnd = end;
    this.#beReady(table);
    this.#tellRefusal(undoRefusal(message, this.play));
    if (before && handToMove(table) && !handToMove(before.table)) this.#nudge();
  }

  /** Said once the new view is there, which takes away what was said before. @param {string | null} text */
  #tellRefusal(text) {
    if (text === null) return;
    queueMicrotask(() => {
      this.play.refused = text;
      announce(text);
      this.changed();
    });
  }

  /** Where nobody else has to come the match begins by itself, and who asks for a rematch is ready for it. @param {import("../types.js").TableView} table */
  #beReady(table) {
    const mine = table.seats.some(({ yours, ready }) => yours && !ready);
    const asked = table.match > 0 && this.play.wanted === table.match;
    if (table.phase !== "gathering" || (needsOthers(table) && !asked) || !mine || this.#readyFor === table.match)
      return;
    this.#readyFor = table.match;
    queueMicrotask(() => this.play.ready());
  }

  // ---------------------------------------------------------------- what one does

  /** Chooses a tile and goes to its best spot. @param {string} tile */
  chooseByKey(tile) {
    this.focused = tile;
    this.play.choose(tile);
    const spots = spotsFor(this.play.hand, tile);
    if (spots.length) this.focusSpot(bestSpot(spots).key);
  }

  /** @param {string | null} key */
  aim(key) {
    if (this.aimed === key) return;
    this.aimed = key;
    this.changed();
  }

  /** @param {string} tile @param {Event} event */
  chooseTile(tile, event) {
    const { play } = this;
    this.focused = tile;
    // A drag ends with a click of its own; a key has none.
    if (this.drag.dragged && event instanceof MouseEvent && event.detail > 0) return;
    if (!play.hand || play.pending) return;
    const byKey = event instanceof PointerEvent && event.pointerType === "";
    const spots = spotsFor(play.hand, tile);
    if (!spots.length) {
      const drawn = play.hand.drawn;
      play.choose(null);
      play.refused = t(drawn.length && !drawn.includes(tile) ? "page-say-only-drawn" : "page-say-unfit");
      announce(play.refused);
      this.changed();
      return;
    }
    if (byKey) this.chooseByKey(tile);
    else play.choose(play.chosen === tile ? null : tile);
  }

  /** @param {string} key */
  focusSpot(key) {
    this.draw();
    /** @type {SVGElement | null} */ (this.root.querySelector(`[data-spot="${key}"]`))?.focus();
  }

  /** @param {string} tile */
  focusTile(tile) {
    this.focused = tile;
    this.draw();
    /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-tile="${tile}"]`))?.focus();
  }

  /** @param {Spot} spot @param {Event} event */
  #chooseSpot(spot, event) {
    this.putOn(spot, !this.#asks(event));
  }

  /** Whether what was tapped is asked about once more; a key has no pointer. @param {Event} event */
  #asks(event) {
    const tapped = event instanceof MouseEvent && event.detail > 0 && this.#pointer === "touch";
    return settings.confirm === "always" || (settings.confirm === "touch" && tapped);
  }

  /** Draws, passes or keeps. @param {string} action @param {Event} event */
  take(action, event) {
    const { play } = this;
    play.take(action, this.#asks(event));
    if (play.weighed === null) return;
    announce(statusText(play, null));
    this.draw();
    /** @type {HTMLElement | null} */ (this.root.querySelector(".confirm"))?.focus();
  }

  /** @param {Spot} spot @param {boolean} atOnce */
  putOn(spot, atOnce) {
    const { play } = this;
    const tile = play.chosen ?? "";
    this.#from = this.root.querySelector(`[data-tile="${tile}"]`)?.getBoundingClientRect() ?? null;
    play.put(spot, atOnce);
    this.aimed = null;
  }

  /** What had the focus went away: it moves on to the confirm button, the rack, or the board. */
  regainFocus() {
    const next = [".confirm", ".result", '.rack-tile[tabindex="0"]', ".covered .button", ".board"].map((what) =>
      this.root.querySelector(what),
    );
    /** @type {HTMLElement | null | undefined} */ (next.find(Boolean))?.focus();
  }

  whatFits() {
    const { play } = this;
    play.showAll = !play.showAll;
    play.chosen = null;
    play.previewed = null;
    play.weighed = null;
    const spots = play.spots;
    if (play.showAll) announce(t("page-places", { count: spots.length }));
    this.changed();
  }

  askHint() {
    this.play.askHint();
    this.dialogs.open("hint");
  }
}

/** @param {Spot[]} spots */
const bestSpot = (spots) =>
  spots.reduce((best, spot) => (bestChoice(spot).points > bestChoice(best).points ? spot : best));
