// @ts-check
/** Where other devices reach the server: its address in the local network, or nowhere yet. */

import { ask } from "../../shared/ask.js";
import { language, t } from "../../shared/text.js";

/** @typedef {{loopback: boolean, may_open: boolean, addresses: string[]}} ServerFacts */

/** Milliseconds until a server that did not answer is asked again. */
const PATIENCE = 5000;

export class Network {
  /** @type {ServerFacts | null} */
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
    this.#facts = await asked("server", "GET").catch(() => null);
    this.isKnown = true;
    this.#due = Date.now() + PATIENCE;
  }

  get isDue() {
    return this.#facts === null && Date.now() >= this.#due;
  }

  /** Opens the server to the local network. */
  async open() {
    try {
      this.#facts = await asked("server/open", "POST");
      this.wrong = this.#facts?.addresses.length ? "" : t("page-no-network");
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : "";
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

/** @param {string} path @param {string} method @returns {Promise<ServerFacts>} */
async function asked(path, method) {
  const sent = method === "POST" ? { body: "{}" } : {};
  const answer = await ask(new URL(`../api/${path}`, document.baseURI), {
    method,
    headers: { "Accept-Language": language, "Content-Type": "application/json" },
    ...sent,
  }).catch(() => {
    throw new Error(t("sheet-live-offline"));
  });
  if (answer.ok) return answer.json();
  const problem = await answer.json().catch(() => null);
  throw new Error(problem?.message ?? t("sheet-live-offline"));
}
