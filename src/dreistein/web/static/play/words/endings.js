// @ts-check
/** How a round or a match ended, in sentences. */

import { listed, score, t, tileText, unbroken } from "../../shared/text.js";
import { nameOf, nameWithin, whoIs } from "./names.js";

/** @import { EndLine, RoundView, TableView } from "../types.js" */

/** Who collects tiles may be left with so many that nobody reads them one by one. */
const MOST_TILES = 8;

/** @param {number[]} numbers */
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Numbers added up: "20 + 9 = 29". @param {number[]} numbers */
function addition(numbers) {
  const sum = score(total(numbers));
  if (numbers.length < 2) return sum;
  const [first, ...others] = numbers;
  const terms = others.map((number) => `${number < 0 ? "\u2212" : "+"} ${Math.abs(number)}`);
  return `${[score(first), ...terms].join(" ")} = ${sum}`;
}

/** Why a round ended, and what the end scored. @param {TableView} table @param {RoundView} round */
export const endSentences = (table, round) => (round.ended?.lines ?? []).map((line) => sentence(table, line));

/** @param {TableView} table @param {EndLine} line */
function sentence(table, { kind, seats, tiles, terms }) {
  const many = tiles.length > MOST_TILES;
  return t(`end-${kind}`, {
    who: seats.length ? whoIs(table, seats[0]) : "",
    name: seats.length ? nameOf(table, seats[0]) : "",
    names: listed(seats.map((seat) => nameWithin(table, seat))),
    tiles: many ? t("tiles", { count: tiles.length }) : tiles.map((tile) => unbroken(tileText(tile))).join(", "),
    points: terms[0] ?? 0,
    value: terms[0] ?? 0,
    sum: many ? score(total(terms)) : addition(terms),
  });
}

/** The winners in words. @param {TableView} table @param {number[]} totals */
export function winText(table, totals) {
  if (table.solitaire) return t("solitaire-result", { points: totals[0] });
  const { winners } = table;
  if (!winners.length) return t("page-no-winner");
  const points = totals[winners[0]];
  if (winners.length > 1) {
    return t("win-shared", { names: listed(winners.map((seat) => nameWithin(table, seat))), points });
  }
  return t("win", { who: whoIs(table, winners[0]), name: nameOf(table, winners[0]), points });
}

/** So few points behind are close. */
const CLOSE = 25;

/**
 * The kindest true word for whoever has lost against others: its key and facts; null for all others.
 * @param {TableView} table with all its rounds
 * @returns {[string, {points: number}?] | null}
 */
export function kindWordOf({ seats, winners, rounds, spectator, solitaire }) {
  const own = seats.findIndex(({ yours }) => yours);
  const alone = seats.filter(({ yours }) => yours).length === 1;
  if (spectator || solitaire || !alone || seats[own].resigned) return null;
  if (!winners.length || winners.includes(own)) return null;
  const { totals } = rounds[rounds.length - 1];
  const behind = totals[winners[0]] - totals[own];
  if (behind > 0 && behind <= CLOSE) return ["page-kind-close", { points: behind }];
  const turns = rounds.flatMap((round) => round.turns.filter(({ seat }) => seat === own));
  if (turns.some(({ actions }) => actions.some(({ hexagons }) => hexagons > 0))) return ["page-kind-hexagon"];
  const best = Math.max(0, ...turns.map(({ points }) => points));
  return best ? ["page-kind-best", { points: best }] : null;
}
