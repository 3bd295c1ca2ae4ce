// @ts-check
/** Where other devices reach the server: its address in the local network, or nowhere yet. */

import { call } from "../../shared/api.js";
import { t } from "../../shared/text.js";

/** @import { ServerState } from "../../shared/wire.js" */

/** Milliseconds until a server that did not answer is asked again. */
const PATIENCE = 5000;

export class Network {
  /** @type {ServerState | null} */
  #facts = null;
  isKnown = false;
  /** When the server may be asked. */
  #due = 0;
  /** Whether a link for this computer alone is wanted. */
  isMeant = false;
  /** Why the server could not be opened. */
  wrong = "";

  /** Asks the server; without an answer this page's own address will do until the next time. */
  async learn() {
    this.#due = Infinity;
    this.#facts = await call("server").catch(() => null);
    this.isKnown = true;
    this.#due = Date.now() + PATIENCE;
  }

  get isDue() {
    return this.#facts === null && Date.now() >= this.#due;
  }

  /** Opens the server to the local network. */
  async open() {
    try {
      this.#facts = await call("server/open", {});
      this.wrong = this.#facts?.addresses.length ? "" : t("page-no-network");
    } catch (error) {
      this.wrong = /** @type {Error} */ (error).message || t("sheet-live-offline");
    }
  }

  get isOnlyHere() {
    return this.#facts !== null && this.#facts.loopback && !this.#facts.addresses.length;
  }

  get mayOpen() {
    return this.#facts?.may_open ?? false;
  }

  /** The pad's address as other devices write it. */
  get address() {
    const here = new URL("./", document.baseURI);
    const [origin] = this.#facts?.addresses ?? [];
    return origin ? origin + here.pathname : here.href;
  }
}
