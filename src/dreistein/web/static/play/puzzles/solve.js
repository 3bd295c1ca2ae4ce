// @ts-check
/** Solving a puzzle on the real board: choose a tile and its spot, or draw; then see whether it was right, and why. */

import { announce } from "../../shared/announce.js";
import { wrongText } from "../../shared/api.js";
import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { settings } from "../../shared/settings.js";
import { dayText, language, listed, t, tileText } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { BoardScreen } from "../board/board-screen.js";
import { bestChoice, options, spotsFor } from "../model/state.js";
import { Sharing } from "../parts/sharing.js";
import { editionText } from "../words/names.js";
import { after, choiceOf, searchOf } from "./model.js";
import { buttonsView, saidView, verdict } from "./panel.js";
import { isSolved, keepSolved } from "./progress.js";
import { boardModel, boardView, rackView, seatsView, solutionView, stars } from "./views.js";

/** @import { Puzzle, PuzzleSolution } from "../../shared/wire.js" */
/** @import { Spot } from "../types.js" */
/** @import { OwnPuzzle, ShippedPuzzle } from "./source.js" */

export class SolveScreen extends BoardScreen {
  /** @type {Puzzle | null} */
  puzzle = null;
  /** @type {PuzzleSolution | null} */
  solution = null;
  /** The language of the sentences. */
  #spoken = "";
  /** @type {string | null} */
  chosen = null;
  /** The action that is asked about once more. @type {string | null} */
  sure = null;
  /** What was answered last. @type {string | null} */
  answer = null;
  tries = 0;
  hints = 0;
  /** Whether the solution is shown, so that nothing more is to be found. */
  shown = false;
  /** How far the line is shown; 0 is the puzzle itself. */
  step = 0;
  #busy = false;
  /** What the last tap was made with; not every browser tells it with the click. */
  #pointerType = "mouse";
  note = "";
  choice = choiceOf(location.search);
  sharing = new Sharing("page-puzzle-copied", () => this.draw());

