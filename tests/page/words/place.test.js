import assert from "node:assert/strict";
import { before, test } from "node:test";

import * as place from "../../../src/dreistein/web/static/play/words/place.js";
import { boardOf, fitsOf, spotsOf } from "../../../src/dreistein/web/static/shared/rules/board.js";
import { cellsBeside, keyOf, pointsOf } from "../../../src/dreistein/web/static/shared/rules/lattice.js";
import { cellOf, parsePlacement, placedTile } from "../../../src/dreistein/web/static/shared/rules/placements.js";
import { TILES } from "../../../src/dreistein/web/static/shared/rules/tiles.js";
import { LANGUAGES, part, speak, tileSaid } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { bot, choice, table, you } from "../tables.js";

before(async () => {
  serveTexts();
  await speak("en");
  await part("place");
});

/** 3–4–5 points up in the middle; 2–4–5 lies below it, 3–3–4 to its right. */
const THREE = ["345@0,0", "245@0,1", "334@1,0"];

const spotAt = (key, ...choices) => {
  const [x, y] = key.split(",").map(Number);
  return { key, x, y, choices: choices.map(choice) };
};

test("a tile of the list has its numbers, how it lies, and its neighbours", () => {
  const layout = place.layoutOf(THREE);
  assert.equal(
    place.tileOnBoard(layout, THREE[0]),
    "3, 4, 5, pointing up, 3 above 5 and 4; right: 3, 3, 4; below: 2, 4, 5",
  );
  assert.equal(place.tileOnBoard(layout, THREE[1]), "2, 4, 5, pointing down, 4 and 5 above 2; above: 3, 4, 5");
  assert.equal(place.tileOnBoard(place.layoutOf(["555@0,0"]), "555@0,0"), "5, 5, 5, pointing up");
});

test("a spot has its tile, the tiles it touches, its points and how the tile will lie", () => {
  const spot = spotAt("-1,0", "135@-1,0 9");
  assert.equal(
    place.spotText(THREE, spot, spot.choices[0]),
    "1, 3, 5 to the left of 3, 4, 5: 9 points, pointing down, 3 and 5 above 1",
  );
  const ring = ["345@0,0", "014@2,0", "033@1,-1"];
  const gap = spotAt("1,0", "433@1,0 10", "430@1,0 7");
  const closing = { ...gap.choices[0], bonus: "double", bonus_points: 40, points: 50 };
  assert.equal(
    place.spotText(ring, gap, closing),
    "3, 3, 4 to the right of 3, 4, 5, to the left of 0, 1, 4 and below 0, 3, 3: " +
      "10 + 40 double connection = 50 points, pointing down, 3 and 3 above 4; 0, 3, 4 fits too",
  );
  const first = spotAt("0,0", "555@0,0 25");
  assert.equal(
    place.spotText([], first, first.choices[0]),
    "5, 5, 5 in the middle of the table: 25 points, pointing up",
  );
});

test("the far side of a bridge is named", () => {
  const right = { x: 1, y: 0 };
  const at = (...board) => place.placeText(place.layoutOf(board), right);
  assert.equal(at("001@0,0"), "to the right of 0, 0, 1");
  assert.equal(at("001@0,0", "135@3,0"), "to the right of 0, 0, 1, with a corner at 1, 3, 5");
  assert.equal(at("001@0,0", "135@3,0", "133@3,-1"), "to the right of 0, 0, 1, with a corner at 1, 3, 5 and 1, 3, 3");
  // Beside two tiles the third corner needs no word.
  assert.equal(at("001@0,0", "135@3,0", "123@2,0"), "to the right of 0, 0, 1 and to the left of 1, 2, 3");
});

/** Boards on the way of random games; the same every time. */
function boards(games) {
  let seed = 7;
  const below = (count) => ((seed = (seed * 1103515245 + 12345) % 2147483648), seed % count);
  return Array.from({ length: games }, () => {
    const left = TILES.map((tile) => [below(1000), tile])
      .sort()
      .map(([, tile]) => tile);
    const board = [];
    for (let misses = 0; left.length && misses < left.length;) {
      const fits = fitsOf(boardOf(board), left[0]);
      const tile = left.shift();
      if (fits.length) board.push(fits[below(fits.length)].text);
      else left.push(tile);
      misses = fits.length ? 0 : misses + 1;
    }
    return board;
  });
}

