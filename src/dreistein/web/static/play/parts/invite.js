// @ts-check
/** A link for friends or another device: its QR code, copying, sharing; and opening the server to the network. */

import { announce } from "../../shared/announce.js";
import { button, refusal } from "../../shared/fields.js";
import { copyField } from "../../shared/files/share.js";
import { Network } from "../../shared/network.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { qrAddress } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";

/** @import { TableView } from "../types.js" */

stylesheets("forms", "friends");

const network = new Network();
let asked = false;
/** The link that was copied last, and whether that worked. */
let copied = { link: "", worked: false };

/** @param {() => void} changed */
async function learn(changed) {
  asked = true;
  await network.insist();
  changed();
}

/** @param {() => void} changed */
async function open(changed) {
  await network.open();
  announce(network.wrong);
  changed();
}

/** Asks the server, once, whom it reaches. */
export const learned = () => network.learn();

/** Whether a link would lead nobody here, and nobody has said that it need not. */
export const isUnreachable = () => network.isOnlyHere && !network.isMeant;

/** What a link that is shared all the same has to say. */
export const linkNote = () => (network.isOnlyHere ? t("page-link-here") : "");

/** The address that friends can reach: this one, or the local network's. */
export const origin = () => network.origin;

/** @param {Event} event @param {() => void} changed */
async function copy(event, changed) {
  const field = /** @type {HTMLElement} */ (event.currentTarget).closest(".invite")?.querySelector("input");
  if (!field) return;
  copied = { link: field.value, worked: await copyField(field) };
  announce(t(copied.worked ? "page-copied" : "page-copy-by-hand"));
  changed();
}

/** Asks whether others in the local network may join. @param {() => void} changed */
export function question(changed) {
  return html`<div class="invite ask">
    <p>${t(network.mayOpen ? "page-open-network" : "page-only-here")}</p>
    ${refusal(network.wrong)}
    <div class="row">
      ${network.mayOpen ? button(t("page-open-network-yes"), () => open(changed)) : nothing}
      ${button(t("page-open-network-no"), () => ((network.isMeant = true), changed()))}
    </div>
  </div>`;
}

/**
 * What is for others; or, if only this computer reaches the server, the question whether to open it.
 * @param {() => unknown} view @param {() => void} changed
 */
export function whereOthersReach(view, changed) {
  if (!asked) void learn(changed);
  return isUnreachable() ? question(changed) : view();
}

/**
 * A link and what can be done with it; or, if only this computer reaches the server, the question whether to open it.
 * @param {object} what @param {string} what.path @param {string} what.label
 * @param {string} what.picture what the QR code is called
 * @param {() => unknown} [what.more] what stands below
 * @param {() => void} changed
 */
export const linkBox = (what, changed) => whereOthersReach(() => reachable(what, changed), changed);

/** @param {Parameters<typeof linkBox>[0]} what @param {() => void} changed */
function reachable({ path, label, picture, more = () => nothing }, changed) {
  const local = network.isOnlyHere;
  const link = origin() + path;
  const tried = copied.link === link;
  return html`<div class="invite">
    <img class="qr" src=${qrAddress(link)} alt=${picture} width="200" height="200" />
    <div class="invite-side">
      ${local ? html`<p class="note">${t("page-link-here")}</p>` : nothing}
      <label class="field wide"><span>${label}</span><input class="invite-link" readonly .value=${link} /></label>
      <div class="row">
        ${button(t(tried && copied.worked ? "page-copied" : "page-copy"), (event) => copy(event, changed))}
        ${
          "share" in navigator
            ? button(t("page-share"), () => navigator.share({ title: "Dreistein", url: link }).catch(() => undefined))
            : nothing
        }
        ${local ? button(t("page-for-others"), () => ((network.isMeant = false), changed())) : nothing}
      </div>
      ${tried && !copied.worked ? html`<p class="note">${t("page-copy-by-hand")}</p>` : nothing}
      ${isSecureContext ? nothing : html`<p class="note">${t("page-share-insecure")}</p>`} ${more()}
    </div>
  </div>`;
}

/**
 * The table's links: to play, if a seat is free, and to watch.
 * @param {TableView} table @param {() => void} changed
 * @param {() => void} renew the links, for the host
 */
export function inviteBox({ invite, watch, seats, host }, changed, renew) {
  const path = `/watch/${watch}`;
  const renewal = host ? button(t("page-new-links"), renew) : nothing;
  if (!seats.some(({ kind }) => kind === "invited" || kind === "open")) {
    return linkBox({ path, label: t("page-watch-link"), picture: t("page-qr"), more: () => renewal }, changed);
  }
  const more = () =>
    html`<p class="note">
        ${t("page-watch-link")} <a href=${path} target="_blank" rel="noopener">${origin()}${path}</a>
      </p>
      ${renewal}`;
  return linkBox({ path: `/join/${invite}`, label: t("page-invite-link"), picture: t("page-qr"), more }, changed);
}
