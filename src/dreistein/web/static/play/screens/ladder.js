// @ts-check
/** The ladder as a screen: who the opponents are, and a match against any of them with one tap. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { ladderList, openLadder } from "../ladder/list.js";
import { press } from "../page/press.js";
import { lastPlan, openTable, planAgainst } from "../page/table-plan.js";
import { Framed } from "../parts/frame.js";

/** @param {HTMLElement} root */
export function ladderScreen(root) {
  let wrong = "";
  const screen = new Framed(
    root,
    () => t("page-ladder"),
    () =>
      html`<h1 tabindex="-1">${t("page-ladder")}</h1>
        <p class="lead">${t("ladder-lead")}</p>
        ${wrong ? html`<p class="refused" role="alert">${wrong}</p>` : nothing}
        ${ladderList(
          "play",
          (rung, event) => void press(event, () => openTable(planAgainst(rung)), fail),
          () => screen.draw(),
        )}`,
  );

  /** @param {string} text */
  const fail = (text) => ((wrong = text), screen.draw());
  openLadder(isMustPlace(lastPlan().edition), () => screen.draw());
  return screen;
}

/** @param {unknown} edition of a plan: a name, or numbers */
const isMustPlace = (edition) => Boolean(/** @type {{must_place?: boolean}} */ (edition).must_place);
