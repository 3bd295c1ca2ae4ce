// @ts-check
/** What opens over the table: menu, pad as a drawer, typed moves, the end of a round. */

import { modal, showModal } from "../../shared/modal.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { roundOf } from "../model/state.js";
import { later, waitText } from "../page/lazy.js";
import * as sound from "../page/sound.js";
import { undoNote } from "./notes.js";

/** @import { TableView } from "../types.js" */
/** @import { DialogContext } from "./types.js" */

/**
 * @typedef {"menu" | "pad" | "typed" | "end" | "settings" | "invite" | "resign" | "undo" | "voice" | "host"} Shown
 * @typedef {Shown | null} DialogName
 */

const menu = later(() => import("./menu.js"), "notices");
const typed = later(() => import("./typed.js"), "notices");
const invite = later(() => import("../parts/invite.js"), "friends");
const settings = later(() => import("../parts/settings-form.js"), "settings", "look");
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
    // Who uses keys may soon type a move, and who is at work here may soon want the menu.
    document.addEventListener("keydown", () => typed(() => {}), { once: true });
    document.addEventListener("pointerdown", () => menu(() => {}), { once: true });
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

  /** Closes the result of a round before one's own time runs out behind it. @param {number | null} left in seconds */
  giveWay(left) {
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
    const { session, changed, scorePad } = this.#context;
    const close = () => this.close();
    const closed = () => {
      if (this.#shown === name) this.#shown = null;
      changed();
    };
    /** @param {string} title @param {unknown} body null while its code is fetched @param {string} [kind] */
    const soon = (title, body, kind) => modal(t(title), body ?? html`<p role="status">${waitText()}</p>`, closed, kind);
    switch (name) {
      case "menu":
        return soon("page-menu", menu(changed)?.menuList(session, this), "menu");
      case "pad":
        return soon("pad-title", html`<div class="pad">${scorePad()}</div>`, "drawer");
      case "typed":
        return typed(changed)?.typedDialog(this.#context, closed, close) ?? nothing;
      case "settings":
        return soon("page-settings", settings(changed)?.settingsForm());
      case "invite":
        return soon(
          "page-invite",
          invite(changed)?.inviteBox(session.table, changed, () => this.askHost(null)),
        );
      case "resign":
        return soon("page-resign", menu(changed)?.resignQuestion(session, close));
      case "voice":
        return soon("page-say", voice(changed)?.voicePanel(session, close, changed));
      case "undo":
        return soon("page-undo", undo(changed)?.undoQuestion(session, close));
      case "host":
        return host(changed)?.hostQuestion(session, this.#seat, closed) ?? nothing;
      case "end":
        return this.#end(closed);
      default:
        return nothing;
    }
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
    const body = html`${undoNote(session, changed, "undo-request")}
    ${refusal ? html`<p class="refused">${refusal}</p>` : nothing}
    ${code.endOf(session, table, () => this.close(), changed)} ${this.#fairLine(table)}`;
    return modal(code.endTitle(table), body, closed, "ending");
  }
}
