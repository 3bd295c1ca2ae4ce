// @ts-check
/** Arriving by a link: to take a seat, or to watch. */

import { wrongText } from "../../shared/api.js";
import { flower } from "../../shared/pictures/flower.js";
import { change, LONGEST_NAME, settings } from "../../shared/settings.js";
import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { isFree } from "../model/state.js";
import { findKey, join, tableBy } from "../page/calls.js";
import { go } from "../page/navigate.js";
import { press } from "../page/press.js";
import { isOwn } from "../page/rules-link.js";
import { Framed } from "../parts/frame.js";
import { lookPicker } from "../parts/look-picker.js";
import { playsText } from "../table/newcomer.js";
import { rulesOf } from "../table/rules.js";
import { rulesText } from "../words/table-rules.js";
import { TableScreen } from "./table.js";

/** @import { TableView } from "../types.js" */

/** Why a link opens nothing, and the way to the start. @param {string} title @param {string} wrong */
const nowhere = (title, wrong) =>
  html`<h1 tabindex="-1">${t(title)}</h1>
    <p role="alert">${wrong}</p>
    <div class="row"><a class="button primary" href="/">${t("page-start")}</a></div>`;

/** @param {HTMLElement} root @param {string} key */
export async function watchScreen(root, key) {
  try {
    const { table, kind } = await findKey(key);
    return new TableScreen(root, table, key, kind === "invite");
  } catch (error) {
    const wrong = wrongText(error);
    return new Framed(
      root,
      () => t("page-watch"),
      () => nowhere("page-watch", wrong),
    );
  }
}

/** @param {HTMLElement} root @param {string} key */
export function joinScreen(root, key) {
  /** @type {Awaited<ReturnType<typeof findKey>> | null} */
  let found = null;
  /** The table, if it has numbers of its own. @type {TableView | null} */
  let house = null;
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-join"),
    () => (found || !screen.wrong ? invitation() : nowhere("page-join", screen.wrong)),
  );

  function invitation() {
    const names = found?.seats.flatMap(({ name, kind }) => (kind === "person" && name ? [name] : [])) ?? [];
    const free = found?.seats.findIndex(isFree) ?? 0;
    const full = free < 0;
    return html`<section class="hero invited">
      <div>
        <h1 tabindex="-1">${t("page-join")}</h1>
        ${names.length ? html`<p class="lead">${t("page-join-who", { names: listed(names) })}</p>` : nothing}
        ${house ? rulesOf(house, () => screen.draw()) : found ? html`<p class="note">${rulesText(found)}</p>` : nothing}
        ${full ? html`<p>${t("page-join-full")}</p>` : nothing}
        ${found && !full && found.phase !== "gathering" ? html`<p>${playsText(found, free)}</p>` : nothing}
        <form @submit=${(/** @type {SubmitEvent} */ event) => void sit(event)}>
          ${
            full
              ? nothing
              : html`<label class="field wide"
                    ><span>${t("page-your-name")}</span
                    ><input
                      name="name"
                      required
                      maxlength=${LONGEST_NAME}
                      autocomplete="nickname"
                      .value=${settings.name}
                  /></label>
                  ${lookPicker("join")}`
          }
          ${screen.refusal()}
          <div class="row">
            ${
              full
                ? nothing
                : html`<button class="button primary big" ?disabled=${found === null}>${t("page-sit")}</button>`
            }
            <a class="button" href="/watch/${key}">${t("page-watch")}</a>
          </div>
        </form>
      </div>
      ${flower()}
    </section>`;
  }

  /** @param {SubmitEvent} event */
  function sit(event) {
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
    change({ name });
    const take = async () => `/t/${(await join(key, name)).table}`;
    return press(event, take, screen.fail, true);
  }

  async function find() {
    const from = location.href;
    try {
      found = await findKey(key);
      const elsewhere = found.yours ? `/t/${found.table}` : found.kind === "watch" ? `/watch/${key}` : null;
      // The player may have gone elsewhere meanwhile.
      if (elsewhere) return location.href === from && go(elsewhere, true);
      if (isOwn({ name: found.edition })) house = await tableBy(found.table, key);
    } catch (error) {
      screen.wrong = wrongText(error);
    }
    screen.draw();
  }

  void find();
  return screen;
}
