// @ts-check
/**
 * The page that has the house: it starts the workers, and starts them again when they end, be it that they do not
 * answer any more. Other pages that wait for the house come first.
 */

import { BUILD } from "../../shared/api.js";
import { own } from "../../shared/own-worker.js";

const BEAT = 5000;
/** How many questions of the page a house may leave unanswered: a busy one answers late. */
const MOST_MISSED = 12;
/** Milliseconds until the next attempt; twice as many after each that failed. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 60_000];
const LONGEST_THINKER_PAUSE = 10_000;
/** The key of what is said where the workers themselves cannot tell. */
const FAILED = "page-here-failed";

/** @param {number} failed how many attempts in a row have failed */
const pause = (failed) => Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE);

/**
 * @param {string} file @param {Record<string, unknown>} message @param {Transferable[]} ports
 * @param {() => void} broken called for an error that nobody has caught
 */
function started(file, message, ports, broken) {
  const worker = new Worker(own(new URL(file, import.meta.url)), { type: "module" });
  worker.onerror = broken;
  worker.postMessage(message, ports);
  return worker;
}

/**
 * Has a house until it has gone; gives whether it was open.
 * @param {string} name @param {string} root the folder of the page
 * @param {(wrong: string) => void} failed says that it does not open
 * @returns {Promise<boolean>}
 */
function live(name, root, failed) {
  return new Promise((resolve) => {
    let isOpen = false;
    let isTold = false;
    let missed = 0;
    let starts = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let starting;
    /** @type {Worker | null} */
    let thinker = null;

    const broken = () => {
      if (!isOpen && !isTold) failed(FAILED);
      isTold = true;
      end();
    };
    const house = started("./house.js", { root, name, build: BUILD }, [], broken);
    const beat = setInterval(() => {
      missed += 1;
      house.postMessage({ kind: "beat" });
      if (missed > MOST_MISSED) broken();
    }, BEAT);
    function end() {
      clearInterval(beat);
      clearTimeout(starting);
      house.terminate();
      thinker?.terminate();
      resolve(isOpen);
    }
    /** Has somebody think, in the place of who did: at once the first time. */
    function think() {
      thinker?.terminate();
      thinker = null;
      starting ??= setTimeout(
        () => {
          starting = undefined;
          starts += 1;
          const { port1, port2 } = new MessageChannel();
          thinker = started("./thinker.js", { root, name, build: BUILD, port: port2 }, [port2], think);
          house.postMessage({ kind: "thinker", port: port1 }, [port1]);
        },
        Math.min(FIRST_PAUSE * starts, LONGEST_THINKER_PAUSE),
      );
    }
    house.onmessage = ({ data: { kind, lock } }) => {
      if (kind === "beat") missed = 0;
      else if (kind === "think") think();
      else if (kind === "open") isOpen = true;
      else if (kind === "failed") isTold = true;
      // Whatever ends a worker, the browser takes its locks.
      else if (kind === "begun") void navigator.locks.request(lock, { mode: "shared" }, broken);
    };
  });
}

/**
 * Keeps a house as long as the page is there, whenever no other page has it.
 * @param {string} name of the lock that the page with the house has @param {string} root
 * @param {(wrong: string) => void} failed says that it does not open
 * @returns {() => void} tries at once, if it is to try later
 */
export function keep(name, root, failed) {
  let hurry = () => undefined;
  const work = async () => {
    for (let failures = 0; ;) {
      const wasOpen = await navigator.locks.request(name, () => live(name, root, failed));
      failures = wasOpen ? 0 : failures + 1;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, wasOpen ? 0 : pause(failures));
        hurry = () => (clearTimeout(timer), void resolve(undefined));
      });
    }
  };
  work().catch(() => failed(FAILED));
  return () => hurry();
}
