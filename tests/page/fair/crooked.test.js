/** Servers that deviate: the device they cheat says so in words. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { kept } from "../../../src/dreistein/web/static/play/fair/kept.js";
import { part, speak } from "../../../src/dreistein/web/static/shared/text.js";
import { serveTexts } from "../catalogues.js";
import { CASES, opened, OTHER, sealed, whole } from "./deviations.js";
import { Device, Server } from "./table-server.js";

serveTexts();
await speak("en");
await part("fair");
await part("result");

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
  for (const device of at.devices) {
    assert.match(await device.words(), /nobody could choose the tiles/);
    assert.equal(kept(at.server.id, 0).end, "dealt", "it need not look again");
  }
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
