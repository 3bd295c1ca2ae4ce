// @ts-check
/** The player's own side of the table: what to do, the stock, the rack, and the buttons that help. */

import { button } from "../../shared/fields.js";
import { CLOSE } from "../../shared/modal.js";
import { back, faceDown, loose } from "../../shared/pictures/tile-svg.js";
import { bonusName, signed, t, tileSaid } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { mustPlace, options, roundOf } from "../model/state.js";
import { bonusRule, ruleButton } from "../page/rules-link.js";
import { rackTiles } from "../rack/rack.js";
import { actionWord } from "../words/actions.js";
import { nameOf } from "../words/names.js";
import { drawsLeft, statusText } from "../words/status.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { Choice } from "../types.js" */
/** @import { HandContext } from "./types.js" */

/** What the stock is called while nobody may draw. */
const DRAW = { action: "+", end: null };

/** @param {HandContext} context */
export function ownSide(context) {
  const { session, input } = context;
  const { table, rack, coveredSeat } = session;
  if (table.phase === "gathering") return nothing;
  if (table.spectator) return spectatorSide(context);
  return html`<section class="hand" aria-label=${t("page-your-side")} aria-busy=${session.pending !== null}>
    ${statusLine(context)} ${stock(context)}
    <div class="rack-holder">
      <div class="rack" role="group" aria-label=${t("play-rack")}>
        ${coveredSeat === null ? openRack(context) : coveredRack(session, coveredSeat)}
      </div>
    </div>
    <div class="help">
      ${
        table.marks
          ? html`<button
              class="button"
              ?disabled=${!session.hand || session.busy}
              aria-pressed=${session.selection.showAll}
              @click=${() => input.showWhatFits()}
            >
              ${t("page-what-fits")}
            </button>`
          : nothing
      }
      ${table.hints ? hintButton(context) : nothing}
      ${button(t("page-sort"), () => rack && session.order.sort(rack), "not-phone", !rack)} ${padButton(context)}
    </div>
  </section>`;
}

/** For spectators: what happens, how many tiles are left, and the pad. @param {HandContext} context */
function spectatorSide(context) {
  const count = roundOf(context.session.table)?.stock ?? 0;
  return html`<section class="hand" aria-label=${t("page-watch")}>
    ${statusLine(context)}
    <div class="stock watched">${pile(count)}<span>${t("page-stock", { count })}</span></div>
    <div class="help">${padButton(context)}</div>
  </section>`;
}

/** @param {HandContext} context */
function hintButton({ session }) {
  const { isShown } = session.hints;
  const off = !session.hand || session.busy;
  return html`<button
    class="button ask-hint"
    ?disabled=${off}
    aria-expanded=${isShown}
    @click=${() => (isShown ? session.closeHint() : session.askHint())}
  >
    ${t("page-hint")}
  </button>`;
}

/** @param {HandContext} context */
const padButton = ({ dialogs }) => button(t("page-pad"), () => dialogs.open("pad"), "only-phone");

/** @param {HandContext} context */
function openRack({ session, input, keys }) {
  const handlers = {
    choose: (/** @type {string} */ tile, /** @type {Event} */ event) => input.chooseTile(tile, event),
    grab: (/** @type {string} */ tile, /** @type {PointerEvent} */ event) => input.drag.grab(tile, event),
    key: (/** @type {string} */ tile, /** @type {KeyboardEvent} */ event) => keys.onTile(tile, event),
  };
  return rackTiles(session, handlers, input.focusedTile, input.drag.tile);
}

/** The rack from behind, and the button that turns it round. @param {TableSession} session @param {number} seat */
function coveredRack(session, seat) {
  const backs = Array.from(
    { length: session.rackSize },
    () => html`<span class="rack-back" aria-hidden="true">${faceDown()}</span>`,
  );
  return html`${backs}
    <div class="covered">
      ${button(t("page-show-tiles", { name: nameOf(session.table, seat) }), () => session.reveal(), "primary")}
    </div>`;
}

/** What may be done, and the buttons for it. @param {HandContext} context */
function statusLine({ session, input, dialogs, clock, told }) {
  const { refusal: refused, confirming } = session.selection;
  // Whoever looks at a spot wants to know what it brings, not what was wrong before.
  const { marks } = session.table;
  const looks = input.aimed !== input.refused && session.spots.some(({ key }) => key === input.aimed);
  const refusal = marks && looks ? null : refused;
  const time = clock?.clockText(session);
  return html`<div class="say">
    ${session.table.spectator ? html`<span class="watching">${t("page-watching")}</span>` : nothing}
    <p class=${refusal ? "refused" : ""}>${refusal ?? told ?? statusText(session, input.aimed)}</p>
    ${time ? html`<span class="clock only-phone ${clock?.isUrgent(session) ? "urgent" : ""}">${time}</span>` : nothing}
    ${
      roundOf(session.table)?.ended
        ? button(t("page-see-result"), () => dialogs.open("end"), "primary result")
        : nothing
    }
    ${rotateButton(session)} ${confirming !== null && !session.pending ? confirmAction(session, confirming) : nothing}
    ${confirmPlacement(session)}
  </div>`;
}

