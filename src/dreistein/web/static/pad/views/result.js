// @ts-check
/** The end of a match: who won, how it went, and what to do with it. */

import { button } from "../../shared/fields.js";
import { share } from "../../shared/files/share.js";
import { MARGIN, NUMBER_COLOURS, PictureSheet, WIDE } from "../../shared/pictures/picture.js";
import { dateText, score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { courseChart } from "./charts.js";
import { settlementText, winnersText } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { Sheet } from "../types.js" */

/** @param {Pad} pad */
export function resultView(pad) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const ranking = sheet.names
    .map((name, seat) => ({ name, seat, total: sheet.totals[seat] }))
    .sort((a, b) => b.total - a.total);
  return html`<div class="keys result">
    <h2>${winnersText(sheet)}</h2>
    ${pad.note ? html`<p class="doubt" role="status">${t(pad.note.key, pad.note.details)}</p>` : nothing}
    <ol class="ranking">
      ${ranking.map(
        ({ name, seat, total }) =>
          html`<li class=${sheet.winners.includes(seat) ? "is-winner" : ""}>
            <span class="rank">${1 + ranking.filter((other) => other.total > total).length}</span>
            <span class="name"><i class="swatch s${seat}"></i>${name}</span> <b>${score(total)}</b>
          </li>`,
      )}
    </ol>
    ${courseChart(sheet)}
    <div class="settlement">
      ${settlementText(sheet, sheet.rounds[sheet.rounds.length - 1]).map((line) => html`<p>${line}</p>`)}
    </div>
    <div class="actions">
      ${button(t("sheet-again"), () => pad.begin(sheet.names, sheet.edition), "primary")}
      ${button(t("sheet-picture"), () => sharePicture(pad))} ${button(t("sheet-print"), () => print())}
      <a class="button" href="#/stats">${t("sheet-stats")}</a>
    </div>
  </div>`;
}

/** @param {Pad} pad */
export async function sharePicture(pad) {
  if (pad.sheet && pad.game) await share(await picture(pad.sheet, pad.game.created), "dreistein.png");
}

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
