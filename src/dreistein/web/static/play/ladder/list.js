// @ts-check
/** All opponents of the ladder, with what they say, their figures, and how one has fared against each. */

import "../../shared/players/rung-faces.js";

import { faceDrawing } from "../../shared/players/face-svg.js";
import { rungLook, rungName, RUNGS } from "../../shared/players/levels.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { finishedGames } from "../games/game-list.js";
import { statisticsOf } from "../games/statistics.js";
import { onOther } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { drawRule } from "../parts/draw-rule.js";
import { areKnown, fetchRatings, figureLines } from "./ratings.js";

/** @import { Rung } from "../types.js" */

/** @import { Tally } from "../games/types.js" */

stylesheets("forms", "opening/ladder");

/** One's own matches, by opponent; null until they are known. @type {Map<string, Tally> | null} */
let fared = null;
onOther(() => void (fared = null));

/** The draw rule: whose figures are shown, and by which one plays. */
let mustPlace = false;

/**
 * Fetches the figures and one's own games; what cannot be had is left out.
 * @param {boolean} rule the draw rule to begin with: whether one must place
 * @param {() => void} changed
 */
export function openLadder(rule, changed) {
  mustPlace = rule;
  fetchRatings().then(changed, () => undefined);
  finishedGames().then(
    (games) => {
      const { opponents } = statisticsOf(games, Date.now());
      fared = new Map(opponents.flatMap((one) => (one.level ? [[one.level, one]] : [])));
      changed();
    },
    () => undefined,
  );
}

/**
 * @param {"pick" | "play"} verb what the buttons do
 * @param {(rung: Rung, event: Event, mustPlace: boolean) => void} act @param {() => void} changed
 */
export function ladderList(verb, act, changed) {
  return html`${verb === "play" ? drawRule(mustPlace, (must) => ((mustPlace = must), changed())) : nothing}
    <ol class="ladder">
      ${RUNGS.map(
        (rung) =>
          html`<li class="rung">
            ${faceDrawing(rungLook(rung))}
            <h2>${rungName(rung)}</h2>
            <button
              type="button"
              class="button"
              aria-label=${t(`ladder-${verb}-name`, { name: rungName(rung) })}
              @click=${(/** @type {Event} */ event) => act(rung, event, mustPlace)}
            >
              ${t(`ladder-${verb}`)}
            </button>
            <p>${t(`ladder-say-${rung}`)}</p>
            <ul>
              ${figureLines(rung, mustPlace).map((line) => html`<li>${line}</li>`)}
              ${fared ? html`<li>${faredText(fared.get(rung))}</li>` : nothing}
            </ul>
          </li>`,
      )}
    </ol>
    ${areKnown() ? html`<p class="note">${t("ladder-about")}</p>` : nothing}`;
}

/** @param {Tally | undefined} tally */
const faredText = (tally) =>
  tally ? html`<b>${t("ladder-yours", { won: tally.won, matches: tally.matches })}</b>` : t("ladder-yours-none");
