// @ts-check
/** One's own side of the table: what to do, the stock, the rack, and the buttons that help. */

import { CLOSE } from "../../shared/modal.js";
import { bonusName, signed, t } from "../../shared/text.js";
import { back } from "../../shared/tile-drawing.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { rackTiles } from "../rack/rack.js";
import { bonusRule, ruleButton } from "../rules-link.js";
import { options, roundOf } from "../session/state.js";
import { nameOf } from "../words/names.js";
import { actionName, clockText, statusText, whereText } from "../words/status.js";

/** @typedef {import("./table.js").TableScreen} TableScreen */
/** @typedef {import("../session/session.js").Play} Play */

/** @param {TableScreen} screen */
export function ownSide(screen) {
  const { play } = screen;
  if (play.table.phase === "gathering") return nothing;
  if (play.table.spectator) return watching(screen);
  return html`<section class="hand" aria-label=${t("page-your-side")} aria-busy=${play.pending !== null}>
    ${say(screen)} ${stock(screen)}
    <div class="rack-holder">
      <div class="rack" role="group" aria-label=${t("play-rack")}>
        ${play.covered === null ? rack(screen) : cover(screen, play.covered)}
      </div>
    </div>
    <div class="help">
      <button
        class="button"
        ?disabled=${!play.hand || play.busy}
        aria-pressed=${play.showAll}
        @click=${() => screen.whatFits()}
      >
        ${t("page-what-fits")}
      </button>
      ${
        play.table.hints
          ? html`<button
              class="button"
              ?disabled=${!play.hand || play.busy || play.hintAsked !== null}
              @click=${() => screen.askHint()}
            >
              ${t("page-hint")}
            </button>`
          : nothing
      }
      <button class="button not-phone" ?disabled=${!play.rack} @click=${() => play.sort()}>${t("page-sort")}</button>
      ${padButton(screen)}
    </div>
  </section>`;
}

/** Who only watches: what happens, how many tiles are left, and the pad. @param {TableScreen} screen */
function watching(screen) {
  const count = roundOf(screen.play.table)?.stock ?? 0;
  return html`<section class="hand" aria-label=${t("page-watch")}>
    ${say(screen)}
    <div class="stock watched">${pile(count)}<span>${t("page-stock", { count })}</span></div>
    <div class="help">${padButton(screen)}</div>
  </section>`;
}

/** @param {TableScreen} screen */
const padButton = ({ dialogs }) =>
  html`<button class="button only-phone" @click=${() => dialogs.open("pad")}>${t("page-pad")}</button>`;

/** @param {TableScreen} screen */
function rack(screen) {
  return rackTiles(
    screen.play,
    {
      choose: (tile, event) => screen.chooseTile(tile, event),
      grab: (tile, event) => screen.drag.grab(tile, event),
      key: (tile, event) => screen.keys.onTile(tile, event),
    },
    screen.focused,
  );
}

/** The rack from behind, and the button that turns it round. @param {TableScreen} screen @param {number} seat */
function cover({ play }, seat) {
  const held = Array.from({ length: play.held });
  return html`${held.map(() => html`<span class="rack-back" aria-hidden="true"><svg class="loose" viewBox="-54 -3 108 99">${back()}</svg></span>`)}
    <div class="covered">
      <button class="button primary" @click=${() => play.unveil()}>
        ${t("page-show-tiles", { name: nameOf(play.table, seat) })}
      </button>
    </div>`;
}

/** @param {TableScreen} screen */
function say({ play, aimed, dialogs, last }) {
  const clock = clockText(play);
  const previewed = play.spots.find(({ key }) => key === play.previewed);
  const turnable = !play.pending && play.chosen !== null && play.spots.some(({ choices }) => choices.length > 1);
  return html`<div class="say">
    <p class=${play.refused ? "refused" : ""}>${play.refused ?? last.told ?? statusText(play, aimed)}</p>
    ${clock ? html`<span class="clock only-phone">${clock}</span>` : nothing}
    ${roundOf(play.table)?.ended ? html`<button class="button primary result" @click=${() => dialogs.open("end")}>${t("page-see-result")}</button>` : nothing}
    ${turnable ? html`<button class="button" @click=${() => play.turn()}>${t("page-turn")}</button>` : nothing}
    ${play.weighed !== null && !play.pending ? sure(play, play.weighed) : nothing}
    ${
      previewed && !play.pending
        ? html`${why(play, play.choiceAt(previewed))}
            <button class="button primary confirm" @click=${() => play.confirm()}>
              ${t("page-place-it", { points: play.choiceAt(previewed).points })}
            </button>
            ${cancel(play)}`
        : nothing
    }
  </div>`;
}

/** @param {Play} play */
const cancel = (play) =>
  html`<button class="button cancel" @click=${() => play.cancel()}>${CLOSE}<span>${t("page-cancel")}</span></button>`;

/** Drawing, passing or keeping, asked once more. @param {Play} play @param {string} action */
const sure = (play, action) =>
  html`<button class="button primary confirm" @click=${() => play.confirm()}>
      ${actionName(play, action)} ${cost(options(play.hand), action)}
    </button>
    ${cancel(play)}`;

/** @param {ReturnType<typeof options>} offered @param {string} action */
function cost({ draw, end }, action) {
  const points = (action === "+" ? draw : end)?.points;
  return points ? signed(points) : nothing;
}

/** The rule of the bonus that a spot brings. @param {Play} play @param {import("../types.js").Choice} choice */
function why({ table }, { bonus, hexagons, bonus_points: points }) {
  if (!bonus || !points) return nothing;
  return ruleButton(bonusRule(bonus, hexagons), table.edition.name, bonusName(bonus, hexagons) ?? "");
}

/** @param {TableScreen} screen */
function stock(screen) {
  const { play } = screen;
  const offered = options(play.busy ? null : play.hand);
  const count = roundOf(play.table)?.stock ?? 0;
  const action = (offered.draw ?? offered.end)?.action ?? null;
  return html`<div class="stock">
    <button
      class="button draw"
      ?disabled=${action === null || play.pending !== null}
      @click=${(/** @type {Event} */ event) => action !== null && screen.take(action, event)}
    >
      ${pile(count)}
      <span>
        <b
          >${actionName(play, action ?? "+")}
          ${action === null ? nothing : html`<span class="minus">${cost(offered, action)}</span>`}</b
        >
        <small>${play.table.solitaire ? whereText(play.table) : t("page-stock", { count })}</small>
      </span>
    </button>
  </div>`;
}

/** The stock as a pile: the higher, the more tiles lie there. @param {number} count */
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
