// @ts-check
/** The player's games: those that wait, those that go on, those that are over. */

import { wrongText } from "../../shared/api.js";
import { button } from "../../shared/fields.js";
import { labelled, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { gameList, gameTitle, isOver } from "../games/game-list.js";
import { forgetMatch, leaveTable, recordAddress, tables } from "../page/calls.js";
import { later, stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { Framed } from "../parts/frame.js";
import { Question } from "../parts/question.js";
import { reviewAddress } from "../review/api.js";

/** @import { TableSummary } from "../types.js" */

stylesheets("games");

const hintModule = later(() => import("../parts/words-hint.js"), "words");
const progressModule = later(() => import("../review/progress.js"), "progress", "review", "puzzles");

/** @param {HTMLElement} root */
export function gamesScreen(root) {
  /** @type {TableSummary[]} */
  let found = [];
  /** @type {number | null} */
  let next = null;
  let read = false;
  let note = t("page-loading");
  /** @type {Question} */
  const question = new Question(root, () => screen.draw());
  const screen = new Framed(
    root,
    () => t("page-games"),
    () => {
      const running = found.filter((game) => !isOver(game));
      const over = found.filter(isOver);
      return html`<div class="row between">
          <h1 tabindex="-1">${t("page-games")}</h1>
          ${over.length ? html`<a class="button" href="/statistics">${t("page-statistics")}</a>` : nothing}
        </div>
        ${note ? html`<p role="status">${note}</p>` : nothing} ${read && !found.length ? invitation() : nothing}
        ${section(
          "page-waiting-for-you",
          running.filter(({ waiting }) => waiting),
        )}
        ${section(
          "page-in-progress",
          running.filter(({ waiting }) => !waiting),
        )}
        ${over.length ? (hintModule(() => screen.draw())?.wordsHint(() => screen.draw()) ?? nothing) : nothing}
        ${over.length ? progressOf() : nothing} ${section("page-finished-games", over)}
        ${
          next === null
            ? nothing
            : html`<div class="row">${button(t("page-more"), (event) => press(event, more, tell))}</div>`
        }
        ${question.draw()}`;
    },
  );

  /** @type {import("../review/progress.js").Progress | null} */
  let progress = null;
  const progressOf = () => {
    const code = progressModule(() => screen.draw());
    if (code) progress ??= new code.Progress(() => screen.draw());
    return progress?.draw() ?? nothing;
  };

  /** @param {string} title @param {TableSummary[]} games */
  const section = (title, games) =>
    games.length
      ? html`<section>
          <h2>${t(title)}</h2>
          ${gameList(games, tools)}
        </section>`
      : nothing;

  const invitation = () =>
    html`<p>${t("page-games-invite")}</p>
      <div class="row">
        <a class="button primary" href="/">${t("page-start")}</a>
        <a class="button" href="/new">${t("page-new-table")}</a>
        <a class="button" href="/words">${t("page-games-words")}</a>
      </div>`;

  /** @param {TableSummary} game */
  function tools(game) {
    const title = gameTitle(game);
    const { id, about } = game;
    return html`<div class="game-tools">
      ${
        isOver(game)
          ? html`${
                about.day
                  ? nothing
                  : html`<a
                      class="button small"
                      href=${reviewAddress(id, about.match, null)}
                      aria-label=${labelled(t("page-games-review"), title)}
                      >${t("page-games-review")}</a
                    >`
              }<a
                class="button small"
                href=${recordAddress(id, about.match, null)}
                download
                aria-label=${labelled(t("page-save-game"), title)}
                >${t("page-save-game")}</a
              >`
          : nothing
      }
      <button class="button small" aria-label=${labelled(t(verb(game)), title)} @click=${() => ask(game)}>
        ${t(verb(game))}
      </button>
    </div>`;
  }

  /** Asks before a game is left or deleted. @param {TableSummary} game */
  const ask = (game) =>
    question.ask({
      title: t(verb(game)),
      text: html`<b>${gameTitle(game)}</b><br />${t(explained(game))}`,
      yes: t(verb(game)),
      work: () => remove(game),
    });

  /** @param {TableSummary} game */
  async function remove(game) {
    if (isOver(game)) await forgetMatch(game.id, game.about.match);
    else await leaveTable(game.id);
    found = found.filter((other) => other !== game);
  }

  /** @param {string} text */
  const tell = (text) => ((note = text), screen.draw());

  async function more() {
    const answer = await tables(next);
    found = [...found, ...answer.tables];
    next = answer.next;
    read = true;
    tell("");
  }

  more().catch((error) => tell(wrongText(error)));
  return screen;
}

/** Others play on where somebody leaves; what is one's own alone is deleted. @param {TableSummary} game */
const isShared = (game) => !isOver(game) && game.about.people > 1;

/** @param {TableSummary} game */
const verb = (game) => (isShared(game) ? "page-leave-table" : "page-delete");

/** @param {TableSummary} game */
const explained = (game) =>
  isOver(game) ? "page-delete-match-note" : isShared(game) ? "page-leave-note" : "page-delete-table-note";
