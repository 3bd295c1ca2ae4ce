// @ts-check
/**
 * The rulebook: which page of the book is open, in which language and edition.
 *
 * Addresses are `#/rules/hexagon`, `#/questions/same-total`, `#/editions`, `#/glossary`, `#/sheet`, `#/try`;
 * `?language=de&edition=early` before the # opens another book; in the place of `early` may be all numbers of house
 * rules as JSON. It works without a server too; then the way
 * back leads to the score pad, which lies beside it.
 */

import { inTime } from "../shared/ask.js";
import { languageOptions } from "../shared/fields.js";
import { settings } from "../shared/settings.js";
import { preferred, SPOKEN } from "../shared/text.js";
import { html, nothing, render } from "../vendor/lit/lit-html.js";
import { EDITIONS, load, ownRules, rulesIn, usual } from "./book.js";
import { Sandbox } from "./sandbox.js";
import { search } from "./search.js";
import { address, editions, glossary, questions, results, rules, sheet } from "./view.js";

/** @import { Book } from "./types.js" */

const SECTIONS = { rules, questions, editions, glossary, sheet };
const LOGO = new URL("../logo.svg", import.meta.url).href;
const ANCHORS = { rules: "rule", questions: "question", glossary: "term" };

/** Fetches every picture: not every browser does that for printing. @param {HTMLElement} root */
async function pictures(root) {
  const all = Array.from(root.querySelectorAll("img"));
  for (const picture of all) picture.loading = "eager";
  await inTime(Promise.allSettled(all.map((picture) => picture.decode()))).catch(() => undefined);
}

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
    this.language = language in SPOKEN ? language : preferred(settings.language);
    const edition = asked.get("edition") ?? "";
    /** The house rules that the address holds. */
    this.told = rulesIn(edition);
    const known = this.told ? this.told.name : edition;
    this.edition = this.has(known) ? known : usual(this.language);
    /** What was asked for last; it may still be on its way. */
    this.wanted = { language: this.language, edition: this.edition };
    /** Whether a book that was asked for could not be fetched. */
    this.failed = false;
    this.onHash = () => this.go();
    addEventListener("hashchange", this.onHash);
    this.onPrint = () => void pictures(root);
    addEventListener("beforeprint", this.onPrint);
    // A link to where one is already changes no address.
    this.onClick = (/** @type {MouseEvent} */ event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.hash && link.href === location.href) this.go();
    };
    root.addEventListener("click", this.onClick);
  }

  /** Whether there is a book of an edition, by its name. @param {string} edition */
  has(edition) {
    return EDITIONS.includes(edition) || ownRules(this.told).some(({ name }) => name === edition);
  }

  /** Stops drawing, so that another screen can take over. */
  close() {
    removeEventListener("hashchange", this.onHash);
    removeEventListener("beforeprint", this.onPrint);
    this.root.removeEventListener("click", this.onClick);
  }

  /** Opens the book of a language and an edition, if it can be had. @param {Partial<Rulebook["wanted"]>} [changes] */
  async open(changes = {}) {
    const wanted = { ...this.wanted, ...changes };
    this.wanted = wanted;
    const read = await this.fetched(wanted);
    // The reader may have chosen another meanwhile.
    if (wanted !== this.wanted) return;
    this.root.querySelector(".starting")?.remove();
    this.failed = read?.edition.numbers.name !== wanted.edition || read.language !== wanted.language;
    const book = this.failed && this.book ? this.book : read;
    if (!book) return this.drawNothing();
    this.book = book;
    this.language = book.language;
    this.edition = book.edition.numbers.name;
    this.wanted = { language: this.language, edition: this.edition };
    document.documentElement.lang = this.language;
    document.title = `${book.title} · Dreistein`;
    const edition = this.told?.name === this.edition ? JSON.stringify(this.told) : this.edition;
    history.replaceState(null, "", `?language=${this.language}&edition=${encodeURIComponent(edition)}${location.hash}`);
    this.go();
  }

  /** The book, else that language's usual one, which the device may have. @param {Rulebook["wanted"]} wanted */
  async fetched({ language, edition }) {
    for (const one of new Set([edition, usual(language)])) {
      try {
        return await load(language, one, ownRules(this.told));
      } catch (error) {
        console.warn(error);
        if (this.book) return null;
      }
    }
    return null;
  }

  /** Without any book there are no words either. */
  drawNothing() {
    const again = () => void this.open();
    render(
      html`<p class="failed" role="alert">
        ⚠ <a class="button" href=${this.back}>Dreistein</a> <button class="button" @click=${again}>↻</button>
      </p>`,
      this.root,
    );
  }

  get isServed() {
    return location.pathname.startsWith("/rules");
  }

  /** The way back. */
  get back() {
    return this.isServed ? "/" : new URL("../../pad/", import.meta.url).href;
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

  async print() {
    await pictures(this.root);
    print();
  }

  /** Goes to the sheet, and prints it. */
  async printSheet() {
    const there = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    location.hash = address("sheet");
    await there;
    await this.print();
  }

  draw() {
    if (!this.book) return;
    render(this.view(this.book), this.root);
    // A choice that failed is undone.
    for (const name of /** @type {const} */ (["language", "edition"])) {
      const box = /** @type {HTMLSelectElement | null} */ (this.root.querySelector(`#${name}`));
      if (box) box.value = this.wanted[name];
    }
  }

  /** @param {Book} book */
  view(book) {
    const { words } = book;
    const [section] = this.section;
    const searching = this.asked.trim() !== "";
    return html`<a class="skip" href=${address("rules")}>${words["rulebook-skip"]}</a>
      <header class="book-head">
        <div class="book-top">
          <h1>${book.title}</h1>
          <a class="button" href=${this.back}>
            <img src=${LOGO} alt="" />${words[this.isServed ? "rulebook-play" : "rulebook-pad"]}
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
        ${this.failed ? html`<p class="failed" role="alert">${words["rulebook-failed"]}</p>` : nothing}
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
        <select id="language" @change=${(/** @type {any} */ event) => this.open({ language: event.target.value })}>
          ${languageOptions(book.language)}
        </select></label
      >
      <label
        >${words["rulebook-edition"]}
        <select id="edition" @change=${(/** @type {any} */ event) => this.open({ edition: event.target.value })}>
          ${[
            ...book.editions.columns.filter(({ id }) => id).map(({ id, name }) => [id, name]),
            ...ownRules(this.told)
              .filter(({ name }) => this.isServed || name === this.edition)
              .map(({ name }) => [name, name]),
          ].map(([id, name]) => html`<option value=${id} ?selected=${id === this.edition}>${name}</option>`)}
        </select></label
      >
      <button class="button" type="button" @click=${() => void this.print()}>${words["rulebook-print"]}</button>
      ${
        this.section[0] === "sheet"
          ? nothing
          : html`<button class="button" type="button" @click=${() => void this.printSheet()}>
              ${words["rulebook-sheet"]}
            </button>`
      }
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
