// @ts-check
/**
 * A pad that others watch: what is written here is sent to the server once there is a connection; what is
 * written elsewhere arrives as server-sent events.
 */

import { isJournal } from "./model/validation.js";

/** @import { Pad } from "./pad.js" */
/** @import { Live, Op } from "./types.js" */

/** @typedef {{after: number, ops: Op[], offered: boolean, hand: number}} News */

const API = new URL("../api/pads", document.baseURI).href;
/** Limits of a request: ops, and letters of JSON. */
const MOST_OPS = 100;
const MOST_LETTERS = 24_000;
const RETRY_MILLIS = 4000;

/** A refusal by the server, with its code; an empty code if it could not be reached. */
export class Refused extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {string} path @param {string} method @param {unknown} body */
async function ask(path, method, body) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(API + path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refused("");
  }
  if (answer.ok) return answer.status === 204 ? null : answer.json();
  const problem = await answer.json().catch(() => ({ code: "no-server" }));
  throw new Refused(problem.code ?? "no-server");
}

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

/** Lets others watch a game; gives its keys. @param {Op[]} ops @returns {Promise<Live>} */
export async function goLive(ops) {
  const first = portion(ops, 0);
  const { id, watch, pen } = await ask("", "POST", { ops: first });
  return { id, watch, pen, hand: 0, sent: first.length };
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
    this.sending = false;
    this.timer = 0;
    const after = live.pen ? live.sent : (pad.game?.ops.length ?? 0);
    this.source = new EventSource(`${API}/${live.id}/events?key=${encodeURIComponent(live.watch)}&after=${after}`);
    this.source.onopen = () => {
      this.open = true;
      this.send();
    };
    this.source.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.source.onerror = () => {
      this.open = false;
      this.gone = this.source.readyState === EventSource.CLOSED && navigator.onLine;
      pad.draw();
    };
  }

  /** Whether the pen may be taken here. */
  get mayTake() {
    return this.offered && this.live.pen === "";
  }

  /** How many ops have not been sent. */
  get unsent() {
    return this.live.pen && this.pad.game ? this.pad.game.ops.length - this.live.sent : 0;
  }

  /** @param {News} news */
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
    void fetch(`${API}/${this.live.id}?key=${encodeURIComponent(this.live.watch)}`)
      .then((answer) => answer.json())
      .then((/** @type {News} */ { ops }) => isJournal(ops) && this.pad.follow(ops))
      .catch(() => undefined);
  }

  /** Sends new ops in order, and retries later if that fails. */
  async send() {
    const { pad, live } = this;
    if (this.sending || !live.pen || !pad.game) return;
    this.sending = true;
    try {
      while (pad.game && live.pen && live.sent < pad.game.ops.length) {
        const ops = portion(pad.game.ops, live.sent);
        const stored = await ask(`/${live.id}`, "PUT", { pen: live.pen, after: live.sent, ops });
        live.sent = stored.ops;
      }
      pad.save();
    } catch (error) {
      const { code } = /** @type {Refused} */ (error);
      if (code === "not-your-pen" && !this.offered) this.losePen();
      else if (code === "no-pad") this.gone = true;
      else if (code !== "pad-full" && code !== "pad-entry") {
        if (code === "pad-moved-on") await this.catchUp();
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.send(), RETRY_MILLIS);
      }
    } finally {
      this.sending = false;
      pad.draw();
    }
  }

  /** After a lost answer, asks how many ops the server has. */
  async catchUp() {
    const answer = await fetch(`${API}/${this.live.id}?key=${encodeURIComponent(this.live.watch)}`).catch(() => null);
    if (answer?.ok) this.live.sent = (await answer.json()).ops.length;
  }

  /** Offers the pen, or takes the offer back. @param {boolean} offered */
  async offer(offered) {
    await this.send();
    await ask(`/${this.live.id}/pen`, "POST", { pen: this.live.pen, offered });
    this.offered = offered;
    this.pad.draw();
  }

  async takePen() {
    try {
      const { pen, hand } = await ask(`/${this.live.id}/take`, "POST", { watch: this.live.watch });
      const ops = this.pad.game?.ops ?? [];
      await this.pad.takeOver({ ...this.live, pen, hand, sent: ops.length });
    } catch (error) {
      if (/** @type {Refused} */ (error).code === "pen-kept") this.offered = false;
      this.pad.draw();
    }
  }

  close() {
    this.source.close();
    clearTimeout(this.timer);
  }
}
