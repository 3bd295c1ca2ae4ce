/** The types of the rulebook: the book as `dreistein.rulebook` writes it, and what is found in it. */

import type { Edition } from "../shared/wire.js";

export type Run = string | { stress: string };

export type Block = { kind: "paragraph" | "list"; lines: Run[][] };

export type Rack = { name: string; tiles: string[]; svg: string };

export interface Example {
  id: string;
  caption: string;
  svg: string;
  placements: string[];
  racks: Rack[];
  totals: [string, number][];
}

export interface Rule {
  id: string;
  title: string;
  short: string;
  text: Block[];
  open: Block[];
  ruling: Block[];
  examples: string[];
  related: string[];
  words: string[];
}

export interface Question {
  id: string;
  title: string;
  answer: Block[];
  rules: string[];
  examples: string[];
  words: string[];
}

export type Term = { id: string; word: string; meaning: string; rule: string; elsewhere: Record<string, string> };

export type EditionRow = { id: string; label: string; cells: { text: string; differs: boolean }[] };

export interface Book {
  language: string;
  edition: { name: string; numbers: Edition };
  title: string;
  intro: Block[];
  parts: { id: string; title: string; rules: Rule[] }[];
  questions: Question[];
  editions: { columns: { id: string; name: string; note: string }[]; rows: EditionRow[] };
  glossary: Term[];
  examples: Record<string, Example>;
  /** The rule that answers for some points. */
  why: Record<string, string>;
  words: Record<string, string>;
}

export interface Found {
  kind: "rule" | "question" | "term";
  id: string;
  title: string;
  short: string;
  weight: number;
}

export interface Entry {
  kind: "rule" | "question" | "term";
  id: string;
  title: string;
  short: string;
  /** What it counts, by its kind. */
  counts: number;
  /** Each with its weight. */
  fields: [number, string][];
}
