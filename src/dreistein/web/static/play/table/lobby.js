// @ts-check
/** Before a match with friends: who is there, the invitation, and "ready". */

import { button, optionsOf } from "../../shared/fields.js";
import { rungName, RUNGS } from "../../shared/players/levels.js";
import { change, LONGEST_NAME, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { shuffleNote } from "../fair/line.js";
import { isFree } from "../model/state.js";
import { recordAddress } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { replayAddress } from "../page/navigate.js";
import { usualRung } from "../page/table-plan.js";
import { inviteBox } from "../parts/invite.js";
import { lookPicker } from "../parts/look-picker.js";
import { faceOf, youMark } from "../players/chips.js";
import { secondsUntil, timeText } from "../words/clock.js";
import { needsYou, wholeName } from "../words/names.js";
import { seatOffer } from "./newcomer.js";
import { rulesOf } from "./rules.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { Rung } from "../types.js" */

stylesheets("forms", "opening/seats");

/**
 * @param {TableSession} session @param {() => void} changed
 * @param {(seat: number | null) => void} askHost whether to free a seat, or else to make new links
 */
export function lobby(session, changed, askHost) {
  const { table } = session;
  const waits = table.seats.some(({ kind }) => kind === "invited");
  const mine = table.seats.findIndex(({ yours }) => yours);
  return html`<div class="lobby panel">
    <h1 tabindex="-1">${t("page-lobby")}</h1>
    ${rulesOf(table, changed)}
    <ol class="seats">
      ${table.seats.map((_, at) => seatLine(session, at, askHost))}
    </ol>
    ${
      table.invite && !table.spectator && table.seats.some(isFree)
        ? html`<section>
            <h2>${t("page-invite")}</h2>
            ${inviteBox(table, changed, () => askHost(null))}
          </section>`
        : nothing
    }
    ${shuffleNote(table)}
    ${
      mine >= 0
        ? ownSeat(session, mine, waits)
        : html`<p role="status">${t("page-no-seat")}</p>
            <div class="row">${seatOffer(session)}</div>`
    }
    ${table.match > 0 ? lastMatch(session) : nothing}
    ${
      table.commitment
        ? html`<details class="note">
            <summary>${t("page-fair")}</summary>
            <p>${t("page-fair-explained")}</p>
          </details>`
        : nothing
    }
  </div>`;
}

/** @param {TableSession} session @param {number} at @param {(seat: number) => void} askHost */
function seatLine({ table, commands }, at, askHost) {
  const seat = table.seats[at];
  const invited = seat.kind === "invited";
  // The proof of the shuffle names the seats of an attempt that failed.
  const closable = invited && table.seats.length > 2 && !table.shuffle?.attempt;
  const remove = () => (seat.kind === "person" ? askHost(at) : commands.remove(at));
  const ready = seat.ready || seat.kind === "bot";
  return html`<li class="seat-row ${invited ? "empty" : ""}">
    <span class="seat-number" aria-hidden="true">${at + 1}</span>
    ${invited ? nothing : faceOf(table, at)}
    <b>${invited ? t("page-seat-waiting") : wholeName(table, at)}</b>
    ${needsYou(table, at) ? youMark() : nothing}
    ${
      seat.kind === "open"
        ? html`<span class="note">${t("page-seat-yields")}</span>`
        : ready
          ? html`<span class="ready">${t("page-ready")}</span>`
          : nothing
    }
    ${
      invited && table.host
        ? html`<div class="row">
            <select aria-label=${t("ladder-seat", { number: at + 1 })}>
              ${optionsOf(
                RUNGS.map((rung) => [rung, rungName(rung)]),
                usualRung(),
              )}
            </select>
            ${button(t("page-fill"), (event) => commands.fill(at, chosen(event)))}
            ${closable ? button(t("page-close-seat"), () => commands.closeSeat(at)) : nothing}
          </div>`
        : nothing
    }
    ${
      table.host && !invited && !seat.yours
        ? html`<button
            class="button"
            aria-label=${t("page-remove-guest", { name: wholeName(table, at) })}
            @click=${remove}
          >
            ${t("page-remove")}
          </button>`
        : nothing
    }
  </li>`;
}

/** The opponent chosen beside a button. @param {Event} event */
const chosen = ({ currentTarget }) => {
  const select = /** @type {HTMLElement} */ (currentTarget).previousElementSibling;
  return /** @type {Rung} */ (/** @type {HTMLSelectElement} */ (select).value);
};

/** After a rematch was asked for, the match before it stays within reach. @param {TableSession} session */
function lastMatch({ table, key }) {
  const match = table.match - 1;
  return html`<div class="row">
    <a class="button" href=${replayAddress(table.id, match, key)}>${t("page-replay")}</a>
    <a class="button" href=${recordAddress(table.id, match, key)} download>${t("page-save-record")}</a>
  </div>`;
}

/** @param {TableSession} session @param {number} mine @param {boolean} waits for a guest */
function ownSeat({ table, commands, deadline }, mine, waits) {
  const seat = table.seats[mine];
  const rename = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")).trim();
    change({ name });
    commands.rename(mine, name || settings.name);
  };
  return html`<form class="row" @submit=${rename}>
      <label class="field"
        ><span>${t("page-your-name")}</span
        ><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${seat.name}
      /></label>
      <button class="button">${t("page-rename")}</button>
    </form>
    <details>
      <summary>${t("look-choose")}</summary>
      ${lookPicker("lobby")}
    </details>
    ${
      deadline
        ? html`<p class="countdown">${t("page-result-rematch-in", { time: timeText(secondsUntil(deadline)) })}</p>`
        : nothing
    }
    ${
      seat.ready
        ? html`<p role="status">${t(waits ? "page-wait-seats" : "page-wait-ready")}</p>`
        : html`<div class="row go">${button(t("page-be-ready"), () => commands.ready(), "primary big")}</div>`
    }`;
}
