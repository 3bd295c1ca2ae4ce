// @ts-check
/** Where one stands in the game of a day, and the line to share about it. */

import { HERE } from "../../shared/api.js";
import { dayText, labelled, score, t } from "../../shared/text.js";

/** @import { Day } from "../types.js" */

/** What can be said about one's result. @param {Day} game @returns {string[]} */
export function standingLines({ yours, count, median, expert, streak }) {
  if (!yours) return [];
  const lines = [
    ...(count > 1 ? [t("page-day-standing", { place: yours.rank, count })] : HERE ? [] : [t("page-day-alone")]),
    ...(count > 2 && median !== null ? [t("page-day-median", { points: median })] : []),
    ...(expert === null ? [] : [t("page-day-expert", { points: expert })]),
  ];
  return streak > 1 ? [...lines, t("page-day-streak", { days: streak })] : lines;
}

/** A text about one's result that gives no tile away. @param {Day} game @param {string} origin */
export function shareLine(game, origin) {
  const { yours, count, streak } = game;
  if (!yours) return "";
  return [
    `Dreistein · ${dayText(game.day)}`,
    [
      labelled(t("page-points"), score(yours.score)),
      ...(count > 1 ? [t("page-day-standing", { place: yours.rank, count })] : []),
      ...(streak > 1 ? [t("page-day-streak", { days: streak })] : []),
    ].join(" · "),
    `${origin}/day/${game.day}`,
  ].join("\n");
}
