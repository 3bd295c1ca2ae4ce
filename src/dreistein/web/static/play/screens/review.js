// @ts-check
/** The review of a match: progress, then where it was won and lost, what was luck, and what would have been better. */

import { announce } from "../../shared/announce.js";
import { Refusal, wrongText } from "../../shared/api.js";
import { faceDrawing } from "../../shared/players/face-svg.js";
import { settings } from "../../shared/settings.js";
import { language, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { replay } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { go, replayAddress } from "../page/navigate.js";
import { Framed } from "../parts/frame.js";
import { keepOwn } from "../puzzles/progress.js";
import { recordChoice } from "../record/choice.js";
import { balance, quality } from "../review/balance.js";
import { decisionList } from "../review/decisions.js";
import { graph, graphTable, sameStation } from "../review/graph.js";
import { Figures, isDecisive, stationsOf, whereText } from "../review/model.js";
import { findIt, puzzlesOf, tryAgain } from "../review/practice.js";
import { begin, cancel, handOver, keepFile, keptFile, look, takeOver } from "../review/requests.js";
import { stationBoard, stationText } from "../review/station.js";
import { waitingFor } from "../review/waiting.js";
import { levelWord, recordPlayers } from "../words/names.js";

/** @import { AnyLook } from "../../shared/players/looks.js" */
/** @import { MatchReview, Replay, ReviewState, Screen, SeatReview, TableView } from "../types.js" */
/** @import { Station } from "../review/model.js" */
/** @import { Reviewed } from "../review/requests.js" */

stylesheets("result", "replay", "games", "review");

/** Milliseconds between two looks at a review that is still to come. */
const EVERY = 1000;

/** @implements {Screen} */
class ReviewScreen {
  /** What is reviewed. @type {Reviewed | null} */
  #of = null;
  /** @type {Replay | null} */
  #record = null;
  /** @type {AnyLook[]} */
  #looks = [];
  /** The seats of people without a name. @type {Set<number>} */
  #nameless = new Set();
  /** @type {ReviewState | null} */
  #state = null;
  /** The language of its sentences. */
  #spoken = "";
  /** The seat that is looked at. */
  #seat = 0;
  /** @type {Station | null} */
  #chosen = null;
  #all = false;
  #wrong = "";
  #cancelled = false;
  #closed = false;
  #timer = 0;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.frame = new Framed(
      root,
      () => t("coach-title"),
      () => this.#body(),
      () => this.#close(),
    );
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    this.resized = () => this.draw();
    document.addEventListener("keydown", this.keys);
    addEventListener("resize", this.resized);
    const asked = new URLSearchParams(location.search);
    const table = asked.get("table");
    const id = asked.get("file");
    const kept = id ? keptFile(id) : null;
    const handed = takeOver();
    if (handed) void this.#openText(Promise.resolve(handed));
    else if (kept !== null) void this.#openText(Promise.resolve(kept), id);
    else if (table) void this.#open({ table, match: Number(asked.get("match") ?? 0), key: asked.get("key") });
  }

  close() {
    this.frame.close();
  }

  #close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("keydown", this.keys);
    removeEventListener("resize", this.resized);
  }

  draw() {
    if (this.#state?.review && this.#spoken !== language) void this.#look();
    this.frame.draw();
  }

  // ---------------------------------------------------------------------------- fetching

  /** @param {Promise<string>} coming @param {string | null} [id] of a review that was begun */
  async #openText(coming, id = null) {
    try {
      await this.#open({ text: await coming, id });
    } catch {
      // The browser could not read it: a folder, or a file that is gone.
      this.#wrong = t("page-no-record");
      this.draw();
    }
  }

  /** @param {Reviewed} of */
  async #open(of) {
    this.#of = of;
    this.#wrong = "";
    queueMicrotask(() => this.draw());
    try {
      const record = await replay(of);
      const { names, looks } = recordPlayers(record.players);
      this.#looks = looks;
      this.#nameless = new Set(record.players.flatMap((name, seat) => (name === String(seat + 1) ? [seat] : [])));
      this.#record = { ...record, players: names };
    } catch (error) {
      this.#of = null;
      this.#wrong = "text" in of ? `${t("page-no-record")} ${wrongText(error)}` : wrongText(error);
      this.draw();
      return;
    }
    if ("text" in of && of.id) await this.#look();
    else await this.#begin();
  }

  /** Asks for the review. */
  async #begin() {
    const of = /** @type {Reviewed} */ (this.#of);
    this.#cancelled = false;
    this.#wrong = "";
    try {
      const state = await begin(of);
      if ("text" in of && state.id) {
        of.id = state.id;
        keepFile(state.id, of.text);
        if (!this.#closed) history.replaceState(null, "", `/review?file=${state.id}`);
      }
      this.#show(state);
    } catch (error) {
      this.#wrong = wrongText(error);
      this.draw();
    }
  }

  /** Looks how far it is. */
  async #look() {
    const of = /** @type {Reviewed} */ (this.#of);
    this.#spoken = language;
    try {
      this.#show(await look(of));
      this.#wrong = "";
    } catch (error) {
      if (error instanceof Refusal && error.code === "no-review") {
        await this.#begin();
        return;
      }
      this.#wrong = wrongText(error);
      this.#later();
      this.draw();
    }
  }

  /** @param {ReviewState} state */
  #show(state) {
    const first = !this.#state?.review;
    this.#state = state;
    this.#spoken = language;
    if (state.review && first) this.#arrive(state, state.review);
    if (state.state === "waiting" || state.state === "running") this.#later();
    // The server was started anew, and has forgotten what it was asked.
    if (state.state === "none") this.#later(() => this.#begin());
    this.draw();
  }

  /** @param {ReviewState} state @param {MatchReview} review */
  #arrive({ yours }, review) {
    const own = review.seats.find(({ seat }) => yours.includes(seat)) ?? review.seats[0];
    if (this.#record && yours.length === 1 && this.#nameless.has(own.seat)) this.#record.players[own.seat] = t("you");
    this.#seat = own.seat;
    for (const { seat, puzzles } of review.seats) if (yours.includes(seat)) keepOwn(puzzles);
    const stations = stationsOf(own);
    this.#chosen = stations.find((station) => isDecisive(own, station)) ?? stations[0] ?? null;
    announce(t("coach-title"));
  }

  #later(then = () => this.#look()) {
    clearTimeout(this.#timer);
    if (!this.#closed && !this.#cancelled) this.#timer = window.setTimeout(() => void then(), EVERY);
  }

  async #cancel() {
    this.#cancelled = true;
    clearTimeout(this.#timer);
    await cancel(/** @type {Reviewed} */ (this.#of)).catch(() => undefined);
    this.#state = null;
    this.draw();
  }

  // ---------------------------------------------------------------------------- choosing

  /** @param {Station} station @param {boolean} [tell] */
  #choose(station, tell = true) {
    this.#chosen = station;
    this.draw();
    const record = /** @type {Replay} */ (this.#record);
    if (tell) announce(whereText(record, station));
  }

  /** Goes some stations on, or back. @param {number} by */
  #step(by) {
    const seat = this.#seatReview();
    if (!seat) return;
    const stations = stationsOf(seat);
    const chosen = this.#chosen;
    const order = (/** @type {Station} */ { round, ply }) => round * 10_000 + ply;
    const at = chosen ? stations.findIndex((one) => sameStation(one, chosen)) : -1;
    const beside = stations.filter((one) => !chosen || (order(one) - order(chosen)) * by > 0);
    const next = at >= 0 ? stations[at + by] : by > 0 ? beside[0] : beside[beside.length - 1];
    if (next) this.#choose(next);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!settings.shortcuts || target.closest("input, select, dialog, [tabindex='0']")) return;
    if (event.key === "ArrowRight") this.#step(1);
    else if (event.key === "ArrowLeft") this.#step(-1);
    else return;
    event.preventDefault();
  }

  #seatReview() {
    const seats = this.#state?.review?.seats;
    return seats?.find(({ seat }) => seat === this.#seat) ?? seats?.[0] ?? null;
  }

  // ---------------------------------------------------------------------------- drawing

  #body() {
    const review = this.#state?.review;
    const seat = this.#seatReview();
    return html`<h1 tabindex="-1">${t("coach-title")}</h1>
      ${this.#wrong ? html`<p class="refused" role="alert">${this.#wrong}</p>` : nothing}
      ${
        review && seat && this.#record
          ? this.#review(this.#record, review, seat)
          : this.#of
            ? waitingFor({
                state: this.#state,
                stopped: this.#cancelled ? t("page-review-cancelled") : this.#wrong && !this.#state ? "" : null,
                stays: "table" in this.#of,
                again: () => void this.#begin(),
                cancel: () => void this.#cancel(),
              })
            : html`<p>${t("page-review-note")}</p>
                ${recordChoice((file) => void this.#openText(file.text()))}`
      }`;
  }

  /** @param {Replay} record @param {MatchReview} review @param {SeatReview} seat */
  #review(record, review, seat) {
    const figures = new Figures(review.unit);
    const stations = stationsOf(seat);
    const chosen = this.#chosen;
    const choose = (/** @type {Station} */ station) => this.#choose(station);
    const drawn = { record, review, seat, stations, chosen, figures, looks: this.#looks, choose };
    return html`${this.#players(record, review, seat)}
      <section class="card">
        <h2>${t(figures.points ? "coach-graph-points" : "coach-graph")}</h2>
        ${graph(drawn)} ${graphTable(drawn)}
      </section>
      ${chosen ? this.#station(record, seat, chosen, stations, figures) : nothing}
      <div class="review-columns">
        <section class="card">
          <h2>${t("coach-balance")}</h2>
          <ul class="told">
            ${figures.told(seat).map((line) => html`<li>${line}</li>`)}
          </ul>
          ${balance(seat, figures)}
          ${figures.points ? nothing : html`<p class="note">${t("page-review-parts-note")}</p>`}
        </section>
        <section class="card">
          <h2>${t("page-review-how")}</h2>
          ${quality(seat, figures, levelWord)} ${puzzlesOf(seat)}
          ${decisionList(
            { record, seat, figures, all: this.#all, chosen },
            (all) => ((this.#all = all), this.draw()),
            (station) => {
              this.#choose(station);
              this.root.querySelector(".review-station")?.scrollIntoView({ block: "nearest" });
            },
          )}
        </section>
      </div>
      <p class="note">${t("coach-note")} ${this.#state?.kept ? nothing : html`${t("page-review-hour")}`}</p>
      <div class="row"><button class="button" @click=${() => this.#replay()}>${t("page-replay")}</button></div>`;
  }

  #replay() {
    const of = /** @type {Reviewed} */ (this.#of);
    if ("table" in of) {
      go(replayAddress(of.table, of.match, of.key));
      return;
    }
    handOver(of.text);
    go("/replay");
  }

  /** Whose game is looked at. @param {Replay} record @param {MatchReview} review @param {SeatReview} seat */
  #players(record, { seats }, seat) {
    const name = (/** @type {number} */ at) =>
      html`<span class="with-face">${faceDrawing(this.#looks[at])}${record.players[at]}</span>`;
    if (seats.length === 1) return html`<p class="lead">${name(seat.seat)}</p>`;
    const pick = (/** @type {SeatReview} */ one) => {
      this.#seat = one.seat;
      this.#chosen = stationsOf(one)[0] ?? null;
      this.draw();
    };
    return html`<div class="row" role="group" aria-label=${t("page-review-whose")}>
      ${seats.map(
        (one) =>
          html`<button class="button" aria-pressed=${one === seat} @click=${() => pick(one)}>
            ${name(one.seat)}
          </button>`,
      )}
    </div>`;
  }

  /**
   * @param {Replay} record
   * @param {SeatReview} seat
   * @param {Station} chosen
   * @param {Station[]} stations
   * @param {Figures} figures
   */
  #station(record, seat, chosen, stations, figures) {
    const at = stations.findIndex((one) => sameStation(one, chosen));
    const seats = record.players.map((name) => ({ name, kind: "person", level: null, yours: false }));
    const table = /** @type {TableView} */ (/** @type {unknown} */ ({ seats }));
    const arrow = (/** @type {number} */ by, /** @type {string} */ key, /** @type {boolean} */ off) =>
      html`<button class="button" ?disabled=${off} @click=${() => this.#step(by)}>${t(key)}</button>`;
    return html`<section class="card review-station" aria-labelledby="station-title">
      <div class="row between">
        <h2 id="station-title">${whereText(record, chosen)}</h2>
        ${
          stations.length > 1
            ? html`<div class="row">
                ${arrow(-1, "page-step-back", at === 0)}
                <span class="station-count"
                  >${at >= 0 ? t("page-review-station", { at: at + 1, count: stations.length }) : ""}</span
                >
                ${arrow(1, "page-step-on", at === stations.length - 1)}
              </div>`
            : nothing
        }
      </div>
      <div class="station-columns">
        ${stationBoard(record, seat.seat, chosen)}
        <div class="station-side">
          ${stationText(record, table, seat.seat, chosen, figures)} ${findIt(seat, chosen)}
          ${this.#of ? tryAgain(this.#of, seat.seat, chosen, (text) => ((this.#wrong = text), this.draw())) : nothing}
        </div>
      </div>
    </section>`;
  }
}

/** @param {HTMLElement} root */
export const reviewScreen = (root) => new ReviewScreen(root);
