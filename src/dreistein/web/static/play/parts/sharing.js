// @ts-check
/** Shares a text with a link that leads others here; if it would not, asks about the network first, as a table does. */

import { wrongText } from "../../shared/api.js";
import { shareText } from "../../shared/files/share.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { brought } from "../page/lazy.js";

export class Sharing {
  /** @type {typeof import("./invite.js") | null} */
  #network = null;
  /** Whether the question came first. */
  #asked = false;
  #note = "";
  /** What was begun and is not done: a second tap begins nothing. @type {Promise<void> | null} */
  #sharing = null;
  #copied;
  #changed;

  /** @param {string} copied the key of what is said once it was copied @param {() => void} changed */
  constructor(copied, changed) {
    this.#copied = copied;
    this.#changed = changed;
  }

  /** @param {(origin: string) => string} write the text, with links to an address that others can reach */
  share(write) {
    return (this.#sharing ??= this.#shared(write)
      .catch((error) => void (this.#note = wrongText(error)))
      .finally(() => {
        this.#sharing = null;
        this.#changed();
      }));
  }

  /** @param {(origin: string) => string} write */
  async #shared(write) {
    const network = (this.#network ??= await brought(() => import("./invite.js"), "friends"));
    await network.learned();
    this.#asked = network.isUnreachable();
    if (this.#asked) return;
    const done = await shareText(write(network.origin()));
    const notes = [done === "copied" ? t(this.#copied) : "", network.linkNote()];
    this.#note = done === "not" ? "" : notes.filter(Boolean).join(" ");
  }

  /** The question, or what came of it. */
  view() {
    if (this.#asked && this.#network?.isUnreachable()) return this.#network.question(this.#changed);
    return this.#note ? html`<p class="note" role="status">${this.#note}</p>` : nothing;
  }
}
