// @ts-check
/** A picture of a board with its blooms, the totals and the names, made in the browser to be shared. */

import { share } from "../../shared/files/share.js";
import {
  apexAt,
  boxAround,
  cellPath,
  closedDiscs,
  corners,
  DIGIT_AT,
  DIGITS,
  DISC,
  sixthPath,
  towards,
} from "../../shared/pictures/geometry.js";
import { DAY, MARGIN, NIGHT, NUMBER_COLOURS, PictureSheet, WIDE } from "../../shared/pictures/picture.js";
import { drawingOf } from "../../shared/players/faces.js";
import { looksOf } from "../../shared/players/looks.js";
import { pointsUp } from "../../shared/rules/lattice.js";
import { parsePlacement } from "../../shared/rules/placements.js";
import { isDark, settings } from "../../shared/settings.js";
import { dateText, dayText, score, t } from "../../shared/text.js";
import { roundOf } from "../model/state.js";
import { winText } from "../words/endings.js";
import { editionText, nameOf } from "../words/names.js";
import { position, positions } from "./steps.js";

/** @import { AnyLook, PlacedTile } from "../../shared/types.js" */
/** @import { Replay, SeatView, TableView } from "../types.js" */
/** @import { Shown } from "./types.js" */

const BOARD_TOP = 310;
const BOARD_TALL = 640;
const ROW = 96;

/**
 * Shares the picture, or saves it where a browser cannot.
 * @param {Shown} shown
 * @param {string} address where others find it, or the game
 */
async function sharePicture(shown, address) {
  const url = new URL(address);
  const read = addressFor(url);
  await share(await picture(shown, read), "dreistein.png", read && url.pathname !== "/" ? address : "");
}

/** @param {Shown} shown @param {string} address @returns {Promise<Blob>} */
async function picture({ line, title, board, players }, address) {
  const page = new PictureSheet(
    BOARD_TOP + BOARD_TALL + 30 + players.length * ROW + (address ? 124 : 80),
    isDark() ? NIGHT : DAY,
  );
  await page.head(line, title);
  drawBoard(page, board.map(parsePlacement));
  let y = BOARD_TOP + BOARD_TALL + 24;
  for (const { name, total, look, won } of [...players].sort((a, b) => b.total - a.total)) {
    page.box(won ? page.colours.tint : page.colours.row, MARGIN, y, WIDE - 2 * MARGIN, 82);
    drawFace(page, look, 146, y + 41, 0.6);
    page.write(name, 196, y + 54, { size: 38, weight: 600, most: 540 });
    page.write(score(total), WIDE - 130, y + 56, { size: 46, weight: 750, align: "right" });
    y += ROW;
  }
  const most = WIDE - 2 * MARGIN;
  if (address) page.write(address, WIDE / 2, y + 32, { size: 28, colour: page.colours.soft, align: "center", most });
  return page.png();
}

/** Where others find it, to be read; none if only this computer does. @param {URL} there */
export const addressFor = ({ host, hostname, pathname }) =>
  /^(localhost|127\.|\[::1\])/.test(hostname) ? "" : host + pathname.replace(/\/$/, "");

/** @param {PictureSheet} page @param {PlacedTile[]} tiles */
function drawBoard(page, tiles) {
  const { pen, colours } = page;
  const wide = WIDE - 2 * MARGIN;
  page.box(colours.cloth, MARGIN, BOARD_TOP, wide, BOARD_TALL, 20);
  const [left, top, right, bottom] = boxAround(tiles);
  const scale = Math.min(1.6, (wide - 60) / (right - left), (BOARD_TALL - 60) / (bottom - top));
  pen.save();
  pen.translate(MARGIN + wide / 2, BOARD_TOP + BOARD_TALL / 2);
  pen.scale(scale, scale);
  pen.translate(-(left + right) / 2, -(top + bottom) / 2);
  const discs = closedDiscs(tiles);
  for (const { x, y, number } of discs) {
    pen.fillStyle = NUMBER_COLOURS[number];
    pen.fill(circle(x, y, DISC));
  }
  for (const tile of tiles) drawTile(page, tile);
  pen.lineWidth = 3.5;
  for (const { x, y, number } of discs) {
    pen.strokeStyle = NUMBER_COLOURS[number];
    pen.stroke(circle(x, y, DISC + 5));
  }
  pen.restore();
}

