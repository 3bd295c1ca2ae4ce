// @ts-check
/** The result as a picture to share. */

import { dateText, score, t } from "../shared/text.js";
import { winnersText } from "./words.js";

/** @import { Sheet } from "./types.js" */

const WIDE = 1080;
const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const COLOURS = ["#0072b2", "#b45f06", "#00795c", "#b3261e", "#7b3fa0", "#6b7078"];

/** @param {string} address @returns {Promise<HTMLImageElement | null>} */
const image = (address) =>
  new Promise((resolve) => {
    const loaded = new Image();
    loaded.onload = () => resolve(loaded);
    loaded.onerror = () => resolve(null);
    loaded.src = address;
  });

/**
 * The result on a sheet of paper, as a PNG.
 * @param {Sheet} sheet
 * @param {number} at when the game began
 * @returns {Promise<Blob>}
 */
export async function picture(sheet, at) {
  await Promise.all([document.fonts.load(`700 40px ${FONT}`), document.fonts.load(`400 40px ${FONT}`)]).catch(
    () => undefined,
  );
  const ended = sheet.rounds.filter(({ end }) => end);
  const rows = ended.slice(-12);
  const ranking = sheet.names
    .map((name, seat) => ({ name, seat, total: sheet.totals[seat] }))
    .sort((a, b) => b.total - a.total);
  const tall = 330 + ranking.length * 96 + (rows.length ? 110 + rows.length * 56 : 0) + 90;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = tall;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {{size?: number, weight?: number, colour?: string, align?: CanvasTextAlign, most?: number}} */ how = {},
  ) => {
    pen.font = `${how.weight ?? 400} ${how.size ?? 34}px ${FONT}`;
    pen.fillStyle = how.colour ?? "#24211c";
    pen.textAlign = how.align ?? "left";
    pen.fillText(text, x, y, how.most);
  };
  pen.fillStyle = "#e2dac9";
  pen.fillRect(0, 0, WIDE, tall);
  pen.shadowColor = "rgb(70 50 15 / 25%)";
  pen.shadowBlur = 30;
  pen.shadowOffsetY = 8;
  pen.fillStyle = "#fdfbf5";
  pen.beginPath();
  pen.roundRect(50, 50, WIDE - 100, tall - 100, 20);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.fillStyle = "#b98854";
  pen.beginPath();
  pen.roundRect(50, 50, WIDE - 100, 34, [20, 20, 0, 0]);
  pen.fill();
  const logo = await image(new URL("../logo.svg", import.meta.url).href);
  if (logo) pen.drawImage(logo, 100, 116, 102, 90);
  write("Dreistein", 226, 158, { size: 48, weight: 750 });
  write(dateText(at), 226, 202, { size: 30, colour: "#5f574a" });
  const head = sheet.over ? winnersText(sheet) : t("pad-round", { number: sheet.rounds.length });
  write(head, 100, 282, { size: 40, weight: 700, colour: "#0b6b4f", most: WIDE - 200 });
  let y = 310;
  for (const { name, seat, total } of ranking) {
    pen.fillStyle = sheet.winners.includes(seat) ? "#0b6b4f22" : "#f3eee2";
    pen.beginPath();
    pen.roundRect(100, y, WIDE - 200, 82, 14);
    pen.fill();
    pen.fillStyle = COLOURS[seat];
    pen.beginPath();
    pen.arc(146, y + 41, 20, 0, 7);
    pen.fill();
    write(String(1 + ranking.filter((other) => other.total > total).length), 146, y + 52, {
      size: 28,
      weight: 700,
      colour: "#fff",
      align: "center",
    });
    write(name, 190, y + 54, { size: 38, weight: 600, most: 560 });
    write(score(total), WIDE - 130, y + 56, { size: 46, weight: 750, align: "right" });
    y += 96;
  }
  if (rows.length) {
    const wide = (WIDE - 200 - 150) / sheet.names.length;
    y += 60;
    sheet.names.forEach((name, seat) =>
      write(name, 250 + wide * (seat + 1), y, { size: 26, weight: 650, align: "right", most: wide - 12 }),
    );
    pen.fillStyle = "#24211c";
    pen.fillRect(100, y + 14, WIDE - 200, 3);
    for (const round of rows) {
      y += 56;
      write(t("pad-round", { number: round.number + 1 }), 100, y, { size: 26, colour: "#5f574a", most: 150 });
      round.scores.forEach((points, seat) =>
        write(score(points), 250 + wide * (seat + 1), y, { size: 30, align: "right" }),
      );
      pen.fillStyle = "#e4dccb";
      pen.fillRect(100, y + 16, WIDE - 200, 2);
    }
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
