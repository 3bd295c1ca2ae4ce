// @ts-check
/** What a table needs of the browser. Tests put their own in its place. */

import { PACES, settings } from "../../shared/settings.js";

/** @import { Browser } from "./types.js" */

/** How long something is seen before it goes by itself; shorter for those who want everything at once. */
const BREATH = 1800;
const SHORT_BREATH = 600;

/** @type {Browser} */
export const browser = {
  connect(path) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    return new WebSocket(address);
  },

  listen(online, offline, shown) {
    const visible = () => document.visibilityState === "visible" && shown();
    addEventListener("online", online);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", visible);
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", visible);
    };
  },

  pace: () => (document.visibilityState === "hidden" ? 0 : PACES[settings.pace]),

  breath: () => (settings.pace === "instant" ? SHORT_BREATH : BREATH),

  passes: () => settings.pass,
};
