// @ts-check
/** What the end of a match says besides its result: one's best, the score of a series, challenges. */

import { button, refusal } from "../../shared/fields.js";
import { settings } from "../../shared/settings.js";
import { changeStored, readStored } from "../../shared/storage.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { best, makeChallenge } from "../page/calls.js";
import { later } from "../page/lazy.js";
import { press } from "../page/press.js";
import { nameField } from "../parts/name-field.js";
import { seriesText } from "./game-list.js";

/** @import { Best, TableView } from "../types.js" */

const hintModule = later(() => import("../parts/words-hint.js"), "words");
const WORDS = "dreistein-words";

/** Whether this is the first match that was finished in this browser. @param {TableView} table */
function isFirst({ id, match, spectator }) {
  if (spectator) return false;
  const kept = readStored("localStorage", WORDS);
  if (!kept.first) changeStored(WORDS, { first: `${id} ${match}` });
  return !kept.first || kept.first === `${id} ${match}`;
}

/** The text about one's best; null if there is nothing to compare. @param {Best} found */
export function bestText({ score, best: before, compared }) {
  if (!compared) return null;
  if (before === null) return t("page-best-first");
  if (score > before) return t("page-best-new", { best: before });
  return score === before ? t("page-best-equal") : t("page-best-was", { best: before });
}

/** The matches won at this table, with the one that is over. @param {TableView} table */
export const wins = ({ series, winners }) => series.map((won, seat) => won + (winners.includes(seat) ? 1 : 0));

/** The extras of one match: fetched once. */
export class ResultExtras {
  /** @type {Best | null} */
  #best = null;
  #asked = "";
  #wrong = "";
  /** Whether the challenger is asked for a name. */
  #asksName = false;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /** @param {TableView} table */
  draw(table) {
    this.#ask(table);
    const own = this.#best && bestText(this.#best);
    const record = this.#best?.compared && this.#best.best !== null && this.#best.score > this.#best.best;
    const series = table.series.length > 1 ? t("page-series", { score: seriesText(wins(table)) }) : null;
    return html`${series ? html`<p class="series">${series}</p>` : nothing}
    ${own ? html`<p class="best ${record ? "new-best" : ""}" role="status">${own}</p>` : nothing}
    ${refusal(this.#wrong)} ${this.#asksName ? html`<div class="challenger">${nameField()}</div>` : nothing}
    ${isFirst(table) ? hintModule(this.changed)?.wordsHint(this.changed) : nothing}`;
  }

  /** @param {TableView} table */
  #ask(table) {
    const match = `${table.id} ${table.match}`;
    if (this.#asked === match) return;
    this.#asked = match;
    this.#best = null;
    this.#wrong = "";
    this.#asksName = false;
    if (!table.solitaire || table.spectator) return;
    best(table.id, table.match).then(
      (found) => {
        this.#best = found;
        this.changed();
      },
      () => undefined,
    );
  }

  /** The button for a challenge, or the link to the one that was played. @param {TableView} table */
  button(table) {
    if (table.challenge && table.match === 0)
      return html`<a class="button primary" autofocus href="/challenge/${table.challenge}"
        >${t("page-challenge-see")}</a
      >`;
    const own = table.seats.filter(({ yours }) => yours).length;
    if (table.spectator || table.practice || table.day || table.seats.length > 2 || own !== 1) return nothing;
    return button(t("page-challenge"), (event) => this.#challenge(event, table), "challenge");
  }

  /** @param {Event} event @param {TableView} table */
  #challenge(event, table) {
    const nameless = !settings.name && table.seats.some(({ yours, name }) => yours && !name);
    if (nameless && !this.#asksName) {
      this.#asksName = true;
      this.changed();
      const field = () => /** @type {HTMLElement | null} */ (document.querySelector(".challenger input"));
      requestAnimationFrame(() => field()?.focus());
      return;
    }
    const make = async () => `/challenge/${(await makeChallenge(table.id, table.match, settings.name)).challenge}`;
    return press(event, make, (text) => ((this.#wrong = text), this.changed()));
  }
}
