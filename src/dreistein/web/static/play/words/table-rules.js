// @ts-check
/** The rules of a table in a line: edition, target, time, hints, free seats. */

import { t } from "../../shared/text.js";
import { isFree } from "../model/state.js";
import { timeText } from "./clock.js";
import { editionText } from "./names.js";

/** @import { Edition, SeatView } from "../types.js" */

/**
 * @typedef {object} TableRules
 * @property {string} edition its name; with "changed" at its end if the table has numbers of its own
 * @property {number} target
 * @property {boolean} [must_place]
 * @property {number | null} clock
 * @property {boolean} hints
 * @property {boolean} marks
 * @property {Pick<SeatView, "kind">[]} seats
 */

/** What is said beside the edition, whichever it is. @type {Set<string>} */
const BESIDE = new Set(["name", "target", "must_place"]);

/**
 * The name of an edition, "changed" only if a number differs from the printed ones that the line does not tell anyway.
 * @param {Edition} edition @param {Record<string, Edition>} printed
 */
export function toldName(edition, printed) {
  const base = printed[edition.name.split(",")[0]];
  const same = (/** @type {[string, unknown]} */ [name, value]) =>
    BESIDE.has(name) || JSON.stringify(value) === JSON.stringify(/** @type {any} */ (base)[name]);
  return base && Object.entries(edition).every(same) ? base.name : edition.name;
}

/** @param {TableRules} rules */
export function rulesText({ edition, target, must_place: mustPlace, clock, hints, marks, seats }) {
  const [base, ...own] = edition.split(",");
  const free = seats.filter(isFree).length;
  return [
    editionText(base),
    ...(own.length ? [t("page-table-own")] : []),
    t("target", { points: target }),
    ...(mustPlace ? [t("page-must-place")] : []),
    clock === null ? t("page-table-no-clock") : t("page-table-clock", { time: timeText(clock) }),
    t(!marks ? "page-unmarked" : hints ? "page-table-hints" : "page-table-no-hints"),
    t("page-table-free", { count: free }),
  ].join(" · ");
}
