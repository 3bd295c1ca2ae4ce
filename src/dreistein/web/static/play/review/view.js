// @ts-check
/** What a review shows: a sentence, the moments that mattered most, what to try, luck and skill, and all the rest. */

import { announce } from "../../shared/announce.js";
import { button } from "../../shared/fields.js";
import { faceDrawing } from "../../shared/players/face-svg.js";
import { settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { seatsOf } from "../record/steps.js";
import { balance, gradeList } from "./balance.js";
import { checkpointBoard, checkpointText } from "./checkpoint.js";
import { decisionList } from "./decisions.js";
import { graph, graphTable } from "./graph.js";
import { checkpointOf, checkpointsOf, Figures, momentsOf, sameCheckpoint, whereText } from "./model.js";

/** @import { AnyLook } from "../../shared/types.js" */
/** @import { MatchReview, Replay, SeatReview } from "../types.js" */
/** @import { Checkpoint } from "./model.js" */

/**
 * @typedef {object} Reading
 * @property {Replay} record with the names that are shown
 * @property {AnyLook[]} looks
 * @property {MatchReview} review
 * @property {number[]} yours the reader's own seats, if that is known
 */

/**
 * What a page adds of its own.
 * @typedef {object} Additions
 * @property {(seat: SeatReview, checkpoint: Checkpoint) => unknown} beside what can be done from a moment
 * @property {(seat: SeatReview) => unknown} below what can be done from all decisions
 */

/** A review as its reader looks at it: a seat, and one of its moments. */
export class ReviewView {
  #seat = 0;
  /** @type {Checkpoint | null} */
  #chosen = null;
  #all = false;
  /** Whether all the rest is unfolded. */
  #rest = false;

  /** @param {HTMLElement} root @param {() => void} redraw @param {Additions} [additions] */
  constructor(root, redraw, additions = { beside: () => nothing, below: () => nothing }) {
    this.root = root;
    this.redraw = redraw;
    this.additions = additions;
    /** @type {Reading | null} */
    this.reading = null;
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener("keydown", this.keys);
    addEventListener("resize", redraw);
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    removeEventListener("resize", this.redraw);
  }

  /**
   * Opens a review at one of its decisions or, by default, at the moment that mattered most.
   * @param {Reading} reading @param {number} seat @param {{round: number, ply: number}} [at]
   */
  open(reading, seat, at) {
    this.reading = reading;
    this.#seat = seat;
    const shown = this.#seatReview(reading);
    const asked = shown.choices.find(({ round, ply }) => round === at?.round && ply === at.ply);
    this.#chosen = asked ? checkpointOf(asked) : (momentsOf(shown)[0] ?? null);
  }

  /** @param {Reading} reading */
  #seatReview({ review: { seats } }) {
    return seats.find(({ seat }) => seat === this.#seat) ?? seats[0];
  }

  // ---------------------------------------------------------------------------- choosing

  /** @param {Checkpoint} checkpoint */
  #choose(checkpoint) {
    this.#chosen = checkpoint;
    this.redraw();
    if (this.reading) announce(whereText(this.reading.record, checkpoint));
  }

  /** Goes some moments on, or back. @param {number} by */
  #step(by) {
    if (!this.reading) return;
    const moments = momentsOf(this.#seatReview(this.reading));
    const chosen = this.#chosen;
    const at = chosen ? moments.findIndex((one) => sameCheckpoint(one, chosen)) : -1;
    const next = at < 0 ? moments[0] : moments[at + by];
    if (next) this.#choose(next);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!settings.shortcuts || target.closest("input, select, dialog, [tabindex='0']")) return;
    if (event.key === "ArrowRight") this.#step(1);
    else if (event.key === "ArrowLeft") this.#step(-1);
    else return;
    event.preventDefault();
  }

  // ---------------------------------------------------------------------------- drawing

  /** @param {Reading} reading */
  draw(reading) {
    const { record, review, looks, yours } = reading;
    const seat = this.#seatReview(reading);
    const toReader = yours.length === 1 && yours[0] === seat.seat;
    const figures = new Figures(review.unit);
    const chosen = this.#chosen;
    const choose = (/** @type {Checkpoint} */ checkpoint) => {
      this.#choose(checkpoint);
      this.root.querySelector(".review-checkpoint")?.scrollIntoView({ block: "nearest" });
    };
    const drawn = { record, review, seat, checkpoints: checkpointsOf(seat), chosen, figures, looks, choose };
    const [opening, ...told] = seat.told;
    return html`${this.#players(reading, seat)}
      ${toReader ? nothing : html`<p class="note">${t("coach-to", { name: record.players[seat.seat] })}</p>`}
      <p class="lead">${opening}</p>
      ${chosen ? this.#checkpoint(reading, seat, chosen, figures) : nothing}
      <div class="review-columns">
        <section class="card">
          <h2>${t("page-review-how")}</h2>
          <ul class="told">
            ${told.map((line) => html`<li>${line}</li>`)}
          </ul>
          ${this.additions.below(seat)}
        </section>
        <section class="card">
          <h2>${t("coach-balance")}</h2>
          ${balance(seat, figures, record.players.length - 1)}
          ${figures.points ? nothing : html`<p class="note">${t("page-review-parts-note")}</p>`}
        </section>
      </div>
      <details class="card review-rest" ?open=${this.#rest} @toggle=${this.#unfold}>
        <summary>${t("page-review-rest")}</summary>
        ${this.#rest ? this.#everything(drawn) : nothing}
      </details>`;
  }

  #unfold = (/** @type {Event} */ event) => {
    const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (open === this.#rest) return;
    this.#rest = open;
    this.redraw();
  };

  /** The curve, the grades, and all decisions. @param {import("./graph.js").Drawn} drawn */
  #everything(drawn) {
    const { record, seat, figures, chosen, choose } = drawn;
    const filter = (/** @type {boolean} */ all) => ((this.#all = all), this.redraw());
    return html`<h2>${t(figures.points ? "coach-graph-points" : "coach-graph")}</h2>
      ${graph(drawn)} ${graphTable(drawn)} ${gradeList(seat.grades)}
      ${decisionList({ record, seat, figures, all: this.#all, chosen }, filter, choose)}`;
  }

  /** Whose game is looked at. @param {Reading} reading @param {SeatReview} seat */
  #players({ record, looks, review: { seats } }, seat) {
    const name = (/** @type {number} */ at) =>
      html`<span class="with-face">${faceDrawing(looks[at])}${record.players[at]}</span>`;
    if (seats.length === 1) return html`<p class="lead">${name(seat.seat)}</p>`;
    const pick = (/** @type {SeatReview} */ one) => {
      this.#seat = one.seat;
      this.#chosen = momentsOf(one)[0] ?? null;
      this.redraw();
    };
    return html`<div class="row" role="group" aria-label=${t("page-review-whose")}>
      ${seats.map(
        (one) =>
          html`<button class="button" aria-pressed=${one === seat} @click=${() => pick(one)}>
            ${name(one.seat)}
          </button>`,
      )}
    </div>`;
  }

  /**
   * @param {Reading} reading @param {SeatReview} seat @param {Checkpoint} chosen @param {Figures} figures
   */
  #checkpoint({ record, yours }, seat, chosen, figures) {
    const moments = momentsOf(seat);
    const at = moments.findIndex((one) => sameCheckpoint(one, chosen));
    const table = seatsOf(record, yours.length === 1 ? yours[0] : undefined);
    const arrow = (/** @type {number} */ by, /** @type {string} */ key, /** @type {boolean} */ off) =>
      button(t(key), () => this.#step(by), "", off);
    return html`<section class="card review-checkpoint" aria-labelledby="checkpoint-title">
      <div class="row between">
        <h2 id="checkpoint-title">${whereText(record, chosen)}</h2>
        ${
          moments.length > 1 || at < 0
            ? html`<div class="row">
                ${arrow(-1, "page-step-back", at <= 0)}
                <span class="checkpoint-count"
                  >${at >= 0 ? t("page-review-checkpoint", { at: at + 1, count: moments.length }) : ""}</span
                >
                ${arrow(1, "page-step-on", at === moments.length - 1)}
              </div>`
            : nothing
        }
      </div>
      <div class="checkpoint-columns">
        ${checkpointBoard(record, seat.seat, chosen)}
        <div class="checkpoint-side">
          ${checkpointText(record, table, seat.seat, chosen, figures)}
          <div class="row">${this.additions.beside(seat, chosen)}</div>
        </div>
      </div>
    </section>`;
  }
}
