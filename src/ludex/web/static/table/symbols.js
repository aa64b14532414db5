/** Symbols within a text of the game ({cost 2}, {W}, [Rest]) stand out from its words. */

import { h } from "./dom.js";

const SYMBOL = /(\{[^{}]+\}|\[[^[\]]+\])/g;

/** A text with its symbols set apart. @returns {DocumentFragment} */
export function symbols(text) {
  const parts = document.createDocumentFragment();
  for (const part of String(text ?? "").split(SYMBOL)) {
    if (!part) continue;
    parts.append(/^[{[]/.test(part) ? h("span", { class: "symbol" }, part.slice(1, -1)) : part);
  }
  return parts;
}