/** @param {number} x @param {number} y @param {number} radius */
function circle(x, y, radius) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  return path;
}

/** @param {PictureSheet} page @param {PlacedTile} tile */
function drawTile({ pen, colours }, tile) {
  const up = pointsUp(tile);
  const body = new Path2D(cellPath(up));
  pen.save();
  pen.translate(...apexAt(tile.x, tile.y));
  pen.translate(0, 2.5);
  pen.fillStyle = colours.rim;
  pen.fill(body);
  pen.translate(0, -2.5);
  pen.fillStyle = colours.face;
  pen.fill(body);
  pen.strokeStyle = colours.faceEdge;
  pen.lineWidth = 1;
  pen.stroke(body);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  corners(up).forEach(([sixth, x, y], at) => {
    const number = tile.numbers[at];
    pen.save();
    pen.translate(x, y);
    pen.fillStyle = NUMBER_COLOURS[number];
    pen.fill(new Path2D(sixthPath(sixth)));
    pen.translate(...towards(sixth, DIGIT_AT));
    pen.strokeStyle = "#fff";
    pen.lineWidth = 3.1;
    pen.stroke(new Path2D(DIGITS[number]));
    pen.restore();
  });
  pen.restore();
}

/** @param {PictureSheet} page @param {AnyLook} look @param {number} x @param {number} y @param {number} scale */
function drawFace({ pen }, { face, colour }, x, y, scale) {
  const fills = { own: NUMBER_COLOURS[colour], light: DAY.face, ink: DAY.ink };
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const [layer, path] of drawingOf(face)) {
    const shape = new Path2D(path);
    pen.fillStyle = fills[layer];
    pen.fill(shape);
    if (layer !== "own") continue;
    pen.strokeStyle = DAY.face;
    pen.lineWidth = 2.5;
    pen.stroke(shape);
  }
  pen.restore();
}

/** Shares the final board. @param {TableView} table once its match is over @param {string} address */
export async function shareTable(table, address) {
  const round = roundOf(table);
  if (!round) return;
  const looks = looksOf(table.seats);
  const anywhere = { ...table, seats: table.seats.map(asOthersSay) };
  await sharePicture(
    {
      line: `${editionText(table.edition.name)} · ${table.day ? dayText(table.day) : dateText(Date.now())}`,
      title: winText(anywhere, round.totals),
      board: round.board,
      players: table.seats.map((_, seat) => ({
        name: nameOf(anywhere, seat),
        total: round.totals[seat],
        look: looks[seat],
        won: table.winners.includes(seat),
      })),
    },
    address,
  );
}

/**
 * Others read the picture: nobody in it is "you". Whoever sat down without a name may have one by now.
 * @param {SeatView} seat @returns {SeatView}
 */
export const asOthersSay = (seat) => ({ ...seat, name: seat.name || (seat.yours ? settings.name : ""), yours: false });

/**
 * Shares the board at a position.
 * @param {Replay} record @param {number} at @param {AnyLook[]} looks @param {string} address
 */
export async function shareReplay(record, at, looks, address) {
  const { rounds } = position(record, at);
  const { board, totals, ended } = rounds[rounds.length - 1];
  const won = at === positions(record) - 1 && ended ? record.winners : [];
  const dated = !Number.isNaN(Date.parse(`${record.date}T12:00:00Z`));
  await sharePicture(
    {
      line: [editionText(record.edition.name), ...(dated ? [dayText(record.date)] : [])].join(" · "),
      title: t("pad-round", { number: rounds.length }),
      board,
      players: record.players.map((name, seat) => ({
        name,
        total: totals[seat],
        look: looks[seat],
        won: won.includes(seat),
      })),
    },
    address,
  );
}
