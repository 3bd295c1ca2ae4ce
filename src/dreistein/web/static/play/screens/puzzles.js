// @ts-check
/** Puzzles: choosing one, of the day, of one's own games or by theme, or solving the one that the address names. */

import { call } from "../../shared/api.js";
import { dayOf, localDay } from "../../shared/days.js";
import * as fields from "../../shared/fields.js";
import { button } from "../../shared/fields.js";
import { save } from "../../shared/files/share.js";
import { dayText, labelled, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";
import { inFolder } from "../page/navigate.js";
import { Framed } from "../parts/frame.js";
import { Question } from "../parts/question.js";
import {
  choiceOf,
  LEVELS,
  matching,
  nextOf,
  ownAddress,
  puzzleOfDay,
  searchOf,
  streakOf,
  THEMES,
} from "../puzzles/model.js";
import { asFile, dropOwn, forget, kept, solvedDays } from "../puzzles/progress.js";
import { SolveScreen } from "../puzzles/solve.js";
import { OwnPuzzle, ShippedPuzzle } from "../puzzles/source.js";
import { stars } from "../puzzles/views.js";

/** @import { PuzzleLine } from "../../shared/wire.js" */
/** @import { Choice, OwnPuzzle as Own } from "../puzzles/types.js" */

stylesheets("puzzles", "games");

/** @param {HTMLElement} root @param {string} rest the address after `/puzzles/` */
export function puzzlesScreen(root, rest) {
  const own = /^own-([0-9a-f]{12})$/.exec(rest);
  if (own) return new SolveScreen(root, new OwnPuzzle(own[1]));
  if (rest === "day" || /^[1-9]\d{0,4}$/.test(rest)) return new SolveScreen(root, new ShippedPuzzle(rest));
  return listScreen(root);
}

/** @param {HTMLElement} root */
function listScreen(root) {
  /** @type {PuzzleLine[] | null} */
  let puzzles = null;
  let choice = choiceOf(location.search);
  /** @type {Question} */
  const question = new Question(root, () => screen.draw());
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-puzzles"),
    () =>
      html`<section class="puzzles">
        <h1 tabindex="-1">${t("page-puzzles")}</h1>
        <p class="puzzles-lead">${t("page-puzzles-lead")}</p>
        ${screen.refusal()}
        ${puzzles ? shown(puzzles) : screen.wrong ? nothing : html`<p role="status">${t("page-loading")}</p>`}
        ${question.draw()}
      </section>`,
  );

  /** @param {PuzzleLine[]} all */
  function shown(all) {
    const { solved, own } = kept();
    const done = (/** @type {number} */ id) => Object.hasOwn(solved, id);
    return html`${today(all)} ${ownList(choice, () => screen.draw())}
      <section class="card">
        <div class="puzzle-choice">
          ${select("theme", "page-puzzle-theme", [
            ["", t("page-puzzle-any-theme")],
            ...THEMES.map((theme) => /** @type {[string, string]} */ ([theme, t(`puzzle-theme-${theme}`)])),
          ])}
          ${select("level", "page-puzzle-level", [
            ["", t("page-puzzle-any-level")],
            ...LEVELS.map((level) => /** @type {[string, string]} */ ([String(level), t(`puzzle-level-${level}`)])),
          ])}
          ${select("rule", "page-puzzle-rule", [
            ["", t("page-puzzle-any-rule")],
            ["free", t("page-puzzle-free")],
            ["must", t("page-must-place")],
          ])}
        </div>
        ${found(matching(all, choice), done)}
      </section>
      ${
        Object.keys(solved).length || own.length
          ? html`<section>
              <p class="note">${t("page-puzzle-keep-note")}</p>
              <div class="row">${button(t("page-puzzle-save"), keepFile)} ${button(t("page-puzzle-forget"), ask)}</div>
            </section>`
          : nothing
      }`;
  }

  /** @param {PuzzleLine[]} all */
  function today(all) {
    const now = Date.now();
    const puzzle = puzzleOfDay(all, now);
    if (!puzzle) return nothing;
    const days = solvedDays();
    const streak = streakOf(days, now);
    const done = days.has(dayOf(now));
    return html`<section class="card">
      <div class="puzzle-today">
        <div>
          <h2>${t("page-puzzle-day")}</h2>
          <p>${t(done ? "page-puzzle-day-done" : "page-puzzle-day-note")}</p>
          <p class="note">
            ${stars(puzzle.level)}${streak ? html` · <b>${t("page-puzzle-streak", { days: streak })}</b>` : nothing}
          </p>
        </div>
        <a class="button ${done ? "" : "primary"}" href="/puzzles/day"
          >${t(done ? "page-puzzle-see" : "page-puzzle-today")}</a
        >
      </div>
    </section>`;
  }

  /** @param {PuzzleLine[]} fitting @param {(id: number) => boolean} done */
  function found(fitting, done) {
    const search = searchOf(choice);
    const next = nextOf(fitting, done);
    if (!next) return html`<p role="status">${t("page-puzzle-none")}</p>`;
    const count = { count: fitting.length, solved: fitting.filter(({ id }) => done(id)).length };
    return html`<p role="status">${t("page-puzzle-count", count)}</p>
      <div class="row">
        <a class="button primary" href=${`/puzzles/${next.id}${search}`}>${t("page-puzzle-go")}</a>
      </div>
      <details class="puzzle-all">
        <summary>${t("page-puzzle-list")}</summary>
        <ul class="puzzle-numbers">
          ${fitting.map(
            ({ id, level }) =>
              html`<li>
                <a class=${done(id) ? "done" : ""} href=${`/puzzles/${id}${search}`}>
                  <b>${id}</b> ${stars(level)}
                  ${done(id) ? html`<span class="visually-hidden">${t("page-puzzle-done")}</span>` : nothing}
                </a>
              </li>`,
          )}
        </ul>
      </details>`;
  }

  /** @param {keyof Choice} name @param {string} label @param {[string, string][]} options */
  const select = (name, label, options) =>
    fields.choice(t(label), options, String(choice[name] ?? ""), (value) => choose(name, value), name);

  /** @param {keyof Choice} name @param {string} value */
  function choose(name, value) {
    const asked = new URLSearchParams(searchOf(choice));
    asked.set(name, value);
    choice = choiceOf(`?${asked}`);
    history.replaceState(null, "", inFolder(`/puzzles${searchOf(choice)}`));
    screen.draw();
  }

  const keepFile = () => save(new Blob([asFile()], { type: "application/json" }), "dreistein-puzzles.json");

  const ask = () =>
    question.ask({
      title: t("page-puzzle-forget"),
      text: t("page-puzzle-forget-note"),
      yes: t("page-puzzle-forget"),
      work: async () => forget(),
    });

  screen.expect(call("puzzles"), (answer) => (puzzles = answer.puzzles));
  return screen;
}

