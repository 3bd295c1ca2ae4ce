// @ts-check
/** Whether the table answers; a short break is not reported. */

const OFFLINE_AFTER_MILLIS = 1200;

export class ConnectionStatus {
  connected = false;
  /** Whether the connection has been lost for long enough to report it. */
  offline = false;
  /** Why the server hung up for good. @type {string | null} */
  gone = null;
  #timer = 0;
  #changed;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {boolean} open */
  set(open) {
    clearTimeout(this.#timer);
    this.connected = open;
    if (open) this.offline = false;
    else this.#timer = setTimeout(() => this.#goOffline(), OFFLINE_AFTER_MILLIS);
    this.#changed();
  }

  /** The device itself says that it has no network: that is no short break. */
  lose() {
    clearTimeout(this.#timer);
    this.#goOffline();
  }

  #goOffline() {
    this.offline = true;
    this.#changed();
  }

  close() {
    clearTimeout(this.#timer);
  }
}
