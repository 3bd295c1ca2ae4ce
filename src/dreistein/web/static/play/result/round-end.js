// @ts-check
/** The end of a round or a match: why it ended, how it stands, and what to do next. */

import { HERE } from "../../shared/api.js";
import { sixthPath, towards } from "../../shared/pictures/geometry.js";
import { faceLayers } from "../../shared/players/face-svg.js";
import { isRung } from "../../shared/players/levels.js";
import { looksOf } from "../../shared/players/looks.js";
import { tableHead } from "../../shared/table.js";
import { listed, score, signed, t } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { ResultExtras } from "../games/result-extras.js";
import { needsOthers, roundOf } from "../model/state.js";
import { recordAddress } from "../page/calls.js";
import { brought, later, stylesheets, waitText } from "../page/lazy.js";
import { go, replayAddress } from "../page/navigate.js";
import { ruleButton } from "../page/rules-link.js";
import { faceOf } from "../players/chips.js";
import { reviewAddress } from "../review/api.js";
import { ownSecondsLeft, secondsUntil, timeText } from "../words/clock.js";
import { endSentences, kindWordOf, winText } from "../words/endings.js";
import { nameOf } from "../words/names.js";
import { chart } from "./chart.js";
import { hoardNote } from "./hoard.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { RoundView, TableView } from "../types.js" */
/** @import { SeatView } from "../../shared/wire.js" */
/** @import { AnyLook } from "../../shared/types.js" */

stylesheets("result");

const sharing = later(() => import("../record/share-game.js"), "share", "friends");
/** The match whose sharing is unfolded. */
let shared = "";
const secondTry = later(() => import("../review/second-try.js"), "review");
const offer = later(() => import("../ladder/offer.js"), "ladder");

/** @param {TableView} table */
export function endTitle(table) {
  const round = roundOf(table);
  if (table.phase === "over" && round) return winText(table, round.totals);
  return t("page-round-over", { number: table.rounds.length });
}

/** @type {ResultExtras | null} */
let extras = null;

/**
 * @param {TableSession} session
 * @param {TableView} table as it was when the round ended; the session may have gone on
 * @param {() => void} close
 * @param {() => void} changed
 */
export function endOf(session, table, close, changed) {
  extras ??= new ResultExtras(changed);
  extras.changed = changed;
  const round = roundOf(table);
  if (!round) return nothing;
  const over = table.phase === "over";
  return html`${ownTurn(session)} ${over ? blooms(table) : nothing}
    <div class="explained-with-rule">
      <ol class="explained">
        ${endSentences(table, round).map((line) => html`<li>${line}</li>`)}
      </ol>
      ${table.solitaire ? nothing : ruleButton(round.ended?.end ?? "out", table.edition, endTitle(table))}
    </div>
    ${over ? (table.practice && secondTry(changed)?.comparison(table)) || nothing : nothing}
    ${over ? kindWord(wholeMatch(session, table)) : nothing} ${table.solitaire ? nothing : results(table, round)}
    ${over && !table.solitaire ? chart(wholeMatch(session, table)) : nothing} ${standIns(table)}
    ${over ? hoardNote(table, changed) : nothing} ${over ? extras.draw(table) : nothing}
    ${over ? nextRung(table, changed) : nothing} ${practiceNote(table)}
    ${over && isShared(table) ? sharingOf(table, changed) : nothing}
    <div class="row end-row">
      ${waiting(session, table)}
      ${table.spectator ? nothing : html`<div class="answers">${nextButton(session, table, close)}</div>`}
      ${
        table.day
          ? html`<a class="button primary" autofocus href="/day/${table.day}"
              >${t(HERE ? "page-day" : "page-day-list")}</a
            >`
          : nothing
      }
      ${over ? extras.button(table) : nothing} ${over ? recordButtons(session, table) : nothing}
      ${
        over && !table.day
          ? html`<button class="button" aria-expanded=${isShared(table)} @click=${() => toggle(table, changed)}>
              ${t("page-share-game")}
            </button>`
          : nothing
      }
      <button class="button" @click=${close}>${t("page-see-board")}</button>
    </div>`;
}

/** @param {TableView} table */
const isShared = ({ id, match }) => shared === `${id} ${match}`;

/** @param {TableView} table @param {() => void} changed */
function toggle(table, changed) {
  shared = isShared(table) ? "" : `${table.id} ${table.match}`;
  changed();
  document.querySelector(".share-box")?.scrollIntoView({ block: "center" });
}

