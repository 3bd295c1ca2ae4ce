/** Which day it is, for travellers, at midnight and when clocks are changed. */

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { statisticsOf } from "../../src/dreistein/web/static/play/games/statistics.js";
import { puzzleOfDay, streakOf } from "../../src/dreistein/web/static/play/puzzles/model.js";
import { dayOf, localDay } from "../../src/dreistein/web/static/shared/days.js";

const home = process.env.TZ;
after(() => (home === undefined ? delete process.env.TZ : (process.env.TZ = home)));

/** The same question, asked in a place. */
function at(zone, ask) {
  process.env.TZ = zone;
  return ask();
}

const ZONES = ["Pacific/Auckland", "Europe/Berlin", "America/New_York", "Pacific/Honolulu"];

test("everybody has the same day's puzzle and row of days, wherever they are", () => {
  const before = Date.parse("2026-11-17T23:59:59Z");
  const days = new Set(["2026-11-16", "2026-11-17"]);
  for (const zone of ZONES) {
    const told = (now) => at(zone, () => [dayOf(now), puzzleOfDay(["a", "b", "c"], now), streakOf(days, now)]);
    assert.deepEqual(told(before), ["2026-11-17", puzzleOfDay(["a", "b", "c"], before), 2]);
    assert.deepEqual(told(before + 1000).toSpliced(1, 1), ["2026-11-18", 2], "until today's is solved");
    assert.equal(
      at(zone, () => streakOf(days, before + 86_401_000)),
      0,
    );
  }
});

test("one's own days and files go by the clock on the wall", () => {
  const evening = Date.parse("2026-11-18T02:30:00Z");
  const days = ["2026-11-18", "2026-11-18", "2026-11-17", "2026-11-17"];
  assert.deepEqual(
    ZONES.map((zone) => at(zone, () => localDay(evening))),
    days,
  );
});

test("every other module asks this one which day it is", () => {
  const cwd = fileURLToPath(new URL("../../src/dreistein/web/static/", import.meta.url));
  const modules = globSync("**/*.js", { cwd, exclude: ["vendor/**"] });
  const having = (pattern) => modules.filter((name) => pattern.test(readFileSync(cwd + name, "utf8")));
  assert.deepEqual(having(/toISOString\(\)\s*\.(slice|split|substring)/), ["shared/days.js"]);
  assert.deepEqual(having(/`dreistein-[^`]*dayOf/), [], "a file has the day of whoever saves it");
});

const played = (...times) =>
  times
    .map((time) => ({ at: Date.parse(time), about: { practice: true, winners: [] }, yours: [0], tallies: [] }))
    .reverse();
const row = (zone, now, ...times) =>
  at(zone, () => {
    const { days, streak } = statisticsOf(played(...times), Date.parse(now));
    return [days, streak];
  });

test("a change of clocks neither ends a row of days nor makes it longer", () => {
  // In Berlin the 25th of October has 25 hours, the 29th of March 23.
  const autumn = ["2026-10-23T22:30:00Z", "2026-10-24T22:30:00Z", "2026-10-25T22:30:00Z", "2026-10-26T22:30:00Z"];
  assert.deepEqual(row("Europe/Berlin", "2026-10-27T12:00:00Z", ...autumn), [3, 3]);
  const spring = ["2026-03-27T23:30:00Z", "2026-03-28T23:30:00Z", "2026-03-29T22:30:00Z"];
  assert.deepEqual(row("Europe/Berlin", "2026-03-30T12:00:00Z", ...spring), [3, 3]);
});

test("a traveller over the date line counts days where the question is asked", () => {
  const times = ["2026-11-16T20:00:00Z", "2026-11-17T20:00:00Z", "2026-11-18T04:00:00Z"];
  assert.deepEqual(row("Pacific/Auckland", "2026-11-18T20:00:00Z", ...times), [2, 2]);
  assert.deepEqual(row("Pacific/Honolulu", "2026-11-18T20:00:00Z", ...times), [2, 2]);
});
