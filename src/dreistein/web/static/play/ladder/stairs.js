// @ts-check
/** Choosing an opponent: the eight on a flight of stairs, weakest first, and what the chosen one says. */

import "../../shared/players/rung-faces.js";

import { button } from "../../shared/fields.js";
import { faceDrawing } from "../../shared/players/face-svg.js";
import { isRung, rungLook, rungName, RUNGS } from "../../shared/players/levels.js";
import { labelled, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";
import { levelText } from "../words/names.js";
import { ratingText } from "./ratings.js";

/** @import { Level, Rung } from "../../shared/wire.js" */

stylesheets("opening/ladder");

/**
 * The bot of a seat, on the button that unfolds the stairs.
 * @param {Level} level @param {string} label @param {boolean} unfolded @param {() => void} toggle
 */
export const opponentButton = (level, label, unfolded, toggle) =>
  html`<button
    type="button"
    class="opponent"
    aria-expanded=${unfolded}
    aria-label=${labelled(label, levelText(level))}
    @click=${toggle}
  >
    ${isRung(level) ? faceDrawing(rungLook(level)) : nothing}<b>${levelText(level)}</b>
    <svg class="unfold" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9l6 6 6-6" /></svg>
  </button>`;

/**
 * The stairs, and what is known of the chosen one.
 * @param {Level} level @param {string} label
 * @param {boolean} mustPlace the draw rule, for the rating
 * @param {(rung: Rung) => void} choose
 * @param {() => void} compare opens the whole ladder
 */
export const opponentChoice = (level, label, mustPlace, choose, compare) =>
  html`<div class="opponent-choice">
    <div class="stairs" role="radiogroup" aria-label=${label}>
      ${RUNGS.map((rung) => stair(rung, label, rung === level, choose))}
    </div>
    ${isRung(level) ? html`<p class="rung-says">${t(`ladder-say-${level}`)}</p>` : nothing}
    <div class="rung-figures">
      <span class="note">${isRung(level) ? ratingText(level, mustPlace) : nothing}</span>
      ${button(t("ladder-all"), compare)}
    </div>
  </div>`;

/** @param {Rung} rung @param {string} group @param {boolean} on @param {(rung: Rung) => void} choose */
const stair = (rung, group, on, choose) =>
  html`<label class="stair" title=${t(`ladder-say-${rung}`)}>
    <input
      class="visually-hidden"
      type="radio"
      name=${group}
      value=${rung}
      aria-label=${labelled(rungName(rung), t(`ladder-say-${rung}`))}
      .checked=${on}
      @change=${() => choose(rung)}
    />${faceDrawing(rungLook(rung))}<span class="step" aria-hidden="true"></span>
    <span class="stair-name" aria-hidden="true">${rungName(rung)}</span>
  </label>`;
