// @ts-check
/** Whether numbers are an edition that can be played. Pure. */

import { TILES } from "./tiles.js";

export const MOST_POINTS = 1_000_000;
const MOST_TARGET = 1e15;
const NUMBERS = ["start", "start_zero", "bridge", "double", "out", "draw", "fruitless", "empty"];

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {number} least @param {number} most */
export const isWhole = (value, least, most) =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** @param {unknown} value @returns {value is import("../wire.js").Edition} */
export function isEdition(value) {
  if (!isObject(value) || typeof value.name !== "string" || value.name.length > 80) return false;
  const { deal, hexagons } = value;
  if (!isObject(deal) || !Array.isArray(hexagons) || hexagons.length !== 3) return false;
  return (
    NUMBERS.every((name) => isWhole(value[name], 0, MOST_POINTS)) &&
    hexagons.every((points) => isWhole(points, 0, MOST_POINTS)) &&
    [2, 3, 4, 5, 6].every((players) => isWhole(deal[String(players)], 1, Math.floor(TILES.length / players))) &&
    typeof value.start_needs_triple === "boolean" &&
    ["undefined", "boolean"].includes(typeof value.must_place) &&
    isWhole(value.draws, 1, TILES.length) &&
    isWhole(value.target, 1, MOST_TARGET)
  );
}
