// @ts-check
/** What opens over the table: menu, pad as a drawer, typed moves, the end of a round. */

import { modal, showModal } from "../../shared/modal.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { later, waitText } from "../lazy.js";
import { RULES } from "../navigate.js";
import { ownSeats, roundOf } from "../session/state.js";
import { seenByUndo } from "../session/undo.js";
import * as sound from "../sound.js";
import { maySpeak } from "../voice/mutes.js";
import { ownSecondsLeft } from "../words/clock.js";
import { whereText } from "../words/status.js";
import { undoRequest } from "./notes.js";

/** @import { Mutes } from "../voice/mutes.js" */
/** @import { TableSession } from "../session/session.js" */
/** @import { TableView } from "../types.js" */

/**
 * @typedef {"menu" | "pad" | "typed" | "end" | "settings" | "invite" | "resign" | "undo" | "voice" | "host"} Shown
 * @typedef {Shown | null} DialogName
 */

/**
 * @typedef {object} DialogContext
 * @property {HTMLElement} root
 * @property {TableSession} session
 * @property {() => void} changed
 * @property {Mutes} mutes
 * @property {() => unknown} scorePad
 * @property {(tile: string) => void} chooseByKey
 * @property {() => void} regainFocus
 */

const typed = later(() => import("./typed.js"), "notices");
const invite = later(() => import("../invite/invite.js"), "friends");
const settings = later(() => import("../settings-form.js"), "settings", "look");
const installation = later(() => import("../install.js"));
const voice = later(() => import("../voice/voice.js"), "voice");
const undo = later(() => import("./undo.js"), "notices");
const host = later(() => import("./host.js"), "friends");
const roundEnd = later(() => import("../result/round-end.js"), "result");
const fair = later(() => import("../fair/line.js"), "fair", "result");

/** With so many seconds left in one's own turn, a result no longer hides it. */
const LEAST_SECONDS = 15;

export class TableDialogs {
  /** @type {DialogName} */
  #shown = null;
  /** The table when the round ended: some look at the result for longer than others. @type {TableView | null} */
  #ended = null;
  /** The seat that the host is asked about; null for the table's links. @type {number | null} */
  #seat = null;
  /** Whether the last drawing showed one. */
  #wasOpen = false;
  #context;

  /** @param {DialogContext} context */
  constructor(context) {
    this.#context = context;
    // Who uses keys may soon type a move.
    document.addEventListener("keydown", () => typed(() => {}), { once: true });
  }

  /** @param {DialogName} name */
  open(name) {
    this.#shown = name;
    this.#context.changed();
  }

  /** Tells the host what freeing a seat will do, or else making new links, and asks. @param {number | null} seat */
  askHost(seat) {
    this.#seat = seat;
    this.open("host");
  }

