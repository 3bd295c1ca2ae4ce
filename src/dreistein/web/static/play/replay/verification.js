// @ts-check
/** The verification of a shuffle: every step, and whether it holds. */

import { wrongText } from "../../shared/api.js";
import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { kept } from "../fair/kept.js";
import { fetchRecord, recordAddress, verify } from "../page/calls.js";

/** @import { Proof } from "../fair/types.js" */
/** @import { Problem } from "../../shared/wire.js" */
/** @import { Finished } from "../page/calls.js" */

/** What this device gave for the shuffle of a match. @param {Finished} of */
export const shareOf = ({ table, match }) => kept(table, match)?.share ?? undefined;

/** The seat of which this device has given the share of the shuffle, if any. @param {Finished} of */
export async function ownSeat(of) {
  const share = shareOf(of);
  if (!share) return undefined;
  const text = await fetchRecord(recordAddress(of.table, of.match, of.key)).catch(() => "{}");
  /** @type {[number, string][]} */
  const contributions = JSON.parse(text).fair?.contributions ?? [];
  return contributions.find(([, one]) => one === share)?.[0];
}

/** @typedef {{steps: string[], open: string[], wrong: string[], result: string}} Verified */

/**
 * @param {Promise<string>} coming the text of a record that keeps the rules
 * @param {string[]} players
 * @param {string | undefined} [share] what this device gave, if it took part
 * @returns {Promise<Verified>}
 */
export async function verified(coming, players, share) {
  try {
    const text = await coming;
    const { holds, kind, seed, rounds, over, unproved, numbers, wrong } = await verify(text);
    const codes = new Set(/** @type {{code: string}[]} */ (/** @type {unknown} */ (wrong)).map(({ code }) => code));
    const { fair } = JSON.parse(text);
    const steps = [
      t("verify-rules"),
      !fair || codes.has("wrong-commitment") ? null : t("verify-commitment", { commitment: fair.commitment }),
      !fair?.seals || codes.has("wrong-seal") ? null : t("verify-seals", { count: fair.seals.length }),
      ...(!fair || codes.has("wrong-seed") ? [] : origins(fair, players, share)),
      seed ? t("page-game-code", { code: seed }) : null,
      !rounds || codes.has("wrong-deal") ? null : t("verify-deals", { count: rounds }),
    ];
    return {
      steps: steps.filter((step) => step !== null),
      open: holds ? limits(over, new Set(unproved), numbers) : [],
      wrong: wrong.map((problem) => faultText(problem, players)),
      // Whoever chose the numbers could choose the deal.
      result:
        holds && numbers.length
          ? t("verify-seed")
          : holds
            ? t(kind === "match" && isOwn(fair, share) ? "page-verify-match" : `verify-${kind}`)
            : "",
    };
  } catch (error) {
    return { steps: [], open: [], wrong: [wrongText(error)], result: "" };
  }
}

/** What is wrong: rounds count from 1 here, and seats have names. @param {Problem} problem @param {string[]} players */
function faultText({ code, message, details: { round, seat } }, players) {
  if (code === "wrong-deal") return t("page-verify-wrong-deal", { round: Number(round) + 1 });
  return code === "wrong-seal" ? t("page-verify-wrong-seal", { name: players[Number(seat)] }) : message;
}

/** Whether this device's share is among them. @param {Partial<Proof>} fair @param {string | undefined} share */
const isOwn = ({ contributions = [] }, share) => contributions.some(([, text]) => text === share);

/**
 * What the seed was made of.
 * @param {Partial<Proof> & {day?: string}} fair @param {string[]} players @param {string | undefined} share
 */
function origins({ day, contributions = [], seats = [], failed = [] }, players, share) {
  if (day) return [t("verify-seed-day", { day })];
  const away = seats.flatMap(({ kind, share }, seat) => (kind === "person" && share === undefined ? [seat] : []));
  return [
    t("verify-seed-match", { count: contributions.length }),
    ...contributions.map(([seat, text]) =>
      t(text === share ? "page-verify-own" : "page-verify-contribution", { name: players[seat], text }),
    ),
    ...(away.length ? [t("fair-away", { count: away.length, names: listed(away.map((seat) => players[seat])) })] : []),
    ...failed.map((attempt) =>
      t(`fair-failed-${attempt.why}`, { names: listed(attempt.seats.map((seat) => players[seat])) }),
    ),
    t("verify-bound"),
  ];
}

/** What the record does not prove. @param {boolean} over @param {Set<string>} unproved @param {string[]} numbers */
function limits(over, unproved, numbers) {
  const loose = ["seats", "names", "edition"].find((what) => unproved.has(what));
  return [
    t(over ? "verify-over" : "verify-cut"),
    ...(loose ? [t(`verify-unproved-${loose}`)] : []),
    ...(numbers.length ? [t("verify-unproved-numbers", { numbers: numbers.join(", ") })] : []),
    ...(unproved.has("thrown") ? [t("verify-unproved-thrown")] : []),
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
