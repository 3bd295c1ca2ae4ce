// @ts-check
/** Where other devices reach the server: its address in the local network, or nowhere yet. */

import { call, HERE, ROOT, wrongText } from "./api.js";
import { insist } from "./ask.js";
import { t } from "./text.js";

/** @import { ServerState } from "./wire.js" */

export class Network {
  /** @type {ServerState | null} */
  #facts = null;
  /** Whether a link for this computer alone is wanted. */
  isMeant = false;
  /** Why the server could not be opened. */
  wrong = "";

  /** Asks the server, unless it has answered; without an answer this page's own address will do. */
  async learn() {
    this.#facts ??= await call("server").catch(() => null);
  }

  /** Asks until there is an answer. */
  async insist() {
    this.#facts = await insist(() => call("server"));
  }

  /** Opens the server to the local network. */
  async open() {
    try {
      this.#facts = await call("server/open", {});
      this.wrong = this.#facts?.addresses.length ? "" : t("page-no-network");
    } catch (error) {
      this.wrong = wrongText(error);
    }
  }

  get isKnown() {
    return this.#facts !== null;
  }

  /** Whether only this computer reaches the server. */
  get isOnlyHere() {
    return !HERE && this.#facts !== null && this.#facts.loopback && !this.#facts.addresses.length;
  }

  get mayOpen() {
    return this.#facts?.may_open ?? false;
  }

  /** The address that others can reach: this one, or the local network's; in a folder, its one page. */
  get origin() {
    return HERE ? `${location.origin}${ROOT}#` : (this.#facts?.addresses[0] ?? location.origin);
  }
}
