// @ts-check
/** Your data: what the server keeps of a person, logging out, and being forgotten. */

import { announce } from "../../shared/announce.js";
import { HERE, ROOT } from "../../shared/api.js";
import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { dropPad, forgetMe, logOut, me, revokeLinks } from "../page/calls.js";
import { later } from "../page/lazy.js";
import { press } from "../page/press.js";
import { deviceLinkBox, dropLink } from "../parts/device-link.js";
import { Framed } from "../parts/frame.js";
import { Question } from "../parts/question.js";
import { wayBack } from "../parts/way-back.js";
import { ownMoments, withdrawMoments } from "../record/moments.js";

const here = later(() => import("../here/notes.js"), "here");
const copies = later(() => import("../here/copy.js"), "here");
const PADS = "dreistein-pad";

/** The pads that are shared from this device. @returns {Promise<{id: string, pen: string}[]>} */
const sharedPads = () =>
  new Promise((resolve) => {
    const request = indexedDB.open(PADS);
    // Without a pad there is nothing to open, and an empty database would be in the pad's way.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve([]);
    request.onsuccess = () => {
      const database = request.result;
      const ended = (/** @type {{id: string, pen: string}[]} */ found) => (database.close(), resolve(found));
      if (!database.objectStoreNames.contains("games")) return ended([]);
      const all = database.transaction("games").objectStore("games").getAll();
      all.onerror = () => ended([]);
      all.onsuccess = () => ended(all.result.map(({ live }) => live).filter((live) => live?.pen));
    };
  });

/** Deletes what this browser has stored. */
function clearDevice() {
  try {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase(PADS);
  } catch {
    // A browser that refuses to store has nothing to delete.
  }
}

/** @param {HTMLElement} root */
export function dataScreen(root) {
  let note = "";
  let replaced = false;
  /** How many links to moments of matches there are. */
  let links = 0;
  /** @type {Question} */
  const question = new Question(root, () => screen.draw());
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-data"),
    () =>
      html`<h1 tabindex="-1">${t("page-data")}</h1>
        ${
          HERE
            ? html`${here(() => screen.draw())?.keptNote()} ${copies(() => screen.draw())?.copySection(tells, question)}
                <p role="status">${note}</p>
                ${screen.refusal()}`
            : html`<section>
                <h2>${t("page-data-kept")}</h2>
                ${list("kept", ["name", "games", "gone", "not"])}
              </section>`
        }
        ${
          links
            ? html`<section>
                <h2>${t("page-data-moments", { count: links })}</h2>
                <p class="note">${t("page-data-moments-note")}</p>
                <div class="row">
                  ${button(t("page-data-moments-withdraw"), tells(withdraw, "page-data-moments-done"))}
                </div>
              </section>`
            : nothing
        }
        ${HERE ? nothing : devices()}
        <section>
          <h2>${t("page-data-forget")}</h2>
          ${list("forget", HERE ? ["games", "pads"] : ["name", "games", "seats", "pads", "end"])}
          <div class="row">${button(t("page-data-forget"), ask)}</div>
        </section>
        ${question.draw()}`,
  );

  /** @param {string} topic @param {string[]} keys */
  const list = (topic, keys) =>
    html`<ul class="bullets">
      ${keys.map((key) => html`<li>${t(`page-data-${topic}-${key}`)}</li>`)}
    </ul>`;

  async function withdraw() {
    await withdrawMoments();
    links = 0;
  }

  const ask = () =>
    question.ask({
      title: t("page-data-forget"),
      text: t("page-data-forget-ask"),
      yes: t("page-data-forget-yes"),
      work: forget,
    });

  async function forget() {
    // A pad whose pen went to somebody else is theirs now.
    for (const { id, pen } of await sharedPads()) await dropPad(id, pen).catch(() => undefined);
    await forgetMe();
    clearDevice();
    location.replace(ROOT);
  }

  /** @param {() => Promise<unknown>} work @param {string} done what is said then @returns {(event: Event) => void} */
  const tells = (work, done) => (event) => {
    note = screen.wrong = "";
    const reported = async () => {
      await work();
      note = t(done);
      announce(note);
      screen.draw();
    };
    void press(event, reported, screen.fail);
  };

  const devices = () =>
    html`<section>
      <h2>${t("page-data-devices")}</h2>
      ${replaced ? wayBack(screen.fail) : nothing}
      <p class="note">${t("page-data-others-note")}</p>
      <div class="row">
        ${button(
          t("page-data-others"),
          tells(() => logOut("others").then(dropLink), "page-data-others-done"),
        )}
        ${button(
          t("page-data-links"),
          tells(() => revokeLinks().then(dropLink), "page-data-links-done"),
        )}
      </div>
      <p class="note">${t("page-data-words-note")}</p>
      <div class="row"><a class="button" href="/words">${t("page-data-words")}</a></div>
      <p class="note">${t("page-data-here-note")}</p>
      <div class="row">${button(t("page-data-here"), askToLeave)}</div>
      <p role="status">${note}</p>
      ${screen.refusal()}
    </section>`;

  /** Ends the session here, and starts anew; nothing leads back but another device. */
  const askToLeave = () =>
    question.ask({
      title: t("page-data-here"),
      text: () =>
        html`<p>${t("page-data-here-ask")}</p>
          ${deviceLinkBox()}`,
      yes: t("page-data-here"),
      work: async () => {
        await logOut("here");
        location.replace(ROOT);
      },
    });

  void ownMoments().then(
    ({ count }) => ((links = count), screen.draw()),
    () => undefined,
  );
  void me().then(
    ({ before }) => ((replaced = before !== null), screen.draw()),
    () => undefined, // without an answer there is nothing to offer
  );
  return screen;
}
