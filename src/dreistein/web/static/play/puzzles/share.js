// @ts-check
/** The day's result as a line for others. */

import { dayText, t } from "../../shared/text.js";
import { shareText } from "../parts/share-text.js";

/** @param {string} day @param {number} tries @returns {Promise<boolean>} whether it was copied, which has to be said */
export async function shareDay(day, tries) {
  const result = t("page-puzzle-result", { tries });
  const line = t("page-puzzle-line-shared", { day: dayText(day), result });
  return (await shareText(`${line}\n${location.origin}/puzzles/day`)) === "copied";
}
