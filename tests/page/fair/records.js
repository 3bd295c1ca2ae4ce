/** Prints the records that the servers of deviations.js give, by what they do and by seat. */

import { serveTexts } from "../catalogues.js";
import { CASES, opened, whole } from "./deviations.js";

serveTexts();
const records = {};
for (const [name, [deviate]] of Object.entries({ ...CASES, "an honest server": [whole] })) {
  const at = await opened();
  await deviate(at);
  records[name] = at.server.people.map((seat) => at.server.record(at.server.match, seat) ?? null);
}
console.log(JSON.stringify(records));
