// @ts-check
/** The first-game tour: six short steps beside the things they are about; it can be skipped. */

import { change, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

const STEPS = 6;

export class Tour {
  /** The step shown; 0 is none. */
  step = settings.toured ? 0 : 1;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  start() {
    this.#go(1);
  }

  /** @param {number} step */
  #go(step) {
    this.step = step > STEPS ? 0 : step;
    if (this.step === 0) change({ toured: true });
    this.changed();
  }

  draw() {
    if (this.step === 0) return nothing;
    const last = this.step === STEPS;
    return html`<section class="tour" aria-label=${t("page-tour")}>
      <p role="status">
        <b>${t("page-tour-step", { step: this.step, steps: STEPS })}</b> ${t(`page-tour-${this.step}`)}
      </p>
      <div class="row">
        <button class="button primary" @click=${() => this.#go(this.step + 1)}>
          ${t(last ? "page-tour-done" : "page-tour-next")}
        </button>
        ${
          last
            ? nothing
            : html`<button class="button" @click=${() => this.#go(STEPS + 1)}>${t("page-tour-skip")}</button>`
        }
      </div>
    </section>`;
  }
}
