// @ts-check
/** What is said while a puzzle is solved, and the buttons below it. */

import { button, refusal } from "../../shared/fields.js";
import { isPlacement } from "../../shared/rules/placements.js";
import { signed, t, unbroken } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { actionWord, choiceText } from "../words/actions.js";
import { streakOf } from "./model.js";
import { solvedDays } from "./progress.js";
import { percent } from "./views.js";

/** @import { Hand } from "../types.js" */
/** @import { SolveScreen } from "./solve.js" */

/** What is said of the answer; empty before there is one. @param {SolveScreen} screen */
export function verdict({ found, tries, hints, source, answer }) {
  if (!found) return "";
  if (found.right) return t(tries === 1 && !hints ? "page-puzzle-first" : "puzzle-right");
  const again = source.played === answer ? ` ${t("page-puzzle-same")}` : "";
  return `${t("puzzle-wrong", { loss: percent(found.loss) })}${again} ${unbroken(found.text)}`;
}

/** @param {SolveScreen} screen */
export function saidView(screen) {
  const { puzzle, found, shown, note, wrong, source } = screen;
  const kind = found ? (found.right ? "right" : "refused") : "";
  const streak = found?.right && source.day ? streakOf(solvedDays(), Date.now()) : 0;
  const text = sureText(screen) || verdict(screen) || note || (shown ? "" : t("page-puzzle-ask"));
  return html`<div class="puzzle-said ${kind}">
    ${puzzle?.situation && !shown ? html`<p class="note">${unbroken(puzzle.situation)}</p>` : nothing}
    <p><b>${text}</b> ${streak ? t("page-puzzle-streak", { days: streak }) : nothing}</p>
    ${found && note ? html`<p class="note">${note}</p>` : nothing} ${screen.sharing.view()} ${refusal(wrong)}
  </div>`;
}

/** The question before an answer, as the table asks it. @param {SolveScreen} screen */
function sureText({ sure, hand }) {
  const choice = choiceOf(hand, sure);
  if (!choice) return "";
  if (isPlacement(choice.action)) return choiceText(choice);
  return t(choice.action === "+" ? "page-say-sure-draw" : "page-say-sure-end");
}

/** @param {Hand | null} hand @param {string | null} action */
const choiceOf = (hand, action) => hand?.choices?.find((one) => one.action === action) ?? null;

/** @param {SolveScreen} screen @param {string} search the end of the list's address */
export const buttonsView = (screen, search) =>
  html`<div class="row puzzle-buttons">
    ${screen.shown ? after(screen) : (asking(screen) ?? before(screen))}
    <a class="button quiet" href=${`/puzzles${search}`}>${t("page-puzzle-all")}</a>
  </div>`;

/** In place of the other buttons, so that nothing jumps. @param {SolveScreen} screen */
function asking(screen) {
  const choice = choiceOf(screen.hand, screen.sure);
  if (!choice) return null;
  const { action, points } = choice;
  const doIt = isPlacement(action)
    ? t("page-place-it", { points })
    : `${actionWord(choice)} ${points ? signed(points) : ""}`;
  return html`${button(doIt, () => screen.answerWith(action), "primary confirm")}
  ${button(t("page-cancel"), () => ((screen.sure = null), screen.draw()))}`;
}

/** @param {SolveScreen} screen */
const before = (screen) =>
  html`${button(t("page-hint"), () => screen.hint(), "", screen.hints > 1)}
  ${button(t("page-puzzle-show"), () => screen.giveUp())}`;

/** @param {SolveScreen} screen */
function after(screen) {
  const { source, choice, answer } = screen;
  const next = source.next(choice);
  const share = button(t("page-puzzle-share"), () => screen.share());
  return html`${next ? html`<a class="button primary puzzle-next" href=${next}>${t("page-puzzle-next")}</a>` : nothing}
    <button class="button ${next ? "" : "puzzle-next"}" @click=${() => screen.again()}>
      ${t("page-puzzle-again")}
    </button>
    ${source.day && answer !== null ? share : nothing}`;
}
