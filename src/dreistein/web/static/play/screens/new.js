// @ts-check
/** A new table: against bots, with friends, on this device, or alone. */

import { HERE } from "../../shared/api.js";
import { check, choice, optionsOf, valueOf } from "../../shared/fields.js";
import { CLOSE, modal, showModal } from "../../shared/modal.js";
import { change, LONGEST_NAME, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { repeat } from "../../vendor/lit/directives/repeat.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { ladderList, openLadder } from "../ladder/list.js";
import { fetchRatings } from "../ladder/ratings.js";
import { opponentButton, opponentChoice } from "../ladder/stairs.js";
import { editions } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { defaultEdition, isMustPlace, lastPlan, openTable, usualRung } from "../page/table-plan.js";
import { drawRule } from "../parts/draw-rule.js";
import { chosenEdition, editionFields, withHouseRules } from "../parts/edition-fields.js";
import { Framed } from "../parts/frame.js";

/** @import { Edition, Plan, Rung, SeatPlan } from "../types.js" */

stylesheets("forms", "opening/seats");

/** What may sit on a seat, by the way the table is opened. @type {Record<string, SeatPlan["kind"][]>} */
const KINDS = { bots: ["bot"], friends: ["invited", "open", "bot"], device: ["me", "bot"] };
/** Without a server nobody else can come. */
const WAYS = ["bots", "friends", "device", "alone"].filter((way) => !HERE || way !== "friends");
/** The seat that is added, by the way the table is opened. @param {string} way @returns {SeatPlan} */
const fresh = (way) => kindOf(KINDS[way]?.[0] ?? "bot");

/** @param {HTMLElement} root */
export function newScreen(root) {
  const asked = location.search.slice(1);
  let way = WAYS.includes(asked) ? asked : "bots";
  /** @type {SeatPlan[]} */
  let seats = [{ kind: "me", name: settings.name }, fresh(way)];
  /** The seat whose opponent is being chosen. @type {number | null} */
  let unfolded = 1;
  /** Whether the whole ladder is shown for it. */
  let compared = false;
  /** @type {Record<string, Edition>} */
  let printed = {};
  /** With the house rules of this device. @type {Record<string, Edition>} */
  let known = {};
  let edition = defaultEdition();
  /** The numbers, if they are not those of the edition. @type {Edition | null} */
  let own = null;
  let mustPlace = isMustPlace(lastPlan().edition);
  let clock = 0;
  /** Null until somebody says so: among friends there are none by default. @type {boolean | null} */
  let hints = null;
  let marks = true;
  const hintsAllowed = () => hints ?? way !== "friends";
  let rack = 10;
  let draws = 20;
  let seed = "";

  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t(title()),
    () =>
      html` <h1 tabindex="-1">${t(title())}</h1>
        <div class="tabs" role="group" aria-label=${t("page-way")}>
          ${WAYS.map(
            (name) =>
              html`<button class="button" aria-pressed=${way === name} @click=${() => choose(name)}>
                ${t(`page-way-${name}`)}
              </button>`,
          )}
        </div>
        <form class="card" @submit=${(/** @type {SubmitEvent} */ event) => void submit(event)}>
          <div class="columns">
            ${way === "alone" ? aloneFields() : seatFields()}
            <fieldset>
              <legend>${t("page-table-rules")}</legend>
              ${
                known[edition]
                  ? editionFields(known, edition, own, mustPlace, rules, way === "alone" ? null : clockField())
                  : nothing
              }
              ${drawRule(mustPlace, (must) => ((mustPlace = must), screen.draw()), way !== "alone")}
              ${marks ? check(t("page-hints-field"), hintsAllowed(), (on) => (hints = on)) : nothing}
              ${check(
                html`${t("page-unmarked-field")}<small class="note">${t("page-unmarked-note")}</small>`,
                !marks,
                (on) => ((marks = !on), screen.draw()),
              )}
            </fieldset>
          </div>
          ${screen.refusal()}
          <div class="row">
            <button class="button primary big">${t(way === "friends" ? "page-open-table" : "page-play")}</button>
          </div>
        </form>
        ${compared ? comparison() : nothing}`,
  );

  const title = () =>
    way === "alone"
      ? "page-alone"
      : way === "friends"
        ? "page-with-friends"
        : way === "device"
          ? "page-on-device"
          : "page-new-table";

  /** @param {string} name @param {Edition | null} numbers */
  function rules(name, numbers) {
    known = withHouseRules(printed);
    if (name !== edition && !printed[name]) mustPlace = known[name].must_place === true;
    edition = name;
    own = numbers;
    screen.draw();
  }

  /** @param {string} name */
  function choose(name) {
    way = name;
    if (name !== "alone")
      seats = [seats[0], ...seats.slice(1).map((seat) => (KINDS[name].includes(seat.kind) ? seat : fresh(name)))];
    screen.draw();
  }

  function seatFields() {
    return html`<fieldset>
      <legend>${t("page-seats")}</legend>
      <ol class="seat-list">
        ${repeat(seats, (seat) => seat, seatField)}
      </ol>
      ${
        seats.length < 6
          ? html`<button
              type="button"
              class="button"
              @click=${() => ((unfolded = seats.length), (seats = [...seats, fresh(way)]), screen.draw())}
            >
              ${t("page-add-seat")}
            </button>`
          : nothing
      }
    </fieldset>`;
  }

  /** @param {SeatPlan} seat @param {number} at */
  function seatField(seat, at) {
    const number = at + 1;
    const botSeat = seat.kind === "bot" || seat.kind === "open";
    const level = seat.level ?? usualRung();
    const label = t("ladder-seat", { number });
    const unfold = () => ((unfolded = unfolded === at ? null : at), screen.draw());
    return html`<li class="seat-row">
      <span class="seat-number" aria-hidden="true">${number}</span>
      <div class="seat-fields">
        ${
          at === 0 || KINDS[way].length === 1
            ? nothing
            : html`<select
                aria-label=${t("page-seat-kind", { number })}
                @change=${(/** @type {Event} */ event) => ((seats[at] = kindOf(valueOf(event))), screen.draw())}
              >
                ${optionsOf(
                  KINDS[way].map((kind) => [kind, t(`page-kind-${kind}`)]),
                  seat.kind,
                )}
              </select>`
        }
        ${
          seat.kind === "me"
            ? html`<input
                aria-label=${t("page-seat-name", { number })}
                placeholder=${t(at === 0 ? "page-your-name" : "page-name")}
                maxlength=${LONGEST_NAME}
                .value=${seat.name ?? ""}
                @input=${(/** @type {Event} */ event) => (seat.name = valueOf(event))}
              />`
            : nothing
        }
        ${botSeat ? opponentButton(level, label, unfolded === at, unfold) : nothing}
      </div>
      ${
        at > 1
          ? html`<button
              type="button"
              class="icon-button"
              aria-label=${t("page-remove-seat", { number })}
              @click=${() => ((seats = seats.filter((_, other) => other !== at)), screen.draw())}
            >
              ${CLOSE}
            </button>`
          : nothing
      }
      ${
        botSeat && unfolded === at
          ? opponentChoice(level, label, mustPlace, (rung) => ((seat.level = rung), screen.draw()), compare)
          : nothing
      }
    </li>`;
  }

  function compare() {
    compared = true;
    openLadder(mustPlace, () => screen.draw());
    screen.draw();
    showModal(root);
  }

  /** The whole ladder, to choose from for the seat that is unfolded. */
  function comparison() {
    const closed = () => ((compared = false), screen.draw());
    const pick = (/** @type {Rung} */ rung) => {
      if (unfolded !== null) seats[unfolded].level = rung;
      root.querySelector("dialog")?.close();
    };
    return modal(
      t("page-ladder"),
      ladderList("pick", pick, () => screen.draw()),
      closed,
    );
  }

  function clockField() {
    const all = [0, 30, 60, 120, 86_400].map(
      (seconds) => /** @type {[number, string]} */ ([seconds, clockText(seconds)]),
    );
    return choice(t("page-clock-field"), all, clock, (seconds) => (clock = Number(seconds)));
  }

  function aloneFields() {
    return html`<fieldset>
      <legend>${t("solitaire")}</legend>
      <p>${t("page-alone-explained")}</p>
      ${numberField(t("page-rack-field"), 20, rack, (value) => (rack = value))}
      ${numberField(t("page-draws-field"), 55, draws, (value) => (draws = value))}
      <label class="field wide"
        ><span>${t("page-seed-field")}</span
        ><input
          maxlength="100"
          autocomplete="off"
          .value=${seed}
          @input=${(/** @type {Event} */ event) => (seed = valueOf(event))}
      /></label>
    </fieldset>`;
  }

  /** @param {SubmitEvent} event */
  function submit(event) {
    change({ name: seats[0].name ?? "" });
    const alone = way === "alone";
    const plan = {
      edition: chosenEdition(known, edition, own, mustPlace),
      seats: alone
        ? [seats[0]]
        : seats.map((seat) =>
            seat.kind === "bot" || seat.kind === "open" ? { ...seat, level: seat.level ?? usualRung() } : seat,
          ),
      solitaire: alone ? { rack, draws } : null,
      seed: alone && seed.trim() ? seed.trim() : null,
      clock: alone || clock === 0 ? null : clock,
      hints: hintsAllowed() && marks,
      marks,
    };
    return press(event, () => openTable(/** @type {Plan} */ (plan), way === "bots"), screen.fail);
  }

  screen.expect(editions(), (found) => (known = withHouseRules((printed = found))));
  fetchRatings().then(
    () => screen.draw(),
    () => undefined,
  );
  return screen;
}

/** @param {string} kind @returns {SeatPlan} */
const kindOf = (kind) =>
  kind === "me"
    ? { kind, name: "" }
    : kind === "invited"
      ? { kind }
      : { kind: /** @type {"bot" | "open"} */ (kind), level: usualRung() };

/** @param {string} label @param {number} most @param {number} now @param {(value: number) => void} then */
const numberField = (label, most, now, then) =>
  html`<label class="field"
    ><span>${label}</span
    ><input
      type="number"
      min="0"
      max=${most}
      .value=${String(now)}
      @input=${(/** @type {Event} */ event) => then(Number(valueOf(event)))}
  /></label>`;

/** @param {number} seconds */
function clockText(seconds) {
  if (seconds === 0) return t("page-clock-none");
  if (seconds >= 86_400) return t("page-clock-day");
  return t("page-clock-seconds", { seconds });
}
