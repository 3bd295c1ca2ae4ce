import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { checked, wrongHeld } from "../../../src/dreistein/web/static/play/fair/check.js";
import { boundLines, canonical, codeOf, tableMark } from "../../../src/dreistein/web/static/play/fair/code.js";
import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { sha256Of } from "../../../src/dreistein/web/static/play/fair/sha256-plain.js";
import { shuffled } from "../../../src/dreistein/web/static/play/fair/shuffle.js";
import { isPlacement, placedTile } from "../../../src/dreistein/web/static/shared/rules/placements.js";

const GOLDEN = JSON.parse(readFileSync(new URL("../../golden/fair.json", import.meta.url), "utf-8"));
const MATCH = { id: GOLDEN.table, match: 3, edition: GOLDEN.edition, solitaire: null, yours: [0] };
const linesOf = (fair, edition = GOLDEN.edition) => boundLines({ ...fair, edition, solitaire: null });
const fresh = () => structuredClone(GOLDEN.record);

/** What the device on seat 0 kept of the golden match. */
async function keptOf({ fair, rounds }) {
  const played = await Promise.all(rounds.map(async ({ actions }, n) => [n, await sha256(actions.join(" "))]));
  return {
    share: fair.contributions[0][1],
    attempt: 1,
    commitment: fair.commitment,
    seals: fair.seals,
    lines: linesOf(fair),
    failed: fair.failed,
    revealed: { 1: { seal: fair.seals[0][1], heard: true } },
    dealt: Object.fromEntries(rounds.map(({ hands }, n) => [n, { 0: { tiles: [...hands[0]].reverse(), draws: [] } }])),
    drawn: { 0: { 0: rounds[0].stock[0] } },
    played: Object.fromEntries(played),
    wrong: null,
  };
}

test("hashes, the shuffle, and the game code are those of the library", async () => {
  for (const [seed, round, tiles] of GOLDEN.shuffles) assert.equal((await shuffled(seed, round)).join(" "), tiles);
  assert.equal(await tableMark(GOLDEN.table), GOLDEN.mark);
  assert.equal(canonical(GOLDEN.canonical[0]), GOLDEN.canonical[1]);
  const { fair, seed } = GOLDEN.record;
  assert.deepEqual(
    fair.seals.map(([, seal]) => seal),
    GOLDEN.seals,
  );
  const shares = fair.contributions.toReversed(); // they count in the order of the seats
  const code = (edition) => codeOf(GOLDEN.table, linesOf(fair, edition), fair.secret, shares);
  assert.equal(await code(GOLDEN.edition), seed);
  assert.notEqual(await code({ ...GOLDEN.edition, must_place: true }), seed);
  assert.equal(await code({ ...GOLDEN.edition, must_place: false }), seed);
  assert.equal(await codeOf(GOLDEN.table, linesOf(fair), fair.commitment, fair.seals), GOLDEN.pledge);
});

test("a page without TLS has no digest of the browser's, and computes the same", async () => {
  for (const size of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "é1".repeat(size).slice(0, size);
    assert.equal(sha256Of(new TextEncoder().encode(text)), await sha256(text));
  }
});

test("a match that was dealt as promised holds, with and without what this device kept", async () => {
  const record = fresh();
  const holds = { wrong: null, undone: false, away: [1] };
  const own = await keptOf(record);
  assert.deepEqual(await checked(MATCH, record, own), { ...holds, witnessed: true, other: false });
  assert.deepEqual(await checked(MATCH, record, null), { ...holds, witnessed: false, other: true });
  const bystander = { ...MATCH, yours: [1] };
  assert.deepEqual(await checked(bystander, record, null), { ...holds, witnessed: false, other: false });
});

const swap = (list) => list.push(list.shift());
const CHANGES = {
  commitment: (record) => (record.fair.secret = "5f" + record.fair.secret.slice(2)),
  seal: (record) => (record.fair.contributions[1][1] = "dd".repeat(32)),
  "seal of one share twice": ({ fair }) => {
    fair.contributions[1] = fair.contributions[0];
    fair.seals[1] = fair.seals[0];
  },
  "told of a silent seat without a share": ({ fair }) => (fair.failed[0].seats = [1]),
  seed: (record) => (record.fair.failed = []),
  deal: (record) => swap(record.rounds.at(-1).stock),
  told: (record) => (record.fair.match = 4),
  record: (record) => delete record.fair,
};

for (const [wrong, change] of Object.entries(CHANGES)) {
  test(`a record with another ${wrong} does not hold`, async () => {
    const record = fresh();
    change(record);
    assert.equal((await checked(MATCH, record, null)).wrong, wrong.split(" ")[0]);
  });
}

test("another edition than the one that was played is not what the code is bound to", async () => {
  const other = { ...MATCH, edition: { ...GOLDEN.edition, bridge: 31 } };
  assert.equal((await checked(other, fresh(), null)).wrong, "seed");
});

const PLAYED = JSON.parse(readFileSync(new URL("../../golden/playthroughs.json", import.meta.url), "utf-8"));

test("in games by the rules nobody places what they do not have; where tiles were exchanged, somebody does", () => {
  let others = 0;
  for (const { name, record, turns } of PLAYED) {
    const match = { edition: { draws: record.edition.draws ?? 3 } };
    assert.equal(wrongHeld(match, record), null, name);
    const { hands, stock, ...round } = record.rounds[0];
    const isDealt = ({ seat, action }) => isPlacement(action) && hands[seat].includes(placedTile(action));
    const placed = turns.slice(1).find(isDealt);
    if (!placed || round.actions.filter((action) => action === "+").length === stock.length) continue;
    const pair = [placedTile(placed.action), stock.at(-1)];
    const exchanged = (tiles) => tiles.map((tile) => (pair.includes(tile) ? pair[1 - pair.indexOf(tile)] : tile));
    const other = { ...round, hands: hands.map(exchanged), stock: exchanged(stock) };
    assert.equal(wrongHeld(match, { rounds: [other] }), "held", name);
    others += 1;
  }
  assert.ok(others > 20, `${others}`);
});

const SEEN = {
  told: [
    (own) => (own.commitment = "0".repeat(64)),
    (own) => (own.share = "0".repeat(64)),
    (own) => (own.attempt = 0),
    (own) => (own.seals = [own.seals[0], [2, "0".repeat(64)]]),
    ...[0, 1, 2, 3, 4].map((line) => (own) => (own.lines[line] += " ")),
    (own) => (own.lines = own.seals = null),
    (own) => (own.failed = [...own.failed, own.failed[0]]),
    (own) => (own.revealed[0] = { seal: "0".repeat(64), heard: false }),
  ],
  dealt: [(own) => (own.dealt[1][0].tiles[0] = "999"), (own) => (own.drawn[0] = { 0: "999" })],
  played: [(own) => (own.played[0] = "0".repeat(64))],
  commitment: [(own) => (own.wrong = "commitment")],
  blamed: [(own) => (own.revealed[0] = { seal: GOLDEN.record.fair.failed[0].seals[1][1], heard: true })],
};

for (const [wrong, changes] of Object.entries(SEEN)) {
  changes.forEach((change, n) =>
    test(`a whole record that is not what this device saw is found: ${wrong} ${n}`, async () => {
      const record = fresh();
      const own = await keptOf(record);
      change(own);
      assert.equal((await checked(MATCH, record, own)).wrong, wrong);
    }),
  );
}
