// @ts-check
/** The lesson: six steps with real tiles, each with one thing to do. It needs no server and can be left at any time. */

import { announce } from "../../shared/announce.js";
import { button } from "../../shared/fields.js";
import { CLOSE } from "../../shared/modal.js";
import { back, loose, orient, SPOT, translation } from "../../shared/pictures/tile-svg.js";
import { parsePlacement } from "../../shared/rules/placements.js";
import { sum } from "../../shared/rules/points.js";
import { valueOf } from "../../shared/rules/tiles.js";
import { change, settings } from "../../shared/settings.js";
import { signed, t, tileSaid, tileText } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { BoardScreen } from "../board/board-screen.js";
import * as lesson from "../lesson/model.js";
import { NUMBERS, STEPS, TASKS, TOTALS } from "../lesson/steps.js";
import { misfitText } from "../model/misfit.js";
import { stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { lastPlan, openTable } from "../page/table-plan.js";

/** @import { Place } from "../board/board-screen.js" */
/** @import { BoardModel } from "../board/types.js" */
/** @import { LessonState, Said } from "../lesson/types.js" */

stylesheets("lesson");

/** @param {HTMLElement} root */
export const lessonScreen = (root) => new Lesson(root);

class Lesson extends BoardScreen {
  #state = lesson.begin(lesson.taskAt(settings.lesson > STEPS ? 1 : settings.lesson));

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
    // The same whichever tile is chosen, and as large as can be: the open spots all round need not be whole.
    this.frame(this.#model(), lesson.allSpots(this.#state));
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
      this.focus(".lesson-next");
    }
  }

  /** @param {string} tile @param {Event} event */
  #choose(tile, event) {
    this.#become(lesson.choose(this.#state, tile));
    const byKey = event instanceof MouseEvent && event.detail === 0;
    if (byKey && this.#state.chosen) this.focus("[data-spot]");
  }

  /** @param {string} key */
  #put(key) {
    this.aimed = null;
    this.#become(lesson.put(this.#state, key));
    if (!this.#state.done) this.focus(`[data-spot="${key}"]`);
  }

  #draw() {
    this.#become(lesson.draw(this.#state));
    if (this.#state.said.kind === "drawn-fits") this.focus(`[data-tile="${this.#state.said.tile}"]`);
  }

  /** @param {number} at */
  #go(at) {
    this.#state = lesson.begin(at);
    this.resetFrame();
    change({ lesson: Math.max(settings.lesson, TASKS[at].step) });
    this.draw();
    this.focus("h1");
  }

  /** @param {Event} event */
  #play(event) {
    return press(event, () => openTable(lastPlan()), this.fail);
  }

  /** @param {KeyboardEvent} event @param {Place} spot */
  #key(event, spot) {
    const state = this.#state;
    const drop = () => {
      this.#become(lesson.putBack(state));
      return state.chosen;
    };
    const all = [...lesson.spotsFor(state), ...lesson.guessesFor(state)];
    this.spotKey(event, spot, all, () => this.#put(spot.key), drop);
  }

  // ---------------------------------------------------------------- what one sees

  /** @param {Said} said */
  #text({ kind, tile = "", other = "", cell, points = 0, answer = "" }) {
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
        return t(`lesson-${kind}`, { tile: written, other: tileText(other), points });
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

  /** @returns {BoardModel} */
  #model() {
    return { tiles: this.#state.board.map(parsePlacement), spots: lesson.spotsFor(this.#state), aimed: this.aimed };
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
    /** @type {Parameters<typeof this.boardView>[3]} */
    const hands = { choose: (spot) => this.#put(spot.key), key: (event, spot) => this.#key(event, spot) };
    const guesses = lesson.guessesFor(this.#state).map((guess) => this.#guess(guess));
    return this.boardView("lesson-board", this.#model(), this.#state.board, hands, guesses);
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
        ${done && last ? button(t("page-play-now"), (event) => this.#play(event), "primary lesson-next") : nothing}
        ${done && !last ? button(t("lesson-next"), () => this.#go(at + 1), "primary lesson-next") : nothing}
        ${at > 0 ? button(t("lesson-back"), () => this.#go(at - 1), "quiet") : nothing}
        ${!done && !last ? button(t("lesson-skip"), () => this.#go(at + 1), "quiet") : nothing}
      </div>
      ${this.refusal()}`;
  }
}
