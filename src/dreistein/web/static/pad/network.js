// @ts-check
/** Where other devices reach the server: its address in the local network, or nowhere yet. */

import { language, t } from "../shared/text.js";

/** @typedef {{loopback: boolean, may_open: boolean, addresses: string[]}} ServerFacts */

export class Network {
  /** @type {ServerFacts | null} */
  #facts = null;
  isKnown = false;
  /** Whether a link for this computer alone is wanted. */
  isMeant = false;
  /** Why the server could not be opened. */
  wrong = "";

  /** Asks the server, once; a plain web host has no answer, and its own address is right. */
  async learn() {
    this.#facts = await asked("server", "GET").catch(() => null);
    this.isKnown = true;
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
  const answer = await fetch(new URL(`../api/${path}`, document.baseURI), {
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
