// @ts-check
/** A review in a file of its own, with everything it needs: `dreistein analyse --html` writes it. */

import { definitions } from "../../shared/pictures/tile-svg.js";
import { highContrast } from "../../shared/settings.js";
import { speakFrom, t } from "../../shared/text.js";
import { html, render } from "../../vendor/lit/lit-html.js";
import { recordPlayers } from "../words/names.js";
import { ReviewView } from "./view.js";

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const { language, texts, record, review } = JSON.parse(part("review").textContent ?? "");
speakFrom(language, texts);
const { names, looks } = recordPlayers(record.players);
const reading = { record: { ...record, players: names }, looks, review, yours: [] };
render(definitions(highContrast()), part("definitions"));
const root = part("page");
const view = new ReviewView(root, draw);
view.open(reading, 0);
draw();

function draw() {
  render(
    html`<main class="sheet">
      <h1>${t("coach-title")}</h1>
      ${view.draw(reading)}
      <p class="note">${t("coach-note")}</p>
    </main>`,
    root,
  );
}
