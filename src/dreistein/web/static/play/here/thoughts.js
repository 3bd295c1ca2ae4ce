// @ts-check
/** What the house has another worker think about: one task after the other, each with its time. */

/**
 * @typedef {object} Thought
 * @property {Uint8Array} task
 * @property {number | undefined} seconds that it may take
 * @property {(result: Uint8Array) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** Milliseconds that tasks wait for somebody who thinks. */
const PATIENCE = 30_000;

export class Thoughts {
  /** Whoever was started last. @type {MessagePort | null} */
  #last = null;
  /** Whoever takes tasks. @type {MessagePort | null} */
  #port = null;
  /** @type {Thought[]} */
  #waiting = [];
  /** @type {Thought | null} */
  #running = null;
  #count = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #name;
  #wanted;

  /** @param {string} name that locks begin with @param {() => void} wanted asks for somebody else to think */
  constructor(name, wanted) {
    this.#name = name;
    this.#wanted = wanted;
  }

  /** Somebody starts, and is to think from when they say that they are ready. @param {MessagePort} port */
  use(port) {
    this.#last = port;
    port.onmessage = ({ data: { lock, ready, id, result } }) => {
      if (port !== this.#last) return;
      if (lock) this.#watch(port, lock);
      else if (ready) this.#begin(port);
      else if (this.#running && id === this.#count) this.#answer(result);
    };
  }

  /**
   * What comes of a task; fails if whoever thinks about it is lost.
   * @param {Uint8Array} task @param {number} [seconds] @returns {Promise<Uint8Array>}
   */
  think(task, seconds) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, seconds, resolve, reject });
      this.#next();
    });
  }

  /** Whatever ends a worker, the browser takes its lock. @param {MessagePort} port @param {string} lock */
  #watch(port, lock) {
    void navigator.locks.request(`${this.#name} ${lock}`, { mode: "shared" }, () => {
      if (port === this.#last) this.#lose();
    });
  }

  /** @param {MessagePort} port */
  #begin(port) {
    this.#stopTimer();
    this.#port = port;
    this.#next();
  }

  /** @param {Uint8Array} result */
  #answer(result) {
    this.#stopTimer();
    this.#running?.resolve(result);
    this.#running = null;
    this.#next();
  }

  #next() {
    if (this.#running || !this.#waiting.length) return;
    if (!this.#port) {
      this.#timer ??= setTimeout(() => this.#forsake(), PATIENCE);
      return;
    }
    const thought = /** @type {Thought} */ (this.#waiting.shift());
    this.#running = thought;
    this.#port.postMessage({ id: (this.#count += 1), task: thought.task });
    if (thought.seconds) this.#timer = setTimeout(() => this.#lose(), 1000 * thought.seconds);
  }

  /** Whoever thinks has gone, or takes too long. */
  #lose() {
    this.#stopTimer();
    this.#last = this.#port = null;
    this.#wanted();
    const running = this.#running;
    this.#running = null;
    running?.reject(new Error("whoever thought about it is lost"));
    this.#next();
  }

  #stopTimer() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Nobody has come. */
  #forsake() {
    this.#timer = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("nobody thinks"));
  }
}
