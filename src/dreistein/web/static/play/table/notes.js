// @ts-check
/** Notes on the board: the lobby, a lost connection, a request to undo a move. */

import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { refusal, thrown, unsettled } from "../fair/witness.js";
import { roundOf } from "../model/state.js";
import { later, waitText } from "../page/lazy.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { TableView } from "../types.js" */

const fair = later(() => import("../fair/line.js"), "fair", "result");
const undo = later(() => import("./undo.js"), "notices");
const secondTry = later(() => import("../review/second-try.js"), "review");
const newcomer = later(() => import("./newcomer.js"), "friends");
const lobbyModule = later(() => import("./lobby.js"), "friends", "result", "look", "fair", "ladder");

/**
 * Before a match: the lobby, if it is a table for others, too.
 * @param {TableSession} session @param {() => void} changed @param {(seat: number | null) => void} askHost
 */
export function gathering(session, changed, askHost) {
  const code = session.commands.gathers() ? lobbyModule(changed) : null;
  if (code) return code.lobby(session, changed, askHost);
  const refused = refusal(session.table) && fair(changed)?.refusalNote(session.table);
  return refused
    ? html`<div class="line-note">${refused}</div>`
    : html`<p class="line-note" role="status">${waitText()}</p>`;
}

/** @param {TableSession} session @param {() => void} changed */
export const boardNotes = (session, changed) =>
  html`${connectionNote(session)} ${undoNote(session, changed)} ${dayNote(session.table)}
  ${(session.table.practice && secondTry(changed)?.goalNote(session.table)) || nothing} ${shuffleNote(session, changed)}
  ${seatNote(session, changed)}`;

/** For who has no seat: one that is free, or theirs soon. @param {TableSession} session @param {() => void} changed */
const seatNote = (session, changed) =>
  (session.table.spectator && session.table.phase !== "gathering" && newcomer(changed)?.newcomerNote(session)) ||
  nothing;

/**
 * Somebody's request to undo a move.
 * @param {TableSession} session @param {() => void} changed
 * @param {string} [kind] how it lies on what it is part of
 */
export const undoNote = (session, changed, kind = "line-note") =>
  (session.table.undo && undo(changed)?.undoRequest(session, kind)) || nothing;

/** Whether the viewer has not moved in this round yet; of who only watches, nobody. @param {TableView} table */
const isFresh = (table) =>
  !roundOf(table)?.turns.some(({ seat, actions }) => actions.length && (table.spectator || table.seats[seat].yours));

/** Before the first move: a game of the day that does not count. @param {TableView} table */
const dayNote = (table) =>
  table.day && !table.listed && isFresh(table)
    ? html`<p class="line-note" role="status">${t("page-practice")}</p>`
    : nothing;

/**
 * Before the first move: that nobody shuffles, or that shuffles were thrown away.
 * @param {TableSession} session @param {() => void} changed
 */
function shuffleNote({ table, key }, changed) {
  if (table.day || table.rounds.length > 1 || !isFresh(table)) return nothing;
  const isTold = !table.shuffle || thrown(table) || unsettled(table).length;
  return (isTold && fair(changed)?.startNote(table, key, changed)) || nothing;
}

/** Why the table does not answer: no connection, or the server has hung up for good. @param {TableSession} session */
function connectionNote({ connection: { gone, offline } }) {
  if (gone !== null) {
    return html`<div class="line-note" role="alert">
      <span>${gone}</span> ${button(t("page-reload"), () => location.reload())}
    </div>`;
  }
  return offline ? html`<p class="line-note" role="status">${t("page-offline")}</p>` : nothing;
}
