// @ts-check
/** The table: everything about playing on one screen. */

import { announce } from "../../shared/announce.js";
import { t } from "../../shared/text.js";
import { html, nothing, render } from "../../vendor/lit/lit-html.js";
import { boardScene, boardTools, frameOf, spotsFrame } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { boardModel } from "../board/model.js";
import { tileList } from "../board/tile-list.js";
import { maySpeak, needsOthers, roundOf } from "../model/state.js";
import { later } from "../page/lazy.js";
import { LOGO, setTitle } from "../page/navigate.js";
import { chips, faceOf } from "../players/chips.js";
import { padTable } from "../players/score-pad.js";
import { sizeRack } from "../rack/rack.js";
import { TableSession } from "../session/session.js";
import { TableDialogs } from "../table/dialogs.js";
import { ownSide } from "../table/hand.js";
import { TableInput } from "../table/input.js";
import { TableKeys } from "../table/keys.js";
import { TableReactions } from "../table/news/effects.js";
import { Notices } from "../table/news/notices.js";
import { TurnAnnouncer } from "../table/news/turn-announcer.js";
import { boardNotes, gathering } from "../table/notes.js";
import { nameOf, needsYou } from "../words/names.js";
import { placeName, spotName } from "../words/spoken.js";
import { roundText, titleText } from "../words/status.js";

/** @import { TableView } from "../types.js" */
/** @import { LastMoves } from "../board/last-moves.js" */
/** @import { BoardModel } from "../board/types.js" */
/** @import { ClockAlarm } from "../table/news/clock-alarm.js" */

const alarm = later(() => import("../table/news/clock-alarm.js"));
const lastMoves = later(() => import("../board/last-moves.js"));
const clockWords = later(() => import("../words/clock.js"));
const hintPanel = later(() => import("../table/hint-panel.js"), "hints", "place");

/** What gets the focus when what had it is gone, best first. */
const NEXT_FOCUS = [".confirm", ".result", '.rack-tile[tabindex="0"]', ".covered .button", ".board"];

export class TableScreen {
  #queued = false;
  #entered = false;
  #ticking = 0;
  /** @type {ClockAlarm | null} */
  #alarm = null;
  #announcer = new TurnAnnouncer();
  #camera;
  #session;
  /** @type {LastMoves | null} */
  #lastMoves = null;
  #input;
  #dialogs;
  #keys;
  #notices;

  /**
   * @param {HTMLElement} root @param {string} id
   * @param {string | null} key of the link that somebody watches by
   * @param {boolean} [invites] whether that is an invitation
   */
  constructor(root, id, key, invites = false) {
    this.root = root;
    const changed = () => this.changed();
    const draw = () => this.draw();
    /** @type {TableSession} */
    const session = new TableSession(
      id,
      key,
      {
        changed,
        acted: (news, before, hurried) => reactions.acted(news, before, hurried),
        viewed: (message, before) => reactions.viewed(message, before),
        refused: announce,
        hinted: (seat) => session.state && notices.hinted(session.table, seat),
        said: (said, table) => reactions.said(said, table),
      },
      undefined,
      invites,
    );
    const camera = new Camera(changed);
    const input = new TableInput({ root, session, camera, draw, changed });
    const dialogs = new TableDialogs({
      root,
      session,
      changed,
      scorePad: () => this.#scorePad(),
      chooseByKey: (tile) => input.chooseByKey(tile),
      regainFocus: () => this.#regainFocus(),
    });
    const notices = new Notices(changed);
    const stopShowing = () => this.#lastMoves?.stop();
    const reactions = new TableReactions({ root, id, camera, dialogs, input, notices, stopShowing });
    this.#notices = notices;
    this.#session = session;
    this.#camera = camera;
    this.#input = input;
    this.#dialogs = dialogs;
    this.#keys = new TableKeys({ session, input, openTyped: () => dialogs.open("typed") });
    this.changed();
  }

