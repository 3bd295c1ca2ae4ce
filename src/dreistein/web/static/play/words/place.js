// @ts-check
/**
 * Where tiles and spots are, in words: beside which tiles, and how they lie. Tiles are named by their numbers, of which
 * there are no two alike. Fetched when the first place is told.
 */

import { cellsAround, cellsBeside, keyOf, pointsOf, pointsUp } from "../../shared/rules/lattice.js";
import { cellOf, parsePlacement, placedTile } from "../../shared/rules/placements.js";
import { isTriple } from "../../shared/rules/tiles.js";
import { listed, t, tileSaid } from "../../shared/text.js";
import { choiceText, sumText } from "./actions.js";
import { nameOf } from "./names.js";

/** @import { Cell } from "../../shared/types.js" */
/** @import { Choice, Move, Spot, TableView } from "../types.js" */

/** @typedef {"left" | "right" | "above" | "below"} Side */
/** @typedef {Map<string, string>} Layout tiles, as they are said, by cell */

const OPPOSITE = /** @type {const} */ ({ left: "right", right: "left", above: "below", below: "above" });

/** @param {readonly string[]} board placements @returns {Layout} */
export const layoutOf = (board) => new Map(board.map((placed) => [cellOf(placed), tileSaid(placedTile(placed))]));

/** On which side of a cell another one lies. @param {Cell} cell @param {Cell} other @returns {Side} */
export function sideOf(cell, other) {
  if (other.y !== cell.y) return other.y < cell.y ? "above" : "below";
  return other.x < cell.x ? "left" : "right";
}

/**
 * The tiles that share a side with a cell.
 * @param {Layout} layout @param {Cell} cell @returns {{side: Side, tile: string, cell: Cell}[]}
 */
export function neighbours(layout, cell) {
  return cellsBeside(cell).flatMap((beside) => {
    const tile = layout.get(keyOf(beside.x, beside.y));
    return tile === undefined ? [] : [{ side: sideOf(cell, beside), tile, cell: beside }];
  });
}

/**
 * The tiles that a cell with one neighbour touches with the corner opposite to it: the far side of a bridge.
 * @param {Layout} layout @param {Cell} cell @param {Cell} beside
 */
function tilesAtTip(layout, cell, beside) {
  const shared = new Set(pointsOf(beside).map(([i, j]) => keyOf(i, j)));
  const tip = pointsOf(cell).find(([i, j]) => !shared.has(keyOf(i, j)));
  return (tip ? cellsAround(tip) : []).flatMap(({ x, y }) => layout.get(keyOf(x, y)) ?? []);
}

/** Where a cell is: "below 3, 4, 4". @param {Layout} layout @param {Cell} cell */
export function placeText(layout, cell) {
  const beside = neighbours(layout, cell);
  if (!beside.length) return t("place-middle");
  const place = listed(beside.map(({ side, tile }) => t(`place-${OPPOSITE[side]}-of`, { tile })));
  const tip = beside.length === 1 ? tilesAtTip(layout, cell, beside[0].cell) : [];
  return tip.length ? t("place-tip", { place, tiles: listed(tip) }) : place;
}

/** How a tile lies, such as "pointing up, 3 above 5 and 4". @param {string} placed a placement */
export function lieText(placed) {
  const { numbers, x, y } = parsePlacement(placed);
  const [apex, second, third] = numbers;
  const up = pointsUp({ x, y });
  if (isTriple(placedTile(placed))) return t(up ? "place-up" : "place-down");
  return up
    ? t("place-lies-up", { top: apex, left: third, right: second })
    : t("place-lies-down", { left: second, right: third, bottom: apex });
}

/**
 * A tile on the board: its numbers, how it lies, and its neighbours.
 * @param {Layout} layout
 * @param {string} placed a placement
 */
export function tileOnBoard(layout, placed) {
  const { x, y } = parsePlacement(placed);
  const beside = neighbours(layout, { x, y }).map(({ side, tile }) => t(`place-has-${side}`, { tile }));
  return [t("place-tile", { tile: tileSaid(placedTile(placed)), lies: lieText(placed) }), ...beside].join("; ");
}

/**
 * An open spot: the tile that goes there, where that is, what it scores and how it will lie.
 * @param {readonly string[]} board placements
 * @param {Spot} spot
 * @param {Choice} choice the one that is offered first
 */
export function spotText(board, spot, choice) {
  const tile = placedTile(choice.action);
  const text = t("place-spot", {
    tile: tileSaid(tile),
    place: placeText(layoutOf(board), spot),
    sum: choiceText(choice),
    lies: lieText(choice.action),
  });
  const others = new Set(spot.choices.map(({ action }) => placedTile(action)));
  others.delete(tile);
  const tiles = listed(Array.from(others, tileSaid));
  return others.size ? t("place-spot-also", { spot: text, tiles, count: others.size }) : text;
}

/**
 * What a player placed, and where.
 * @param {TableView} table
 * @param {Move} move a placement
 * @param {readonly string[]} board without it
 */
export function moveText(table, move, board) {
  const { x, y } = parsePlacement(move.action);
  const tile = tileSaid(placedTile(move.action));
  const place = placeText(layoutOf(board), { x, y });
  return t("place-told", { name: nameOf(table, move.seat), tile, place, sum: sumText(move) });
}
