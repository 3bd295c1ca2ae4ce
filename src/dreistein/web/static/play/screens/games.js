// @ts-check
/** The player's games: running and finished. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { tables } from "../api.js";
import { Framed } from "../frame.js";
import { gameList } from "./game-list.js";
import { wrongText } from "./plans.js";

/** @import { TableSummary } from "../types.js" */

/** @param {HTMLElement} root */
export function gamesScreen(root) {
  /** @type {TableSummary[]} */
  let found = [];
  /** @type {number | null} */
  let next = null;
  let read = false;
  let note = t("page-loading");
  const screen = new Framed(
    root,
    () => t("page-games"),
    () => {
      const running = found.filter(({ phase }) => phase !== "over");
      const over = found.filter(({ phase }) => phase === "over");
      return html`<h1 tabindex="-1">${t("page-games")}</h1>
        ${note ? html`<p role="status">${note}</p>` : nothing}
        ${
          read && !found.length
            ? html`<div class="row"><a class="button primary" href="/new">${t("page-new-table")}</a></div>`
            : nothing
        }
        ${
          running.length
            ? html`<section>
                <h2>${t("page-continue")}</h2>
                ${gameList(running)}
              </section>`
            : nothing
        }
        ${
          over.length
            ? html`<section>
                <h2>${t("page-finished-games")}</h2>
                ${gameList(over)}
              </section>`
            : nothing
        }
        ${
          next === null
            ? nothing
            : html`<div class="row"><button class="button" @click=${() => void more()}>${t("page-more")}</button></div>`
        }`;
    },
  );

  async function more() {
    try {
      const answer = await tables(next);
      found = [...found, ...answer.tables];
      next = answer.next;
      read = true;
      note = found.length ? "" : t("page-no-games");
    } catch (error) {
      note = wrongText(error);
    }
    screen.draw();
  }

  void more();
  return screen;
}
