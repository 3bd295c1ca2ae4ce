// @ts-check
/** The end of a round: out or blocked, what everybody holds, and who scores by it. */

import { button } from "../../shared/fields.js";
import { drawPoints } from "../../shared/rules/points.js";
import { t, tileText } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { endOf, isCut, isMissing, isReady, roundBefore, tapLeft, tried } from "../model/draft.js";
import { heldValue } from "../model/sheet.js";
import { CROSS, drawn, WIPE } from "./icons.js";
import { addRound, cancel, changeEnding } from "./key-actions.js";
import { iconButton } from "./parts.js";
import { flagText, settlementText } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { Ending, Sheet } from "../types.js" */

/** @param {Pad} pad */
export function endingView(pad) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const { draft } = pad;
  const ending = /** @type {Ending} */ (draft.ending);
  const round = roundBefore(sheet, draft.at);
  const ready = isReady(ending);
  const at = draft.at ?? sheet.entries.length;
  const settled = ready
    ? tried(sheet, { ...draft, insert: false }, endOf(ending)).rounds.find(({ end }) => end?.at === at)
    : undefined;
  return html`<div class="keys ending">
    <div class="correcting">
      <h2>${t("sheet-round-ends", { number: round.number + 1 })}</h2>
      ${iconButton(t("sheet-cancel"), CROSS, () => cancel(pad))}
    </div>
    <div class="how" role="group" aria-label=${t("sheet-how")}>
      ${sheet.names.map(
        (name, seat) =>
          html`<button
            class="key"
            aria-pressed=${ending.how === "out" && ending.seat === seat ? "true" : "false"}
            @click=${() => changeEnding(pad, { how: "out", seat })}
          >
            ${t("sheet-is-out", { name })}
          </button>`,
      )}
      <button
        class="key"
        aria-pressed=${ending.how === "blocked" ? "true" : "false"}
        @click=${() => changeEnding(pad, { how: "blocked", seat: null })}
      >
        ${t("sheet-how-blocked")}
      </button>
    </div>
    <h3>${t("sheet-left")}</h3>
    <div class="lefts">
      ${sheet.names.map((name, seat) =>
        ending.how === "out" && ending.seat === seat
          ? nothing
          : leftRow(
              pad,
              ending,
              name,
              seat,
              round.counts[seat] + (isCut(draft) && seat === (draft.seat ?? round.turn) ? draft.draws : 0),
            ),
      )}
    </div>
    <div class="notes" role="status">
      ${pad.note ? html`<p class="note">${t(pad.note.key, pad.note.details)}</p>` : nothing}
      ${
        settled
          ? settlementText(sheet, settled).map((line) => html`<p class="settle-line">${line}</p>`)
          : html`<p class="quiet">${t("sheet-left-missing")}</p>`
      }
      ${settled?.end?.flags.map((flag) => html`<p class="doubt">${flagText(flag, sheet.names)}</p>`) ?? nothing}
      ${
        isCut(draft) && round.turn !== null
          ? html`<p class="note">
              ${t("sheet-cut-note", {
                name: sheet.names[draft.seat ?? round.turn],
                count: draft.draws,
                points: drawPoints(sheet.edition, draft.draws),
              })}
            </p>`
          : nothing
      }
    </div>
    <div class="enter">
      ${button(t("sheet-end-round"), () => addRound(pad), "primary big", !ready)}
      ${draft.at !== null ? button(t("sheet-drop"), () => pad.act({ op: "drop", at }), "danger") : nothing}
    </div>
  </div>`;
}

/** @param {Pad} pad @param {Ending} ending @param {string} name @param {number} seat @param {number} count */
function leftRow(pad, ending, name, seat, count) {
  const left = ending.left[seat];
  const change = (/** @type {Partial<Ending["left"][0]>} */ changes) =>
    changeEnding(pad, { left: ending.left.map((one, at) => (at === seat ? { ...one, ...changes } : one)) });
  return html`<div class="left ${isMissing(ending, seat) ? "is-missing" : ""}">
    <label class="left-name" for="left-${seat}"
      ><b>${name}</b> <small>${t("tiles", { count: Math.max(0, count) })}</small></label
    >
    ${
      left.byTile
        ? html`<output class="left-sum" id="left-${seat}">${heldValue({ tiles: left.tiles })}</output>`
        : html`<input
            id="left-${seat}"
            class="left-sum"
            type="text"
            inputmode="numeric"
            pattern="[0-9]*"
            maxlength="4"
            autocomplete="off"
            .value=${left.text}
            @input=${(/** @type {any} */ event) => change({ text: event.target.value.replace(/\D/g, "") })}
          />`
    }
    <button
      class="button small"
      aria-pressed=${left.byTile ? "true" : "false"}
      @click=${() => change({ byTile: !left.byTile })}
    >
      ${t(left.byTile ? "sheet-by-sum" : "sheet-by-tile")}
    </button>
    ${
      left.byTile
        ? html`<div class="left-tiles">
            ${left.tiles.map(
              (tile, at) =>
                html`<button
                  class="chip"
                  aria-label=${t("sheet-take-away", { tile: tileText(tile) })}
                  @click=${() => change({ tiles: left.tiles.filter((_, other) => other !== at) })}
                >
                  ${tileText(tile)}
                </button>`,
            )}
            <span class="chip typing">${left.digits ? tileText(left.digits) : "…"}</span>
            <div class="digits small">
              ${[0, 1, 2, 3, 4, 5].map(
                (digit) =>
                  html`<button
                    class="key digit-key n${digit}"
                    aria-label=${digit}
                    @click=${() => changeEnding(pad, tapLeft(ending, seat, String(digit)))}
                  >
                    ${drawn(digit)}
                  </button>`,
              )}
              ${iconButton(t("sheet-wipe"), WIPE, () => change({ digits: left.digits.slice(0, -1) }), !left.digits)}
            </div>
          </div>`
        : nothing
    }
  </div>`;
}
