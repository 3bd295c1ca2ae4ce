// @ts-check
/** The faces of a table's players. */

import { faceDrawing } from "../../../shared/face-svg.js";
import { looksOf } from "../../../shared/looks.js";

/** @import { TableView } from "../../types.js" */

/** @param {TableView} table @param {number} seat */
export const faceOf = ({ seats }, seat) => faceDrawing(looksOf(seats)[seat]);
