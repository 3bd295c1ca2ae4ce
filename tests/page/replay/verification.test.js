import assert from "node:assert/strict";
import { test } from "node:test";

import { serveTexts } from "../catalogues.js";

globalThis.document = { createComment: () => ({}), createTreeWalker: () => ({}) };
const { part, speak } = await import("../../../src/dreistein/web/static/shared/text.js");
const { verified } = await import("../../../src/dreistein/web/static/play/replay/verification.js");

const FAIR = {
  ...{ commitment: "5e", seals: [[0, "11"]], seats: [], failed: [] },
  contributions: [
    [0, "aa"],
    [1, "bb"],
  ],
};

test("whoever looks at their own match sees that their own contribution is there", async () => {
  const told = { holds: true, kind: "match", seed: "s", rounds: 1, over: true, unproved: [], numbers: [], wrong: [] };
  globalThis.fetch = async () => new Response(JSON.stringify(told));
  const check = async (share) => {
    const { steps, result } = await verified(Promise.resolve(JSON.stringify({ fair: FAIR })), ["Ada", "Ben"], share);
    // Without a language a text shows as its key.
    return [steps.filter((step) => step.includes("page-verify-")), result];
  };
  assert.deepEqual(await check("bb"), [["⟦page-verify-contribution⟧", "⟦page-verify-own⟧"], "⟦page-verify-match⟧"]);
  const others = ["⟦page-verify-contribution⟧", "⟦page-verify-contribution⟧"];
  assert.deepEqual(await check(undefined), [others, "⟦verify-match⟧"]);
  assert.deepEqual(await check("cc"), [others, "⟦verify-match⟧"]);
});

test("what is wrong is told by rounds from 1 and by names", async () => {
  serveTexts();
  await speak("en");
  await Promise.all(["verify", "replay"].map(part));
  const wrong = [
    { code: "wrong-seal", message: "", details: { seat: 1 } },
    { code: "wrong-deal", message: "", details: { round: 0 } },
    { code: "wrong-seed", message: "The game code does not follow.", details: {} },
  ];
  const told = { holds: false, kind: "match", seed: "s", rounds: 1, over: true, unproved: [], numbers: [], wrong };
  globalThis.fetch = async () => new Response(JSON.stringify(told));
  const found = await verified(Promise.resolve(JSON.stringify({ fair: FAIR })), ["Ada", "Ben"]);
  assert.deepEqual(found.wrong, [
    "What Ben contributed is not what was sealed.",
    "Round 1 was not dealt as the game code says.",
    "The game code does not follow.",
  ]);
});
