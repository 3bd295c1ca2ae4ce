// @ts-check
/**
 * A pad that others watch: what is written here is sent to the server once there is a connection; what is
 * written elsewhere arrives as server-sent events.
 */

import { API, call, Refusal } from "../../shared/api.js";
import { isUnanswered, once, settle } from "../../shared/asked.js";
import { isJournal } from "../model/validation.js";

/** @import { PadNews } from "../../shared/wire.js" */
/** @import { Pad } from "../pad.js" */
/** @import { Live, Op } from "../types.js" */

/** Limits of a request: ops, and letters of JSON. */
const MOST_OPS = 100;
const MOST_LETTERS = 24_000;
/** How long until entries are sent again: at first, and at most, as where the day's entries are used up. */
const RETRY_MILLIS = 4000;
const LAST_RETRY_MILLIS = 256_000;
/** A stream that is not open after so long was swallowed. */
const OPEN_MILLIS = 10_000;
/** How long until a refused stream is opened again: at first, and at most. */
const FIRST_MILLIS = 2000;
const LAST_MILLIS = 30_000;
/** How often the pen is asked for, some seconds apart, and what settles that. */
const PEN_TRIES = 15;
const PEN_ANSWERS = new Set(["pen-kept", "no-pad"]);
/** What may last: who writes is told why nobody sees it. */
const REASONS = new Set(["pad-full", "pad-quota"]);
/** The server ends a stream after 240 seconds; one that lasts longer is dead. */
const STREAM_MILLIS = 260_000;

/** The next ops to send: as many as a request takes. @param {Op[]} ops @param {number} from */
function portion(ops, from) {
  let letters = 0;
  const some = [];
  for (const op of ops.slice(from, from + MOST_OPS)) {
    letters += JSON.stringify(op).length;
    if (letters > MOST_LETTERS && some.length) break;
    some.push(op);
  }
  return some;
}

/** Lets others watch a game; gives its keys. @param {string} game @param {Op[]} ops @returns {Promise<Live>} */
export async function goLive(game, ops) {
  const first = portion(ops, 0);
  const what = `pad ${game}`;
  // The pad may have been made before the latest entries.
  const sent = isUnanswered(what) ? 0 : first.length;
  const { id, watch, pen } = await once(what, (key) => call("pads", { ops: first, key }));
  return { id, watch, pen, hand: 0, sent };
}

