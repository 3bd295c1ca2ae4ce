// @ts-check
/** How others watch the pad: the link, and the pen. */

import { button } from "../../shared/fields.js";
import { copyField } from "../../shared/files/share.js";
import { Network } from "../../shared/network.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { goLive } from "./feed.js";

/** @import { Pad } from "../pad.js" */

/** The key of the dialog's latest note. */
let noteKey = "";
/** Whether the link is being made. */
let opening = false;
const network = new Network();
/** Milliseconds until a server that did not answer is asked again. */
const PATIENCE = 5000;
/** When the server may be asked. */
let due = 0;
let asked = false;

/** @param {Pad} pad */
async function learn(pad) {
  due = Infinity;
  await network.learn();
  asked = true;
  due = Date.now() + PATIENCE;
  pad.draw();
}

/** @param {Pad} pad */
export function liveView(pad) {
  const live = pad.game?.live;
  const note = noteKey ? html`<p class="note" role="status">${t(noteKey)}</p>` : nothing;
  if (!live) {
    return html`<p>${t("sheet-live-why")}</p>
      ${note}
      <button class="button primary" ?disabled=${opening} aria-busy=${opening} @click=${() => void begin(pad)}>
        ${t("sheet-live-start")}
      </button>`;
  }
  if (!network.isKnown && Date.now() >= due) void learn(pad);
  if (!asked) return note;
  if (network.isOnlyHere && !network.isMeant) return question(pad);
  const link = `${network.origin}${new URL("./", document.baseURI).pathname}#/watch/${live.id}/${live.watch}`;
  const unsent = pad.feed?.unsent ?? 0;
  const waits = unsent > 0 && !(pad.feed?.open && pad.feed.sending);
  return html`${network.isOnlyHere ? html`<p class="note">${t("page-link-here")}</p>` : nothing}
    <label class="field"
      ><span>${t("sheet-live-link")}</span
      ><input readonly .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()}
    /></label>
    <div class="actions">
      ${button(t("sheet-live-copy"), (event) => copy(pad, event), "primary")}
      ${
        live.pen ? button(t(pad.feed?.offered ? "sheet-live-back" : "sheet-live-hand-over"), () => offer(pad)) : nothing
      }
    </div>
    <img
      class="qr"
      src="../api/qr?text=${encodeURIComponent(link)}"
      alt=""
      width="200"
      height="200"
      @error=${(/** @type {any} */ event) => event.target.remove()}
    />
    ${note} ${pad.feed?.offered && live.pen ? html`<p class="note">${t("sheet-live-handed")}</p>` : nothing}
    ${waits ? html`<p class="doubt">${pad.feed?.trouble} ${t("sheet-live-unsent", { count: unsent })}</p>` : nothing}`;
}

/** The server may be closed to other devices: whether to open it. @param {Pad} pad */
function question(pad) {
  const then = (/** @type {Promise<void>} */ done) => void done.then(() => pad.draw());
  return html`<p>${t(network.mayOpen ? "sheet-live-open-network" : "page-only-here")}</p>
    ${network.wrong ? html`<p class="doubt" role="alert">${network.wrong}</p>` : nothing}
    <div class="actions">
      ${network.mayOpen ? button(t("page-open-network-yes"), () => then(network.open()), "primary") : nothing}
      ${button(t("page-open-network-no"), () => ((network.isMeant = true), pad.draw()))}
    </div>`;
}

/** @param {Pad} pad */
async function begin(pad) {
  const { game } = pad;
  if (!game || opening) return;
  noteKey = "";
  opening = true;
  pad.draw();
  try {
    pad.share(game.id, await goLive(game.id, game.ops));
  } catch {
    noteKey = "sheet-live-offline";
  }
  opening = false;
  pad.draw();
}

/** @param {Pad} pad @param {Event} event */
async function copy(pad, event) {
  const field = /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.querySelector("input");
  if (!field) return;
  noteKey = "";
  try {
    if (!navigator.share || !matchMedia("(pointer: coarse)").matches) throw new TypeError("nothing to share with");
    await navigator.share({ url: field.value });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (/** @type {DOMException} */ (error).name !== "AbortError")
      noteKey = (await copyField(field)) ? "sheet-live-copied" : "page-copy-by-hand";
  }
  pad.draw();
}

/** @param {Pad} pad */
async function offer(pad) {
  noteKey = "";
  try {
    await pad.feed?.offer(!pad.feed.offered);
  } catch {
    noteKey = "sheet-live-offline";
  }
  pad.draw();
}
