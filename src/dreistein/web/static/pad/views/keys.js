// @ts-check
/** The keys: a tile by its numbers or its value, the bonus, the draws, and what it all comes to. */

import { button } from "../../shared/fields.js";
import { loose } from "../../shared/pictures/tile-svg.js";
import { drawPoints, endPoints } from "../../shared/rules/points.js";
import { tileOf } from "../../shared/rules/tiles.js";
import { signed, t, tileText } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { complete, EMPTY, lineAt, roundBefore, seatOf, tried, turnOf, wipe } from "../model/draft.js";
import { gone, needed, OF_VALUE } from "../model/possible.js";
import { BRIDGE, CROSS, DOUBLE, drawn, HEXAGON, WIPE } from "./icons.js";
import { addTurn, beginEnding, cancel, setDraws, typeBonus, typeDigit } from "./key-actions.js";
import { iconButton } from "./parts.js";
import { chain, flagText, settlementText, sumText } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { BonusKind, Flag, Round, Sheet } from "../types.js" */

/** @param {Pad} pad */
export function keysView(pad) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const { draft } = pad;
  const round = roundBefore(sheet, draft.at);
  const seat = seatOf(draft, round);
  if (seat === null) return openerView(pad, sheet, round);
  const opening = round.opener === null;
  const ready = complete(draft);
  const line = ready
    ? lineAt(tried(sheet, draft, turnOf(draft, seat, "placed")), draft.at ?? sheet.entries.length)
    : null;
  const flags = line?.flags ?? [];
  return html`<div class="keys ${opening ? "is-opening" : ""}">
    ${correcting(pad)}
    <div class="now">
      <span class="shown">${preview(draft)}</span>
      <p class="adds">
        <b
          >${
            draft.at === null
              ? t(opening ? "sheet-opens" : "sheet-turn", { name: sheet.names[seat] })
              : sheet.names[seat]
          }</b
        >
        <span>${line ? sumText(line) : partial(pad, round, opening)}</span>
      </p>
      ${iconButton(t("sheet-wipe"), WIPE, () => pad.tap(wipe(draft)), !draft.digits && draft.value === null)}
    </div>
    ${notes(pad, flags, round)} ${draft.byValue ? values(pad, round) : digits(pad)}
    ${opening ? nothing : html`${bonuses(pad, sheet, round)} ${draws(pad, sheet, round)}`}
    <div class="enter">
      <button class="button primary big" ?disabled=${!ready} @click=${() => addTurn(pad, "placed")}>
        ${t(
          flags.length ? "sheet-enter-anyway" : draft.at !== null && !draft.insert ? "sheet-save" : "sheet-enter",
        )}${line ? html` <b>${signed(line.points)}</b>` : nothing}
      </button>
      ${draft.at === null && !opening ? button(t("sheet-round-over"), () => beginEnding(pad)) : nothing}
      ${
        sheet.edition.start_needs_triple && opening
          ? nothing
          : button(
              t(draft.byValue ? "sheet-by-numbers" : "sheet-by-value"),
              () => pad.tap({ byValue: !draft.byValue, digits: "", value: null }),
              "by",
            )
      }
    </div>
  </div>`;
}

/** @param {Pad} pad */
function correcting(pad) {
  const { draft, sheet } = pad;
  if (draft.at === null || !sheet) return nothing;
  const { at, byValue } = draft;
  const insert = () => pad.tap({ ...EMPTY, at, byValue, insert: true });
  return html`<div class="correcting">
    <b>${t(draft.insert ? "sheet-inserting" : "sheet-correcting")}</b>
    ${
      draft.insert
        ? nothing
        : html`${button(t("sheet-insert"), insert, "small")}
          ${button(t("sheet-drop"), () => pad.act({ op: "drop", at }), "small danger")}`
    }
    ${iconButton(t("sheet-cancel"), CROSS, () => cancel(pad))}
  </div>`;
}

/** @param {Pad["draft"]} draft */
function preview(draft) {
  if (draft.byValue) return html`<b class="value">${draft.value ?? "?"}</b>`;
  if (draft.digits.length === 3) return loose(tileOf(draft.digits));
  return html`<svg class="loose empty" viewBox="-54 -3 108 99" aria-hidden="true">
    <path d="M0 6L46 87H-46Z" />
    <text y="70" text-anchor="middle">${draft.digits ? tileText(draft.digits) : ""}</text>
  </svg>`;
}

/** What is known before the tile is complete. @param {Pad} pad @param {Round} round @param {boolean} opening */
function partial(pad, round, opening) {
  const { draft } = pad;
  if (draft.digits) return chain(Array.from(draft.digits, Number)) + " + …";
  if (opening) return t("sheet-say-opener");
  if (round.stock - draft.draws <= 0) return t("sheet-say-no-stock");
  return t(draft.byValue ? "sheet-say-value" : "sheet-say-tile");
}

/** @param {Pad} pad @param {Flag[]} flags @param {Round} round */
function notes(pad, flags, round) {
  const sheet = /** @type {Sheet} */ (pad.sheet);
  const out = pad.draft.at === null ? round.counts.findIndex((count) => count === 0) : -1;
  const blocked = pad.draft.at === null && round.stock <= 0 && round.passes >= sheet.names.length;
  return html`<div class="notes" role="status">
    ${flags.map((flag) => html`<p class="doubt">${flagText(flag, sheet.names)}</p>`)}
    ${pad.note ? html`<p class="note">${t(pad.note.key, pad.note.details)}</p>` : nothing}
    ${pad.feed?.trouble ? html`<p class="doubt">${pad.feed.trouble}</p>` : nothing}
    ${
      out >= 0 && round.lines.length
        ? html`<p class="offer">
            <span>${t("sheet-offer-out", { name: sheet.names[out] })}</span
            >${button(t("sheet-offer-out-yes"), () => beginEnding(pad), "primary")}
          </p>`
        : blocked
          ? html`<p class="offer">
              <span>${t("sheet-offer-blocked")}</span
              >${button(t("sheet-how-blocked"), () => beginEnding(pad), "primary")}
            </p>`
          : nothing
    }
    ${pad.gameStore.lasting ? nothing : html`<p class="doubt">${t("sheet-note-memory")}</p>`}
  </div>`;
}