export class PadFeed {
  /** @param {Pad} pad @param {Live} live */
  constructor(pad, live) {
    this.pad = pad;
    this.live = live;
    /** Whether the connection is open. */
    this.open = false;
    /** Whether the pad no longer exists. */
    this.gone = false;
    this.offered = false;
    /** What is being sent now. @type {Promise<void> | null} */
    this.sending = null;
    this.timer = 0;
    /** Why what is written here is not sent, in a sentence. */
    this.trouble = "";
    /** How often sending has failed since it last succeeded. */
    this.unheard = 0;
    /** Whether the pen is being asked for. */
    this.taking = false;
    /** The stream's end, or the next attempt. */
    this.clock = 0;
    this.failures = 0;
    this.back = () => document.visibilityState === "visible" && this.connect();
    addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.back);
    /** None once the pad is left. @type {EventSource | null} */
    this.source = null;
    this.connect();
  }

  /** Opens the stream anew. @param {number} [after] how many ops are known */
  connect(after = this.live.pen ? this.live.sent : (this.pad.game?.ops.length ?? 0)) {
    this.source?.close();
    const source = new EventSource(`${API}${this.path("/events")}&after=${after}`);
    this.source = source;
    this.wait(OPEN_MILLIS);
    source.onopen = () => {
      this.open = true;
      this.gone = false;
      this.failures = this.unheard = 0;
      this.wait(STREAM_MILLIS);
      void this.send();
    };
    source.onmessage = (event) => this.hear(JSON.parse(event.data));
    source.onerror = () => {
      this.open = false;
      // A browser opens a broken stream again, but not one that was refused: a proxy may do that for a moment.
      if (source.readyState === EventSource.CLOSED) void this.refused();
      else this.wait(OPEN_MILLIS);
      this.pad.draw();
    };
  }

  /** Opens the stream anew after a while. @param {number} millis */
  wait(millis) {
    clearTimeout(this.clock);
    this.clock = window.setTimeout(() => this.connect(), millis);
  }

  /** Asks why there is no stream, and tries again unless the pad is gone. */
  async refused() {
    this.wait(Math.min(FIRST_MILLIS * 2 ** this.failures, LAST_MILLIS));
    this.failures += 1;
    const { source } = this;
    const code = await call(this.path()).then(
      () => "",
      (/** @type {Refusal} */ error) => error.code,
    );
    if (code !== "no-pad" || source !== this.source) return;
    this.gone = true;
    clearTimeout(this.clock);
    this.pad.draw();
  }

  /** What those may ask who watch. @param {string} [what] */
  path(what = "") {
    return `pads/${this.live.id}${what}?key=${encodeURIComponent(this.live.watch)}`;
  }

  /** Another window has changed who writes; gives what counts now. @param {Live} live */
  learn(live) {
    return Object.assign(this.live, live, { sent: Math.max(this.live.sent, live.sent) });
  }

  /** Whether the pen may be taken here. */
  get mayTake() {
    return (this.offered || isUnanswered(this.wish)) && this.live.pen === "";
  }

  /** The pen that is asked for: the same until the server has answered, also after a reload. */
  get wish() {
    return `pen ${this.live.id}`;
  }

  /** How many ops have not been sent. */
  get unsent() {
    return this.live.pen && this.source && this.pad.game ? this.pad.game.ops.length - this.live.sent : 0;
  }

  /** @param {Omit<PadNews, "ops"> & {ops: Op[]}} news */
  hear({ after, ops, offered, hand }) {
    const { pad, live } = this;
    this.open = true;
    this.offered = offered;
    if (live.pen && hand !== live.hand) this.losePen();
    else if (live.pen) live.sent = Math.max(live.sent, after + ops.length);
    if (!live.pen && ops.length) {
      const whole = [...(pad.game?.ops ?? []).slice(0, after), ...ops];
      if (isJournal(whole)) pad.follow(whole);
    }
    pad.draw();
  }

  /** Gives up the pen: from now on, what the server has counts. */
  losePen() {
    this.live.pen = "";
    this.pad.saveLive();
    this.connect(0);
  }

  /** Sends new ops in order, and retries later if that fails. */
  send() {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
      this.pad.draw();
    });
    return this.sending;
  }

  async sendAll() {
    const { pad, live } = this;
    try {
      const { sent } = live;
      while (this.unsent > 0 && pad.game) {
        const ops = portion(pad.game.ops, live.sent);
        const stored = await call(`pads/${live.id}`, { pen: live.pen, after: live.sent, ops }, "PUT");
        live.sent = stored.ops;
        this.unheard = 0;
        this.trouble = "";
      }
      if (live.sent !== sent && this.source) pad.saveLive();
    } catch (error) {
      // By now another game may be open.
      if (!this.source) return;
      const { code, message } = /** @type {Refusal} */ (error);
      if (REASONS.has(code)) this.trouble = message;
      if (code === "not-your-pen" && !this.offered) this.losePen();
      else if (code === "no-pad") this.gone = true;
      else if (code !== "pad-full" && code !== "pad-entry") {
        if (code === "pad-moved-on") await this.catchUp();
        clearTimeout(this.timer);
        const millis = Math.min(RETRY_MILLIS * 2 ** this.unheard, LAST_RETRY_MILLIS);
        this.unheard += 1;
        this.timer = window.setTimeout(() => void this.send(), millis);
      }
    }
  }

  /** After a lost answer, asks how many ops the server has. */
  async catchUp() {
    const news = await call(this.path()).catch(() => null);
    if (!news) return;
    this.live.sent = news.ops.length;
    this.unheard = 0;
  }

  /** Offers the pen once all is sent, or takes the offer back. @param {boolean} offered */
  async offer(offered) {
    while (this.sending) await this.sending;
    await this.send();
    if (this.unsent > 0) throw new Refusal({ code: "page-unreached", message: "" });
    await call(`pads/${this.live.id}/pen`, { pen: this.live.pen, offered });
    this.offered = offered;
    this.pad.draw();
  }

  /** Takes the pen, and all that was written. Were its answer lost, nobody would have it: so the pen is chosen here. */
  async takenPen() {
    for (let left = PEN_TRIES; ;) {
      try {
        return await once(this.wish, async (pen) => {
          const taken = await call(`pads/${this.live.id}/take`, { watch: this.live.watch, pen });
          const { ops } = await call(this.path());
          await this.keepPen({ ...this.live, ...taken, sent: ops.length }, ops);
        });
      } catch (error) {
        if (PEN_ANSWERS.has(/** @type {Refusal} */ (error).code)) settle(this.wish);
        left -= 1;
        if (!isUnanswered(this.wish) || !this.source || !left) throw error;
        await new Promise((resolve) => setTimeout(resolve, FIRST_MILLIS));
      }
    }
  }

  /**
   * Stores the game with its pen. One that cannot be kept here goes back, so that somebody can write.
   * @param {Live} live @param {Op[]} ops
   */
  async keepPen(live, ops) {
    try {
      if (!this.source || !isJournal(ops)) throw new Error("the pad was left, or cannot be read");
      await this.pad.takeOver(live, ops);
    } catch (error) {
      settle(this.wish);
      await call(`pads/${live.id}/pen`, { pen: live.pen, offered: true });
      throw error;
    }
  }

  async takePen() {
    if (this.taking) return;
    this.taking = true;
    this.pad.draw();
    try {
      await this.takenPen();
    } catch (error) {
      if (error instanceof Refusal) this.offered &&= error.code !== "pen-kept";
      else this.pad.note = { key: "sheet-note-unstored", details: {} };
    }
    this.taking = false;
    this.pad.draw();
  }

  close() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.timer);
    clearTimeout(this.clock);
    removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.back);
  }
}