/** @param {TableView} table @param {() => void} changed */
function sharingOf(table, changed) {
  const where = table.spectator ? null : { table: table.id, match: table.match };
  const picture = async (/** @type {string} */ address) =>
    (await brought(() => import("../record/picture.js"))).shareTable(table, address);
  const nameless = table.seats.some(({ yours, name }) => yours && !name);
  return html`<section class="share-box">
    ${sharing(changed)?.shareBox({ where, picture, nameless }, changed) ?? html`<p role="status">${waitText()}</p>`}
  </section>`;
}

/** The time that runs behind the result. @param {TableSession} session */
function ownTurn(session) {
  const seconds = ownSecondsLeft(session);
  return seconds === null
    ? nothing
    : html`<p class="own-turn">${t("page-result-your-turn", { time: timeText(seconds) })}</p>`;
}

/** Why a match counts for no ranking, if it does not. @param {TableView} table */
function practiceNote({ practice, day, listed: counts }) {
  if (!practice && (!day || counts)) return nothing;
  return html`<p class="note">${t(practice ? "page-practice-why" : "page-practice")}</p>`;
}

/** Something good to say to whoever has lost. @param {TableView} table */
function kindWord(table) {
  const word = kindWordOf(table);
  return word ? html`<p class="best">${t(...word)}</p>` : nothing;
}

/** Whom to play next, after a match of two on the ladder. @param {TableView} table @param {() => void} changed */
function nextRung(table, changed) {
  const { seats, spectator, practice } = table;
  const rung = seats.length === 2 && seats.find(({ kind, level }) => kind === "bot" && level && isRung(level));
  return rung && !spectator && !practice ? (offer(changed)?.nextOpponent(table, changed) ?? nothing) : nothing;
}

/**
 * The match with the turns of all its rounds, which may still be on their way.
 * @param {TableSession} session
 * @param {TableView} table
 */
function wholeMatch(session, table) {
  if (session.table.match !== table.match) return table;
  void session.fetchPast();
  return { ...table, rounds: session.table.rounds };
}

/** Whether the table has gone on meanwhile. @param {TableSession} session @param {TableView} table */
const hasGoneOn = (session, table) => session.table.phase !== table.phase || session.table.match !== table.match;

/** Whether the others play on without who played here. @param {TableSession} session @param {TableView} table */
const watchesNow = (session, table) => session.table.spectator && !table.spectator;

/** Who is not ready yet: of those present, and after a match of all whose seat is at stake. @param {TableView} table */
const awaited = ({ seats, phase }) =>
  seats.flatMap(({ here, ready }, seat) => ((here || phase === "over") && !ready ? [seat] : []));

/** Whether somebody here has agreed to go on. @param {TableView} table */
const agrees = ({ seats }) => seats.some(({ yours, ready, declined }) => yours && ready && !declined);

/**
 * Whether somebody waits for others: not who has resigned, whose seat goes on anyway.
 * @param {TableView} table
 * @param {SeatView} seat
 */
const isReady = ({ phase }, { kind, ready, here, declined, resigned }) =>
  kind === "person" && ready && here && !declined && !(resigned && phase === "between");

/** Who of the others does not want another match. @param {TableView} table */
function without(table) {
  const others = table.seats.flatMap(({ declined, yours }, seat) => (declined && !yours ? [seat] : []));
  const names = listed(others.map((seat) => nameOf(table, seat)));
  return names ? html`<p>${t("page-result-without", { names })}</p>` : nothing;
}

/** For whom the table waits, and how long still. @param {TableSession} session @param {TableView} table */
function waiting(session, table) {
  if (hasGoneOn(session, table)) {
    const text = watchesNow(session, table) ? "page-result-without-you" : "page-result-gone-on";
    return html`<p class="waiting" role="status">${t(text)}</p>`;
  }
  const others = awaited(table).filter((seat) => !table.seats[seat].yours);
  const own = agrees(table);
  const ready = table.seats.flatMap((seat, at) => (isReady(table, seat) && !seat.yours ? [at] : []));
  const names = (/** @type {number[]} */ seats) => listed(seats.map((seat) => nameOf(table, seat)));
  const gone = table.seats.some(({ declined }) => declined);
  if (!session.deadline && !gone && !(own && others.length)) return nothing;
  return html`<div class="waiting">
    ${without(table)}
    <p role="status">
      ${own && others.length ? t("page-result-waiting", { names: names(others) }) : nothing}
      ${!own && ready.length ? t("page-result-ready", { count: ready.length, names: names(ready) }) : nothing}
    </p>
    ${session.deadline ? html`<p class="countdown">${countdown(session, table)}</p>` : nothing}
  </div>`;
}