/** Where the corners of a placement are in the picture, by number. */
function corners(placed) {
  const { numbers, x, y } = parsePlacement(placed);
  return pointsOf({ x, y }).map(([i, j], at) => ({ number: numbers[at], across: i, down: j }));
}

test("on every board a tile is said to lie as it is drawn", () => {
  for (const placed of boards(6).flat()) {
    const found = /(\d)(?: and (\d))? above (\d)(?: and (\d))?$/.exec(place.lieText(placed));
    const drawn = corners(placed).sort((a, b) => a.down - b.down || a.across - b.across);
    if (!found) assert.equal(new Set(drawn.map(({ number }) => number)).size, 1, placed);
    else
      assert.deepEqual(
        found.slice(1).filter(Boolean).map(Number),
        drawn.map(({ number }) => number),
        placed,
      );
  }
});

test("on every board each open spot is told apart, by the very tiles that share a side with it", () => {
  let most = 0;
  for (const board of boards(6)) {
    const layout = place.layoutOf(board);
    const at = new Map(board.map((placed) => [tileSaid(placedTile(placed)), parsePlacement(placed)]));
    most = Math.max(most, board.length);
    const texts = spotsOf(boardOf(board)).map((spot) => {
      const text = place.placeText(layout, spot);
      const [sides] = text.split(", with a corner at ");
      const named = [...sides.matchAll(/(left of|right of|above|below) (\d, \d, \d)/g)];
      const taken = cellsBeside(spot).filter(({ x, y }) => layout.has(keyOf(x, y)));
      assert.deepEqual(
        named.map(([, , tile]) => tile).sort(),
        taken.map(({ x, y }) => layout.get(keyOf(x, y))).sort(),
        text,
      );
      for (const [, side, tile] of named) {
        const { x, y } = at.get(tile);
        assert.deepEqual(
          [Math.sign(spot.x - x), Math.sign(spot.y - y)],
          { "left of": [-1, 0], "right of": [1, 0], above: [0, -1], below: [0, 1] }[side],
          text,
        );
      }
      return text;
    });
    assert.equal(new Set(texts).size, texts.length);
    assert.ok(
      texts.every((text) => !/-|@/.test(text)),
      "no coordinates",
    );
  }
  assert.ok(most > 45, "long boards are among them");
});

test("every neighbour in the list names the tile back, from the other side", () => {
  const back = { left: "right", right: "left", above: "below", below: "above" };
  for (const board of boards(4)) {
    const layout = place.layoutOf(board);
    const texts = new Map(board.map((placed) => [layout.get(cellOf(placed)), place.tileOnBoard(layout, placed)]));
    for (const [tile, text] of texts)
      for (const [, side, other] of text.matchAll(/; (\w+): (\d, \d, \d)/g))
        assert.ok(texts.get(other).includes(`; ${back[side]}: ${tile}`), `${text} | ${texts.get(other)}`);
  }
});

test("others' moves have their place in every language, in words of that language", async () => {
  const seats = [you, { ...bot, name: "Ben" }];
  const move = { seat: 1, ...choice("135@-1,0 9") };
  const told = {};
  for (const tag of LANGUAGES) {
    await speak(tag);
    told[tag] = place.moveText(table({ seats }), move, THREE);
  }
  await speak("en");
  assert.deepEqual(told, {
    de: "Ben legt 1, 3, 5 an, links von 3, 4, 5: +9.",
    en: "Ben places 1, 3, 5 to the left of 3, 4, 5: +9.",
    fr: "Ben pose 1, 3, 5 à gauche de 3, 4, 5\u202f: +9.",
    it: "Ben piazza 1, 3, 5 a sinistra di 3, 4, 5: +9.",
    nl: "Ben legt 1, 3, 5 aan, links van 3, 4, 5: +9.",
    es: "Ben coloca 1, 3, 5 a la izquierda de 3, 4, 5: +9.",
  });
});
