// @ts-check
/** Pictures to share, drawn on a canvas: a sheet of paper with a wooden edge, the logo and a date. */

import { inTime } from "../ask.js";

export const WIDE = 1080;
/** The room for text between the margins of the sheet. */
export const MARGIN = 100;
const EDGE = 50;
const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

/** @typedef {{size?: number, weight?: number, colour?: string, align?: CanvasTextAlign, most?: number}} Lettering */

/** The colours of a sheet. */
export const DAY = {
  ground: "#e2dac9",
  paper: "#fdfbf5",
  wood: "#b98854",
  ink: "#24211c",
  soft: "#5f574a",
  accent: "#0b6b4f",
  tint: "#0b6b4f22",
  row: "#f3eee2",
  line: "#e4dccb",
  cloth: "#e2dac9",
  face: "#fffdf6",
  faceEdge: "#d5cab3",
  rim: "#c9bc9f",
};
/** @type {typeof DAY} */
export const NIGHT = {
  ground: "#121715",
  paper: "#262f2c",
  wood: "#6f4b2d",
  ink: "#f1ece1",
  soft: "#b7b3a8",
  accent: "#58c9a2",
  tint: "#58c9a22e",
  row: "#2f3936",
  line: "#3b4541",
  cloth: "#202926",
  face: "#f4efe3",
  faceEdge: "#bfb59f",
  rim: "#8f8570",
};
/** The colours of the numbers, and of players. */
export const NUMBER_COLOURS = ["#6b7078", "#0072b2", "#b45f06", "#00795c", "#b3261e", "#7b3fa0"];

/** @param {string} address @returns {Promise<HTMLImageElement | null>} */
const image = (address) =>
  new Promise((resolve) => {
    const loaded = new Image();
    loaded.onload = () => resolve(loaded);
    loaded.onerror = () => resolve(null);
    loaded.src = address;
  });

/** A sheet to draw on. */
export class PictureSheet {
  #canvas = document.createElement("canvas");

  /** @param {number} tall @param {typeof DAY} [colours] */
  constructor(tall, colours = DAY) {
    this.#canvas.width = WIDE;
    this.#canvas.height = tall;
    this.tall = tall;
    this.colours = colours;
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d"));
  }

  /** @param {string} text @param {number} x @param {number} y @param {Lettering} [how] */
  write(text, x, y, how = {}) {
    const { pen } = this;
    pen.font = `${how.weight ?? 400} ${how.size ?? 34}px ${FONT}`;
    pen.fillStyle = how.colour ?? this.colours.ink;
    pen.textAlign = how.align ?? "left";
    pen.fillText(text, x, y, how.most);
  }

  /**
   * @param {string} colour @param {number} x @param {number} y @param {number} wide @param {number} tall
   * @param {number | number[]} rounding
   */
  box(colour, x, y, wide, tall, rounding = 14) {
    const { pen } = this;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y, wide, tall, rounding);
    pen.fill();
  }

  /** The paper, the logo, a line below the name, and what it is about. @param {string} line @param {string} title */
  async head(line, title) {
    const { pen, colours, tall } = this;
    const coming = inTime(image(new URL("../../logo.svg", import.meta.url).href)).catch(() => null);
    const fonts = ["700", "400"].map((weight) => document.fonts.load(`${weight} 40px ${FONT}`));
    await inTime(Promise.all(fonts)).catch(() => undefined);
    const logo = await coming;
    pen.fillStyle = colours.ground;
    pen.fillRect(0, 0, WIDE, tall);
    pen.shadowColor = "rgb(70 50 15 / 25%)";
    pen.shadowBlur = 30;
    pen.shadowOffsetY = 8;
    this.box(colours.paper, EDGE, EDGE, WIDE - 2 * EDGE, tall - 2 * EDGE, 20);
    pen.shadowColor = "transparent";
    this.box(colours.wood, EDGE, EDGE, WIDE - 2 * EDGE, 34, [20, 20, 0, 0]);
    if (logo) pen.drawImage(logo, MARGIN, 116, 102, 90);
    this.write("Dreistein", 226, 158, { size: 48, weight: 750 });
    this.write(line, 226, 202, { size: 30, colour: colours.soft, most: WIDE - MARGIN - 226 });
    const most = WIDE - 2 * MARGIN;
    this.write(title, MARGIN, 282, { size: 40, weight: 700, colour: colours.accent, most });
  }

  /** @returns {Promise<Blob>} */
  png() {
    return new Promise((resolve, reject) =>
      this.#canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  }
}
