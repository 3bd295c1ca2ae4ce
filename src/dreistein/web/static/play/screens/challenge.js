// @ts-check
/** A challenge: who challenges with what, and all scores side by side. */

import { HERE } from "../../shared/api.js";
import { button } from "../../shared/fields.js";
import { change, LONGEST_NAME, settings } from "../../shared/settings.js";
import { tableHead } from "../../shared/table.js";
import { score, signed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { challenge, challengeTable } from "../page/calls.js";
import { later, stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { Framed } from "../parts/frame.js";
import { Sharing } from "../parts/sharing.js";
import { editionText, levelText } from "../words/names.js";

/** @import { Challenge, ChallengeLine, Level } from "../types.js" */

stylesheets("forms", "games");

const here = later(() => import("../here/notes.js"), "here");

/** What a line scored: one's own points, and those of the other seat. @param {ChallengeLine} line */
const points = ({ totals, seat }) => [totals[seat], totals[1 - seat]];

/** The lines, the best first: by points alone, by the difference in a match. @param {ChallengeLine[]} lines */
export function ranked(lines) {
  const worth = (/** @type {ChallengeLine} */ line) => {
    const [own, other] = points(line);
    return own - (other ?? 0);
  };
  return [...lines].sort((a, b) => Number(a.practice) - Number(b.practice) || worth(b) - worth(a));
}

/** @param {HTMLElement} root @param {string} id */
export function challengeScreen(root, id) {
  /** @type {Challenge | null} */
  let found = null;
  let swapped = false;
  const sharing = new Sharing("page-shared", () => screen.draw());
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-challenge-title"),
    () =>
      html`<h1 tabindex="-1">${t("page-challenge-title")}</h1>
        ${found ? sheet(found) : screen.awaited()}
        ${!found && screen.wrong ? html`<p><a class="button primary" href="/">${t("page-start")}</a></p>` : nothing}`,
  );

  /** @param {Challenge} one */
  function sheet(one) {
    return html`<div class="columns">
      <section class="card">
        <p class="lead">${challengeText(one)}</p>
        <p>${whatText(one)}</p>
        ${one.played ? nothing : form(one)} ${screen.refusal()} ${one.played ? sending(one) : nothing}
      </section>
      <section class="card">
        <h2>${t("page-challenge-scores")}</h2>
        ${scores(one)} ${HERE && one.yours ? (here(() => screen.draw())?.challengeNote() ?? nothing) : nothing}
        ${one.lines.length < 2 && !HERE ? html`<p class="note">${t("page-challenge-waiting")}</p>` : nothing}
      </section>
    </div>`;
  }

  /** @param {Challenge} one */
  function form(one) {
    return html`<form class="challenge-form" @submit=${(/** @type {SubmitEvent} */ event) => void play(event)}>
      <p class="note">${t("page-challenge-rules")}</p>
      ${
        one.table || one.numbers
          ? nothing
          : html`<fieldset class="choice">
              <legend>${t("page-challenge-side")}</legend>
              ${[false, true].map(
                (other) =>
                  html`<label class="check"
                    ><input
                      type="radio"
                      name="side"
                      .checked=${swapped === other}
                      @change=${() => (swapped = other)}
                    /><span
                      >${other ? t("page-challenge-swapped") : t("page-challenge-same", { name: byText(one) })}</span
                    ></label
                  >`,
              )}
            </fieldset>`
      }
      ${
        one.table
          ? nothing
          : html`<label class="field wide"
              ><span>${t("page-your-name")}</span
              ><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${settings.name}
            /></label>`
      }
      <div class="row">
        <button class="button primary big">${t(one.table ? "page-challenge-go-on" : "page-challenge-play")}</button>
      </div>
    </form>`;
  }

  /** @param {Challenge} one */
  const sending = (one) =>
    html`<div class="row">
        ${button(t("page-challenge-send"), () => sharing.share((origin) => sentText(one, origin)), "primary")}
      </div>
      ${sharing.view()}`;

  /** @param {SubmitEvent} event */
  function play(event) {
    const typed = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    if (typed !== null) change({ name: String(typed).trim() });
    const { name, look } = settings;
    const open = async () => `/t/${(await challengeTable(id, { name, swapped, look })).table}`;
    return press(event, open, screen.fail);
  }

  screen.expect(challenge(id), (one) => (found = one));
  return screen;
}

/** Who challenges; nobody is called "No name". @param {Challenge} one */
export function challengeText({ yours, by }) {
  if (yours) return t("page-challenge-yours");
  return by ? t("page-challenge-by", { name: by }) : t("page-challenge-by-someone");
}

/**
 * What is sent with the link: in a match both totals count, and against whom.
 * @param {Challenge} one @param {string} origin
 */
export function sentText({ id, lines, level }, origin) {
  const [own, other] = points(lines.find(({ yours }) => yours) ?? lines[0]);
  const text =
    other === undefined || !level
      ? t("page-challenge-text", { points: own })
      : t("page-challenge-text-match", { score: `${score(own)} : ${score(other)}`, bot: levelText(level) });
  return `${text} ${origin}/challenge/${id}`;
}

/** @param {Challenge} one */
const byText = ({ by }) => by || t("page-nameless");

/** @param {Challenge} one */
function whatText({ edition, numbers, level }) {
  const words = { edition: editionText(edition.name) };
  if (numbers) return t("page-challenge-solo", { ...words, ...numbers });
  return t("page-challenge-match", { ...words, bot: levelText(/** @type {Level} */ (level)) });
}

/** @param {Challenge} one */
const scores = ({ lines, numbers }) =>
  html`<table class="results">
    ${tableHead(t("page-player"), t("page-points"), ...(numbers ? [] : [t("page-margin")]))}
    <tbody>
      ${ranked(lines).map((line) => {
        const [own, other] = points(line);
        return html`<tr class=${line.yours ? "winner" : ""}>
          <th scope="row">
            ${line.name || t("page-nameless")}${line.practice ? ` (${t("page-practice-short")})` : ""}
          </th>
          <td><b>${score(own)}</b>${other === undefined ? nothing : ` : ${score(other)}`}</td>
          ${other === undefined ? nothing : html`<td>${signed(own - other)}</td>`}
        </tr>`;
      })}
    </tbody>
  </table>`;
