// @ts-check
/** A question before something that cannot be taken back, with what it will do said first. */

import { button, refusal } from "../../shared/fields.js";
import { modal, showModal } from "../../shared/modal.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { press } from "../page/press.js";

/**
 * @typedef {object} Matter what is asked about
 * @property {string} title
 * @property {unknown} text what it will do; a function, if that changes while it is asked
 * @property {string} yes the button that does it
 * @property {() => Promise<unknown>} work
 */

export class Question {
  /** @type {Matter | null} */
  #matter = null;
  #wrong = "";
  #root;
  #redraw;

  /** @param {HTMLElement} root @param {() => void} redraw draws the screen that the question is part of */
  constructor(root, redraw) {
    this.#root = root;
    this.#redraw = redraw;
  }

  /** @param {Matter} matter */
  ask(matter) {
    this.#matter = matter;
    this.#wrong = "";
    this.#show();
  }

  draw() {
    if (!this.#matter) return nothing;
    const matter = this.#matter;
    const { title, text, yes } = matter;
    const close = () => this.#close();
    return modal(
      title,
      html`${typeof text === "function" ? text() : html`<p>${text}</p>`} ${refusal(this.#wrong)}
        <div class="row">
          ${button(yes, (event) => this.#do(event, matter), "primary")}
          <button class="button" autofocus @click=${close}>${t("page-cancel")}</button>
        </div>`,
      close,
    );
  }

  #show() {
    this.#redraw();
    if (this.#matter) showModal(this.#root);
  }

  #close() {
    this.#matter = null;
    this.#show();
  }

  /** Answers one question: another one may be asked before it is done. @param {Event} event @param {Matter} matter */
  #do(event, matter) {
    const done = async () => {
      await matter.work();
      if (this.#matter === matter) this.#matter = null;
      this.#show();
    };
    return press(event, done, (text) => ((this.#wrong = text), this.#show()));
  }
}
