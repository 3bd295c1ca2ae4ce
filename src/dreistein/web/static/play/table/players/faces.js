// @ts-check
/** The faces of a table's players. */

import { faceDrawing } from "../../../shared/players/face-svg.js";
import { looksOf } from "../../../shared/players/looks.js";

/** @import { TableView } from "../../types.js" */

/** @param {TableView} table @param {number} seat */
export const faceOf = ({ seats }, seat) => faceDrawing(looksOf(seats)[seat]);
