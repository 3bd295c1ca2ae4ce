/** Servers that deviate, each by a rule given to it, and tables where they do. */

import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { Device, Server } from "./table-server.js";

export const OTHER = "0e".repeat(32);
/** Whose own number decided the deal is told so, whatever was done to others. */
const FAIR = "nobody could choose the tiles";
const TOLD = "something different now from what it told";

/** A table of two people and a bot, and a device for each. */
export async function opened() {
  const server = new Server(2);
  await server.prepare();
  return { server, devices: server.people.map((seat) => new Device(server, seat)) };
}

export async function sealed({ server, devices }) {
  for (const device of devices) for (const message of await device.seal()) await server.ready(device.seat, message);
  server.bind();
}

/** Everybody reveals; the server keeps what it accepts. */
export async function revealed({ server, devices }) {
  for (const device of devices) for (const message of await device.see()) await server.reveal(device.seat, message);
  for (const device of devices) await device.see(); // what has arrived
}

async function played({ server, devices }) {
  await server.start();
  for (const device of devices) await device.see();
  server.phase = "over";
  for (const device of devices) await device.see();
}

export async function whole(at) {
  await sealed(at);
  await revealed(at);
  await played(at);
}

/** By what is done at which moment; this says the device of seat 0, and the other one, if it is not the same. */
export const CASES = {
  "numbers of the edition that do not matter": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      at.server.edition = { ...at.server.edition, deal: { ...at.server.edition.deal, 6: 1 } };
      await played(at);
    },
    TOLD,
  ],
  "the match counted up": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.rematch();
      for (const device of at.devices) await device.seal();
    },
    "cannot show that the tiles came from it. One shuffle",
  ],
  "the match counted up three times, then played": [
    async (at) => {
      for (let times = 0; times < 3; times += 1) {
        await sealed(at);
        await revealed(at);
        await at.server.rematch();
      }
      await whole(at);
    },
    "3 shuffles for which your device had revealed its number were thrown away",
  ],
  "an attempt that failed, hidden": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.fail([1], "silent");
      at.server.rules.view = (view) => ({ ...view, shuffle: { ...view.shuffle, failed: [] } });
      for (const device of at.devices) await device.seal();
    },
    TOLD,
  ],
  "an attempt that failed, with other seals": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.fail([1], "silent");
      at.server.failed[0].seals = [
        [0, OTHER],
        [1, OTHER],
      ];
      for (const device of at.devices) await device.seal();
    },
    TOLD,
  ],
  "blame of a device whose number has arrived": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.fail([0], "silent");
      for (const device of at.devices) await device.seal();
    },
    "your device did not answer, although it had received its number",
    "One shuffle for which your device had revealed its number was thrown away",
  ],
  "blame of a bot": [
    async (at) => {
      await sealed(at);
      await at.server.fail([2], "silent");
      for (const device of at.devices) await device.seal();
    },
    TOLD,
  ],
  "a number that is swallowed": [
    async (at) => {
      await sealed(at);
      for (const device of at.devices) await device.see();
      await at.server.fail([0], "silent");
      for (const device of at.devices) await device.seal();
    },
    "One shuffle for which your device had revealed its number was thrown away",
  ],
  "no proof": [
    async (at) => {
      at.server.rules.view = (view) => ({ ...view, proof: null });
      at.server.rules.record = (record) => ({ ...record, fair: undefined });
      await whole(at);
    },
    "The record cannot be checked",
  ],
  "no record": [
    async (at) => {
      at.server.rules.record = () => undefined;
      await whole(at);
    },
    "role=alert>The shuffle could not be checked just now. Until it is, nothing is proved",
  ],
  "an older proof": [
    async (at) => {
      at.server.rules.record = (record) => record && { ...record, fair: { ...record.fair, version: 0 } };
      await whole(at);
    },
    TOLD,
  ],
  "a chosen seed": [
    async (at) => (at.server.rules.view = (view) => ({ ...view, shuffle: null, commitment: null })),
    "Nobody shuffles here",
  ],
  "a chosen seed after the numbers were revealed": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      at.server.rules.view = (view) => ({ ...view, shuffle: null, commitment: null, proof: null });
      at.server.rules.record = (record) => record && { ...record, fair: undefined };
      await played(at);
    },
    "The record cannot be checked",
  ],
  "a deal that is not the record's": [
    async (at) => {
      at.server.rules.record = (record) => {
        record?.rounds[0].hands.reverse();
        return record;
      };
      await whole(at);
    },
    "The tiles in the record do not follow from the game code",
  ],
  "other tiles in the hand than in the record": [
    async (at) => {
      at.server.rules.view = (view) => ({
        ...view,
        hands: view.hands.map((hand) => ({ ...hand, tiles: hand.tiles.toReversed().with(0, "999") })),
      });
      await whole(at);
    },
    "You were given different tiles",
  ],
  "other tiles in the hand, seen only once somebody has placed one": [
    async (at) => {
      const { server } = at;
      server.rules.view = (view) => ({
        ...view,
        hands: view.hands.map((hand) => ({ ...hand, tiles: hand.tiles.with(0, "999") })),
      });
      await sealed(at);
      await revealed(at);
      await server.start();
      server.open();
      for (const device of at.devices) await device.see();
      server.phase = "over";
    },
    "You were given different tiles",
  ],
  "a tile exchanged while the round is played": [
    async (at) => {
      const { server } = at;
      server.rules.view = (view) => {
        if (server.moves.length) for (const hand of view.hands) hand.tiles[0] = "999";
        return view;
      };
      await sealed(at);
      await revealed(at);
      await server.start();
      for (const device of at.devices) await device.see();
      server.open();
      for (const device of at.devices) await device.see();
      server.phase = "over";
    },
    "You were given different tiles",
  ],
  "a deal for more players than sit there": [
    async (at) => {
      const { server } = at;
      server.edition = { ...server.edition, deal: { ...server.edition.deal, 3: 7, 4: 7 } };
      await sealed(at);
      await revealed(at);
      await server.start();
      const [{ players, rounds }] = server.records;
      players.push("nobody");
      rounds[0].hands.push(rounds[0].stock.splice(0, 7));
      server.phase = "over";
    },
    "The tiles in the record do not follow from the game code",
  ],
  "a tile placed by somebody who was not dealt it": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.start();
      at.server.play(at.server.open(), `${at.server.stock[5]}@1,0`);
      at.server.phase = "over";
    },
    "Somebody placed a tile that they did not have.",
  ],
  "an earlier match that was dealt well, in the place of this one": [
    async (at) => {
      await whole(at);
      for (const device of at.devices) await device.words();
      await at.server.rematch();
      await sealed(at);
      await revealed(at);
      await played(at);
      at.server.rules.record = (record) => (record?.fair.match ? undefined : record);
      at.server.match = 0;
    },
    "role=alert>The shuffle could not be checked just now. Until it is, nothing is proved",
  ],
  "one contribution twice": [
    async (at) => {
      at.server.rules.record = (record) => {
        if (record) record.fair.contributions[1] = record.fair.contributions[0];
        return record;
      };
      await whole(at);
    },
    "contribution is not the one that was sealed",
  ],
  "another story for one of the players": [
    async (at) => {
      at.server.rules.view = (view, seat) => {
        const bound = view.shuffle?.seats;
        if (seat === 0 && bound) bound[1].name = "cd".repeat(32);
        return view;
      };
      await sealed(at);
      // It takes the share all the same.
      const [message] = await at.devices[0].see();
      at.server.shares.push([0, message.share]);
      await revealed(at);
      await played(at);
    },
    TOLD,
    FAIR,
  ],
  "an old share played again": [
    async (at) => {
      await whole(at);
      const [[, old]] = at.server.shares;
      await at.server.rematch();
      await at.devices[0].seal();
      await at.server.ready(0, { match: 1, attempt: 0, seal: await sha256(old) });
      await sealed(at);
      await revealed(at);
      at.server.shares.push([0, old]);
      await played(at);
    },
    "came from another device. If you have no other at this table, it was made up",
    FAIR,
  ],
  "seals exchanged": [
    async (at) => {
      await sealed(at);
      for (const device of at.devices) await device.see();
      at.server.seals[1] = [1, OTHER];
    },
    TOLD,
  ],
  "names exchanged": [
    async (at) => {
      await sealed(at);
      for (const device of at.devices) await device.see();
      at.server.bound[1].name = "cd".repeat(32);
    },
    TOLD,
  ],
  "the secret exchanged": [
    async (at) => {
      await sealed(at);
      for (const device of at.devices) await device.see();
      at.server.commitment = OTHER;
    },
    "The server swapped its secret",
  ],
  "a record that hides an attempt": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.fail([1], "left");
      at.server.rules.record = (record) => record && { ...record, fair: { ...record.fair, failed: [] } };
      await whole(at);
    },
    TOLD,
  ],
};
