// @ts-check
/** Six words on paper that bring a person to any browser: making them, and typing them in. */

import { announce } from "../../shared/announce.js";
import { call } from "../../shared/api.js";
import { localDay } from "../../shared/days.js";
import { button } from "../../shared/fields.js";
import { shareText } from "../../shared/files/share.js";
import { change, settings } from "../../shared/settings.js";
import { dayText, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { logOut, me, nameMe, recover } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { dropLink } from "../parts/device-link.js";
import { Framed } from "../parts/frame.js";
import { Question } from "../parts/question.js";
import { wayBack } from "../parts/way-back.js";
import { wordsChanged, wordsMade } from "../parts/words-hint.js";

/** @import { Me, RecoveryWords } from "../../shared/wire.js" */

stylesheets("forms", "words");

/** @param {HTMLElement} root */
export function wordsScreen(root) {
  /** The words, while they can be seen. */
  let words = "";
  /** @type {number | null} */
  let at = null;
  let known = false;
  /** Whoever the words have brought back. @type {Me | null} */
  let back = null;
  let note = "";
  /** @type {Question} */
  const question = new Question(root, () => screen.draw());
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("words-title"),
    () =>
      html`<h1 tabindex="-1">${t("words-title")}</h1>
        ${back ? welcome(back) : html`${words ? shown() : offer()} ${words ? nothing : form()}`} ${question.draw()}`,
  );

  const offer = () =>
    html`<section>
      <p class="lead">${t("words-lead")}</p>
      ${at === null ? nothing : html`<p>${t("words-made", { day: dayText(localDay(at)) })}</p>`}
      <div class="row">
        <button class="button ${at === null ? "primary" : ""}" @click=${at === null ? pressed(makeFirst) : askForNew}>
          ${t(at === null ? "words-make" : "words-new")}
        </button>
      </div>
      <p class="note">${t("words-not")}</p>
    </section>`;

  const shown = () =>
    html`<section>
      <ol class="words" translate="no">
        ${words.split(" ").map((word) => html`<li>${word}</li>`)}
      </ol>
      <p><b>${t("words-write")}</b> ${t("words-secret")}</p>
      <div class="row">${button(t("words-done"), hide, "primary")} ${button(t("words-copy"), pressed(copy))}</div>
      <p role="status">${note}</p>
    </section>`;

  const form = () =>
    html`<section>
      <h2>${t("words-have")}</h2>
      <form class="words-form" @submit=${pressed(bring)}>
        <label class="field wide">
          <span>${t("words-field")}</span>
          <input
            name="words"
            required
            maxlength="200"
            autocomplete="off"
            autocapitalize="none"
            autocorrect="off"
            spellcheck="false"
          />
        </label>
        <p class="note">${t("words-any")} ${known ? t("words-gives-way") : nothing}</p>
        <div class="row"><button class="button">${t("words-bring")}</button></div>
      </form>
      ${screen.refusal()}
    </section>`;

  /** @param {Me} person */
  const welcome = ({ name, before }) =>
    html`<section>
      <p class="lead" role="status">${name ? t("words-back", { name }) : t("words-back-unnamed")}</p>
      <div class="row"><a class="button primary" href="/games">${t("page-games")}</a></div>
      <p>${t("words-lost")}</p>
      <div class="row">${button(t("page-data-others"), pressed(endOthers))}</div>
      <p role="status">${note}</p>
      ${screen.refusal()} ${before === null ? nothing : wayBack(screen.fail)}
    </section>`;

  /** @param {(form: HTMLFormElement) => Promise<unknown>} work */
  const pressed = (work) => (/** @type {Event} */ event) => {
    const { currentTarget } = event;
    screen.wrong = note = "";
    const done = async () => {
      await work(/** @type {HTMLFormElement} */ (currentTarget));
      screen.draw();
    };
    void press(event, done, screen.fail);
  };

  /** Has the session know the name, which the words, or the way back, then bring along. */
  const named = async () => void (settings.name && (await nameMe(settings.name)));

  async function make() {
    await named();
    ({ words } = /** @type {RecoveryWords} */ (await call("me/words", {})));
    at = Date.now();
    wordsChanged();
  }

  /** Makes them unless that was done meanwhile on another device: those may be on paper. */
  async function makeFirst() {
    ({ at } = await wordsMade());
    if (at === null) await make();
    else askForNew();
  }

  const askForNew = () =>
    question.ask({ title: t("words-new"), text: t("words-new-ask"), yes: t("words-new"), work: make });

  async function copy() {
    note = (await shareText(words)) === "copied" ? t("words-copied") : "";
  }

  function hide() {
    words = "";
    screen.draw();
    root.querySelector("h1")?.focus();
  }

  /** @param {HTMLFormElement} form */
  async function bring(form) {
    if (known) await named();
    back = await recover(String(new FormData(form).get("words")));
    change({ name: back.name });
  }

  async function endOthers() {
    await logOut("others");
    dropLink();
    note = t("page-data-others-done");
    announce(note);
  }

  void Promise.all([wordsMade(), me()]).then(
    ([made, person]) => {
      at = made.at;
      known = person.known;
      screen.draw();
    },
    () => undefined, // the form works all the same
  );
  return screen;
}
