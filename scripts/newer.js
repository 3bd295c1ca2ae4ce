/**
 * Writes tests/page/newer.json: what browsers learned after the oldest versions that docs/play.md names.
 *
 * From MDN's compatibility data, which is too large to install for a check: run it after a change of those
 * versions, or for newer data. `npm pack @mdn/browser-compat-data`, unpack it, and give the path of its data.json.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { oldest } from "../tests/page/oldest.js";

const data = JSON.parse(readFileSync(process.argv[2], "utf8"));
const floor = oldest();

const plain = (each) => !(each.flags || each.prefix || each.alternative_name || each.partial_implementation);

/** Whether a browser of this version has it. What phones never got, such as a pointer's look, is no matter of age. */
function has(browser, version, support) {
  const known = [support[browser] ?? []].flat();
  if (/_/.test(browser) && known.every((each) => !each.version_added)) return true;
  return known.some(
    (each) =>
      typeof each.version_added === "string" &&
      parseFloat(each.version_added.replace("≤", "")) <= version &&
      !each.version_removed &&
      plain(each),
  );
}

const old = ({ support }) => Object.entries(floor).every(([browser, version]) => has(browser, version, support));

/** Every feature below a node: its path and whether it is old. @returns {Generator<[string[], boolean]>} */
function* features(node, path = []) {
  for (const [name, child] of Object.entries(node)) {
    if (name === "__compat") continue;
    if (child.__compat) yield [[...path, name], old(child.__compat)];
    yield* features(child, [...path, name]);
  }
}

/** The names of which nothing is old. @param {Iterable<[string, boolean]>} named */
function newer(named) {
  const known = new Map();
  for (const [name, isOld] of named) known.set(name, isOld || known.get(name) === true);
  return [...known.keys()].filter((name) => !known.get(name)).sort();
}

/** Only what a source calls by this name: neither notes of the data nor prefixed, deprecated or old names. */
const called = ([name]) => /^[a-z@][\w-]*$/i.test(name) && !name.includes("_");
const last = ([path, isOld]) => [path.at(-1).replace(/_static$/, ""), isOld];

const properties = [...features(data.css.properties)];
const lateProperties = new Set(
  newer(
    properties
      .filter(([path]) => path.length === 1)
      .map(last)
      .filter(called),
  ),
);
const values = properties
  .filter(([path, isOld]) => path.length === 2 && called([path[1], isOld]) && !lateProperties.has(path[0]))
  .map(([path, isOld]) => [path.join(":"), isOld]);
const scripts = [...features(data.api), ...features(data.javascript.builtins)].filter(
  ([path]) => path.length <= 3 && !/_(event|permission)$/.test(path.at(-1)),
);
const names = newer(scripts.map(last).filter(called));
// Where something old has the same name, its owner tells them apart.
const owned = scripts
  .filter(([path, isOld]) => path.length === 2 && !isOld && called(last([path, isOld])))
  .map(([path, isOld]) => [`${path[0]}.${last([path, isOld])[0]}`, isOld])
  .filter(([name]) => !name.split(".").some((part) => names.includes(part)));
const top = (node) => [...features(node)].filter(([path]) => path.length === 1).map(last);
const made = {
  source: `@mdn/browser-compat-data ${data.__meta.version}`,
  floor,
  scripts: [...names, ...newer(owned)],
  properties: [...lateProperties],
  values: newer(values),
  selectors: newer(top(data.css.selectors).filter(called)),
  rules: newer(top(data.css["at-rules"]).filter(called)),
  types: newer([...features(data.css.types)].map(last).filter(called)),
};
for (const [kind, all] of Object.entries(made)) if (Array.isArray(all)) made[kind] = all.join(" ");
writeFileSync(new URL("../tests/page/newer.json", import.meta.url), `${JSON.stringify(made, null, 2)}\n`);
