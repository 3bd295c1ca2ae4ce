// @ts-check
/** The day's result as a line for others. */

import { dayText, t } from "../../shared/text.js";
import { shareText } from "../games/share.js";
import { dayOf } from "./model.js";

/** @param {number} tries @returns {Promise<boolean>} whether it was copied, which has to be said */
export async function shareDay(tries) {
  const result = t("page-puzzle-result", { tries });
  const line = t("page-puzzle-line-shared", { day: dayText(dayOf(Date.now())), result });
  return (await shareText(`${line}\n${location.origin}/puzzles/day`)) === "copied";
}
