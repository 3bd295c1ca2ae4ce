// @ts-check
/** Every single change that could be made to the page's modules: `changes.js ROOT FILE…` prints them as JSON. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

const OTHER = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "+",
  "+=": "-=",
  "-=": "+=",
};
/** A string that code compares, not one that people read. */
const CODE = /^[a-z][a-z0-9_-]*$/;

/** What may stand in the place of a node: pieces of the file, and what stands there instead. */
function* changed(node, file) {
  const whole = (one) => one.getText(file);
  const parent = node.parent;
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken;
    if (OTHER[whole(sign)]) yield [sign, OTHER[whole(sign)]];
    if (whole(sign) === "??") yield [node, `(${whole(node.left)})`];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    yield [node, `(${whole(node.operand)})`];
  } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(parent.name === node ? parent : node)) {
    for (const by of [1, -1]) yield [node, `(${Number(node.text) + by})`];
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) yield [node, "false"];
  else if (node.kind === ts.SyntaxKind.FalseKeyword) yield [node, "true"];
  else if (ts.isStringLiteral(node) && CODE.test(node.text) && parent.name !== node) {
    yield [node, JSON.stringify(`x${node.text}`)];
  } else if (ts.isReturnStatement(node) && node.expression) yield [node, "return;"];
  else if (ts.isConditionalExpression(node)) {
    for (const forced of ["true", "false"]) yield [node.condition, forced];
  } else if (ts.isIfStatement(node)) for (const forced of ["true", "false"]) yield [node.expression, forced];
  else if (ts.isExpressionStatement(node)) yield [node, ";"];
  else if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && node.arguments?.length) {
    const given = [...node.arguments];
    const last = given[given.length - 1];
    const [first, second] = given;
    const ordered = !/^Math\.(max|min)$/.test(whole(node.expression));
    if (second && ordered && !given.some(ts.isSpreadElement))
      yield [{ from: first, to: second }, `${whole(second)}, ${whole(first)}`];
    yield [{ from: given.length > 1 ? { end: given[given.length - 2].end } : last, to: last }, ""];
  }
}

function* within(node, file) {
  if (ts.isImportDeclaration(node)) return;
  yield* changed(node, file);
  const below = [];
  ts.forEachChild(node, (child) => void below.push(child));
  for (const child of below) yield* within(child, file);
}

const [root, ...files] = process.argv.slice(2);
const found = files.flatMap((name) => {
  const text = readFileSync(join(root, name), "utf8");
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const bytes = (at) => Buffer.byteLength(text.slice(0, at));
  return Array.from(within(file, file), ([place, change]) => {
    const { from, to } = place.from ? place : { from: place, to: place };
    const start = from.getStart ? from.getStart(file) : from.end;
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    return [name, line, bytes(start), bytes(to.end), change];
  });
});
process.stdout.write(JSON.stringify(found));
