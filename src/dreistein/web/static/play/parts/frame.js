// @ts-check
/** What all screens but the table share: a head with the name of the game, and the settings. */

import { wrongText } from "../../shared/api.js";
import { refusal } from "../../shared/fields.js";
import { modal, showModal } from "../../shared/modal.js";
import { t } from "../../shared/text.js";
import { html, nothing, render } from "../../vendor/lit/lit-html.js";
import { later, waitText } from "../page/lazy.js";
import { LOGO, setTitle } from "../page/navigate.js";
import { languageChoice } from "./language-choice.js";

/** @import { Screen } from "../types.js" */

const settingsModule = later(() => import("./settings-form.js"), "settings", "look");

/** A screen that is one template, redrawn whenever something changes. @implements {Screen} */
export class Framed {
  /** What went wrong last. */
  wrong = "";
  #settings = false;
  #closed = false;

  /**
   * @param {HTMLElement} root @param {() => string} title @param {(screen: Framed) => unknown} body
   * @param {() => void} [closing]
   */
  constructor(root, title, body, closing = () => undefined) {
    this.root = root;
    this.title = title;
    this.body = body;
    this.closing = closing;
  }

  /** Says what went wrong. @param {string} text */
  fail = (text) => {
    this.wrong = text;
    this.draw();
  };

  refusal = () => refusal(this.wrong);

  /** Stands there until there is more to show, or says why there is not. */
  awaited = () => html`<p role="status">${this.wrong || t("page-loading")}</p>`;

  /**
   * Draws with what comes, or says why it does not.
   * @template T @param {Promise<T>} coming @param {(found: T) => void} take
   */
  expect(coming, take) {
    coming.then(
      (found) => (take(found), this.draw()),
      (error) => this.fail(wrongText(error)),
    );
  }

  close() {
    this.#closed = true;
    this.closing();
  }

  draw() {
    if (this.#closed) return;
    const reached = this.#focusable();
    const focused = document.activeElement;
    setTitle(t("page-title", { title: this.title() }));
    render(
      html`<div class="framed">
        <header class="top">
          <a class="brand" href="/" aria-label=${t("page-to-start")}
            ><img src=${LOGO} alt="" /><span>Dreistein</span></a
          >
          <span></span>
          <div class="top-right">
            ${languageChoice()}
            <button
              class="icon-button"
              @click=${() => this.#open()}
              aria-label=${t("page-settings")}
              title=${t("page-settings")}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5" />
              </svg>
            </button>
          </div>
        </header>
        <main class="sheet">${this.body(this)}</main>
        ${this.#settings ? modal(t("page-settings"), this.#form(), () => this.#close()) : nothing}
      </div>`,
      this.root,
    );
    if (this.#settings) showModal(this.root);
    // If a click removed the focused element, the focus moves to what took its place.
    const at = focused ? reached.indexOf(focused) : -1;
    if (at < 0 || focused?.isConnected) return;
    const left = this.#focusable();
    /** @type {HTMLElement | undefined} */ (left[Math.min(at, left.length - 1)])?.focus();
  }

  /** @returns {Element[]} */
  #focusable() {
    return [...this.root.querySelectorAll("main :is(a, button, input, select, summary)")];
  }

  #form() {
    return settingsModule(() => this.draw())?.settingsForm() ?? html`<p role="status">${waitText()}</p>`;
  }

  #open() {
    this.#settings = true;
    this.draw();
  }

  #close() {
    this.#settings = false;
    this.draw();
  }
}
