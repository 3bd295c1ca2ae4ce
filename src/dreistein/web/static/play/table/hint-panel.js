// @ts-check
/**
 * The expert's hint, beside the board: at most three ideas in words, numbered as on the board. "Show me" puts the tile
 * where it would lie and leaves the last click to the player.
 */

import { announce } from "../../shared/announce.js";
import { CLOSE } from "../../shared/modal.js";
import { lying } from "../../shared/pictures/tile-svg.js";
import { isPlacement, parsePlacement } from "../../shared/rules/placements.js";
import { labelled, t, unbroken } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { roundOf } from "../model/state.js";
import { stylesheets } from "../page/lazy.js";
import { layoutOf, lieText, placeText } from "../words/place.js";
import { statusText } from "../words/status.js";

/** @import { HintIdea } from "../types.js" */
/** @import { HintContext } from "./types.js" */

/** Where the panel lies on the rack, or takes room from the board. */
const SMALL = "(max-width: 699px), (max-height: 520px)";

stylesheets("hint");

/** @param {HintContext} context */
export function hintPanel(context) {
  const close = () => closeHint(context);
  return html`<section
    class="hint-panel"
    aria-label=${t("page-hint")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && (event.stopPropagation(), close())}
  >
    <div class="hint-head">
      <h2 tabindex="-1">${t("page-hint")}</h2>
      <button class="icon-button" aria-label=${t("page-close")} @click=${close}>${CLOSE}</button>
    </div>
    <div role="status">${body(context)}</div>
  </section>`;
}

/** @param {HintContext} context */
function body(context) {
  const { hints, selection } = context.session;
  if (hints.ideas.length) {
    return html`<ol class="hints">
      ${hints.ideas.map((idea, at) => line(context, idea, at + 1))}
    </ol>`;
  }
  return hints.isAsked || !selection.refusal
    ? html`<p class="thinking">${t("page-thinking")}</p>`
    : html`<p>${selection.refusal}</p>`;
}

/**
 * Where the expert would rather not place: what is best for whoever places, before what the expert would do.
 * @param {HintContext} context @param {string} action @param {number} number
 */
function whose({ session: { hints } }, action, number) {
  if (!hints.isSubtle) return nothing;
  const label = isPlacement(action) ? (number === 1 ? "hint-when-placing" : "") : "hint-expert-would";
  return label ? html`<p class="note">${t(label)}</p>` : nothing;
}

/** @param {HintContext} context @param {HintIdea} idea @param {number} number */
function line(context, idea, number) {
  const [best] = idea.actions;
  return html`<li class=${number === 1 ? "first" : ""}>
    <span class="hint-number" aria-hidden="true">${number}</span>
    ${isPlacement(best) ? html`<span class="hint-tile">${lying(parsePlacement(best))}</span>` : nothing}
    <div>
      ${whose(context, best, number)}
      <div class="hint-do">
        <b>${idea.title}</b>
        <button
          class="button"
          aria-label=${t("page-show-idea", { title: idea.title })}
          @click=${() => show(context, idea)}
        >
          ${t("page-show-me")}
        </button>
      </div>
      ${isPlacement(best) ? html`<p class="visually-hidden">${placeOf(context, best)}</p>` : nothing}
      ${best === "+" && context.session.hints.isSubtle ? html`<p class="note">${t("hint-draw-rule")}</p>` : nothing}
      <p>${unbroken(idea.text)}</p>
      ${idea.gain ? html`<p class="gain">${unbroken(idea.gain)}</p>` : nothing}
    </div>
  </li>`;
}

/**
 * Where a tile would lie, and how, for those who do not see the board.
 * @param {HintContext} context
 * @param {string} to a placement
 */
function placeOf({ session }, to) {
  const { x, y } = parsePlacement(to);
  return `${placeText(layoutOf(roundOf(session.table)?.board ?? []), { x, y })}, ${lieText(to)}`;
}

/** @param {HintContext} context */
function closeHint({ root, session, draw }) {
  session.closeHint();
  draw();
  focus(root, ".ask-hint");
}

/** @param {HintContext} context @param {HintIdea} idea */
function show(context, { actions: [best], title }) {
  const { root, session, draw } = context;
  session.aimAt(best);
  if (matchMedia(SMALL).matches) session.closeHint();
  draw();
  announce(isPlacement(best) ? labelled(title, placeOf(context, best)) : statusText(session, null));
  focus(root, isPlacement(best) ? ".confirm" : ".draw");
}

/** @param {HTMLElement} root @param {string} selector */
const focus = (root, selector) => /** @type {HTMLElement | null} */ (root.querySelector(selector))?.focus();
