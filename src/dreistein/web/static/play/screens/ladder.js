// @ts-check
/** The ladder as a screen: who the opponents are, and a match against any of them with one tap. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { ladderList, openLadder } from "../ladder/list.js";
import { press } from "../page/press.js";
import { isMustPlace, lastPlan, openTable, planAgainst, withDrawRule } from "../page/table-plan.js";
import { Framed } from "../parts/frame.js";

/** @import { Rung } from "../types.js" */

/** @param {HTMLElement} root */
export function ladderScreen(root) {
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-ladder"),
    () =>
      html`<h1 tabindex="-1">${t("page-ladder")}</h1>
        <p class="lead">${t("ladder-lead")}</p>
        ${screen.refusal()}
        ${ladderList(
          "play",
          (rung, event, mustPlace) => void press(event, () => openTable(plan(rung, mustPlace)), screen.fail),
          () => screen.draw(),
        )}`,
  );

  openLadder(isMustPlace(lastPlan().edition), () => screen.draw());
  return screen;
}

/** As at the last table, but for the draw rule. @param {Rung} rung @param {boolean} mustPlace */
const plan = (rung, mustPlace) => planAgainst(rung, withDrawRule(lastPlan().edition, mustPlace));
