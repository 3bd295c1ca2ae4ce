// @ts-check
/** The verification of a shuffle: every step, and whether it holds. */

import { wrongText } from "../../shared/api.js";
import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { verify } from "../page/calls.js";

/** @import { Proof } from "../fair/shuffle.js" */

/** @typedef {{steps: string[], open: string[], wrong: string[], result: string}} Verified */

/**
 * @param {Promise<string>} coming the text of a record that keeps the rules
 * @param {string[]} players
 * @returns {Promise<Verified>}
 */
export async function verified(coming, players) {
  try {
    const text = await coming;
    const { holds, kind, seed, rounds, over, unproved, wrong } = await verify(text);
    const codes = new Set(/** @type {{code: string}[]} */ (/** @type {unknown} */ (wrong)).map(({ code }) => code));
    const { fair } = JSON.parse(text);
    const steps = [
      t("verify-rules"),
      !fair || codes.has("wrong-commitment") ? null : t("verify-commitment", { commitment: fair.commitment }),
      !fair?.seals || codes.has("wrong-seal") ? null : t("verify-seals", { count: fair.seals.length }),
      ...(!fair || codes.has("wrong-seed") ? [] : origins(fair, players)),
      seed ? t("page-game-code", { code: seed }) : null,
      !rounds || codes.has("wrong-deal") ? null : t("verify-deals", { count: rounds }),
    ];
    return {
      steps: steps.filter((step) => step !== null),
      open: holds ? limits(over, new Set(unproved)) : [],
      wrong: wrong.map(({ message }) => message),
      result: holds ? t(`verify-${kind}`) : "",
    };
  } catch (error) {
    return { steps: [], open: [], wrong: [wrongText(error)], result: "" };
  }
}

/**
 * What the seed was made of.
 * @param {Partial<Proof> & {day?: string}} fair
 * @param {string[]} players
 */
function origins({ day, contributions = [], seats = [], failed = [] }, players) {
  if (day) return [t("verify-seed-day", { day })];
  const away = seats.flatMap(({ kind, share }, seat) => (kind === "person" && share === undefined ? [seat] : []));
  return [
    t("verify-seed-match", { count: contributions.length }),
    ...contributions.map(([seat, text]) => t("page-verify-contribution", { name: players[seat], text })),
    ...(away.length ? [t("fair-away", { count: away.length, names: listed(away.map((seat) => players[seat])) })] : []),
    ...failed.map((attempt) =>
      t(`fair-failed-${attempt.why}`, { names: listed(attempt.seats.map((seat) => players[seat])) }),
    ),
    t("verify-bound"),
  ];
}

/** What the record does not prove. @param {boolean} over @param {Set<string>} unproved */
function limits(over, unproved) {
  const loose = ["seats", "names", "edition"].find((what) => unproved.has(what));
  return [
    t(over ? "verify-over" : "verify-cut"),
    ...(loose ? [t(`verify-unproved-${loose}`)] : []),
    t("verify-unproved-actions"),
  ];
}

/** @param {Verified} found */
export const verifiedList = ({ steps, open, wrong, result }) =>
  html`<div class="verified" role="status">
    <ol>
      ${steps.map((step) => html`<li class="holds">${step}</li>`)} ${open.map((step) => html`<li>${step}</li>`)}
      ${wrong.map((step) => html`<li class="fails">${step}</li>`)}
    </ol>
    ${result ? html`<p><b>${result}</b></p>` : nothing}
  </div>`;
