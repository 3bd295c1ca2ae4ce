// @ts-check
/** The lesson: six steps with real tiles, each with one thing to do. It needs no server and can be left at any time. */

import { announce } from "../../shared/announce.js";
import { CLOSE } from "../../shared/modal.js";
import { back, loose, orient, SPOT, translation } from "../../shared/pictures/tile-svg.js";
import { parsePlacement } from "../../shared/rules/placements.js";
import { sum } from "../../shared/rules/points.js";
import { valueOf } from "../../shared/rules/tiles.js";
import { change, highContrast, settings } from "../../shared/settings.js";
import { signed, t, tileSaid, tileText } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { boardScene, frameOf } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { neighbour } from "../board/neighbour.js";
import { tileList } from "../board/tile-list.js";
import * as lesson from "../lesson/model.js";
import { NUMBERS, STEPS, TASKS, TOTALS } from "../lesson/steps.js";
import { misfitText } from "../model/misfit.js";
import { bestChoice } from "../model/state.js";
import { stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { lastPlan, openTable } from "../page/table-plan.js";
import { Framed } from "../parts/frame.js";
import { spotName } from "../words/told.js";

/** @import { LessonState, Said } from "../lesson/types.js" */

stylesheets("lesson");

/** @param {HTMLElement} root */
export const lessonScreen = (root) => new Lesson(root);

class Lesson extends Framed {
  #state = lesson.begin(lesson.taskAt(settings.lesson > STEPS ? 1 : settings.lesson));
  /** @type {string | null} */
  #aimed = null;
  #camera = new Camera(() => this.draw());
  #wrong = "";

  /** @param {HTMLElement} root */
  constructor(root) {
    super(
      root,
      () => t("page-lesson"),
      (screen) => /** @type {Lesson} */ (screen).#view(),
    );
  }

  /** @override */
  draw() {
    super.draw();
    this.#attach();
  }

  #attach() {
    const board = /** @type {HTMLElement | null} */ (this.root.querySelector(".lesson-board"));
    const scene = /** @type {SVGGElement | null} */ (this.root.querySelector(".scene"));
    if (!board || !scene) return;
    this.#camera.attach(board, scene);
    // The same whichever tile is chosen, and as large as can be: the open spots all round need not be whole.
    this.#camera.frame(frameOf(this.#model(), lesson.allSpots(this.#state)));
  }

  // ---------------------------------------------------------------- what one does

  /** @param {LessonState} state */
  #become(state) {
    const before = this.#state;
    this.#state = state;
    this.draw();
    if (state.said !== before.said) announce(this.#text(state.said));
    if (state.done && !before.done) {
      change({ lesson: Math.max(settings.lesson, state.at + 1 < TASKS.length ? TASKS[state.at + 1].step : STEPS + 1) });
      this.#focus(".lesson-next");
    }
  }

  /** A drawing may take the focus from a spot, so the next one waits for its end. @param {string | null} key */
  #aim(key) {
    if (this.#aimed === key) return;
    this.#aimed = key;
    queueMicrotask(() => this.draw());
  }

  /** @param {string} tile @param {Event} event */
  #choose(tile, event) {
    this.#become(lesson.choose(this.#state, tile));
    const byKey = event instanceof MouseEvent && event.detail === 0;
    if (byKey && this.#state.chosen) this.#focus("[data-spot]");
  }

  /** @param {string} key */
  #put(key) {
    this.#aimed = null;
    this.#become(lesson.put(this.#state, key));
    if (!this.#state.done) this.#focus(`[data-spot="${key}"]`);
  }

  #draw() {
    this.#become(lesson.draw(this.#state));
    if (this.#state.said.kind === "drawn-fits") this.#focus(`[data-tile="${this.#state.said.tile}"]`);
  }

  /** @param {number} at */
  #go(at) {
    this.#state = lesson.begin(at);
    this.#camera.manual = false;
    change({ lesson: Math.max(settings.lesson, TASKS[at].step) });
    this.draw();
    this.#focus("h1");
  }

  /** @param {Event} event */
  #play(event) {
    const fail = (/** @type {string} */ text) => ((this.#wrong = text), this.draw());
    return press(event, () => openTable(lastPlan()), fail);
  }

  /** @param {string} selector */
  #focus(selector) {
    /** @type {HTMLElement | null} */ (this.root.querySelector(selector))?.focus();
  }

  /** @param {KeyboardEvent} event @param {{key: string, x: number, y: number}} spot */
  #key(event, spot) {
    /** @type {{key: string, x: number, y: number}[]} */
    const all = [...lesson.spotsFor(this.#state), ...lesson.guessesFor(this.#state)];
    const next = neighbour(all, spot, event.key);
    if (next) this.#focus(`[data-spot="${next.key}"]`);
    else if (event.key === "Enter" || event.key === " ") this.#put(spot.key);
    else if (event.key === "Escape") {
      const tile = this.#state.chosen;
      this.#become({ ...this.#state, chosen: null });
      this.#focus(`[data-tile="${tile}"]`);
    } else return;
    event.preventDefault();
  }

  // ---------------------------------------------------------------- what one sees

  /** @param {Said} said */
  #text({ kind, tile = "", cell, points = 0, answer = "" }) {
    const task = lesson.taskOf(this.#state);
    const written = tileText(tile);
    switch (kind) {
      case "misfit":
        return (cell && misfitText(this.#state.board, tile, cell)) ?? "";
      case "wrong":
        return t(`lesson-wrong-${answer}`, { target: NUMBERS.target, you: TOTALS.you, other: TOTALS.other });
      case "do":
        return t(`lesson-${task.name}-do`, { you: TOTALS.you, other: TOTALS.other, target: NUMBERS.target });
      case "done":
        return t(`lesson-${task.name}-done`, this.#facts(points));
      default:
        return t(`lesson-${kind}`, { tile: written, points });
    }
  }

  /** The numbers of a task's praise. @param {number} points */
  #facts(points) {
    const task = lesson.taskOf(this.#state);
    const others = sum((task.others ?? []).map(valueOf));
    const bonus = { bridge: NUMBERS.bridge, double: NUMBERS.double, hexagon: NUMBERS.hexagons[0] }[task.name] ?? 0;
    return {
      points,
      bonus,
      value: points - bonus,
      others,
      out: NUMBERS.out,
      all: points + lesson.endPoints(task),
      cost: -NUMBERS.draw * this.#state.drawn,
      target: NUMBERS.target,
    };
  }

  #model() {
    return {
      tiles: this.#state.board.map(parsePlacement),
      spots: lesson.spotsFor(this.#state),
      aimed: this.#aimed,
      preview: null,
      waiting: false,
      marked: new Set(),
      suggested: new Map(),
      contrast: highContrast(),
    };
  }

  #view() {
    const state = this.#state;
    const task = lesson.taskOf(state);
    const { kind } = state.said;
    const bad = ["misfit", "unfit", "wrong", "draw-first"].includes(kind);
    return html`<section class="lesson">
      <a class="icon-button lesson-leave" href="/" title=${t("lesson-leave")}
        >${CLOSE}<span class="visually-hidden">${t("lesson-leave")}</span></a
      >
      <h1 tabindex="-1">${t(`lesson-${task.name}-title`)}</h1>
      <p class="note">
        ${t("lesson-step", { step: task.step, steps: STEPS })}
        <progress value=${state.at + (state.done ? 1 : 0)} max=${TASKS.length} aria-hidden="true"></progress>
      </p>
      <p class="lesson-do">
        ${t(`lesson-${task.name}-text`, { target: NUMBERS.target, out: NUMBERS.out, cost: -NUMBERS.draw })}
      </p>
      ${task.answers ? nothing : this.#board()}
      <p class="lesson-said ${bad ? "refused" : ""} ${state.done ? "done" : ""}">${this.#text(state.said)}</p>
      ${task.answers ? this.#question(Object.keys(task.answers)) : this.#rack()} ${this.#buttons()}
    </section>`;
  }

  #board() {
    const model = this.#model();
    return html`<div
      class="board lesson-board"
      aria-label=${t("page-board", { count: model.tiles.length })}
      role="group"
    >
      <svg role="group" aria-label=${t("page-places", { count: model.spots.length })}>
        <g class="scene">
          ${boardScene(model, {
            choose: (spot) => this.#put(spot.key),
            aim: (key) => this.#aim(key),
            name: (spot) => spotName(this.#state.board, spot, bestChoice(spot), () => this.draw()),
            key: (event, spot) => this.#key(event, spot),
          })}
          ${lesson.guessesFor(this.#state).map((guess) => this.#guess(guess))}
        </g>
      </svg>
      ${tileList(this.#state.board, new Set(), () => this.draw())}
    </div>`;
  }

  /** An open spot that may or may not fit. @param {ReturnType<typeof lesson.guessesFor>[number]} guess */
  #guess(guess) {
    const corners = guess.corners
      .map((number) => (number === undefined ? t("lesson-free") : String(number)))
      .join(", ");
    return svg`<g class="guess" role="button" tabindex="-1" data-spot=${guess.key} transform=${translation(guess)}
      aria-label=${t("lesson-spot", { corners })}
      @click=${() => this.#put(guess.key)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, guess)}
    ><path d=${SPOT[orient(guess)]}/></g>`;
  }

  #rack() {
    const { rack, chosen, done, at } = this.#state;
    const { stock, others } = TASKS[at];
    const tile = (/** @type {string} */ one) =>
      html`<button
        class="rack-tile ${lesson.fits(this.#state, one) ? "fits" : "unfit"} ${chosen === one ? "chosen" : ""}"
        data-tile=${one}
        ?disabled=${done}
        aria-pressed=${chosen === one}
        aria-label=${t("page-tile", { tile: tileSaid(one), value: valueOf(one) })}
        @click=${(/** @type {Event} */ event) => this.#choose(one, event)}
      >
        ${loose(one)}
      </button>`;
    return html`<div class="lesson-hand">
      <div class="rack" role="group" aria-label=${t("play-rack")}>${rack.map(tile)}</div>
      ${
        stock
          ? html`<button
              class="button draw"
              ?disabled=${done || !lesson.stockOf(this.#state)}
              @click=${() => this.#draw()}
            >
              <svg class="pile" viewBox="-58 -30 116 134" aria-hidden="true">${back()}</svg>
              <b>${t("page-draw")} <span class="minus">${signed(-NUMBERS.draw)}</span></b>
            </button>`
          : nothing
      }
      ${
        others
          ? html`<div class="lesson-others">
              <p>${t("lesson-others")}</p>
              <div>${others.map((one) => html`<span class="hint-tile">${loose(one)}</span>`)}</div>
            </div>`
          : nothing
      }
    </div>`;
  }

  /** @param {string[]} answers */
  #question(answers) {
    return html`<div class="lesson-answers" role="group" aria-label=${t("lesson-win-title")}>
      ${answers.map(
        (one) =>
          html`<button
            class="button"
            data-answer=${one}
            ?disabled=${this.#state.done}
            @click=${() => this.#become(lesson.answer(this.#state, one))}
          >
            ${t(`lesson-answer-${one}`, { you: TOTALS.you, other: TOTALS.other })}
          </button>`,
      )}
    </div>`;
  }

  #buttons() {
    const { at, done } = this.#state;
    const last = at + 1 === TASKS.length;
    return html`<div class="row lesson-buttons">
        ${
          done && last
            ? html`<button
                class="button primary lesson-next"
                @click=${(/** @type {Event} */ event) => void this.#play(event)}
              >
                ${t("page-play-now")}
              </button>`
            : nothing
        }
        ${
          done && !last
            ? html`<button class="button primary lesson-next" @click=${() => this.#go(at + 1)}>
                ${t("lesson-next")}
              </button>`
            : nothing
        }
        ${
          at > 0
            ? html`<button class="button quiet" @click=${() => this.#go(at - 1)}>${t("lesson-back")}</button>`
            : nothing
        }
        ${
          !done && !last
            ? html`<button class="button quiet" @click=${() => this.#go(at + 1)}>${t("lesson-skip")}</button>`
            : nothing
        }
      </div>
      ${this.#wrong ? html`<p class="refused" role="alert">${this.#wrong}</p>` : nothing}`;
  }
}