/** @param {TableSession} session */
function rotateButton(session) {
  const turns = session.table.marks ? session.spots : [session.previewedSpot];
  const several = session.selection.tile !== null && turns.some((spot) => spot && spot.choices.length > 1);
  return several ? button(t("page-turn"), () => session.rotate()) : nothing;
}

/** A tile on its spot, asked about once more. @param {TableSession} session */
function confirmPlacement(session) {
  const spot = session.previewedSpot;
  if (!spot) return nothing;
  const choice = session.choiceAt(spot);
  const { marks } = session.table;
  const text = marks ? t("page-place-it", { points: choice.points }) : t("page-place-unmarked");
  return html`${whichTile(session)} ${marks ? bonusLink(session, choice) : nothing}
  ${button(text, () => session.confirm(), "primary confirm")} ${cancelButton(session)}`;
}

/** The tiles that fit a spot that was chosen first. @param {TableSession} session */
function whichTile(session) {
  const tiles = session.tilesForSpot;
  if (tiles.length < 2) return nothing;
  return html`<span class="which" role="group" aria-label=${t("page-which-tile")}>
    ${tiles.map(
      (tile) =>
        html`<button
          class="button"
          aria-pressed=${session.selection.tile === tile}
          aria-label=${tileSaid(tile)}
          @click=${() => session.nameTile(tile)}
        >
          ${loose(tile)}
        </button>`,
    )}
  </span>`;
}

/** Drawing or ending the turn, asked about once more. @param {TableSession} session @param {string} action */
function confirmAction(session, action) {
  const { draw, end } = options(session.hand);
  const choice = action === "+" ? draw : end;
  return html`<button class="button primary confirm" @click=${() => session.confirm()}>
      ${`${actionWord(choice ?? DRAW)} `}${choice ? cost(choice) : nothing}
    </button>
    ${cancelButton(session)}`;
}

/** @param {TableSession} session */
const cancelButton = (session) =>
  html`<button class="button cancel" @click=${() => session.cancel()}>
    ${CLOSE}<span>${t("page-cancel")}</span>
  </button>`;

/** @param {Pick<Choice, "points">} choice */
const cost = ({ points }) => (points ? signed(points) : nothing);

/** The rule of a bonus. @param {TableSession} session @param {Choice} choice */
function bonusLink({ table }, { bonus, hexagons, bonus_points: points }) {
  if (!bonus || !points) return nothing;
  return ruleButton(bonusRule(bonus, hexagons), table.edition, bonusName(bonus, hexagons) ?? "");
}

/** @param {HandContext} context */
function stock({ session, input }) {
  const { table } = session;
  const offered = options(session.busy ? null : session.hand);
  const count = roundOf(table)?.stock ?? 0;
  const choice = offered.draw ?? offered.end;
  const must = !session.busy && mustPlace(table, session.hand);
  const shown = choice ?? (must && !table.marks ? { points: -table.edition.draw } : null);
  const tap = (/** @type {Event} */ event) =>
    must ? input.sayMustPlace() : choice && input.drawOrEnd(choice.action, event);
  return html`<div class="stock">
    <button
      class="button draw ${choice && session.selection.advised === choice.action ? "advised" : ""}"
      ?disabled=${(!choice && !must) || session.pending !== null}
      aria-disabled=${must && table.marks ? "true" : nothing}
      @click=${tap}
    >
      ${pile(count)}
      <span>
        <b>${`${actionWord(choice ?? DRAW)} `} ${shown ? html`<span class="minus">${cost(shown)}</span>` : nothing}</b>
        <small
          >${table.solitaire ? t("page-draws-left", { count: drawsLeft(table) }) : t("page-stock", { count })}</small
        >
      </span>
    </button>
  </div>`;
}

/** The stock as a pile, as high as there are tiles. @param {number} count */
function pile(count) {
  const layers = Math.min(5, Math.ceil(count / 8));
  return html`<svg class="pile" viewBox="-58 -30 116 134" aria-hidden="true">
    ${
      layers
        ? Array.from(
            { length: layers },
            (_, at) => svg`<g transform="translate(${at % 2 ? 1.5 : -1} ${-at * 6})">${back()}</g>`,
          )
        : svg`<path class="pile-empty" d="M0 4L48 87H-48Z"/>`
    }
  </svg>`;
}
