// @ts-check
/** Short notices on the board about what others do: who comes and goes, and where a bot steps in. */

import { announce } from "../../../shared/announce.js";
import { html, nothing } from "../../../vendor/lit/lit-html.js";
import { later } from "../../page/lazy.js";

/** @import { Acted, TableView } from "../../types.js" */
/** @import { State, Viewed } from "../../session/types.js" */

const SEEN_MILLIS = 7000;
const MOST = 3;

const words = later(() => import("../../words/notices.js"), "notices");

/** @typedef {NonNullable<ReturnType<typeof words>>} Words */

export class Notices {
  /** @type {string[]} */
  #texts = [];
  /** @type {Set<number>} */
  #timers = new Set();
  #changed;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** @param {Acted} news @param {TableView} table */
  acted(news, table) {
    const first = news.turn.actions.length === 1 || news.turn.actions.at(-2)?.by !== "clock";
    if (news.action.by === "clock" && first) this.#tell((code) => code.timeUpText(table, news.seat));
  }

  /** @param {Viewed} message @param {State | null} before */
  viewed({ table, news }, before) {
    const missed = !before && table.rounds.at(-1)?.turns.length;
    if (missed || news?.kind === "returned") this.#tell((code) => code.stoodInText(table));
    // A seat that was taken away is no longer there.
    const seat = news && table.seats[news.seat ?? -1];
    if (before && seat && !seat.yours) this.#tell((code) => code.newsText(before.table, table, news));
  }

  /** @param {TableView} table @param {number} seat */
  hinted(table, seat) {
    if (!table.seats[seat].yours) this.#tell((code) => code.hintText(table, seat));
  }

  /** @param {(code: Words) => string | null} text */
  #tell(text) {
    const code = words(() => this.#tell(text));
    const sentence = code && text(code);
    if (!sentence) return;
    announce(sentence);
    this.#texts = [...this.#texts, sentence].slice(-MOST);
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      this.#texts = this.#texts.filter((other) => other !== sentence);
      this.#changed();
    }, SEEN_MILLIS);
    this.#timers.add(timer);
    this.#changed();
  }

  draw() {
    if (!this.#texts.length) return nothing;
    return html`<div class="notices" aria-hidden="true">${this.#texts.map((text) => html`<p>${text}</p>`)}</div>`;
  }
}
