// @ts-check
/** The replay of a record: step, play, jump, the score pad, and the verification of the shuffle. */

import { announce } from "../../shared/announce.js";
import { isLost, wrongText } from "../../shared/api.js";
import { button, refusal } from "../../shared/fields.js";
import { modal, showModal } from "../../shared/modal.js";
import { faceDown, loose } from "../../shared/pictures/tile-svg.js";
import { faceDrawing } from "../../shared/players/face-svg.js";
import { isLevel } from "../../shared/players/levels.js";
import { cellOf, isPlacement, parsePlacement } from "../../shared/rules/placements.js";
import { PACES, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing, render } from "../../vendor/lit/lit-html.js";
import { boardScene, boardTools, frameOf } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { chipBox, land } from "../board/motion.js";
import { tileList } from "../board/tile-list.js";
import { fetchRecord, recordAddress, replay } from "../page/calls.js";
import { brought, later, stylesheets, waitText } from "../page/lazy.js";
import { go, setTitle } from "../page/navigate.js";
import { press } from "../page/press.js";
import { takeDropped } from "../page/record-drop.js";
import * as sound from "../page/sound.js";
import { Framed } from "../parts/frame.js";
import { padTable } from "../players/score-pad.js";
import { recordChoice, unreadable } from "../record/choice.js";
import { momentOf } from "../record/moments.js";
import { beginning, boardBefore, isWatched, located, position, positions, seatsOf } from "../record/steps.js";
import { replayHead } from "../replay/head.js";
import { ownSeat, shareOf, verified, verifiedList } from "../replay/verification.js";
import { canPlayOn, handOver, playOn, reviewAddress, takeOver } from "../review/api.js";
import { actionText } from "../words/actions.js";
import { recordPlayers } from "../words/names.js";
import { describeMove } from "../words/spoken.js";

/** @import { AnyLook } from "../../shared/types.js" */
/** @import { Replay, Screen } from "../types.js" */
/** @import { Finished } from "../page/calls.js" */
/** @import { Verified } from "../replay/verification.js" */

stylesheets("replay");
const sharing = later(() => import("../record/share-game.js"), "share", "friends");

/** What nobody can say of a round of which only the table was seen. @param {string[]} unknown */
function unknownText(unknown) {
  const named = unknown.map((what) => t(`observed-${what}`));
  return t("observed", { parts: named.reduce((parts, next) => t("observed-then", { parts, next })) });
}

/** @implements {Screen} */
class ReplayScreen {
  /** @type {Replay | null} */
  #record = null;
  /** @type {AnyLook[]} */
  #looks = [];
  /** @type {Finished | {text: string} | {moment: string}} */
  #of = { text: "" };
  /** Whether the visitor has made the link that is shown. */
  #yours = false;
  #playable = false;
  /** The reader's seat, where it is known. @type {number | undefined} */
  #own;
  /** Which seats have a bot. @type {boolean[]} */
  #bots = [];
  #sharing = false;
  #at = 0;
  #timer = 0;
  #wrong = "";
  /** Asks once more for what did not come. @type {(() => void) | null} */
  #again = null;
  #loading = false;
  /** What was asked for last: it may come before what was asked for first. @type {unknown} */
  #coming = null;
  /** Whether the pad is open as a drawer. */
  #drawer = false;
  /** @type {Verified | null} */
  #verified = null;

  /** @param {HTMLElement} root @param {string} [moment] */
  constructor(root, moment) {
    this.root = root;
    this.camera = new Camera(() => this.draw());
    this.frame = new Framed(
      root,
      () => t("page-replay"),
      () => this.#empty(),
    );
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener("keydown", this.keys);
    const asked = new URLSearchParams(location.search);
    const table = asked.get("table");
    const file = takeDropped();
    const handed = takeOver();
    const match = Number(asked.get("match") ?? 0);
    if (moment !== undefined) void this.#open((this.#of = { moment }));
    else if (file) void this.#openFile(file);
    else if (handed) void this.#open({ text: handed });
    else if (table) void this.#open({ table, match, key: asked.get("key") }, asked.get("at") === "end");
  }