  /** Closes the dialog; with a name, only if it is that one. @param {DialogName} [name] */
  close(name = this.#shown) {
    if (this.#shown !== name) return;
    this.#context.root.querySelector("dialog")?.close();
    this.#shown = null;
    this.#context.changed();
  }

  /** Closes the result of a round before one's own time runs out behind it. */
  giveWay() {
    const left = ownSecondsLeft(this.#context.session);
    if (this.#shown !== "end" || left === null || left > LEAST_SECONDS) return;
    sound.nudge();
    this.close("end");
  }

  /** Shows what was just drawn; a dialog that follows another takes over its focus. */
  afterDraw() {
    const { root, regainFocus } = this.#context;
    if (this.#shown) showModal(root);
    else if (this.#wasOpen && document.activeElement === document.body) regainFocus();
    this.#wasOpen = this.#shown !== null;
  }

  draw() {
    const name = this.#shown;
    const { changed, scorePad } = this.#context;
    const closed = () => {
      if (this.#shown === name) this.#shown = null;
      changed();
    };
    switch (name) {
      case "menu":
        return modal(t("page-menu"), this.#menu(), closed, "menu");
      case "pad":
        return modal(t("pad-title"), html`<div class="pad">${scorePad()}</div>`, closed, "drawer");
      case "typed":
        return typed(changed)?.typedDialog(this.#context, closed, () => this.close()) ?? nothing;
      case "settings":
        return modal(t("page-settings"), this.#settings(), closed);
      case "invite":
        return modal(t("page-invite"), this.#invite(), closed);
      case "resign":
        return modal(t("page-resign"), this.#resign(), closed);
      case "voice":
        return modal(t("page-say"), this.#voice(), closed);
      case "undo":
        return modal(t("page-undo"), this.#undo(), closed);
      case "host":
        return host(changed)?.hostQuestion(this.#context.session, this.#seat, closed) ?? nothing;
      case "end":
        return this.#end(closed);
      default:
        return nothing;
    }
  }

  #menu() {
    const { session, changed } = this.#context;
    const { table, rack } = session;
    const app = installation(changed);
    const item = (/** @type {string} */ key, /** @type {() => void} */ act, off = false) =>
      html`<li><button class="button" ?disabled=${off} @click=${act}>${t(key)}</button></li>`;
    const playing = table.phase === "playing" && !table.spectator;
    const where = [whereText(table), ...(table.edition.must_place ? [t("page-must-place")] : [])];
    return html`<p class="note">${where.join(" · ")}</p>
      <ul class="menu-list">
        ${table.spectator ? nothing : item("page-undo", () => this.#askToUndo(), !table.may_undo.length)}
        ${table.spectator ? nothing : item("page-typed", () => this.open("typed"), !session.hand)}
        ${
          table.spectator
            ? nothing
            : item("page-sort", () => (rack && session.order.sort(rack), this.close()), rack === null)
        }
        ${table.invite ? item("page-invite", () => this.open("invite")) : nothing}
        ${maySpeak(table) ? item("page-say", () => this.open("voice")) : nothing}
        ${item("page-settings", () => this.open("settings"))}
        ${app?.mayInstall() ? item("page-install", () => (void app.install(), this.close())) : nothing}
        <li><a class="button" href="/lesson">${t("page-lesson")}</a></li>
        <li><a class="button" href=${RULES} target="_blank" rel="noopener">${t("page-rules")}</a></li>
        ${playing && !table.solitaire ? item("page-resign", () => this.open("resign")) : nothing}
        <li><a class="button" href="/">${t("page-leave")}</a></li>
      </ul>`;
  }

  /** Undoes, unless the match would not count after it. */
  #askToUndo() {
    const { table, commands } = this.#context.session;
    if (seenByUndo(table)) {
      this.open("undo");
      return;
    }
    commands.undo();
    this.close();
  }

  #undo() {
    const { session, changed } = this.#context;
    return undo(changed)?.undoQuestion(session, () => this.close()) ?? html`<p role="status">${waitText()}</p>`;
  }

  #invite() {
    const { session, changed } = this.#context;
    const renew = () => this.askHost(null);
    return invite(changed)?.inviteBox(session.table, changed, renew) ?? html`<p role="status">${waitText()}</p>`;
  }

  #settings() {
    return settings(this.#context.changed)?.settingsForm() ?? html`<p role="status">${waitText()}</p>`;
  }

  #voice() {
    const { session, mutes, changed } = this.#context;
    const close = () => this.close();
    return voice(changed)?.voicePanel(session, mutes, close, changed) ?? html`<p role="status">${waitText()}</p>`;
  }

  #resign() {
    const { table, commands } = this.#context.session;
    const own = ownSeats(table);
    const moving = roundOf(table)?.to_move ?? -1;
    const seat = own.includes(moving) ? moving : own[0];
    return html`<p>${t("page-resign-explained")}</p>
      <div class="row">
        <button class="button primary" @click=${() => (commands.resign(seat), this.close())}>
          ${t("page-resign")}
        </button>
        <button class="button" @click=${() => this.close()}>${t("page-cancel")}</button>
      </div>`;
  }

  /** After a match, whether this device finds its shuffle in order. @param {TableView} table */
  #fairLine(table) {
    const { session, changed } = this.#context;
    return (table.phase === "over" && fair(changed)?.fairLine(table, session.key, changed)) || nothing;
  }

  /** @param {() => void} closed */
  #end(closed) {
    const { session, changed } = this.#context;
    const code = roundEnd(changed);
    if (!code) return nothing;
    if (roundOf(session.table)?.ended) this.#ended = session.table;
    const table = this.#ended ?? session.table;
    const { refusal } = session.selection;
    const body = html`${undoRequest(session, "undo-request")}
    ${refusal ? html`<p class="refused">${refusal}</p>` : nothing}
    ${code.endOf(session, table, () => this.close(), changed)} ${this.#fairLine(table)}`;
    return modal(code.endTitle(table), body, closed, "ending");
  }
}
