// @ts-check
/** The screen for unknown addresses. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { Framed } from "../parts/frame.js";

/** @param {HTMLElement} root */
export const nowhereScreen = (root) =>
  new Framed(
    root,
    () => t("page-nowhere"),
    () =>
      html` <h1 tabindex="-1">${t("page-nowhere")}</h1>
        <div class="row"><a class="button primary" href="/">${t("page-start")}</a></div>`,
  );