  close() {
    this.#stop();
    this.frame.close();
    document.removeEventListener("keydown", this.keys);
  }

  /** @param {File} file */
  #openFile = (file) => this.#open(file.text().then((text) => ({ text })));

  /**
   * @param {Finished | {moment: string} | {text: string} | Promise<{text: string}>} coming a match, or a record
   * @param {boolean} [atEnd] whether to show its last position first
   */
  async #open(coming, atEnd = false) {
    this.#coming = coming;
    this.#loading = true;
    this.#wrong = "";
    this.#again = null;
    queueMicrotask(() => this.#loading && this.draw());
    try {
      const of = await coming;
      const link = "moment" in of ? await momentOf(of.moment) : null;
      const record = link?.replay ?? (await replay(/** @type {Finished | {text: string}} */ (of)));
      const own = "table" in of ? await ownSeat(of) : undefined;
      if (this.#coming !== coming) return;
      const { names, looks } = recordPlayers(record.players, own);
      this.#own = own;
      this.#looks = looks;
      this.#record = { ...record, players: names };
      this.#of = of;
      this.#at = link ? beginning(record, link.round) + link.ply : atEnd ? positions(record) - 1 : 0;
      this.#bots = record.players.map(isLevel);
      this.#playable = canPlayOn(of);
      this.#yours = link?.yours ?? false;
    } catch (error) {
      if (this.#coming !== coming) return;
      this.#again = isLost(error) ? () => void this.#open(coming, atEnd) : null;
      this.#wrong = "moment" in this.#of ? wrongText(error) : unreadable(error);
    }
    this.#loading = false;
    this.draw();
    if (this.#record) /** @type {HTMLElement | null} */ (this.root.querySelector("h1"))?.focus();
  }

  /** @param {number} at @param {boolean} [stepping] */
  #go(at, stepping = false) {
    const record = /** @type {Replay} */ (this.#record);
    const next = Math.min(positions(record) - 1, Math.max(0, at));
    const forward = next === this.#at + 1;
    this.#at = next;
    if (!stepping) this.#stop();
    this.draw();
    const { last } = position(record, next);
    if (!last) return;
    announce(describeMove(seatsOf(record, this.#own), last, boardBefore(record, next)));
    if (forward && isPlacement(last.action)) {
      land(this.root, this.camera, last.action, chipBox(this.root, last.seat));
      sound.knock();
    }
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #play() {
    if (this.#timer) {
      this.#stop();
      this.draw();
      return;
    }
    const record = /** @type {Replay} */ (this.#record);
    if (this.#at >= positions(record) - 1) this.#at = 0;
    this.#timer = window.setInterval(
      () => {
        if (this.#at >= positions(record) - 1) this.#stop();
        else this.#go(this.#at + 1, true);
        this.draw();
      },
      Math.max(250, PACES[settings.pace]),
    );
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!this.#record || !settings.shortcuts || target.closest("input, select, dialog, .board")) return;
    if (event.key === "ArrowRight") this.#go(this.#at + 1);
    else if (event.key === "ArrowLeft") this.#go(this.#at - 1);
    else return;
    event.preventDefault();
  }

  /** @param {Event} event @param {Replay} record */
  #verify(event, record) {
    const of = this.#of;
    if ("moment" in of) return;
    const verify = async () => {
      const text = "text" in of ? Promise.resolve(of.text) : fetchRecord(recordAddress(of.table, of.match, of.key));
      this.#verified = await verified(text, record.players, "text" in of ? undefined : shareOf(of));
      this.draw();
    };
    void press(event, verify, (text) => ((this.#wrong = text), this.draw()));
  }

  #review() {
    const of = this.#of;
    if ("table" in of) go(reviewAddress(of.table, of.match, of.key));
    else if ("text" in of) {
      handOver(of.text);
      go("/review");
    }
  }

  draw() {
    if (!this.#record) {
      this.frame.draw();
      return;
    }
    setTitle(t("page-title", { title: t("page-replay") }));
    render(this.#shown(this.#record), this.root);
    this.camera.attach(this.root);
    const { board } = position(this.#record, this.#at).rounds.at(-1) ?? { board: [] };
    this.camera.frame(frameOf({ tiles: board.map(parsePlacement) }));
    if (this.#verified || this.#drawer || this.#sharing) showModal(this.root);
    this.#scrollPad();
    this.#showMoving();
  }

  /** Scrolls the rack of the seat to move into view. */
  #showMoving() {
    const racks = /** @type {HTMLElement | null} */ (this.root.querySelector(".replay-racks"));
    const moving = /** @type {HTMLElement | null} */ (racks?.querySelector(".moving"));
    if (racks && moving) racks.scrollTop += moving.getBoundingClientRect().top - racks.getBoundingClientRect().top - 3;
  }

  /** Scrolls to the pad's latest line. */
  #scrollPad() {
    for (const pad of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(".pad-scroll"))) {
      if (pad.dataset.at === String(this.#at)) continue;
      pad.dataset.at = String(this.#at);
      pad.scrollTop = pad.scrollHeight;
    }
  }

  #openPad() {
    this.#drawer = true;
    this.draw();
  }

  /** Plays on from here: as who is to move, but not as a bot. @param {Replay} record @param {Event} event */
  #playOn(record, event) {
    const { rounds } = position(record, this.#at);
    const moving = rounds[rounds.length - 1].to_move;
    const seat = this.#bots[moving] ? Math.max(0, this.#bots.indexOf(false)) : moving;
    const where = { ...located(record, this.#at), seat };
    const play = async () => `/t/${(await playOn(this.#of, where)).table}`;
    void press(event, play, (text) => ((this.#wrong = text), this.draw()));
  }

  /** @param {Replay} record */
  #shareBox(record) {
    const of = this.#of;
    const picture = async (/** @type {string} */ address) => {
      const { shareReplay } = await brought(() => import("../record/picture.js"));
      await shareReplay(record, this.#at, this.#looks, address);
    };
    const where = "table" in of && !of.key ? { table: of.table, match: of.match, ...located(record, this.#at) } : null;
    const link = "moment" in of ? { id: of.moment, yours: this.#yours } : {};
    const box = sharing(() => this.draw())?.shareBox({ where, ...link, picture }, () => this.draw());
    return box ?? html`<p role="status">${waitText()}</p>`;
  }

  #empty() {
    return html`<h1 tabindex="-1">${t("page-replay")}</h1>
      ${
        "moment" in this.#of
          ? nothing
          : html`<p>${t("page-replay-note")}</p>
              ${recordChoice((file) => void this.#openFile(file))}`
      }
      ${this.#loading ? html`<p role="status">${t("page-loading")}</p>` : nothing} ${refusal(this.#wrong)}
      ${this.#again ? html`<p>${button(t("page-replay-retry"), this.#again, "primary")}</p>` : nothing}
      ${"moment" in this.#of ? html`<p><a class="button" href="/">${t("page-start")}</a></p>` : nothing}`;
  }

  /** @param {Replay} record */
  #shown(record) {
    const here = position(record, this.#at);
    const { last, elsewhere } = here;
    const { unknown } = record.rounds[here.number];
    const told = unknown.length ? unknownText(unknown) : "";
    const round = here.rounds[here.rounds.length - 1];
    const marked = new Set(last && isPlacement(last.action) ? [cellOf(last.action)] : []);
    const end = positions(record) - 1;
    const count = record.players.length;
    const faces = this.#looks.map(faceDrawing);
    const pad = html`<div class="pad-scroll" tabindex="0" role="region" aria-label=${t("pad-title")}>
      ${padTable({
        names: record.players,
        faces,
        rounds: here.rounds,
        edition: record.edition,
        moving: round.to_move,
      })}
      ${record.players.map((name, seat) => {
        const count = record.stand_ins[seat] ?? 0;
        return count ? html`<p class="note">${t("page-result-stand-in", { name, count })}</p>` : nothing;
      })}
      ${told ? html`<p class="note">${told}</p>` : nothing}
    </div>`;
    return html`<div class="table-screen replay ${count === 1 ? "alone" : count > 3 ? "many-seats" : ""}">
      ${replayHead(record, here, faces)}
      <main
        class="board"
        tabindex="0"
        aria-label=${t("page-board", { count: round.board.length })}
        @keydown=${(/** @type {KeyboardEvent} */ event) =>
          event.target === event.currentTarget && this.camera.key(event)}
      >
        <svg aria-hidden="true">
          <g class="scene">
            ${boardScene({
              tiles: round.board.map(parsePlacement),
              marked,
              ghost: elsewhere ? parsePlacement(elsewhere.action) : null,
            })}
          </g>
        </svg>
        ${tileList(round.board, marked, () => this.draw())} ${boardTools(this.camera, null)}
      </main>
      <div class="pad">${pad}</div>
      <section class="hand replay-hand" aria-label=${t("page-replay")}>
        <h1 class="visually-hidden" tabindex="-1">${t("page-replay")}</h1>
        <div class="say">
          <p>
            ${last ? actionText(seatsOf(record, this.#own), last) : told || t("page-dealt")}
            ${elsewhere ? t("replay-elsewhere", { more: elsewhere.more }) : nothing}
          </p>
        </div>
        <div class="replay-racks">
          ${here.hands.map(
            (hand, seat) =>
              html`<div class="small-rack ${round.to_move === seat ? "moving" : ""}">
                <b class="with-face">${faces[seat]}${record.players[seat]}</b
                >${hand.map((tile) => (tile === "?" ? faceDown() : loose(tile)))}
              </div>`,
          )}
        </div>
        <div class="row replay-keys">
          ${
            record.rounds.length > 1
              ? html`<select
                  aria-label=${t("page-go-to-round")}
                  @change=${(/** @type {Event} */ event) =>
                    this.#go(beginning(record, Number(/** @type {HTMLSelectElement} */ (event.target).value)))}
                >
                  ${record.rounds.map(
                    (_, at) =>
                      html`<option value=${at} .selected=${at === here.number}>
                        ${t("pad-round", { number: at + 1 })}
                      </option>`,
                  )}
                </select>`
              : nothing
          }
          ${button(t("page-step-back"), () => this.#go(this.#at - 1), "", this.#at === 0)}
          ${button(t(this.#timer ? "page-pause" : "page-play-on"), () => this.#play(), "primary")}
          ${button(t("page-step-on"), () => this.#go(this.#at + 1), "", this.#at === end)}
          <input
            type="range"
            min="0"
            max=${end}
            .value=${String(this.#at)}
            aria-label=${t("page-jump")}
            @input=${(/** @type {Event} */ event) =>
              this.#go(Number(/** @type {HTMLInputElement} */ (event.target).value))}
          />
          ${button(t("page-pad"), () => this.#openPad(), "only-phone")}
          ${
            "moment" in this.#of || record.rounds.some(isWatched)
              ? nothing
              : html`${button(t("page-review"), () => this.#review())}
                ${button(t("page-verify"), (event) => this.#verify(event, record), "verify")}`
          }
          ${button(t("page-share-game"), () => ((this.#sharing = true), this.draw()))}
          ${
            round.to_move >= 0 && this.#playable && !record.rounds.some(isWatched)
              ? button(t("page-replay-again"), (event) => this.#playOn(record, event))
              : nothing
          }
        </div>
        ${refusal(this.#wrong)}
      </section>
      ${
        this.#drawer
          ? modal(
              t("pad-title"),
              html`<div class="pad">${pad}</div>`,
              () => ((this.#drawer = false), this.draw()),
              "drawer",
            )
          : nothing
      }
      ${
        this.#sharing
          ? modal(t("page-share-game"), this.#shareBox(record), () => ((this.#sharing = false), this.draw()))
          : nothing
      }
      ${
        this.#verified
          ? modal(t("page-verify"), verifiedList(this.#verified), () => ((this.#verified = null), this.draw()))
          : nothing
      }
    </div>`;
  }
}

/** @param {HTMLElement} root @param {string} [moment] the link that shows it */
export const replayScreen = (root, moment) => new ReplayScreen(root, moment);
