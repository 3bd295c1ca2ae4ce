// @ts-check
/** The game of the day: the same tiles for everyone, and a list of the best. */

import { HERE, wrongText } from "../../shared/api.js";
import { dayOf } from "../../shared/days.js";
import { button, refusal } from "../../shared/fields.js";
import { change, LONGEST_NAME, settings } from "../../shared/settings.js";
import { tableHead } from "../../shared/table.js";
import { dayText, score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { checkDay, noteFingerprints } from "../fair/day.js";
import { shareLine, standingLines } from "../games/day-standing.js";
import { day, dayTable } from "../page/calls.js";
import { later, stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { Framed } from "../parts/frame.js";
import { Sharing } from "../parts/sharing.js";

/** @import { Day, DayLine } from "../types.js" */

stylesheets("forms", "games");

const here = later(() => import("../here/notes.js"), "here");

const MILLIS = 86_400_000;
const EXPERT_TRIES = 5;
const EXPERT_WAIT = 3000;

/** @param {string} from @param {number} days */
const moved = (from, days) => dayOf(Date.parse(from) + days * MILLIS);

/** @param {HTMLElement} root @param {string | null} wanted */
export function dayScreen(root, wanted) {
  /** @type {Day | null} */
  let found = null;
  /** Whether the day ended while the page was open. */
  let renewed = false;
  /** What this device finds of the day's secret. @type {Awaited<ReturnType<typeof checkDay>>} */
  let verdict = null;
  let timer = 0;
  /** How often the expert is asked for yet. */
  let left = EXPERT_TRIES;
  const sharing = new Sharing("page-shared", () => screen.draw());
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-day"),
    () =>
      html` <h1 tabindex="-1">${t("page-day")}</h1>
        ${found ? sheet(found) : screen.awaited()} ${found || !screen.wrong || !wanted ? nothing : toToday()}`,
    () => {
      left = 0;
      clearTimeout(timer);
    },
  );

  /** @param {Day} game */
  const countsText = ({ day, today }) => (HERE ? "" : t(day < today ? "page-day-closed" : "page-day-counts"));

  const toToday = () => html`<p><a class="button" href="/day">${t("page-day-today")}</a></p>`;

  /** @param {Day} game */
  function sheet(game) {
    return html`<nav class="row days" aria-label=${t("page-days")}>
        <a class="button" href="/day/${moved(game.day, -1)}">← ${t("page-day-before")}</a>
        <b>${dayText(game.day)}</b>
        ${
          game.day < game.today
            ? html`<a class="button" href="/day/${moved(game.day, 1)}">${t("page-day-after")} →</a>`
            : nothing
        }
      </nav>
      <div class="columns">
        <form class="card" @submit=${(/** @type {SubmitEvent} */ event) => void play(event, game)}>
          ${renewed ? html`<p class="lead" role="status">${t("page-day-new")}</p>` : nothing}
          <p>${t("page-day-explained")} ${countsText(game)}</p>
          <label class="field wide"
            ><span>${t("page-your-name")}</span
            ><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${settings.name}
          /></label>
          ${screen.refusal()}
          <div class="row">
            <button class="button primary big">${t(game.yours && !HERE ? "page-day-again" : "page-day-play")}</button>
          </div>
        </form>
        ${HERE ? alone(game) : compared(game)}
      </div>`;
  }

  /** Without a server there is one's own result, and no list. @param {Day} game */
  const alone = (game) =>
    html`<section class="card day-list">
      ${game.yours ? standing(game) : nothing} ${here(() => screen.draw())?.dayNote() ?? nothing}
    </section>`;

  /** @param {Day} game */
  const compared = (game) =>
    html`<section class="card day-list">
      ${game.yours ? standing(game) : nothing}
      <h2>${t("page-day-ranking")}</h2>
      ${game.list.length ? ranking(game) : html`<p>${t("page-day-empty")}</p>`} ${secretLine()}
      <details class="note">
        <summary>${t("page-fair")}</summary>
        <p>${t("page-day-fair")}</p>
        <code>${game.commitment}</code>
        ${game.seed ? html`<p>${t("page-game-code", { code: game.seed })}</p>` : nothing}
      </details>
    </section>`;

  /** Whether the day's secret holds, once it is known: loudly if not. */
  function secretLine() {
    if (!verdict) return nothing;
    const text = t(`page-day-secret-${verdict}`);
    return verdict === "seen" || verdict === "unseen" ? html`<p class="note" role="status">${text}</p>` : refusal(text);
  }

  /** @param {Day} game */
  function standing(game) {
    return html`<div class="standing">
      <p class="lead"><b>${score(/** @type {DayLine} */ (game.yours).score)}</b></p>
      ${standingLines(game).map((line) => html`<p>${line}</p>`)}
      <div class="row">${button(t("page-day-share"), () => sharing.share((origin) => shareLine(game, origin)))}</div>
      ${sharing.view()}
    </div>`;
  }

  /** @param {SubmitEvent} event @param {Day} game */
  function play(event, game) {
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
    change({ name });
    const open = async () => {
      const now = await day(wanted);
      renewed = now.today !== game.today;
      return renewed ? show(now) : `/t/${(await dayTable(game.day, name)).table}`;
    };
    return press(event, open, screen.fail);
  }

  /** @param {Day} game */
  async function show(game) {
    found = game;
    screen.wrong = "";
    if (!HERE) {
      noteFingerprints(game);
      verdict = await checkDay(game);
    }
    screen.draw();
  }

  /** The expert plays the day's game when it is first asked for, which takes a moment. */
  async function read() {
    try {
      await show(await day(wanted));
    } catch (error) {
      screen.wrong = wrongText(error);
    }
    screen.draw();
    if (found?.yours && found.expert === null && left) {
      left -= 1;
      timer = window.setTimeout(() => void read(), EXPERT_WAIT);
    }
  }

  void read();
  return screen;
}

/** Equal points have the same rank. @param {Day} game */
const ranking = ({ list }) =>
  html`<table class="results ranked">
    ${tableHead(t("page-place-number"), t("page-player"), t("page-points"))}
    <tbody>
      ${list.map(
        (line) =>
          html`<tr class=${line.yours ? "winner" : ""}>
            <td>${line.rank}</td>
            <th scope="row">${line.name || t("page-nameless")}</th>
            <td><b>${score(line.score)}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
