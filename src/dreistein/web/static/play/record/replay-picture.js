// @ts-check
/** A position of a replay as a picture to share. */

import { dayText, t } from "../../shared/text.js";
import { editionText } from "../words/editions.js";
import { position, positions } from "./steps.js";

/** @import { AnyLook } from "../../shared/players/looks.js" */
/** @import { Replay } from "../types.js" */

/**
 * Shares the board at a position.
 * @param {Replay} record
 * @param {number} at
 * @param {AnyLook[]} looks
 */
export async function shareReplay(record, at, looks) {
  const { rounds } = position(record, at);
  const { board, totals, ended } = rounds[rounds.length - 1];
  const won = at === positions(record) - 1 && ended ? record.winners : [];
  const dated = !Number.isNaN(Date.parse(`${record.date}T12:00:00Z`));
  const { sharePicture } = await import("./picture.js");
  await sharePicture({
    line: [editionText(record.edition.name), ...(dated ? [dayText(record.date)] : [])].join(" · "),
    title: t("pad-round", { number: rounds.length }),
    board,
    players: record.players.map((name, seat) => ({
      name,
      total: totals[seat],
      look: looks[seat],
      won: won.includes(seat),
    })),
  });
}