/**
 * The puzzles from one's own games, above all others.
 * @param {Choice} choice @param {() => void} changed draws the list anew
 */
function ownList(choice, changed) {
  const { own, solved, reviewed } = kept();
  if (!own.length)
    return html`<p class="note">
      ${t(reviewed ? "page-puzzle-own-unclear" : "page-puzzle-own-none")} <a href="/games">${t("page-games")}</a>
    </p>`;
  const fitting = matching(own, choice);
  const done = (/** @type {string} */ id) => Object.hasOwn(solved, id);
  const next = nextOf(fitting, done);
  if (!next) return nothing;
  const search = searchOf(choice);
  const count = { count: fitting.length, solved: fitting.filter(({ id }) => done(id)).length };
  return html`<section class="card puzzle-own">
    <div class="puzzle-today">
      <div>
        <h2>${t("page-puzzle-own")}</h2>
        <p>${t("page-puzzle-own-note")}</p>
        <p class="note">${t("page-puzzle-count", count)}</p>
      </div>
      <a class="button primary" href=${ownAddress(next.id, search)}>${t("page-puzzle-go")}</a>
    </div>
    <details class="puzzle-all">
      <summary>${t("page-puzzle-list")}</summary>
      <ul class="puzzle-own-list">
        ${fitting.map((puzzle) => line(puzzle, search, done(puzzle.id), changed))}
      </ul>
    </details>
  </section>`;
}

/** @param {Own} puzzle @param {string} search @param {boolean} done @param {() => void} changed */
function line({ id, at, level, themes, round, ply }, search, done, changed) {
  const title = `${dayText(localDay(at))}, ${t("page-puzzle-own-place", { round: round + 1, move: ply + 1 })}`;
  const drop = () => {
    dropOwn(id);
    changed();
  };
  return html`<li class=${done ? "done" : ""}>
    <a href=${ownAddress(id, search)}>
      <b>${title}</b> ${stars(level)}
      ${done ? html`<span class="visually-hidden">${t("page-puzzle-done")}</span>` : nothing}
      <small>${themes.map((theme) => t(`puzzle-theme-${theme}`)).join(" · ")}</small>
    </a>
    <button class="button small" aria-label=${labelled(t("page-puzzle-forget"), title)} @click=${drop}>
      ${t("page-puzzle-forget")}
    </button>
  </li>`;
}
