// @ts-check
/** How pages ask the server. */

import { ask } from "./ask.js";
import { language, t } from "./text.js";

/** Above all files of the page, whose addresses may tell a version; any web host may serve them from a folder. */
export const API = import.meta.url.replace(/static\/(v\w+\/)?shared\/api\.js$/, "api/");
/** Whether the page plays without a server: the house is here, in the browser. */
export const HERE = globalThis.document?.documentElement?.dataset?.here !== undefined;
/** The address of a server where others are, if the folder was built with one. */
export const SERVER = globalThis.document?.documentElement?.dataset?.here ?? "";
/** What the page and the engine that it loads must have in common. */
export const BUILD = globalThis.document?.documentElement?.dataset?.build ?? "";
/** The path that the page's addresses begin with: on a server of our own it has the whole host. */
export const ROOT = HERE ? new URL("..", API).pathname : "/";

/** @typedef {(path: string, request: RequestInit, millis?: number) => Promise<Response>} Reach */

/** Answers requests, as `ask` does. @type {Reach} */
let reach = (path, request, millis) => ask(API + path, request, millis);

/** Has somebody else answer than the server. @param {Reach} answer */
export const answerBy = (answer) => void (reach = answer);

/** A refusal of the server, with its code and its sentence. */
export class Refusal extends Error {
  /** @param {{code: string, message: string}} answer @param {boolean} [bad] whether it is about what was sent */
  constructor({ code, message }, bad = false) {
    super(message);
    this.code = code;
    this.bad = bad;
  }
}

/** What went wrong, in words. @param {unknown} error */
export function wrongText(error) {
  if (!(error instanceof Refusal)) throw error;
  return error.message || t(error.code);
}

/** HTTP's words for "not like this" and "too much". */
const BAD = new Set([400, 413]);
/** Milliseconds for what takes long: sending a record, forgetting a person. */
export const LONG = 60_000;
/** What says that the server itself has not answered: nobody, or a proxy in its place. */
const LOST = new Set(["page-unreached", "page-failed"]);
/** Whether the same may well be had if it is asked for again. @param {unknown} error */
export const isLost = (error) => error instanceof Refusal && !error.bad && LOST.has(error.code);
/** Milliseconds until what was lost is asked for again. */
const AGAIN = 1000;

/**
 * Asks for something that changes nothing, and once more if that is lost.
 * @template Value
 * @param {() => Promise<Value>} read
 */
export async function twice(read) {
  try {
    return await read();
  } catch (error) {
    if (!isLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return read();
  }
}

/**
 * @param {string} path @param {unknown} [body]
 * @param {string} [method] if it is not the usual one: GET, or POST with a body
 * @param {number} [millis] after which the server counts as out of reach
 * @returns {Promise<any>}
 */
export async function call(path, body, method, millis = typeof body === "string" ? LONG : undefined) {
  const headers = { "Accept-Language": language };
  const request =
    body === undefined
      ? { method: method ?? "GET", headers }
      : {
          method: method ?? "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  const unreached = () => {
    throw new Refusal({ code: "page-unreached", message: "" });
  };
  const attempt = async () => {
    const answer = await reach(path, request, millis).catch(unreached);
    if (answer.ok) return answer.status === 204 ? null : answer.json().catch(unreached);
    const problem = await answer.json().catch(() => null);
    throw new Refusal(
      typeof problem?.code === "string" ? problem : { code: "page-failed", message: "" },
      BAD.has(answer.status),
    );
  };
  return request.method === "GET" ? twice(attempt) : attempt();
}