  close() {
    this.#lastMoves?.stop();
    this.#notices.close();
    clearInterval(this.#ticking);
    this.#session.close();
    this.#keys.close();
    this.#input.close();
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
    const session = this.#session;
    if (!session.state) {
      render(this.#waitingRoom(), this.root);
      return;
    }
    session.speak();
    session.commands.changeLook();
    this.#dialogs.giveWay(this.#clock?.ownSecondsLeft(session) ?? null);
    const { table } = session;
    const model = boardModel(session, this.#lastMoves?.hidden ?? 0, this.#input.aimed, this.#input.clash);
    setTitle(titleText(table));
    this.#tick();
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    render(this.#screen(model), this.root);
    this.#camera.attach(this.root);
    const chosen = session.selection.tile !== null && session.spots.length > 0;
    this.#camera.frame(frameOf(model, session.spots), chosen ? spotsFrame(session.spots) : null);
    sizeRack(this.root, session.rackSize);
    this.#dialogs.afterDraw();
    this.#scrollPad();
    this.#announcer.update(session);
    if (session.deadline) this.#alarm ??= alarm(() => undefined)?.clockAlarm() ?? null;
    this.#alarm?.update(session);
    if (!this.#entered) this.#enter();
    // Drawing may remove what had the focus, disable it, or move it, which loses the focus as well.
    if (focused?.isConnected && !focused.matches(":disabled")) {
      if (document.activeElement === document.body) /** @type {HTMLElement} */ (focused).focus();
    } else if (focused) this.#regainFocus();
  }

  /** When the table first appears, a screen reader starts at its heading. */
  #enter() {
    this.#entered = true;
    const heading = /** @type {HTMLElement | null} */ (this.root.querySelector("h1"));
    if (document.activeElement === document.body) heading?.focus();
  }

  #regainFocus() {
    const found = NEXT_FOCUS.map((selector) => this.root.querySelector(selector)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (found)?.focus();
  }

  /** Scrolls to the pad's latest line. */
  #scrollPad() {
    const { rounds } = this.#session.table;
    const round = rounds.at(-1);
    const turns = `${rounds.length}.${round?.ply}.${round?.ended ? "ended" : ""}`;
    for (const pad of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(".pad-scroll"))) {
      if (pad.clientHeight) this.#session.fetchPast();
      if (pad.dataset.turns === turns) continue;
      pad.dataset.turns = turns;
      pad.scrollTop = pad.scrollHeight;
    }
  }

  /** Draws every second while a clock runs. */
  #tick() {
    const runs = this.#session.deadline > 0;
    if (runs && !this.#ticking) this.#ticking = setInterval(() => this.changed(), 1000);
    if (!runs && this.#ticking) {
      clearInterval(this.#ticking);
      this.#ticking = 0;
    }
  }

  // ---------------------------------------------------------------- parts

  /** Before the table has arrived, or if there is none. */
  #waitingRoom() {
    const { gone, offline } = this.#session.connection;
    return html`<main class="waiting-room">
      <h1 class="visually-hidden">${t("page-heading")}</h1>
      <p role="status">${gone ?? t(offline ? "page-offline" : "page-loading")}</p>
      ${gone ? html`<a class="button primary" href="/">${t("page-start")}</a>` : nothing}
    </main>`;
  }

  /** @param {BoardModel} model */
  #screen(model) {
    const { table } = this.#session;
    const seats = table.seats.length;
    const size = seats === 1 ? "alone" : seats > 3 ? "many-seats" : "";
    const shown = this.#session.hints.isShown ? "with-hint" : "";
    const parts = {
      session: this.#session,
      input: this.#input,
      keys: this.#keys,
      dialogs: this.#dialogs,
      clock: this.#clock,
      told: this.#lastMoves?.text ?? null,
    };
    return html`<div
      class="table-screen ${shown} ${size}"
      data-phase=${table.phase}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.#input.pointerDown(event)}
    >
      ${this.#top()} ${this.#board(model)}
      <div class="pad">${this.#scorePad()}</div>
      ${this.#hint()} ${ownSide(parts)} ${this.#dialogs.draw()}
    </div>`;
  }

  /** The expert's hint, beside the board. */
  #hint() {
    const { root } = this;
    const session = this.#session;
    if (!session.hints.isShown) return nothing;
    return hintPanel(() => this.changed())?.hintPanel({ root, session, draw: () => this.draw() }) ?? nothing;
  }

