// @ts-check
/** The small board: choose a tile, see where it fits, what it would score there, and why. */

import { boxAround, middleAt } from "../shared/pictures/geometry.js";
import { face, loose, SPOT, translation } from "../shared/pictures/tile-svg.js";
import { boardOf, fitsOf } from "../shared/rules/board.js";
import { pointsUp } from "../shared/rules/lattice.js";
import { parsePlacement, placedTile } from "../shared/rules/placements.js";
import { spotBonus } from "../shared/rules/points.js";
import { TILES, valueOf } from "../shared/rules/tiles.js";
import { signed, tileText as written } from "../shared/text.js";
import { html, nothing, svg } from "../vendor/lit/lit-html.js";
import { address, titleOf } from "./view.js";

/** @import { Fit } from "../shared/types.js" */
/** @import { Book } from "./types.js" */

/** The examples to start from, without their last tile. */
const BEGINNINGS = ["bridge", "double", "hexagon", "two-hexagons", "three-hexagons"];
const ROOM = 60;

/** @param {string} text @param {string} language */
const capital = (text, language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export class Sandbox {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    /** @type {string[]} */
    this.placements = [];
    /** How many of them belong to the example. */
    this.given = 0;
    /** @type {string | null} */
    this.chosen = null;
    this.begun = "";
  }

  /** @param {Book} book @param {string} id empty: an empty table */
  begin(book, id) {
    this.begun = id;
    this.placements = id ? book.examples[id].placements.slice(0, -1) : [];
    this.given = this.placements.length;
    this.chosen = id ? placedTile(book.examples[id].placements.at(-1) ?? "") : null;
    this.redraw();
  }

  /** @param {string} text */
  place(text) {
    this.placements = [...this.placements, text];
    this.chosen = null;
    this.redraw();
    // The pressed button is gone, so the focus moves to the points.
    document.getElementById("told")?.focus({ preventScroll: true });
  }

  undo() {
    this.chosen = placedTile(this.placements.at(-1) ?? "");
    this.placements = this.placements.slice(0, -1);
    this.redraw();
  }

  /** What a placement scores, the sum in words, and the reason. @param {Book} book @param {Fit} fit */
  scoreOf(book, fit) {
    const { words, edition } = book;
    const tile = placedTile(fit.text);
    const value = valueOf(tile);
    const bonus = spotBonus(edition.numbers, fit.spot, tile);
    const several = fit.spot.hexagons > 1 ? `-${fit.spot.hexagons}` : "";
    const kind = fit.spot.bonus ? words[`bonus-${fit.spot.bonus}${several}`] : "";
    const sum = bonus ? `${value} + ${bonus} = ${value + bonus}` : String(value);
    const reason = `${fit.spot.bonus ?? "plain"}${several ? "s" : ""}`;
    const why = html`${words[`rulebook-why-${reason}`]}
      <a href=${address("rules", book.why[reason])}>${titleOf(book, book.why[reason])}</a>`;
    return { points: value + bonus, bonus, sum, kind, why };
  }

  /** The placements that the reader made, each with what it scored. @param {Book} book */
  log(book) {
    return this.placements.slice(this.given).map((text, at) => {
      const before = boardOf(this.placements.slice(0, this.given + at));
      const fit = fitsOf(before, placedTile(text)).find((one) => one.text === text);
      if (!fit) throw new Error(`${text} does not fit`);
      return { text, ...this.scoreOf(book, fit) };
    });
  }

  /** @param {Book} book */
  view(book) {
    const { words } = book;
    const board = boardOf(this.placements);
    const used = new Set(this.placements.map(placedTile));
    const open = this.chosen ? fitsOf(board, this.chosen) : [];
    const log = this.log(book);
    const titles = new Map(book.parts.flatMap((part) => part.rules).map((rule) => [rule.examples[0], rule.title]));
    titles.set("three-hexagons", capital(words["bonus-hexagon-3"], book.language));
    return html`<section class="sandbox">
      <h2>${words["rulebook-try"]}</h2>
      <p>${words["rulebook-try-text"]}</p>
      <div class="controls">
        <label
          >${words["rulebook-try-start"]}
          <select .value=${this.begun} @change=${(/** @type {any} */ event) => this.begin(book, event.target.value)}>
            <option value="">${words["rulebook-try-empty"]}</option>
            ${BEGINNINGS.map(
              (id) => html`<option value=${id} ?selected=${id === this.begun}>${titles.get(id)}</option>`,
            )}
          </select></label
        >
        <button
          class="button"
          type="button"
          ?disabled=${this.placements.length === this.given}
          @click=${() => this.undo()}
        >
          ${words["rulebook-try-undo"]}
        </button>
        <button class="button" type="button" ?disabled=${!this.placements.length} @click=${() => this.begin(book, "")}>
          ${words["rulebook-try-clear"]}
        </button>
      </div>
      ${this.drawing(book, open)}
      <div class="tray" role="group" aria-label=${words["rulebook-try-tile"]}>
        ${TILES.map(
          (tile) =>
            html`<button
              type="button"
              class="tray-tile"
              aria-pressed=${tile === this.chosen}
              ?disabled=${used.has(tile)}
              aria-label=${used.has(tile) ? `${written(tile)}, ${words["rulebook-try-used"]}` : written(tile)}
              @click=${() => {
                this.chosen = tile;
                this.redraw();
              }}
            >
              ${loose(tile)}
            </button>`,
        )}
      </div>
      <div class="told" id="told" role="status" tabindex="-1">
        ${
          this.chosen
            ? html`<h3>
                  ${written(this.chosen)} · ${open.length ? words["rulebook-try-spots"] : words["rulebook-try-nowhere"]}
                </h3>
                <ul class="spots">
                  ${open.map((fit) => this.choice(book, fit))}
                </ul>`
            : nothing
        }
        ${
          log.length
            ? html`<ol class="log">
                  ${log.map(
                    ({ text, sum, kind, why }) =>
                      html`<li>
                        <b>${written(placedTile(text))}${words.colon} ${sum}</b>${kind ? ` · ${kind}` : ""}<br />${why}
                      </li>`,
                  )}
                </ol>
                <p class="sum">
                  <b
                    >${words["rulebook-try-total"]}${words.colon} ${log.reduce((sum, { points }) => sum + points, 0)}</b
                  >
                </p>`
            : nothing
        }
      </div>
    </section>`;
  }

  /** @param {Book} book @param {Fit} fit */
  choice(book, fit) {
    const { sum, kind, why } = this.scoreOf(book, fit);
    return html`<li>
      <button class="button" type="button" data-placement=${fit.text} @click=${() => this.place(fit.text)}>
        ${sum}${kind ? html` <small>${kind}</small>` : nothing}
      </button>
      <span>${why}</span>
    </li>`;
  }

  /** @param {Book} book @param {Fit[]} open */
  drawing(book, open) {
    const laid = this.placements.map(parsePlacement);
    const cells = [...laid, ...open.map((fit) => fit.spot)];
    const [left, top, right, bottom] = boxAround(cells.length ? cells : [{ x: 0, y: 0 }]);
    const box = [left - ROOM, top - ROOM, right - left + 2 * ROOM, bottom - top + 2 * ROOM].join(" ");
    const name = `${book.words["rulebook-try-board"]}${book.words.colon} ${this.placements
      .map((text) => written(placedTile(text)))
      .join(", ")}`;
    return html`<svg class="small-board" viewBox=${box} role="img" aria-label=${name}>
      ${laid.map((tile) => svg`<g transform=${translation(tile)}>${face(tile.numbers, pointsUp(tile))}</g>`)}
      ${open.map((fit) => {
        const { x, y } = fit.spot;
        const [across, down] = middleAt(x, y);
        const { points, bonus } = this.scoreOf(book, fit);
        const place = () => this.place(fit.text);
        return svg`<g class="spot ${bonus ? "strong" : ""}" data-placement=${fit.text} @click=${place}>
          <path class="outline" transform=${translation({ x, y })} d=${pointsUp(fit.spot) ? SPOT.up : SPOT.down}/>
          <text class="spot-points" x=${across} y=${down} text-anchor="middle" dominant-baseline="central"
            >${signed(points)}</text>
        </g>`;
      })}
    </svg>`;
  }
}
