// @ts-check
/** The review of a match: progress, then where it was won and lost, what was luck, and what would have been better. */

import { announce } from "../../shared/announce.js";
import { isLost, Refusal, wrongText } from "../../shared/api.js";
import { button, refusal } from "../../shared/fields.js";
import { language, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { replay } from "../page/calls.js";
import { later, stylesheets, waitText } from "../page/lazy.js";
import { go, inFolder, replayAddress } from "../page/navigate.js";
import { Framed } from "../parts/frame.js";
import { keepOwn, keepReviewed } from "../puzzles/progress.js";
import { recordChoice } from "../record/choice.js";
import { begin, cancel, handOver, keepFile, keptFile, look, takeOver } from "../review/api.js";
import { isSlip } from "../review/model.js";
import { findIt, puzzlesOf, tryAgain } from "../review/practice.js";
import { ReviewView } from "../review/view.js";
import { waitingFor } from "../review/waiting.js";
import { recordPlayers } from "../words/names.js";

/** @import { AnyLook } from "../../shared/types.js" */
/** @import { MatchReview, Replay, ReviewState, Screen } from "../types.js" */
/** @import { Reviewed } from "../review/api.js" */
/** @import { Checkpoint } from "../review/model.js" */

stylesheets("result", "replay", "games", "review");

const sharing = later(() => import("../record/share-game.js"), "share", "friends");

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
  #wrong = "";
  /** Asks once more for what did not come. @type {(() => void) | null} */
  #again = null;
  /** The moment whose sharing is unfolded. @type {Checkpoint | null} */
  #shared = null;
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
    const fail = (/** @type {string} */ text) => ((this.#wrong = text), this.draw());
    this.view = new ReviewView(root, () => this.draw(), {
      beside: (seat, checkpoint) => [
        this.#of && this.#state?.review && tryAgain(this.#of, this.#state.review, seat.seat, checkpoint, fail),
        findIt(seat, checkpoint),
        this.#share(checkpoint),
      ],
      below: puzzlesOf,
    });
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
    this.view.close();
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
    this.view.reading = null;
    this.#wrong = "";
    this.#again = null;
    queueMicrotask(() => this.draw());
    try {
      const record = await replay(of);
      const { names, looks } = recordPlayers(record.players);
      this.#looks = looks;
      this.#nameless = new Set(record.players.flatMap((name, seat) => (name === String(seat + 1) ? [seat] : [])));
      this.#record = { ...record, players: names };
    } catch (error) {
      this.#of = null;
      this.#again = isLost(error) ? () => void this.#open(of) : null;
      this.#wrong = "text" in of ? `${t("page-no-record")} ${wrongText(error)}` : wrongText(error);
      this.draw();
      return;
    }
    if ("text" in of && of.id) await this.#look();
    else await this.#begin();
  }

  /** Asks for the review, unless nobody waits for it any more. */
  async #begin() {
    if (this.#closed) return;
    const of = /** @type {Reviewed} */ (this.#of);
    this.#cancelled = false;
    this.#wrong = "";
    try {
      const state = await begin(of);
      if ("text" in of && state.id) {
        of.id = state.id;
        keepFile(state.id, of.text);
        if (!this.#closed) history.replaceState(null, "", inFolder(`/review?file=${state.id}`));
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
    if (this.#closed) return;
    this.#state = state;
    this.#spoken = language;
    if (state.review && this.#record) this.#arrive(state, state.review, this.#record);
    if (state.state === "waiting" || state.state === "running") this.#later();
    // The server was started anew, and has forgotten what it was asked.
    if (state.state === "none") this.#later(() => this.#begin());
    this.draw();
  }

  /** @param {ReviewState} state @param {MatchReview} review @param {Replay} record */
  #arrive({ yours }, review, record) {
    const reading = { record, looks: this.#looks, review, yours };
    if (this.view.reading) {
      this.view.reading = reading; // in another language
      return;
    }
    const at = new URLSearchParams(location.search).get("at")?.split(",").map(Number);
    const own = review.seats.find(({ seat }) => yours.includes(seat)) ?? review.seats[0];
    if (yours.length === 1 && this.#nameless.has(own.seat)) record.players[own.seat] = t("you");
    for (const { seat, puzzles } of review.seats) if (yours.includes(seat)) keepOwn(puzzles);
    if (yours.includes(own.seat) && own.choices.some(isSlip)) keepReviewed();
    this.view.open(reading, at?.[0] ?? own.seat, at && { round: at[1], ply: at[2] });
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

  // ---------------------------------------------------------------------------- drawing

  #body() {
    const { reading } = this.view;
    return html`<h1 tabindex="-1">${t("coach-title")}</h1>
      ${refusal(this.#wrong)}
      ${
        reading
          ? html`${this.view.draw(reading)}
              <p class="note">${t("coach-note")} ${this.#state?.kept ? nothing : html`${t("page-review-hour")}`}</p>
              <div class="row">${button(t("page-replay"), () => this.#replay())}</div>`
          : this.#of
            ? waitingFor({
                state: this.#state,
                stopped: this.#cancelled ? t("page-review-cancelled") : this.#wrong && !this.#state ? "" : null,
                stays: "table" in this.#of,
                again: () => void this.#begin(),
                cancel: () => void this.#cancel(),
              })
            : html`${this.#again ? html`<p>${button(t("page-replay-retry"), this.#again, "primary")}</p>` : nothing}
                <p>${t("page-review-note")}</p>
                ${recordChoice((file) => void this.#openText(file.text()))}`
      }`;
  }

  /** A link to a moment of one's own match. @param {Checkpoint} checkpoint */
  #share(checkpoint) {
    const of = this.#of;
    if (!of || "text" in of || of.key) return nothing;
    const { round, ply } = checkpoint;
    const changed = () => this.draw();
    const open = this.#shared === checkpoint;
    const toggle = () => ((this.#shared = open ? null : checkpoint), changed());
    const where = { table: of.table, match: of.match, round, ply };
    return html`<button class="button" aria-expanded=${open} @click=${toggle}>${t("page-share-game")}</button>
      ${open ? (sharing(changed)?.shareBox({ where }, changed) ?? html`<p role="status">${waitText()}</p>`) : nothing}`;
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
}

/** @param {HTMLElement} root */
export const reviewScreen = (root) => new ReviewScreen(root);
