// @ts-check
/** How strong the opponents of the ladder are, by tournaments; the server has the figures. */

import { call } from "../../shared/api.js";
import { rungName, RUNGS } from "../../shared/players/levels.js";
import { t } from "../../shared/text.js";

/** @import { Ladder, Rung, Strength } from "../../shared/wire.js" */

/** @type {Ladder | null} */
let known = null;

/** @returns {Promise<Ladder>} */
export const fetchRatings = async () => (known ??= await call("ladder"));

/** Whether there are figures to show. */
export const areKnown = () => Boolean(known?.rungs.some(({ free, must_place: must }) => free ?? must));

/** @param {Rung} rung @param {boolean} mustPlace @returns {Strength | null | undefined} */
const strengthOf = (rung, mustPlace) =>
  known?.rungs.find(({ level }) => level === rung)?.[mustPlace ? "must_place" : "free"];

/** The rating under a draw rule, in words; empty until it is known. @param {Rung} rung @param {boolean} mustPlace */
export function ratingText(rung, mustPlace) {
  const found = strengthOf(rung, mustPlace);
  return found ? t("ladder-rating", { rating: found.rating }) : "";
}

/** Everything that is known of a rung under a draw rule, in lines. @param {Rung} rung @param {boolean} mustPlace */
export function figureLines(rung, mustPlace) {
  const beats = strengthOf(rung, mustPlace)?.beats;
  const below = RUNGS[RUNGS.indexOf(rung) - 1];
  const rating = ratingText(rung, mustPlace);
  if (typeof beats !== "number" || !below) return rating ? [rating] : [];
  return [rating, t("ladder-beats", { percent: Math.round(100 * beats), name: rungName(below) })];
}
