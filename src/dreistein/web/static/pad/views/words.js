// @ts-check
/** Lines, doubts and ends of rounds in words. */

import { bonusName, has, listed, signed, t, tileText, together } from "../../shared/text.js";

/** @import { Edition, Flag, Line, Round, Sheet } from "../types.js" */

/** The name of an edition, or of house rules. @param {Edition} edition */
export const editionName = ({ name }) =>
  has(`edition-${name}`) ? t(`edition-${name}`) : name === "own" ? t("sheet-own-numbers") : name;

/** What a game is played by. @param {Edition} edition */
export const rulesLine = (edition) =>
  [
    editionName(edition),
    t("target", { points: edition.target }),
    ...(edition.must_place ? [t("sheet-must-place")] : []),
  ].join(" · ");

/** A doubt as a sentence. @param {Flag} flag @param {string[]} names */
export function flagText({ code, details }, names) {
  const facts = { ...details };
  if (typeof facts.tile === "string") facts.tile = tileText(facts.tile);
  if (code === "tile-twice") {
    const by = names[Number(facts.seat)];
    return t("sheet-flag-tile-twice", { tile: facts.tile, name: by ?? "" });
  }
  if (code === "too-early") {
    const bonus = bonusName(String(facts.bonus), Number(facts.hexagons)) ?? "";
    return t("sheet-flag-too-early", { bonus, count: facts.count });
  }
  return t(`sheet-flag-${code}`, facts);
}

/** A line's sum, such as "12 + 40 − 5 = 47". @param {Line} line */
export function sumText({ tilePoints, bonusPoints, drawPoints, endPoints, points, end }) {
  const parts = [...(end === "placed" ? [tilePoints] : []), bonusPoints, drawPoints, endPoints].filter(
    (part, at) => part !== 0 || (at === 0 && end === "placed"),
  );
  return parts.length < 2 ? signed(points) : together(`${chain(parts)} = ${signed(points)}`);
}

/** Numbers added up, such as "20 + 12 − 5". @param {number[]} parts */
export const chain = (parts) =>
  parts
    .map((part, at) => (at === 0 ? signed(part).replace("+", "") : part < 0 ? ` \u2212 ${-part}` : ` + ${part}`))
    .join("");

/** What a turn was, in words. @param {Line} line */
export function lineText(line) {
  const parts = [];
  if (line.draws) parts.push(t("pad-drawn", { count: line.draws }));
  if (line.end === "placed")
    parts.push(line.tile === null ? t("sheet-of-value", { value: line.value ?? 0 }) : tileText(line.tile));
  if (line.bonus) parts.push(bonusName(line.bonus, line.hexagons));
  if (line.end === "kept") parts.push(t("pad-kept"));
  if (line.end === "empty") parts.push(t("sheet-end-empty"));
  if (line.end === "cut") parts.push(t("sheet-end-cut"));
  return parts.join(", ");
}

/**
 * A sentence for each player who scores at the end of a round, with the sum.
 * @param {Sheet} sheet @param {Round} round
 */
export function settlementText({ names, edition }, { end }) {
  if (!end) return [];
  const others = (/** @type {number} */ seat) => end.held.filter((_, at) => at !== seat);
  return end.scorers.map((seat) => {
    const parts = end.how === "out" ? [edition.out, ...others(seat)] : [...others(seat), -end.held[seat]];
    return t("sheet-settled", { name: names[seat], sum: `${chain(parts)} = ${signed(end.points[seat])}` });
  });
}

/** @param {Sheet} sheet */
export function winnersText({ names, winners, totals }) {
  const points = totals[winners[0]];
  if (winners.length > 1) return t("win-shared", { names: listed(winners.map((seat) => names[seat])), points });
  return t("win", { who: "they", name: names[winners[0]], points });
}
