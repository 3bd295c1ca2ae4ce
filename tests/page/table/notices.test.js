import assert from "node:assert/strict";
import { test } from "node:test";

import { friend, invited, table, you } from "../tables.js";

globalThis.addEventListener = () => undefined;
const { Notices } = await import("../../../src/dreistein/web/static/play/table/news/notices.js");

test("a seat that is taken away is no news of anybody", (t) => {
  const drawn = t.mock.fn();
  const before = { table: table({ phase: "gathering", seats: [you, friend, invited] }) };
  const after = table({ phase: "gathering", seats: [you, friend] });
  new Notices(drawn).viewed({ table: after, news: { kind: "closed", seat: 2 } }, before);
  assert.equal(drawn.mock.callCount(), 0);
});
