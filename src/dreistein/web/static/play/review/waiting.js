// @ts-check
/** Before there is a review: a file to choose, and how far the coach is. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/** @import { ReviewState } from "../types.js" */

/** @param {(file: File) => void} open */
export const fileChoice = (open) =>
  html`<p>${t("page-review-note")}</p>
    <label class="dropzone">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V4M8 8l4-4 4 4M4 15v4.5h16V15" /></svg>
      <span>${t("page-drop-record")}</span>
      <input
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        @change=${(/** @type {Event} */ event) => {
          const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
          if (file) open(file);
        }}
      />
      <span class="button primary" aria-hidden="true">${t("page-choose-file")}</span>
    </label>`;

/** How far it is, in words. @param {ReviewState | null} state */
function progressText(state) {
  const { place = 0, done = 0, all = 0 } = state ?? {};
  if (place) return t("page-review-place", { place });
  return all ? t("page-review-progress", { done, all }) : t("page-review-ready");
}

/**
 * @param {object} shown
 * @param {ReviewState | null} shown.state
 * @param {string | null} shown.stopped why nothing is to come, if so
 * @param {boolean} shown.stays whether the review is kept with its game
 * @param {() => void} shown.again
 * @param {() => void} shown.cancel
 */
export function waitingFor({ state, stopped, stays, again, cancel }) {
  if (stopped !== null || state?.state === "failed") {
    const why = state?.problem?.message ?? stopped;
    return html`${why ? html`<p role="status">${why}</p>` : nothing}
      <div class="row">
        <button class="button primary" @click=${again}>${t("page-review-retry")}</button>
      </div>`;
  }
  const { done = 0, all = 0 } = state ?? {};
  return html`<section class="card review-waiting">
    <p>${t("page-review-note")}</p>
    <progress max=${all || 1} .value=${all ? done : 0} aria-label=${t("coach-title")}></progress>
    <p>${progressText(state)}</p>
    ${stays ? html`<p class="note">${t("page-review-leave")}</p>` : nothing}
    <div class="row">
      <button class="button" @click=${cancel}>${t("page-cancel")}</button>
    </div>
  </section>`;
}
