// @ts-check
/** What opens over the table: menu, pad as a drawer, hint, typed moves, the end of a round. */

import { modal, showModal } from "../../shared/modal.js";
import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { tileOf } from "../../shared/rules/tiles.js";
import { t, tileText } from "../../shared/text.js";
import { loose } from "../../shared/tile-drawing.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { later } from "../lazy.js";
import { RULES } from "../navigate.js";
import { options, roundOf } from "../session/state.js";
import { settingsForm } from "../settings-form.js";
import { actionName, whereText } from "../words/status.js";

/** @typedef {import("./table.js").TableScreen} TableScreen */
/** @typedef {"menu" | "pad" | "hint" | "typed" | "end" | "settings" | "invite" | "resign" | "last" | null} Shown */

const invite = later(() => import("../invite/invite.js"));
const ending = later(() => import("./round-end.js"));

export class TableDialogs {
  /** @type {Shown} */
  shown = null;
  #wrong = "";
  /** Whether one was drawn last. */
  #open = false;

  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** @param {Shown} name */
  open(name) {
    this.shown = name;
    this.#wrong = "";
    this.screen.changed();
  }

  /** Closes a dialog where it is the one that is open. @param {Shown} [name] */
  close(name = this.shown) {
    if (this.shown !== name) return;
    this.#dialog()?.close();
    this.shown = null;
    this.screen.changed();
  }

  #dialog() {
    return this.screen.root.querySelector("dialog");
  }

  /** Shows what was just drawn; one dialog that follows another takes over its place and the focus. */
  drawn() {
    if (this.shown) showModal(this.screen.root);
    else if (this.#open && document.activeElement === document.body) this.screen.regainFocus();
    this.#open = this.shown !== null;
  }

  draw() {
    const name = this.shown;
    if (!name || !this.screen.play.state) return nothing;
    const closed = () => {
      if (this.shown === name) this.shown = null;
      this.screen.changed();
    };
    const { table } = this.screen.play;
    switch (name) {
      case "menu":
        return modal(t("page-menu"), this.#menu(), closed, "menu");
      case "pad":
        return modal(t("pad-title"), html`<div class="pad">${this.screen.padInDrawer()}</div>`, closed, "drawer");
      case "hint":
        return modal(t("page-hint"), this.#hint(), closed);
      case "typed":
        return modal(t("page-typed"), this.#typed(), closed);
      case "settings":
        return modal(t("page-settings"), settingsForm(), closed);
      case "invite":
        return modal(t("page-invite"), this.#invite(table), closed);
      case "resign":
        return modal(t("page-resign"), this.#resign(), closed);
      case "end":
        return this.#end(closed);
      default:
        return nothing;
    }
  }

  #menu() {
    const { play } = this.screen;
    const { table } = play;
    const item = (/** @type {string} */ key, /** @type {() => void} */ act, off = false) =>
      html`<li><button class="button" ?disabled=${off} @click=${act}>${t(key)}</button></li>`;
    const playing = table.phase === "playing" && !table.spectator;
    return html`<p class="note">${whereText(table)}</p>
      <ul class="menu-list">
        ${table.spectator ? nothing : item("page-undo", () => (play.undo(), this.close()), !table.may_undo.length)}
        ${table.spectator ? nothing : item("page-typed", () => this.open("typed"), !play.hand)}
        ${table.spectator ? nothing : item("page-sort", () => (play.sort(), this.close()), !play.rack)}
        ${table.invite ? item("page-invite", () => this.open("invite")) : nothing}
        ${item("page-settings", () => this.open("settings"))}
        ${item("page-tour-again", () => (this.screen.tour.start(), this.close()), !playing)}
        <li><a class="button" href=${RULES} target="_blank" rel="noopener">${t("page-rules")}</a></li>
        ${playing && !table.solitaire ? item("page-resign", () => this.open("resign")) : nothing}
        <li><a class="button" href="/">${t("page-leave")}</a></li>
      </ul>`;
  }

  /** @param {import("../types.js").TableView} table */
  #invite(table) {
    const changed = () => this.screen.changed();
    return invite(changed)?.inviteBox(table, changed) ?? html`<p role="status">${t("page-loading")}</p>`;
  }

  #resign() {
    const { play } = this.screen;
    const round = roundOf(play.table);
    const seat = play.own.includes(round?.to_move ?? -1) ? (round?.to_move ?? 0) : play.own[0];
    return html`<p>${t("page-resign-explained")}</p>
      <div class="row">
        <button class="button primary" @click=${() => (play.resign(seat), this.close())}>${t("page-resign")}</button>
        <button class="button" @click=${() => this.close()}>${t("page-cancel")}</button>
      </div>`;
  }

  #hint() {
    const { play } = this.screen;
    const { hint } = play;
    if (play.refused && !hint) return html`<p role="status">${play.refused}</p>`;
    if (!hint) return html`<p role="status" class="thinking">${t("page-thinking")}</p>`;
    return html`<div role="status">
      <ol class="hints">
        ${hint.lines.slice(0, 3).map(
          (line, at) =>
            html`<li>
              ${isPlacement(line.action) ? html`<span class="hint-tile">${loose(placedTile(line.action))}</span>` : nothing}
              <div>
                <b>${this.#actionName(line.action)}</b>
                <p>${line.text}</p>
                ${at === 0 && isPlacement(line.action) ? html`<button class="button" @click=${() => this.#showHint(line.action)}>${t("page-show-me")}</button>` : nothing}
              </div>
            </li>`,
        )}
      </ol>
    </div>`;
  }

  /** @param {string} action */
  #actionName(action) {
    return isPlacement(action) ? tileText(placedTile(action)) : actionName(this.screen.play, action);
  }

  /** @param {string} action */
  #showHint(action) {
    if (isPlacement(action)) this.screen.play.choose(placedTile(action));
    this.close();
  }

  #typed() {
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.#submit(event)}>
      <label class="field wide">
        <span>${t("page-typed-explained")}</span>
        <input
          name="move"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          autofocus
          aria-describedby="typed-wrong"
        />
      </label>
      <p id="typed-wrong" class="refused" role="alert">${this.#wrong}</p>
      <button class="button primary">${t("page-do-it")}</button>
    </form>`;
  }

  /** A move in the notation, or the three numbers of a tile. @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const { play } = this.screen;
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("move"))
      .replace(/[\s\u2013]/g, "")
      .replace("\u2212", "-");
    const { placements, draw, end } = options(play.hand);
    const whole = play.hand?.choices?.find(({ action }) => action === text);
    const digits = text.replaceAll("-", "");
    const tile = /^[0-5]{3}$/.test(digits) ? tileOf(digits) : null;
    if (whole) {
      play.act(whole.action);
      this.close();
    } else if (tile && placements.some(({ action }) => placedTile(action) === tile)) {
      this.close();
      this.screen.chooseByKey(tile);
    } else {
      const facts = { text: text.slice(0, 20) };
      this.#wrong = tile
        ? t("page-typed-unfit", facts)
        : t(draw || end ? "page-typed-wrong" : "page-typed-not-now", facts);
      this.screen.changed();
    }
  }

  /** @param {() => void} closed */
  #end(closed) {
    const code = ending(() => this.screen.changed());
    if (!code) return nothing;
    const { play } = this.screen;
    return modal(
      code.endTitle(play.table),
      code.endOf(play, () => this.close()),
      closed,
      "ending",
    );
  }
}
