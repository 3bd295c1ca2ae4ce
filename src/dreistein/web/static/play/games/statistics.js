// @ts-check
/** What a person's finished games add up to. Pure. */

import { localDay } from "../../shared/days.js";
import { keyOf } from "../../shared/players/names.js";

/** @import { TableSummary } from "../types.js" */
/** @import { EditionTally, Opponent, SoloTally, Statistics, Tally } from "./types.js" */

const DAY = 86_400_000;

/** @param {Tally} tally @param {TableSummary} game */
function add(tally, { about, yours }) {
  const won = about.winners.includes(yours[0]);
  tally.matches += 1;
  tally.won += won ? 1 : 0;
  tally.shared += won && about.winners.length > 1 ? 1 : 0;
}

/**
 * The tally of a key, made if it is new.
 * @template T
 * @param {Map<string, T>} found @param {string} key @param {() => T} fresh @returns {T}
 */
function at(found, key, fresh) {
  const known = found.get(key) ?? fresh();
  found.set(key, known);
  return known;
}

const none = () => ({ matches: 0, won: 0, shared: 0 });

/**
 * @param {TableSummary[]} games finished ones, the latest first
 * @param {number} now @param {(at: number) => string} [dayOf] @returns {Statistics}
 */
export function statisticsOf(games, now, dayOf = localDay) {
  const total = none();
  /** @type {Map<string, Opponent>} */
  const opponents = new Map();
  /** @type {Map<string, EditionTally>} */
  const editions = new Map();
  /** @type {Map<string, SoloTally>} */
  const solitaire = new Map();
  /** @type {Statistics["bestRound"]} */
  let bestRound = null;
  /** @type {[number, number, number]} */
  const hexagons = [0, 0, 0];
  let out = 0;
  for (const game of games) {
    const { about, yours, tallies } = game;
    if (about.practice) continue;
    for (const seat of yours) {
      const tally = tallies[seat];
      if (!tally) continue;
      tally.hexagons.forEach((count, size) => (hexagons[size] += count));
      out += tally.out;
      if (!about.solitaire && (bestRound === null || tally.best > bestRound.points))
        bestRound = { points: tally.best, game };
    }
    if (about.solitaire) {
      if (about.seeded || !about.numbers) continue;
      const { rack, draws } = about.numbers;
      const own = at(solitaire, `${about.edition} ${rack} ${draws}`, () => ({
        edition: about.edition,
        rack,
        draws,
        games: 0,
        best: -Infinity,
        points: 0,
      }));
      own.games += 1;
      own.points += about.totals[0];
      own.best = Math.max(own.best, about.totals[0]);
    } else if (yours.length === 1) {
      add(total, game);
      add(
        at(editions, about.edition, () => ({ edition: about.edition, ...none() })),
        game,
      );
      for (const [key, opponent] of others(game))
        add(
          at(opponents, key, () => opponent),
          game,
        );
    }
  }
  const byMatches = (/** @type {Tally} */ a, /** @type {Tally} */ b) => b.matches - a.matches;
  return {
    games: games.length,
    total,
    opponents: [...opponents.values()].sort(byMatches),
    editions: [...editions.values()].sort(byMatches),
    solitaire: [...solitaire.values()].sort((a, b) => b.games - a.games),
    bestRound,
    hexagons,
    out,
    ...daysOf(games, now, dayOf),
  };
}

/** The opponents of a match, each once: two bots of a level count as one. @param {TableSummary} game */
function others({ about, yours }) {
  /** @type {Map<string, Opponent>} */
  const found = new Map();
  about.names.forEach((name, seat) => {
    if (yours.includes(seat)) return;
    const level = name ? null : about.levels[seat];
    // A person whose seat a bot holds keeps the name.
    found.set(level ? `bot ${level}` : `person ${keyOf(name)}`, { level, name, ...none() });
  });
  return found;
}

/** @param {TableSummary[]} games @param {number} now @param {(at: number) => string} dayOf */
function daysOf(games, now, dayOf) {
  const days = [...new Set(games.map((game) => dayOf(game.at)))].sort();
  const follows = (/** @type {string} */ day, /** @type {string} */ before) =>
    Math.round((Date.parse(day) - Date.parse(before)) / DAY) === 1;
  let row = 0;
  let longest = 0;
  days.forEach((day, index) => {
    row = index > 0 && follows(day, days[index - 1]) ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  const last = days.at(-1);
  const today = dayOf(now);
  const goesOn = last !== undefined && (last === today || follows(today, last));
  return { days: days.length, streak: goesOn ? row : 0, longest };
}
