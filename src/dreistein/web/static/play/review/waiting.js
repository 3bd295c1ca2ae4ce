// @ts-check
/** Before there is a review: how far the coach is. */

import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/** @import { ReviewState } from "../types.js" */

/** How far it is, in words. @param {ReviewState | null} state */
function progressText(state) {
  const { place = 0, done = 0, all = 0 } = state ?? {};
  if (place) return t("page-review-place", { place });
  return all ? t("page-review-progress", { done, all }) : t("page-review-ready");
}

/**
 * @param {object} shown @param {ReviewState | null} shown.state
 * @param {string | null} shown.stopped why nothing is to come, if so
 * @param {boolean} shown.stays whether the review is kept with its game
 * @param {() => void} shown.again @param {() => void} shown.cancel
 */
export function waitingFor({ state, stopped, stays, again, cancel }) {
  if (stopped !== null || state?.state === "failed") {
    const why = state?.problem?.message ?? stopped;
    return html`${why ? html`<p role="status">${why}</p>` : nothing}
      <div class="row">${button(t("page-replay-retry"), again, "primary")}</div>`;
  }
  const { done = 0, all = 0 } = state ?? {};
  return html`<section class="card review-waiting">
    <p>${t("page-review-note")}</p>
    <progress max=${all || 1} .value=${all ? done : 0} aria-label=${t("coach-title")}></progress>
    <p>${progressText(state)}</p>
    ${stays ? html`<p class="note">${t("page-review-leave")}</p>` : nothing}
    <div class="row">${button(t("page-cancel"), cancel)}</div>
  </section>`;
}
