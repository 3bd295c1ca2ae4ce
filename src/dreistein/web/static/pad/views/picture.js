// @ts-check
/** The result of a game with real tiles as a picture to share. */

import { MARGIN, NUMBER_COLOURS, PictureSheet, WIDE } from "../../shared/pictures/picture.js";
import { dateText, score, t } from "../../shared/text.js";
import { winnersText } from "./words.js";

/** @import { Sheet } from "../types.js" */

/** The colours of the columns, as on the sheet. */
const COLUMNS = [1, 2, 3, 4, 5, 0];

/**
 * The result on a sheet of paper, as a PNG.
 * @param {Sheet} sheet
 * @param {number} at when the game began
 * @returns {Promise<Blob>}
 */
export async function picture(sheet, at) {
  const ended = sheet.rounds.filter(({ end }) => end);
  const rows = ended.slice(-12);
  const ranking = sheet.names
    .map((name, seat) => ({ name, seat, total: sheet.totals[seat] }))
    .sort((a, b) => b.total - a.total);
  const page = new PictureSheet(330 + ranking.length * 96 + (rows.length ? 110 + rows.length * 56 : 0) + 90);
  const { pen, colours } = page;
  const inside = WIDE - 2 * MARGIN;
  await page.head(dateText(at), sheet.over ? winnersText(sheet) : t("pad-round", { number: sheet.rounds.length }));
  let y = 310;
  for (const { name, seat, total } of ranking) {
    page.box(sheet.winners.includes(seat) ? colours.tint : colours.row, MARGIN, y, inside, 82);
    pen.fillStyle = NUMBER_COLOURS[COLUMNS[seat]];
    pen.beginPath();
    pen.arc(146, y + 41, 20, 0, 7);
    pen.fill();
    const place = 1 + ranking.filter((other) => other.total > total).length;
    page.write(String(place), 146, y + 52, { size: 28, weight: 700, colour: "#fff", align: "center" });
    page.write(name, 190, y + 54, { size: 38, weight: 600, most: 560 });
    page.write(score(total), WIDE - 130, y + 56, { size: 46, weight: 750, align: "right" });
    y += 96;
  }
  if (rows.length) {
    const wide = (inside - 150) / sheet.names.length;
    y += 60;
    sheet.names.forEach((name, seat) =>
      page.write(name, 250 + wide * (seat + 1), y, { size: 26, weight: 650, align: "right", most: wide - 12 }),
    );
    pen.fillStyle = colours.ink;
    pen.fillRect(MARGIN, y + 14, inside, 3);
    for (const round of rows) {
      y += 56;
      const number = round.number + 1;
      page.write(t("pad-round", { number }), MARGIN, y, { size: 26, colour: colours.soft, most: 150 });
      round.scores.forEach((points, seat) =>
        page.write(score(points), 250 + wide * (seat + 1), y, { size: 30, align: "right" }),
      );
      pen.fillStyle = colours.line;
      pen.fillRect(MARGIN, y + 16, inside, 2);
    }
  }
  return page.png();
}