  /** The seat to move; null while nobody is. */
  get #moving() {
    const { table } = this.#session;
    const round = roundOf(table);
    return round && !round.ended && table.phase === "playing" ? round.to_move : null;
  }

  /** The seat that has asked for a hint in its turn, where people play against each other. */
  get #hinted() {
    const { table, state } = this.#session;
    return needsOthers(table) ? (state?.hinted ?? null) : null;
  }

  /** What tells the time, where a clock runs. */
  get #clock() {
    return this.#session.deadline ? clockWords(() => this.changed()) : null;
  }

  #top() {
    const session = this.#session;
    const { table } = session;
    const clock = this.#clock;
    return html`<header class="top">
      <h1 class="visually-hidden" tabindex="-1">${t("page-heading")}</h1>
      <a class="brand" href="/" aria-label=${t("page-to-start")}><img src=${LOGO} alt="" /><span>Dreistein</span></a>
      ${chips(table, this.#moving, this.#hinted)}
      <div class="top-right">
        ${this.#watchers()}
        <span class="where ${clock?.isUrgent(session) ? "urgent" : ""}"
          >${clock?.clockText(session) ?? (table.solitaire ? nothing : this.#where(table))}</span
        >
        <button
          class="icon-button"
          @click=${() => this.#dialogs.open("menu")}
          aria-label=${t("page-menu")}
          title=${t("page-menu")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h16M4 18h16" /></svg>
        </button>
      </div>
    </header>`;
  }

  /** The round and, where there is room, the target. @param {TableView} table */
  #where(table) {
    return html`${roundText(table)}<span> · ${t("target", { points: table.edition.target })}</span>`;
  }

  /** How many people watch. */
  #watchers() {
    const count = this.#session.state?.spectators ?? 0;
    const text = t("page-watchers", { count });
    return count
      ? html`<span class="watchers" title=${text}
          ><svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6" /></svg
          ><span aria-hidden="true">${count}</span><span class="visually-hidden">${text}</span></span
        >`
      : nothing;
  }

  /** @param {BoardModel} model */
  #board(model) {
    const session = this.#session;
    const { table } = session;
    const again = roundOf(table)?.board.length ? () => this.#showLast() : null;
    const speak = maySpeak(table) ? () => this.#dialogs.open("voice") : null;
    const panned = (/** @type {KeyboardEvent} */ event) =>
      event.target === event.currentTarget && this.#camera.key(event) && event.stopPropagation();
    return html`<main
      class="board"
      tabindex="0"
      aria-label=${t("page-board", { count: model.tiles.length })}
      data-tiles=${model.tiles.length}
      @keydown=${panned}
    >
      <svg
        role="group"
        aria-label=${t("page-places", { count: model.spots?.length ?? 0 })}
        @click=${(/** @type {MouseEvent} */ event) => this.#tapped(event)}
      >
        <g class="scene">
          ${boardScene(model, {
            choose: (spot, event) => this.#input.chooseSpot(spot, event),
            aim: (key) => this.#input.aim(key),
            name: (spot) =>
              table.marks
                ? spotName(roundOf(table)?.board ?? [], spot, session.choiceAt(spot), () => this.changed())
                : placeName(roundOf(table)?.board ?? [], spot, () => this.changed()),
            key: (event, spot) => this.#keys.onSpot(event, spot),
          })}
        </g>
      </svg>
      ${table.phase === "gathering" ? nothing : this.#tileList(model)} ${boardNotes(session, () => this.changed())}
      ${this.#notices.draw()}
      ${
        table.phase === "gathering"
          ? gathering(
              session,
              () => this.changed(),
              (seat) => this.#dialogs.askHost(seat),
            )
          : boardTools(this.#camera, again, true, speak)
      }
    </main>`;
  }

  /** Shows the last moves again, unless the table was left while the code for it was fetched. */
  #showLast() {
    const { root } = this;
    const fetched = () => root.isConnected && this.#showLast();
    const code = lastMoves(fetched, () => undefined);
    if (!code) return;
    this.#lastMoves ??= new code.LastMoves({
      root,
      session: this.#session,
      camera: this.#camera,
      draw: () => this.draw(),
      changed: () => this.changed(),
    });
    this.#lastMoves.show();
  }

  /** A tap beside every spot. @param {MouseEvent} event */
  #tapped(event) {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest(".spot, .hit")) this.#input.tapBoard(event);
  }

  /** @param {BoardModel} model */
  #tileList({ tiles, marked }) {
    const board = roundOf(this.#session.table)?.board ?? [];
    return tileList(board.slice(0, tiles.length), marked ?? new Set(), () => this.changed());
  }

  /** The score pad, at the side or in the drawer of a phone. */
  #scorePad() {
    const { table } = this.#session;
    return html`<div class="pad-scroll" tabindex="0" role="region" aria-label=${t("pad-title")}>
      ${padTable({
        names: table.seats.map((_, seat) => nameOf(table, seat)),
        you: table.seats.findIndex((_, seat) => needsYou(table, seat)),
        faces: table.seats.map((_, seat) => faceOf(table, seat)),
        rounds: table.rounds,
        edition: table.edition,
        moving: this.#moving,
        people: table.seats.map(({ kind }) => kind === "person"),
      })}
    </div>`;
  }
}