/** @param {Pad} pad */
const digits = (pad) =>
  html`<div class="digits" role="group" aria-label=${t("sheet-numbers")}>
    ${[0, 1, 2, 3, 4, 5].map(
      (digit) =>
        html`<button class="key digit-key n${digit}" aria-label=${digit} @click=${() => typeDigit(pad, String(digit))}>
          ${drawn(digit)}
        </button>`,
    )}
  </div>`;

/** @param {Pad} pad @param {Round} round */
const values = (pad, round) =>
  html`<div class="values" role="group" aria-label=${t("sheet-values")}>
    ${OF_VALUE.map((_, value) => {
      const used = gone(round, null, value) !== null;
      return html`<button
        class="key ${used ? "is-gone" : ""}"
        aria-pressed=${pad.draft.value === value ? "true" : "false"}
        @click=${() => pad.tap({ value })}
      >
        ${value}
      </button>`;
    })}
  </div>`;

/** @param {Pad} pad @param {Sheet} sheet @param {Round} round */
function bonuses(pad, sheet, round) {
  const { edition } = sheet;
  const lying = round.lines.filter(({ end }) => end === "placed").length;
  /** @type {[BonusKind, number, unknown, number, string][]} */
  const keys = [
    ["bridge", 0, BRIDGE, edition.bridge, t("sheet-key-bridge")],
    ["double", 0, DOUBLE, edition.double, t("sheet-key-double")],
    ["hexagon", 1, HEXAGON, edition.hexagons[0], t("sheet-key-hexagon")],
    ["hexagon", 2, HEXAGON, edition.hexagons[1], t("sheet-key-hexagons", { count: 2 })],
    ["hexagon", 3, HEXAGON, edition.hexagons[2], t("sheet-key-hexagons", { count: 3 })],
  ];
  return html`<div class="bonuses" role="group" aria-label=${t("sheet-bonus")}>
    ${keys.map(([bonus, hexagons, icon, points, name]) => {
      const on = pad.draft.bonus === bonus && pad.draft.hexagons === hexagons;
      const early = lying < needed(bonus, hexagons);
      return html`<button
        class="key bonus-key ${early ? "is-early" : ""}"
        aria-pressed=${on ? "true" : "false"}
        @click=${() => typeBonus(pad, bonus, hexagons)}
      >
        ${icon}<span class="label">${name}</span><b>${signed(points)}</b>
      </button>`;
    })}
  </div>`;
}

/** @param {Pad} pad @param {Sheet} sheet @param {Round} round */
function draws(pad, sheet, round) {
  const { draft } = pad;
  const { edition } = sheet;
  const most = Math.min(edition.draws, 6);
  const stock = Math.max(0, round.stock - draft.draws);
  return html`<div class="draws">
    <div class="steps" role="group" aria-labelledby="drawn">
      <span class="label" id="drawn">${t("sheet-drawn")}</span>
      ${Array.from(
        { length: most + 1 },
        (_, count) =>
          html`<button
            class="key"
            aria-pressed=${draft.draws === count ? "true" : "false"}
            @click=${() => setDraws(pad, count)}
          >
            ${count}
          </button>`,
      )}
      ${
        edition.draws > most
          ? html`<button
              class="key"
              aria-label=${t("sheet-one-more")}
              @click=${() => setDraws(pad, Math.min(edition.draws, draft.draws + 1))}
            >
              ${draft.draws > most ? draft.draws : "+"}
            </button>`
          : nothing
      }
    </div>
    <button
      class="key end-key"
      ?disabled=${draft.draws < edition.draws || draft.digits !== ""}
      @click=${() => addTurn(pad, "kept")}
    >
      ${t("sheet-kept")}<small>${signed(drawPoints(edition, draft.draws) + endPoints(edition, "kept"))}</small>
    </button>
    <button
      class="key end-key ${stock > 0 ? "is-early" : ""}"
      ?disabled=${draft.draws >= edition.draws || draft.digits !== ""}
      @click=${() => (stock > 0 ? pad.show("not-empty") : addTurn(pad, "empty"))}
    >
      ${t("sheet-empty")}<small>${signed(drawPoints(edition, draft.draws) + endPoints(edition, "empty"))}</small>
    </button>
  </div>`;
}

/**
 * Between rounds: the last one's result, and who opens the next.
 * @param {Pad} pad @param {Sheet} sheet @param {Round} round
 */
function openerView(pad, sheet, round) {
  const last = sheet.rounds[round.number - 1];
  return html`<div class="keys opener">
    ${correcting(pad)}
    ${
      last
        ? html`<div class="settlement">${settlementText(sheet, last).map((line) => html`<p>${line}</p>`)}</div>`
        : nothing
    }
    <h2>${t("sheet-who-opens", { number: round.number + 1 })}</h2>
    <p class="quiet">${t("sheet-who-opens-why")}</p>
    <div class="names">${sheet.names.map((name, seat) => button(name, () => pad.tap({ seat }), "big"))}</div>
    ${notes(pad, [], round)}
  </div>`;
}