  /** @param {HTMLElement} root @param {ShippedPuzzle | OwnPuzzle} source */
  constructor(root, source) {
    super(
      root,
      () => (this.puzzle ? source.title() : t("page-puzzles")),
      () => this.#view(),
      () => document.removeEventListener("keydown", this.keys),
    );
    this.source = source;
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#shortcut(event);
    document.addEventListener("keydown", this.keys);
    root.addEventListener("pointerdown", ({ pointerType }) => void (this.#pointerType = pointerType));
    void this.#load();
  }

  async #load() {
    try {
      this.#spoken = language;
      this.puzzle = await this.source.puzzle();
    } catch (error) {
      this.wrong = wrongText(error);
    }
    this.draw();
  }

  /** @override */
  draw() {
    if (this.puzzle && this.#spoken !== language) void this.#speak();
    super.draw();
    if (!this.puzzle) return;
    const rack = /** @type {HTMLElement | null} */ (this.root.querySelector(".rack"));
    rack?.style.setProperty("--count", String(this.puzzle.tiles.length));
    this.frame(boardModel(this), spotsFor(this.hand, null));
  }

  /** Fetches the sentences in another language. */
  async #speak() {
    this.#spoken = language;
    try {
      this.puzzle = await this.source.puzzle();
      if (this.solution) this.solution = await this.source.solution();
    } catch {
      return; // the old ones will do
    }
    this.draw();
  }

  // ---------------------------------------------------------------- what is known

  /** What may be done, as long as it is not solved. */
  get hand() {
    const { puzzle } = this;
    if (!puzzle || this.shown) return null;
    return { seat: puzzle.seat, tiles: puzzle.tiles, drawn: puzzle.drawn, choices: puzzle.choices };
  }

  /** The position that is looked at. */
  get seen() {
    if (!this.puzzle) throw new Error("no puzzle yet");
    return after(this.puzzle, (this.solution?.line ?? []).slice(0, this.step));
  }

  get spots() {
    return this.chosen === null ? [] : spotsFor(this.hand, this.chosen);
  }

  /** The answer that was given last, as the solution has it. */
  get found() {
    return this.solution?.answers.find(({ action }) => action === this.answer);
  }

  // ---------------------------------------------------------------- what one does

  /** @param {string} tile @param {Event} [event] */
  choose(tile, event) {
    if (this.shown) return;
    const fits = options(this.hand).tiles.has(tile);
    this.chosen = fits && this.chosen !== tile ? tile : null;
    this.sure = null;
    this.note = fits ? "" : t("page-puzzle-unfit", { tile: tileText(tile) });
    this.draw();
    if (!fits) announce(this.note);
    else if (event instanceof MouseEvent && event.detail === 0 && this.chosen) this.focus("[data-spot]");
  }

  /** @param {Spot} spot @param {Event} [event] */
  put(spot, event) {
    this.aimed = null;
    this.propose(bestChoice(spot).action, event);
  }

  /** Answers, or asks once more. @param {string} action @param {Event} [event] */
  propose(action, event) {
    if (this.shown || this.#busy) return;
    const touched = event instanceof MouseEvent && event.detail > 0 && this.#pointerType === "touch";
    const asks = settings.confirm === "always" || (settings.confirm === "touch" && touched);
    if (!asks || this.sure === action) void this.answerWith(action);
    else {
      this.sure = action;
      this.draw();
      this.focus(".confirm");
    }
  }

  /** @param {string} action */
  async answerWith(action) {
    if (this.shown || this.#busy) return;
    this.sure = null;
    if (!(await this.#fetchSolution()) || !this.puzzle) return;
    this.answer = action;
    const { found, source } = this;
    if (!found) return;
    this.tries += 1;
    this.chosen = null;
    this.note = "";
    if (found.right) {
      const how = { at: Date.now(), tries: this.tries, hinted: this.hints > 0 };
      keepSolved(source.id, how, source.day);
      this.#show();
    }
    this.draw();
    this.#tell(verdict(this), found.right ? ".puzzle-next" : ".rack-tile");
  }

  /** Says what came, unless the screen was left meanwhile. @param {string} text @param {string} [focus] */
  #tell(text, focus) {
    if (!this.root.isConnected) return;
    announce(text);
    if (focus) this.focus(focus);
  }

  /** @returns {Promise<boolean>} whether it is there */
  async #fetchSolution() {
    if (this.solution || !this.puzzle) return this.solution !== null;
    this.#busy = true;
    this.wrong = "";
    try {
      this.solution = await this.source.solution();
    } catch (error) {
      this.wrong = wrongText(error);
      this.draw();
    }
    this.#busy = false;
    return this.solution !== null;
  }

  #show() {
    this.shown = true;
    this.step = 1;
    this.chosen = null;
  }

  async giveUp() {
    if (this.#busy) return;
    if (!(await this.#fetchSolution())) return;
    this.answer = null;
    this.#show();
    this.draw();
    this.#tell(`${t("puzzle-solution")} ${this.solution?.answers[0].title}`, ".puzzle-next");
  }

  /** First what it is about, then which tile. */
  async hint() {
    if (this.#busy) return;
    this.answer = null;
    if (this.hints === 0) {
      const themes = listed(this.source.themes().map((theme) => t(`puzzle-theme-${theme}`)));
      this.note = t("page-puzzle-hint-theme", { themes });
    } else {
      if (!(await this.#fetchSolution())) return;
      const best = this.solution?.answers[0].action ?? "+";
      this.note = isPlacement(best)
        ? t("page-puzzle-hint-tile", { tile: tileText(placedTile(best)) })
        : t("page-puzzle-hint-none");
    }
    this.hints += 1;
    this.draw();
    this.#tell(this.note);
  }

  /** @param {number} by */
  go(by) {
    const last = this.solution?.line.length ?? 0;
    this.step = Math.min(last, Math.max(0, this.step + by));
    this.draw();
    const step = this.step ? this.solution?.line[this.step - 1] : null;
    announce(step ? step.text : t("page-puzzle-step", { step: 0, steps: last }));
  }

  share() {
    const { day } = this.source;
    if (day) void this.sharing.share((origin) => dayLine(day, this.tries, origin));
  }

  /** @param {KeyboardEvent} event @param {Spot} spot */
  onSpot(event, spot) {
    const { chosen } = this;
    const drop = () => {
      this.chosen = null;
      this.draw();
      return chosen;
    };
    this.spotKey(event, spot, this.spots, () => this.put(spot, event), drop);
  }

  /** @param {KeyboardEvent} event */
  #shortcut(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.puzzle || target.closest("dialog, input, textarea, select")) return;
    if (this.shown && (event.key === "ArrowLeft" || event.key === "ArrowRight"))
      this.go(event.key === "ArrowLeft" ? -1 : 1);
    else if ((event.key === "+" || event.key === "-") && this.#instead?.action === event.key)
      this.propose(event.key, event);
    else return;
    event.preventDefault();
  }

  /** Drawing or ending the turn, if it is allowed. */
  get #instead() {
    const { draw, end } = options(this.hand);
    return draw ?? end;
  }

  // ---------------------------------------------------------------- what one sees

  #view() {
    const { puzzle } = this;
    if (!puzzle)
      return html`<section class="puzzle">
        <h1 tabindex="-1">${t("page-puzzles")}</h1>
        ${
          this.wrong
            ? html`${this.refusal()} <a class="button" href="/puzzles">${t("page-puzzle-all")}</a>`
            : html`<p role="status">${t("page-loading")}</p>`
        }
      </section>`;
    const { source } = this;
    const { edition } = puzzle;
    const rules = [
      editionText(edition.name),
      t("target", { points: edition.target }),
      ...(edition.must_place ? [t("page-must-place")] : []),
    ];
    return html`<section class="puzzle ${this.shown ? "solved" : ""}">
      <div class="puzzle-head">
        <h1 tabindex="-1">
          ${source.title()} ${stars(puzzle.level)}
          ${isSolved(source.id) ? html`<span class="puzzle-tick" title=${t("page-puzzle-done")}>✓</span>` : nothing}
        </h1>
        <p class="note">${rules.join(" · ")}</p>
      </div>
      ${seatsView(this)} ${boardView(this)}
      <div class="puzzle-side">
        ${saidView(this)} ${this.shown ? nothing : rackView(this, this.#instead)}
        ${buttonsView(this, searchOf(this.choice))}
      </div>
      ${this.shown && this.solution ? solutionView(this, this.solution) : nothing}
    </section>`;
  }

  again() {
    this.shown = false;
    this.step = 0;
    this.answer = null;
    this.note = "";
    this.draw();
    this.focus("h1");
  }
}

/** The day's result as a line for others. @param {string} day @param {number} tries @param {string} origin */
function dayLine(day, tries, origin) {
  const result = t("page-puzzle-result", { tries });
  return `${t("page-puzzle-line-shared", { day: dayText(day), result })}
${origin}/puzzles/day`;
}
