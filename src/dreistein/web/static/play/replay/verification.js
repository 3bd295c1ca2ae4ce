// @ts-check
/** The verification of a shuffle: every step, and whether it holds. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { verify } from "../api.js";
import { wrongText } from "../screens/plans.js";

/** @typedef {{steps: string[], wrong: string[], result: string}} Verified */

/** @param {string} text a record that keeps the rules @param {string[]} players @returns {Promise<Verified>} */
export async function verified(text, players) {
  try {
    const { holds, kind, seed, rounds, wrong } = await verify(text);
    const codes = new Set(/** @type {{code: string}[]} */ (/** @type {unknown} */ (wrong)).map(({ code }) => code));
    const { fair } = JSON.parse(text);
    const steps = [
      t("verify-rules"),
      !fair || codes.has("wrong-commitment") ? null : t("verify-commitment", { commitment: fair.commitment }),
      ...(!fair || codes.has("wrong-seed") ? [] : origins(fair, players)),
      seed ? t("page-game-code", { code: seed }) : null,
      !rounds || codes.has("wrong-deal") ? null : t("verify-deals", { count: rounds }),
    ];
    return {
      steps: steps.filter((step) => step !== null),
      wrong: wrong.map(({ message }) => message),
      result: holds ? t(`verify-${kind}`) : "",
    };
  } catch (error) {
    return { steps: [], wrong: [wrongText(error)], result: "" };
  }
}

/**
 * What the seed was made of.
 * @param {{day?: string, contributions?: [number, string][]}} fair
 * @param {string[]} players
 */
function origins({ day, contributions = [] }, players) {
  if (day) return [t("verify-seed-day", { day })];
  return [
    t("verify-seed-match", { count: contributions.length }),
    ...contributions.map(([seat, text]) => t("page-verify-contribution", { name: players[seat], text })),
  ];
}

/** @param {Verified} found */
export const verifiedList = ({ steps, wrong, result }) =>
  html`<div class="verified" role="status">
    <ol>
      ${steps.map((step) => html`<li class="holds">${step}</li>`)}
      ${wrong.map((step) => html`<li class="fails">${step}</li>`)}
    </ol>
    ${result ? html`<p><b>${result}</b></p>` : nothing}
  </div>`;
