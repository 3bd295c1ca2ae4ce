// @ts-check
/** The sheet: a column for each player, a row for each time round the table, the totals on top. */

import { labelled, score, signed, t, tileText } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { again, EMPTY, endingAgain } from "../model/draft.js";
import { present } from "../model/sheet.js";
import { BRIDGE, DOUBLE, HEXAGON } from "./icons.js";
import { writingFor } from "./key-actions.js";
import { flagText, lineText, settlementText } from "./words.js";

/** @import { Pad } from "../pad.js" */
/** @import { Line, Round, Sheet } from "../types.js" */

const MARKS = { bridge: BRIDGE, double: DOUBLE, hexagon: HEXAGON };
/** The sheet that was last scrolled into view. @type {string} */
let seen = "";

/** Lines in rows: each row goes once round the table. @param {Round} round @returns {Line[][]} */
export function rowsOf({ lines }) {
  /** @type {Line[][]} */
  const rows = [];
  let last = Infinity;
  for (const line of lines) {
    if (line.seat <= last) rows.push([]);
    rows[rows.length - 1].push(line);
    last = line.seat;
  }
  return rows;
}

/** @param {Pad} pad @param {Sheet} sheet */
export function sheetView(pad, sheet) {
  const round = present(sheet);
  const writing = writingFor(pad);
  const key = `${pad.game?.id} ${sheet.entries.length}`;
  if (key !== seen) {
    seen = key;
    // The newest line is what people look for.
    requestAnimationFrame(() => {
      const paper = document.getElementById("paper");
      if (paper && pad.draft.at === null) paper.scrollTop = paper.scrollHeight;
    });
  }
  return html`<table class="sheet players-${sheet.names.length}">
    <caption class="visually-hidden">
      ${t("pad-title")}
    </caption>
    <thead>
      <tr>
        ${sheet.names.map((name, seat) => head(pad, sheet, round, name, seat, writing))}
      </tr>
    </thead>
    ${sheet.rounds.filter((one) => one.lines.length || one.end).map((one) => roundRows(pad, sheet, one))}
  </table>`;
}

/**
 * @param {Pad} pad @param {Sheet} sheet @param {Round} round @param {string} name @param {number} seat
 * @param {number | null} writing
 */
function head(pad, sheet, round, name, seat, writing) {
  const now = !sheet.over && writing === seat;
  const count = Math.max(0, round.counts[seat]);
  const won = sheet.winners.includes(seat);
  return html`<th scope="col" class="${now ? "is-next" : ""} ${won ? "is-winner" : ""}">
    <button
      class="who"
      ?disabled=${!pad.mayWrite || sheet.over}
      aria-pressed=${now ? "true" : "false"}
      @click=${() => pad.tap({ seat })}
    >
      <span class="name">${name}</span>
      <b class="total">${score(sheet.totals[seat])}</b>
      <small class="count">${sheet.over ? (won ? t("sheet-winner") : "\u00a0") : t("tiles", { count })}</small>
    </button>
  </th>`;
}

/** @param {Pad} pad @param {Sheet} sheet @param {Round} round */
function roundRows(pad, sheet, round) {
  const { end } = round;
  return html`<tbody>
    <tr class="round-head">
      <th colspan=${sheet.names.length} scope="rowgroup">
        <span>${t("pad-round", { number: round.number + 1 })}</span>
        ${end ? nothing : html`<small>${t("stock", { count: Math.max(0, round.stock) })}</small>`}
      </th>
    </tr>
    ${rowsOf(round).map(
      (row) =>
        html`<tr>
          ${sheet.names.map((_, seat) =>
            cell(
              pad,
              sheet,
              row.find((line) => line.seat === seat),
            ),
          )}
        </tr>`,
    )}
    ${
      end
        ? html`<tr class="settled">
              ${sheet.names.map((name, seat) => {
                const scores = end.scorers.includes(seat);
                return html`<td>
                  <button class="entry" ?disabled=${!pad.mayWrite} @click=${() => correct(pad, end.at)}>
                    <span class="visually-hidden"
                      >${labelled(name, t("sheet-left-said", { value: end.held[seat] }))}</span
                    >
                    <span class="what" aria-hidden="true"
                      >${
                        end.how === "out" && end.seat === seat
                          ? t("pad-last-tile")
                          : t("sheet-left-short", { value: end.held[seat] })
                      }</span
                    >
                    <span class="points ${end.points[seat] < 0 ? "minus" : ""}"
                      >${scores ? signed(end.points[seat]) : ""}</span
                    >
                  </button>
                </td>`;
              })}
            </tr>
            <tr class="reckoning">
              <td colspan=${sheet.names.length}>
                <b>${t(end.how === "out" ? "sheet-how-out" : "sheet-how-blocked")}</b>
                ${settlementText(sheet, round).map((line) => html`<span>${line}</span>`)}
                ${end.flags.map((flag) => html`<span class="doubt">${flagText(flag, sheet.names)}</span>`)}
              </td>
            </tr>
            <tr class="sums">
              ${sheet.names.map(
                (name, seat) =>
                  html`<td>
                    <span class="visually-hidden">${name}:</span>
                    <span class="what">${signed(round.scores[seat])}</span>
                    <b>${score(round.before[seat] + round.scores[seat])}</b>
                  </td>`,
              )}
            </tr>`
        : nothing
    }
  </tbody>`;
}

/** Opens an entry for correction. @param {Pad} pad @param {number} at */
function correct(pad, at) {
  const entry = pad.sheet?.entries[at];
  if (!entry) return;
  if (entry.kind === "turn") pad.tap(again(entry, at));
  else pad.tap({ ...EMPTY, at, byValue: pad.draft.byValue, ending: endingAgain(entry) });
}

/** @param {Pad} pad @param {Sheet} sheet @param {Line | undefined} line */
function cell(pad, sheet, line) {
  if (!line) return html`<td></td>`;
  const doubtful = line.flags.length > 0;
  const now = pad.mayWrite && pad.draft.at === line.at;
  const label = [
    labelled(sheet.names[line.seat], lineText(line)),
    ...line.flags.map((flag) => flagText(flag, sheet.names)),
  ].join(". ");
  return html`<td class="${now ? "is-open" : ""}">
    <button
      class="entry ${doubtful ? "doubtful" : ""}"
      ?disabled=${!pad.mayWrite}
      title=${label}
      @click=${() => correct(pad, line.at)}
    >
      <span class="visually-hidden">${label}</span>
      <span class="what" aria-hidden="true">${what(line)}</span>
      <span class="points ${line.points < 0 ? "minus" : ""}">${signed(line.points)}</span>
      <b class="total">${score(line.total)}</b>
    </button>
  </td>`;
}

/** @param {Line} line */
function what(line) {
  const draws = line.draws
    ? html`<span class="drawn" aria-hidden="true"
        >${"▾".repeat(Math.min(3, line.draws))}${line.draws > 3 ? line.draws : ""}</span
      >`
    : nothing;
  if (line.end !== "placed") {
    const word = line.end === "kept" ? "pad-kept" : line.end === "empty" ? "pad-passed" : "sheet-end-cut";
    return html`${draws}<i>${t(word)}</i>`;
  }
  const mark =
    line.bonus && line.bonus !== "start"
      ? html`<span class="badge">${MARKS[line.bonus]}${line.hexagons > 1 ? line.hexagons : ""}</span>`
      : nothing;
  const star = line.opening ? html`<span class="badge start" aria-hidden="true">★</span>` : nothing;
  return html`${draws}<span class="numbers">${line.tile === null ? line.value : tileText(line.tile)}</span
    >${star}${mark}`;
}
