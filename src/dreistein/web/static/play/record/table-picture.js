// @ts-check
/** The final board of a table as a picture to share. */

import { looksOf } from "../../shared/players/looks.js";
import { dateText, dayText } from "../../shared/text.js";
import { roundOf } from "../model/state.js";
import { editionText } from "../words/editions.js";
import { winText } from "../words/endings.js";
import { nameOf } from "../words/names.js";

/** @import { SeatView, TableView } from "../types.js" */

/** The drawing is fetched when somebody asks for it. */
const drawing = () => import("./picture.js");

/** @param {TableView} table once its match is over */
export async function shareTable(table) {
  const round = roundOf(table);
  if (!round) return;
  const looks = looksOf(table.seats);
  const { sharePicture } = await drawing();
  await sharePicture({
    line: `${editionText(table.edition.name)} · ${table.day ? dayText(table.day) : dateText(Date.now())}`,
    title: winText({ ...table, seats: table.seats.map(asOthersSay) }, round.totals),
    board: round.board,
    players: table.seats.map((_, seat) => ({
      name: nameOf(table, seat),
      total: round.totals[seat],
      look: looks[seat],
      won: table.winners.includes(seat),
    })),
  });
}

/** Others read the picture: whoever has a name is not "you". @param {SeatView} seat @returns {SeatView} */
const asOthersSay = (seat) => (seat.name ? { ...seat, yours: false } : seat);
