// @ts-check
/** What the page does as things happen at the table: words for a screen reader, sounds, motion, the result. */

import { announce } from "../../../shared/announce.js";
import { isPlacement } from "../../../shared/rules/placements.js";
import { settings } from "../../../shared/settings.js";
import { readStored, writeStored } from "../../../shared/storage.js";
import { t } from "../../../shared/text.js";
import { chipBox, flyPoints, land } from "../../board/motion.js";
import { handToMove, ownSeats, roundOf } from "../../model/state.js";
import { later } from "../../page/lazy.js";
import * as sound from "../../page/sound.js";
import { describeMove } from "../../words/spoken.js";

/** @import { Feat } from "../../board/celebration.js" */
/** @import { State, Viewed } from "../../session/types.js" */
/** @import { Acted, Move, Said, TableView } from "../../types.js" */
/** @import { ReactionContext } from "../types.js" */

const voice = later(() => import("../../voice/voice.js"), "voice");

const celebration = later(() => import("../../board/celebration.js"));

/** Whether a match is over, and nobody here has lost it. @param {TableView} table */
const isHappyEnd = (table) =>
  table.phase === "over" &&
  (table.solitaire !== null || table.spectator || table.winners.some((seat) => table.seats[seat].yours));

/** What is worth a celebration. @param {Acted} news @returns {Feat | null} */
function featOf({ action, counts, seat }) {
  if (counts[seat] === 0) return "out";
  return action.hexagons > 1 ? "hexagons" : null;
}

export class TableReactions {
  /** The end of a round whose result was opened. */
  #seenEnd = "";
  #context;

  /** @param {ReactionContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** An action was made; it is drawn after this. @param {Acted} news @param {State} before @param {boolean} hurried */
  acted(news, { table }, hurried) {
    const { root, input, stopShowing, notices } = this.#context;
    const move = { seat: news.seat, ...news.action, end: news.turn.end };
    const own = ownSeats(table);
    announce(describeMove(table, move, roundOf(table)?.board ?? [], news.tile));
    if (own.includes(move.seat) && news.turn.end === "none-fits") {
      announce(t("page-say-none-fits", { count: table.edition.draws }));
    }
    notices.acted(news, table);
    if (move.action === "+") sound.slide();
    if (own.includes(news.to_move) && !own.includes(move.seat)) this.#nudge();
    if (!isPlacement(move.action)) return;
    const from = input.takeOrigin() ?? chipBox(root, move.seat);
    stopShowing();
    // A burst of moves, as after resigning, would be a flurry of points and knocks.
    if (hurried) return;
    // The tile is on the board only after the next drawing, which is a microtask of its own.
    const feat = featOf(news);
    const board = [...(roundOf(table)?.board ?? []), move.action];
    queueMicrotask(() => queueMicrotask(() => this.#land(move, from, feat, board)));
  }

  /** @param {Move} move @param {DOMRect | null} from @param {Feat | null} feat @param {string[]} board */
  #land(move, from, feat, board) {
    const { root, camera } = this.#context;
    land(root, camera, move.action, from);
    sound.knock();
    flyPoints(root, camera, move);
    if (feat) {
      const joy = () => celebration(() => undefined)?.celebrate(root, feat, board, move.action);
      celebration(joy)?.celebrate(root, feat, board, move.action);
    } else if (move.bonus && move.bonus !== "start") sound.chime(move.bonus);
  }

  /** Somebody said something. @param {Said} said @param {TableView} table */
  said(said, table) {
    const { root, id } = this.#context;
    const show = () => voice(() => undefined)?.showSaid(root, id, table, said);
    voice(show)?.showSaid(root, id, table, said);
  }

  /** The table has changed otherwise; it is drawn after this. @param {Viewed} message @param {State | null} before */
  viewed(message, before) {
    const { dialogs, notices } = this.#context;
    const { table } = message;
    notices.viewed(message, before);
    if (!before && isFresh(table) && table.host && onlyOpen(table)) this.#invite();
    const round = roundOf(table);
    const end = round?.ended ? `${table.match}.${round.number}` : "";
    if (end && end !== this.#seenEnd) {
      dialogs.open("end");
      if (before && isHappyEnd(table)) sound.fanfare();
    }
    // Only those who asked for it go on: the others close their result themselves.
    if (!end && before && goesAlong(before, table)) dialogs.close("end");
    if (message.news?.kind === "undone") dialogs.close("end");
    this.#seenEnd = end;
    if (before && handToMove(table) && !handToMove(before.table)) this.#nudge();
  }

  /** Shows the link once: a page that is loaded again does not ask again. */
  #invite() {
    const { id, dialogs } = this.#context;
    const key = `dreistein-invited-${id}`;
    if (readStored("sessionStorage", key).shown) return;
    writeStored("sessionStorage", key, { shown: true });
    dialogs.open("invite");
  }

  /** It is the player's turn, after somebody else's. */
  #nudge() {
    sound.nudge();
    const { id } = this.#context;
    if (!settings.notify) return;
    void import("../../page/notify.js").then(({ notifyTurn }) => notifyTurn(id)).catch(() => undefined);
  }
}

/**
 * Whether somebody here asked for what has come now, or waited for a seat.
 * @param {State} before @param {TableView} table
 */
const goesAlong = (before, table) =>
  before.table.seats.some(({ yours, ready, declined }) => yours && ready && !declined) ||
  (before.table.spectator && !table.spectator);

/** Whether friends may come but need not; the lobby itself invites those who must. @param {TableView} table */
const onlyOpen = ({ seats, filled }) =>
  !filled && seats.some(({ kind }) => kind === "open") && !seats.some(({ kind }) => kind === "invited");

/** Whether a table was just opened: friends may take the seats where bots play meanwhile. @param {TableView} table */
const isFresh = ({ match, rounds }) => match === 0 && rounds.length <= 1 && (rounds[0]?.turns.length ?? 0) === 0;
