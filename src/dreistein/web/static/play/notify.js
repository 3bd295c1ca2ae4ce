// @ts-check
/** Notifies players who look elsewhere that it is their turn, if they asked for it. */

import { settings } from "../shared/settings.js";
import { t } from "../shared/text.js";

export const mayNotify = () => "Notification" in window && isSecureContext;

/** Asks for the person's leave; gives whether it is there. */
export const askLeave = async () => (await Notification.requestPermission()) === "granted";

/** @param {string} table so that a table's notices replace each other */
export function notifyTurn(table) {
  if (
    !settings.notify ||
    document.visibilityState !== "hidden" ||
    !mayNotify() ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const notice = new Notification("Dreistein", { body: t("page-your-turn"), icon: "/static/logo.svg", tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices only from a service worker: the title and the sound must do.
  }
}
