// @ts-check
/** The rulebook's pages: rules, questions, editions, glossary, search results. */

import { flower } from "../shared/pictures/flower.js";
import { score, together } from "../shared/text.js";
import { html, nothing } from "../vendor/lit/lit-html.js";

/** @import { Block, Book, Found, Rule } from "./types.js" */

/** The address of something in the book. @param {string} kind @param {string} [id] */
export const address = (kind, id) => (id ? `#/${kind}/${id}` : `#/${kind}`);

/** @param {Book} book @param {string} id */
export const titleOf = (book, id) =>
  book.parts.flatMap((part) => part.rules).find((rule) => rule.id === id)?.title ?? id;

/** @param {Block[]} blocks */
export const prose = (blocks) =>
  blocks.map(({ kind, lines }) => {
    const runs = lines.map((line) =>
      line.map((run) => (typeof run === "string" ? together(run) : html`<em>${run.stress}</em>`)),
    );
    return kind === "list"
      ? html`<ul class="prose-list">
          ${runs.map((line) => html`<li>${line}</li>`)}
        </ul>`
      : html`<p>${runs[0]}</p>`;
  });

/** @param {string} svg */
const source = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** @param {Book} book @param {string} id */
export function example(book, id) {
  const shown = book.examples[id];
  return html`<figure class="example">
    ${shown.svg ? html`<img src=${source(shown.svg)} alt="" loading="lazy" />` : nothing}
    ${shown.racks.map(
      (rack) =>
        html`<div class="example-rack">
          ${rack.name ? html`<b>${rack.name}</b>` : nothing}
          <img src=${source(rack.svg)} alt=${rack.tiles.join(", ")} loading="lazy" />
        </div>`,
    )}
    ${
      shown.totals.length
        ? html`<dl class="totals">
            ${shown.totals.map(
              ([name, total]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${score(total)}</dd>
                </div>`,
            )}
          </dl>`
        : nothing
    }
    <figcaption>${together(shown.caption)}</figcaption>
  </figure>`;
}

/** @param {Book} book @param {string[]} ids */
function related(book, ids) {
  return html`<p class="related">
    <b>${book.words["rulebook-related"]}</b>
    ${ids.map((id) => html`<a href=${address("rules", id)}>${titleOf(book, id)}</a> `)}
  </p>`;
}

/** @param {Book} book @param {Rule} rule */
export function rulePage(book, rule) {
  const { words } = book;
  return html`<article class="rule" id=${`rule-${rule.id}`}>
    <h3 tabindex="-1">
      <a class="own" href=${address("rules", rule.id)} title=${words["rulebook-link"]}>${rule.title}</a>
    </h3>
    <p class="short">${rule.short}</p>
    ${prose(rule.text)}
    <div class="examples">${rule.examples.map((id) => example(book, id))}</div>
    ${
      rule.open.length
        ? html`<aside class="ruling">
            <h4>${words["rulebook-open"]}</h4>
            ${prose(rule.open)}
            <h4>${words["rulebook-ruling"]}</h4>
            ${prose(rule.ruling)}
          </aside>`
        : nothing
    }
    ${related(book, rule.related)}
  </article>`;
}

/** The rules that are enough to begin. */
const START = ["placing", "draw", "hexagon", "out", "match-end"];

/** A picture and the game in five sentences, each with the way to its rule. @param {Book} book */
function start(book) {
  const known = book.parts.flatMap((part) => part.rules);
  const first = START.map((id) => known.find((rule) => rule.id === id)).filter((rule) => rule !== undefined);
  return html`<section class="start">
    ${flower()}
    <div>
      <h2>${book.words["rulebook-start"]}</h2>
      <ul class="prose-list">
        ${first.map((rule) => html`<li>${rule.short} <a href=${address("rules", rule.id)}>${rule.title}</a></li>`)}
      </ul>
    </div>
  </section>`;
}

/** @param {Book} book */
export const rules = (book) =>
  html`${start(book)}
    <div class="intro">${prose(book.intro)}</div>
    ${book.parts.map(
      (part) =>
        html`<section aria-labelledby=${part.id}>
          <h2 id=${part.id}>${part.title}</h2>
          ${part.rules.map((rule) => rulePage(book, rule))}
        </section>`,
    )}`;

/** What the sheet has; and the rules of which a sentence is enough there. */
const ON_SHEET = ["part-tiles", "part-start", "part-turn", "part-bonus", "part-end", "part-solitaire", "part-house"];
const IN_SHORT = [
  ...["triple", "turn", "three-draws", "stock-empty", "blocked-tie", "all-pass", "tie"],
  ...["solitaire", "solitaire-draws", "solitaire-end", "must-place"],
];
/** The rules that the sheet shows with a picture. */
const PICTURED = ["placing", "bridge", "double-connection", "hexagon"];

/** The rules on one sheet of paper: no open questions, few pictures. @param {Book} book */
export const sheet = (book) =>
  html`<section class="rule-sheet">
    <p class="note">${book.editions.columns.find(({ id }) => id === book.edition.numbers.name)?.name ?? nothing}</p>
    ${book.parts
      .filter(({ id }) => ON_SHEET.includes(id))
      .map(
        (part) =>
          html`<h2>${part.title}</h2>
            ${part.rules.map(
              (rule) =>
                html`<div class="sheet-rule">
                  <h3>${rule.title}</h3>
                  <p class="short">${rule.short}</p>
                  ${IN_SHORT.includes(rule.id) ? nothing : prose(rule.text)}
                  ${PICTURED.includes(rule.id) ? example(book, rule.examples[0]) : nothing}
                </div>`,
            )}`,
      )}
  </section>`;

/** @param {Book} book */
export const questions = (book) =>
  html`<section>
    <h2>${book.words["rulebook-questions"]}</h2>
    ${book.questions.map(
      (question) =>
        html`<article class="rule" id=${`question-${question.id}`}>
          <h3 tabindex="-1">
            <a class="own" href=${address("questions", question.id)} title=${book.words["rulebook-link"]}
              >${question.title}</a
            >
          </h3>
          ${prose(question.answer)}
          ${
            question.examples.length
              ? html`<div class="examples">${question.examples.map((id) => example(book, id))}</div>`
              : nothing
          }
          ${related(book, question.rules)}
        </article>`,
    )}
  </section>`;

/** @param {Book} book */
export function editions(book) {
  const { columns, rows } = book.editions;
  return html`<section>
    <h2>${book.words["rulebook-editions"]}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${book.words["rulebook-editions"]}>
      <table class="editions">
        <thead>
          <tr>
            <td></td>
            ${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row.label}</th>
                ${row.cells.map(
                  ({ text, differs }) =>
                    html`<td class=${differs ? "differs" : ""}>
                      ${text}${differs ? html`<span aria-hidden="true"> *</span>` : nothing}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="note">* ${book.words["rulebook-differs"]}</p>
    <dl class="notes">
      ${columns.map(
        ({ name, note }) =>
          html`<dt>${name}</dt>
            <dd>${note}</dd>`,
      )}
    </dl>
  </section>`;
}

/** @param {Book} book */
export const glossary = (book) =>
  html`<section>
    <h2>${book.words["rulebook-glossary"]}</h2>
    <dl class="terms">
      ${book.glossary.map(
        (term) =>
          html` <div id=${`term-${term.id}`}>
            <dt><a href=${address("rules", term.rule)}>${term.word}</a></dt>
            <dd>
              ${term.meaning}
              <span class="elsewhere"
                >${Object.entries(term.elsewhere).map(
                  ([tag, word]) => html`<span><abbr>${tag}</abbr> <span lang=${tag}>${word}</span></span> `,
                )}</span
              >
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;

const SECTIONS = { rule: "rules", question: "questions", term: "glossary" };

/** @param {Book} book @param {Found[]} found */
export const results = ({ words }, found) =>
  html`<section class="results" aria-live="polite">
    <h2>${found.length ? `${words["rulebook-found"]}${words.colon} ${found.length}` : words["rulebook-nothing"]}</h2>
    <ol>
      ${found.map(
        ({ kind, id, title, short }) =>
          html`<li>
            <a href=${address(SECTIONS[kind], id)}>${title}</a>
            <p>${short}</p>
          </li>`,
      )}
    </ol>
  </section>`;
