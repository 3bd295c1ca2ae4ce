// @ts-check
/** The faces of the ladder, which are nobody else's: fetched when one of them is met. */

import { addFaces, disc, eyes, pair, short, wings } from "./faces.js";

/** @import { Drawing } from "./faces.js" */

/** The point of a hexagon is up, as on the board. @param {number} x @param {number} y @param {number} reach */
function hexagon(x, y, reach) {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

export const RUNG_FACES = {
  // A hare at full speed, its ears in the wind.
  hare: [
    ["own", "M-8-10C6-40 32-46 49-39C44-24 22-8 2-2z"],
    ["own", "M-4 0C14-20 36-18 49-5C40 8 18 12 0 10z"],
    ["own", "M24 24H50L44 30H20zM16 35H40L34 41H8z"],
    ["own", disc(-14, 14, 33, 26)],
    ["light", disc(-22, 7, 7.5)],
    ["ink", disc(-23, 7.5, 4) + disc(-46, 15, 4.5)],
  ],
  // A masked collector.
  raccoon: [
    ["own", wings([-44, -36, -10, -30, -38, 2])],
    ["own", "M0-32C26-32 42-12 47 10C34 20 16 42 0 42S-34 20-47 10C-42-12-26-32 0-32z"],
    ["light", "M-44 9C-36-10-16-12 0-1C16-12 36-10 44 9C30 8 14 42 0 42S-30 8-44 9z"],
    ["ink", "M-38 8C-32-5-14-5-6 6C-10 18-26 18-38 8zM38 8C32-5 14-5 6 6C10 18 26 18 38 8z" + disc(0, 32, 6.5, 5)],
    ["light", pair(17, 6, 4)],
  ],
  // With the eyes of a bee, which are hexagons here.
  bee: [
    ["own", "M-9-20L-23-42-17-45-3-24zM9-20L23-42 17-45 3-24z"],
    ["own", pair(21, -43, 6.5)],
    ["own", disc(0, 6, 36, 34)],
    ["light", hexagon(-17, 0, 14) + hexagon(17, 0, 14)],
    ["ink", hexagon(-16, 1, 7) + hexagon(16, 1, 7)],
    ["light", "M-30 24H30L25 31H-25zM-12 35H12L0 41z"],
  ],
  // Under its shell.
  turtle: [
    ["own", "M-48 14A48 46 0 0 1 48 14L40 24H-40z"],
    ["light", hexagon(0, -9, 15) + "M-40 12L-24-1-14 14zM40 12L24-1 14 14z"],
    ["own", disc(0, 25, 24, 21)],
    ["light", pair(10, 19, 6.5)],
    ["ink", pair(9.5, 19.5, 3.5) + "M-9 32H9L0 37z"],
  ],
  // Its cheeks are full.
  hamster: [
    ["own", pair(22, -29, 11)],
    ["own", disc(0, -6, 31, 30)],
    ["own", pair(25, 16, 23, 22)],
    ["light", disc(0, 17, 13, 15) + "M-36 24L-27 8-18 24zM36 24L27 8 18 24z"],
    ...eyes(-10, 12),
    ["ink", disc(0, 9, 5.5, 4.5) + "M-1.5 12h3v7h-3z"],
  ],
  // It forgets nothing.
  elephant: [
    ["own", "M-14-30C-36-44-52-26-49-2C-46 16-30 22-18 12zM14-30C36-44 52-26 49-2C46 16 30 22 18 12z"],
    ["light", "M-22-20C-34-27-42-16-40-2C-38 8-30 11-24 6zM22-20C34-27 42-16 40-2C38 8 30 11 24 6z"],
    ["own", "M-24-8A24 26 0 0 1 24-8C24 14 12 12 11 28C11 38 18 36 21 31L29 38C20 52-11 52-11 28C-12 12-24 14-24-8z"],
    ...eyes(-9, 11),
    ["light", "M-9 18H9L8 22H-9zM-10 28H9V32H-9z"],
  ],
  // Eight arms, for eight things at once.
  octopus: [
    [
      "own",
      "M-33-10A33 34 0 0 1 33-10C33 4 28 10 30 20C32 28 40 26 46 22C48 36 32 44 24 34" +
        "C24 46 8 48 6 36L0 46-6 36C-8 48-24 46-24 34C-32 44-48 36-46 22C-40 26-32 28-30 20C-28 10-33 4-33-10z",
    ],
    ...eyes(-10, 13),
    ["light", "M-12 6A14 14 0 0 0 12 6z" + pair(15, 26, 3.5) + pair(33, 31, 2.5)],
  ],
};

addFaces(/** @type {Record<keyof typeof RUNG_FACES, Drawing>} */ (RUNG_FACES));
