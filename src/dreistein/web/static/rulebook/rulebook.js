// @ts-check
/**
 * The rulebook: which page of the book is open, in which language and edition.
 *
 * Addresses are `#/rules/hexagon`, `#/questions/same-total`, `#/editions`, `#/glossary`, `#/try`;
 * `?language=de&edition=early` before the # opens another book. It works without a server too; then the way
 * back leads to the score pad, which lies beside it.
 */

import { settings } from "../shared/settings.js";
import { LANGUAGE_NAMES, LANGUAGES, preferred } from "../shared/text.js";
import { html, nothing, render } from "../vendor/lit/lit-html.js";
import { EDITIONS, load, usual } from "./book.js";
import { Sandbox } from "./sandbox.js";
import { search } from "./search.js";
import { address, editions, glossary, questions, results, rules } from "./view.js";

/** @import { Book } from "./book.js" */

const SECTIONS = { rules, questions, editions, glossary };
const LOGO = new URL("../logo.svg", import.meta.url).href;
const ANCHORS = { rules: "rule", questions: "question", glossary: "term" };

export class Rulebook {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.asked = "";
    /** @type {Book | null} */
    this.book = null;
    this.sandbox = new Sandbox(() => this.draw());
    const asked = new URLSearchParams(location.search);
    const language = asked.get("language") ?? "";
    this.language = LANGUAGES.includes(language) ? language : preferred(settings.language);
    const edition = asked.get("edition") ?? "";
    this.edition = EDITIONS.includes(edition) ? edition : usual(this.language);
    this.onHash = () => this.go();
    addEventListener("hashchange", this.onHash);
  }

  /** Stops drawing, so that another screen can take over. */
  close() {
    removeEventListener("hashchange", this.onHash);
  }

  /** Opens the book of a language and an edition. @param {string} language @param {string} edition */
  async open(language = this.language, edition = this.edition) {
    try {
      this.book = await load(language, edition);
    } catch (error) {
      console.error(error);
      const failed = this.book?.words["rulebook-failed"] ?? "Dreistein: ⚠";
      render(html`<p class="failed" role="alert">${failed}</p>`, this.root);
      return;
    }
    this.language = language;
    this.edition = edition;
    document.documentElement.lang = language;
    document.title = `${this.book.title} · Dreistein`;
    history.replaceState(null, "", `?language=${language}&edition=${edition}${location.hash}`);
    this.draw();
    this.go();
  }

  /** The section of the address, and what to show in it. @returns {[string, string]} */
  get section() {
    const [, section = "rules", id = ""] = location.hash.split("/");
    return section in SECTIONS || section === "try" ? [section, id] : ["rules", ""];
  }

  /** Shows the page of the address. */
  go() {
    this.asked = "";
    this.draw();
    const [section, id] = this.section;
    const anchor = /** @type {Record<string, string>} */ (ANCHORS)[section];
    const there = id && anchor ? document.getElementById(`${anchor}-${id}`) : null;
    if (there) {
      there.scrollIntoView({ block: "start" });
      /** @type {HTMLElement | null} */ (there.querySelector("[tabindex], a"))?.focus({ preventScroll: true });
    } else {
      scrollTo(0, 0);
    }
  }

  draw() {
    if (this.book) render(this.view(this.book), this.root);
  }

  /** @param {Book} book */
  view(book) {
    const { words } = book;
    const [section] = this.section;
    const searching = this.asked.trim() !== "";
    const served = location.pathname.startsWith("/rules");
    return html`<a class="skip" href=${address("rules")}>${words["rulebook-skip"]}</a>
      <header class="book-head">
        <div class="book-top">
          <h1>${book.title}</h1>
          <a class="button" href=${served ? "/" : new URL("../../pad/", import.meta.url).href}>
            <img src=${LOGO} alt="" />${words[served ? "rulebook-play" : "rulebook-pad"]}
          </a>
        </div>
        <form class="search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <label
            >${words["rulebook-search"]}
            <input
              type="search"
              id="search"
              autocomplete="off"
              .value=${this.asked}
              @input=${(/** @type {any} */ event) => {
                this.asked = event.target.value;
                this.draw();
              }}
          /></label>
        </form>
        ${searching ? nothing : [this.choices(book), this.contents(book, section)]}
      </header>
      <main class="book" id="book">${this.page(book, section)}</main>`;
  }

  /** @param {Book} book */
  choices(book) {
    const { words } = book;
    return html`<div class="choices">
      <label
        >${words["rulebook-language"]}
        <select id="language" @change=${(/** @type {any} */ event) => this.open(event.target.value)}>
          ${LANGUAGES.map(
            (tag) =>
              html`<option value=${tag} lang=${tag} ?selected=${tag === book.language}>
                ${/** @type {any} */ (LANGUAGE_NAMES)[tag]}
              </option>`,
          )}
        </select></label
      >
      <label
        >${words["rulebook-edition"]}
        <select id="edition" @change=${(/** @type {any} */ event) => this.open(this.language, event.target.value)}>
          ${book.editions.columns.map(
            ({ id, name }) => html`<option value=${id} ?selected=${id === this.edition}>${name}</option>`,
          )}
        </select></label
      >
      <button class="button" type="button" @click=${() => print()}>${words["rulebook-print"]}</button>
    </div>`;
  }

  /** @param {Book} book @param {string} section */
  contents(book, section) {
    const { words } = book;
    const names = {
      rules: book.title,
      questions: words["rulebook-questions"],
      editions: words["rulebook-editions"],
      glossary: words["rulebook-glossary"],
      try: words["rulebook-try"],
    };
    return html`<nav aria-label=${words["rulebook-contents"]}>
      <ul class="sections">
        ${Object.entries(names).map(
          ([id, name]) =>
            html`<li>
              <a href=${address(id)} aria-current=${id === section ? "page" : "false"}>${name}</a>
            </li>`,
        )}
      </ul>
      ${
        section === "rules"
          ? html`<details class="contents">
              <summary>${words["rulebook-contents"]}</summary>
              <ul>
                ${book.parts.map(
                  (part) =>
                    html`<li>
                      <b>${part.title}</b>
                      ${part.rules.map((rule) => html`<a href=${address("rules", rule.id)}>${rule.title}</a> `)}
                    </li>`,
                )}
              </ul>
            </details>`
          : nothing
      }
    </nav>`;
  }

  /** @param {Book} book @param {string} section */
  page(book, section) {
    if (this.asked.trim()) return results(book, search(book, this.asked));
    if (section === "try") return this.sandbox.view(book);
    return /** @type {Record<string, (book: Book) => unknown>} */ (SECTIONS)[section](book);
  }
}
