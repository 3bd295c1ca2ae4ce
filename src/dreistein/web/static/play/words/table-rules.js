// @ts-check
/** The rules of a table in a line: edition, target, time, hints, free seats. */

import { t } from "../../shared/text.js";
import { timeText } from "./clock.js";

/** @import { SeatView } from "../types.js" */

/**
 * @typedef {object} TableRules
 * @property {string} edition its name; with "changed" at its end if the table has numbers of its own
 * @property {number} target
 * @property {boolean} [must_place]
 * @property {number | null} clock
 * @property {boolean} hints
 * @property {Pick<SeatView, "kind">[]} seats
 */

/** @param {TableRules} rules */
export function rulesText({ edition, target, must_place: mustPlace, clock, hints, seats }) {
  const [base, ...own] = edition.split(",");
  const free = seats.filter(({ kind }) => kind === "invited" || kind === "open").length;
  return [
    t(`edition-${base}`),
    ...(own.length ? [t("page-table-own")] : []),
    t("target", { points: target }),
    ...(mustPlace ? [t("page-must-place")] : []),
    clock === null ? t("page-table-no-clock") : t("page-table-clock", { time: timeText(clock) }),
    t(hints ? "page-table-hints" : "page-table-no-hints"),
    t("page-table-free", { count: free }),
  ].join(" · ");
}