/** @param {TableSession} session @param {TableView} table */
const countdown = ({ deadline }, table) =>
  t(table.phase === "over" ? "page-result-rematch-in" : "page-result-next-in", {
    time: timeText(secondsUntil(deadline)),
  });

/** How many turns of the match bots played for people. @param {TableView} table */
const standIns = (table) =>
  table.stand_ins.map((count, at) =>
    count ? html`<p class="note">${t("page-result-stand-in", { name: nameOf(table, at), count })}</p>` : nothing,
  );

/**
 * The next round, or another match; a game of the day is played once.
 * @param {TableSession} session
 * @param {TableView} table
 * @param {() => void} close
 */
function nextButton(session, table, close) {
  const over = table.phase === "over";
  const { commands } = session;
  if (over && table.day) return nothing;
  if (hasGoneOn(session, table)) {
    const next = watchesNow(session, table) ? "page-watch" : "page-continue";
    return html`<button class="button primary" autofocus @click=${close}>${t(next)}</button>`;
  }
  const others = awaited(table).some((seat) => !table.seats[seat].yours);
  const ready = agrees(table);
  const goOn = () => {
    if (ready && others) return;
    if (over) commands.rematch();
    else commands.nextRound();
    if (!others) close();
  };
  const declined = table.seats.some((seat) => seat.yours && seat.declined);
  const label = !over ? "page-next-round" : table.solitaire ? "page-again" : "page-rematch";
  return html`${declined ? html`<p role="status">${t("page-result-without-you")}</p>` : nothing}
    <button class="button primary" autofocus aria-disabled=${ready && others} @click=${goOn}>
      ${t(label)}
      ${
        session.deadline
          ? html`<span class="in-button" aria-hidden="true">· ${secondsUntil(session.deadline)}</span>`
          : nothing
      }
    </button>
    ${
      over && needsOthers(table) && !declined
        ? html`<button class="button" @click=${() => commands.decline()}>${t("page-no-rematch")}</button>`
        : nothing
    }`;
}

/** @param {TableSession} session @param {TableView} table */
function recordButtons({ key }, table) {
  const replay = () => go(replayAddress(table.id, table.match, key));
  const review = () => go(reviewAddress(table.id, table.match, key));
  return html`${table.day ? nothing : html`<button class="button" @click=${review}>${t("page-review")}</button>`}
    <button class="button" @click=${replay}>${t("page-replay")}</button>
    <a class="button" href=${recordAddress(table.id, table.match, key)} download>${t("page-save-record")}</a>`;
}

const PETAL = 78;
const SIXTHS = [0, 1, 2, 3, 4, 5];

/** The winners of a match, or who played alone. @param {TableView} table */
export function blooms(table) {
  const looks = looksOf(table.seats);
  const seats = table.solitaire ? [0] : table.winners;
  return html`<div class="blooms" aria-hidden="true">${seats.map((seat) => bloom(looks[seat]))}</div>`;
}

/** @param {AnyLook} look */
const bloom = ({ face, colour }) =>
  html`<svg class="win-bloom" viewBox="-92 -92 184 184" focusable="false">
    ${SIXTHS.map((sixth) => {
      const [x, y] = towards(sixth, 5);
      return svg`<g transform="translate(${x} ${y})">
        <path class="petal petal-${sixth} n${sixth}" d=${sixthPath(sixth, PETAL)} />
      </g>`;
    })}
    <circle class="win-core" r="46" />
    <g class="player-face colour-${colour}" transform="scale(.8)"><g class="win-face">${faceLayers(face)}</g></g>
  </svg>`;

/** The table of a round's results: gains and totals. @param {TableView} table @param {RoundView} round */
export function results(table, round) {
  const order = table.seats.map((_, seat) => ({ seat, total: round.totals[seat] })).sort((a, b) => b.total - a.total);
  return html`<table class="results">
    ${tableHead(t("page-player"), t("pad-this-round"), t("pad-total"))}
    <tbody>
      ${order.map(
        ({ seat, total }) =>
          html`<tr class=${table.winners.includes(seat) ? "winner" : ""}>
            <th scope="row"><span class="with-face">${faceOf(table, seat)}${nameOf(table, seat)}</span></th>
            <td>${signed(round.scores[seat])}</td>
            <td><b>${score(total)}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
