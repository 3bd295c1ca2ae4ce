/** Servers that deviate: the device they cheat says so in words. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { part, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { Device, Server } from "./table-server.js";

serveTexts();
await speak("en");
await part("fair");
await part("result");

const OTHER = "0e".repeat(32);
/** Whose own number decided the deal is told so, whatever was done to others. */
const FAIR = "nobody could choose the tiles";
const TOLD = "something different now from what it told";

/** A table of two people and a bot, and a device for each. */
async function opened() {
  const server = new Server(2);
  await server.prepare();
  return { server, devices: server.people.map((seat) => new Device(server, seat)) };
}

async function sealed({ server, devices }) {
  for (const device of devices) for (const message of await device.seal()) await server.ready(device.seat, message);
  server.bind();
}

/** Everybody reveals; the server keeps what it accepts. */
async function revealed({ server, devices }) {
  for (const device of devices) for (const message of await device.see()) await server.reveal(device.seat, message);
  for (const device of devices) await device.see(); // what has arrived
}

async function played({ server, devices }) {
  await server.start();
  for (const device of devices) await device.see();
  server.phase = "over";
  for (const device of devices) await device.see();
}

async function whole(at) {
  await sealed(at);
  await revealed(at);
  await played(at);
}

/** By what is done at which moment; this says the device of seat 0, and the other one, if it is not the same. */
const CASES = {
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
      server.play(2, `${server.hands[2][0]}@0,0`);
      for (const device of at.devices) await device.see();
      server.phase = "over";
    },
    "You were given different tiles",
  ],
  "a tile placed by somebody who was not dealt it": [
    async (at) => {
      await sealed(at);
      await revealed(at);
      await at.server.start();
      at.server.play(2, `${at.server.hands[2][0]}@0,0`);
      at.server.play(0, `${at.server.records[0].rounds[0].stock[5]}@1,0`);
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

for (const [name, [deviate, said, elsewhere = said]] of Object.entries(CASES))
  test(`a device says: ${name}`, async () => {
    const at = await opened();
    await deviate(at);
    for (const device of at.devices) {
      const words = await device.words();
      assert.ok(words.includes(device.seat ? elsewhere : said), words);
      assert.ok(!words.includes("⟦"), words);
    }
  });

test("a share is never revealed where its seal is not among them", async () => {
  const at = await opened();
  await sealed(at);
  at.server.seals[0] = [0, OTHER];
  assert.deepEqual(await at.devices[0].see(), []);
});

test("an honest match is said to be one", async () => {
  const at = await opened();
  await whole(at);
  for (const device of at.devices) assert.match(await device.words(), /nobody could choose the tiles/);
});

/** Small numbers that look random. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % sides;
  };
}

/** A server that goes on with what the one before has stored. */
function restarted(server, devices) {
  const next = Object.assign(new Server(0), JSON.parse(JSON.stringify(server)), { rules: server.rules });
  for (const device of devices) device.server = next;
  return next;
}

for (let seed = 1; seed <= 170; seed += 1)
  test(`an honest server raises no alarm, whatever goes wrong on the way (${seed})`, async () => {
    const throws = dice(seed);
    let server = new Server(1 + throws(3));
    await server.prepare();
    const devices = server.people.map((seat) => new Device(server, seat));
    if (throws(2)) devices.push(new Device(server, 0)); // of the same person
    const calm = async () => {
      for (const device of devices) assert.ok(!(await device.words()).includes("fair-wrong"), `match ${server.match}`);
    };
    for (let match = 0; match < 3; match += 1) {
      const away = server.people.length > 1 && !throws(4) ? throws(server.people.length) : null;
      const here = devices.filter(({ seat }) => seat !== away);
      for (let attempt = 0, left = throws(3); !server.shares.length || server.missing.length; attempt += 1) {
        const fails = attempt < left;
        for (const device of here) for (const it of await device.seal()) await server.ready(device.seat, it);
        server.bind();
        const lost = throws(here.length);
        for (const [n, device] of here.entries()) {
          if (!throws(3)) device.reload();
          const messages = await device.see();
          if (fails && n === lost) continue; // on the way
          if (!throws(9)) server = restarted(server, devices);
          for (const it of messages) await server.reveal(device.seat, it);
          if (throws(2)) for (const one of here) await one.see();
        }
        if (!fails) {
          // Whoever was not heard comes back, and is asked again.
          for (const device of here) device.reload();
          for (const device of here) for (const it of await device.see()) await server.reveal(device.seat, it);
          assert.deepEqual(server.missing, []);
          break;
        }
        const { missing } = server;
        await (missing.length && throws(2)
          ? server.fail(missing, "silent")
          : server.fail([here[throws(here.length)].seat], "left"));
        await calm();
      }
      await server.start();
      if (!throws(4)) server = restarted(server, devices);
      for (const device of devices) if (throws(4)) await device.see();
      server.playOn(throws(8), throws);
      for (const device of devices) if (throws(4)) await device.see();
      server.phase = "over";
      for (const device of devices) if (throws(3)) await device.see();
      server.busy = !throws(4);
      if (throws(3)) await calm(); // or nobody looked
      await server.rematch();
      if (throws(3)) await calm();
      server.busy = false;
    }
    for (const device of devices) await device.see();
    await calm();
  });
