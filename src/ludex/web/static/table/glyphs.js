/**
 * Glyphs: the signs within a text of a game ({fanfare}, {W}, {Rest}, [AUTO], (VC)) as small icons among its words. What
 * is drawn is also said: every glyph has a name for who cannot see it.
 */

import { CHARGES, star } from "./charges.js";
import { h } from "./dom.js";
import { said } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** Figures on a field of 100 that only signs need. */
const SIGNS = {
  turn: "M50 16A36 36 0 1 0 86 52H72A22 22 0 1 1 50 30V46L84 23 50 0Z",
  up: "M50 8l34 38H64v46H36V46H16Z",
  chevrons: "M50 8l38 34v18L50 28 12 60V42ZM50 44l38 34v18L50 64 12 96V78Z",
  plus: "M36 12h28v24h24v28H64v24H36V64H12V36h24Z",
  card: "M28 8h44a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Zm4 12v60h36V20Z",
  horn: "M10 40h16L78 12v76L26 60H10ZM30 66h14l6 24H38ZM84 36a18 18 0 0 1 0 28Z",
  dusk: "M8 62h84v8H8ZM20 56a30 30 0 0 1 60 0ZM18 78h64v7H18ZM46 8h8v14h-8ZM14 24l6-6 10 10-6 6ZM80 18l6 6-10 10-6-6Z",
  burst: star(12, 46, 26),
  spark: star(4, 46, 14),
  ring: "M50 6a44 44 0 1 0 0 88 44 44 0 1 0 0-88Zm0 16a28 28 0 1 1 0 56 28 28 0 1 1 0-56Z",
  arrows: "M50 6l18 26H32ZM50 94L32 68h36ZM46 32h8v36h-8Z",
  hand: "M30 92C18 72 12 58 14 52c4-5 10 0 14 8V24c0-8 10-8 11 0l2 20 1-28c1-8 11-8 11 0v28l4-24c2-8 11-6 10 2l-3 28 5-14c3-7 11-4 9 4L70 66c-2 12-6 20-8 26Z",
  lock: CHARGES.key,
  blade: "M50 4 78 30 96 50 78 70 50 96 22 70 4 50 22 30Z",
};

/** @type {Record<string, string>} */
const ALL = { ...CHARGES, ...SIGNS };

/** Signs: which figure, in which tone, and how they are said. */
/** @type {Record<string, string[]>} */
const KNOWN = {
  "{fanfare}": ["horn", "gold", "Fanfare"], "{last words}": ["dusk", "violet", "Last Words"], "{evolve}": ["chevrons", "gold", "Evolve"],
  "{act}": ["bolt", "blue", "Act"], "{engage}": ["turn", "grey", "Engage"], "{serve}": ["cup", "red", "Serve"], "{ride}": ["up", "blue", "Ride"],
  "{advanced}": ["spark", "violet", "Advanced"], "{attack}": ["sword", "red", "attack"], "{defense}": ["shield", "blue", "defense"], "{quick}": ["bolt", "gold", "Quick"],
  "{Rest}": ["turn", "grey", "Rest"], "[Rest]": ["turn", "grey", "Rest"], "[Stand]": ["up", "grey", "Stand"],
  "[Power]": ["burst", "red", "Power"], "[Shield]": ["shield", "blue", "Shield"], "[Critical]": ["star", "gold", "Critical"],
  "{W}": ["sun", "w", "light will"], "{R}": ["flame", "r", "fire will"], "{U}": ["drop", "u", "water will"],
  "{G}": ["leaf", "g", "wind will"], "{B}": ["spark", "b", "darkness will"], "{M}": ["moon", "m", "moon will"],
};

/** @type {Record<string, string[]>} */
const TRIGGERS = { critical: ["star", "gold"], draw: ["card", "red"], heal: ["plus", "green"], stand: ["up", "blue"] };

const SIGN = /(\{[^{}]+\}|\[[^[\]]+\]|\((?:VC|RC|GC)(?:\/(?:VC|RC|GC))*\))/g;
const NUMBER = /^\{(?:cost )?(\d+|X)\}$/;
const CHANGE = /^\[[+\-−]?\d+\/[+\-−]?\d+\]$/;

/** A figure as a drawing. @returns {SVGElement} @param {string} name */
export function figure(name) {
  const svg = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  shape.setAttribute("d", ALL[name] ?? ALL.ring);
  shape.setAttribute("fill-rule", "evenodd");
  svg.append(shape);
  return svg;
}

/** One sign. @param {string} sign with its brackets */
export function glyph(sign) {
  const known = KNOWN[sign];
  if (known) return h("span", { class: `glyph ${known[1]}`, role: "img", "aria-label": said("glyph", known[2]), title: said("glyph", known[2]) }, figure(known[0]));
  const number = NUMBER.exec(sign);
  if (number) return h("span", { class: "glyph plain", role: "img", "aria-label": `${said("figure", "cost")} ${number[1]}` }, number[1]);
  if (CHANGE.test(sign)) return h("span", { class: "glyph change" }, sign.slice(1, -1).replaceAll("-", "−"));
  if (sign.startsWith("(")) return h("span", { class: "glyph circle" }, sign.slice(1, -1));
  const words = sign.slice(1, -1);
  return h("span", { class: words.length > 16 || sign.includes("(") ? "glyph price" : "glyph word" }, words);
}

/** The icon of a trigger (cfv 2.8). @param {string} kind */
export function triggerGlyph(kind) {
  const [name, tone] = TRIGGERS[kind] ?? ["burst", "grey"];
  return h("span", { class: `glyph trigger ${tone}`, role: "img", "aria-label": said("glyph", `${kind} trigger`), title: said("glyph", `${kind} trigger`) }, figure(name));
}

/** A will or a number of a cost. @param {string} symbol "W", "2", "X" */
export const pip = (symbol) => glyph(symbol === "0" ? "{0}" : `{${symbol}}`);

/** A text with its signs drawn. @returns {DocumentFragment} @param {string} text */
export function written(text) {
  const parts = document.createDocumentFragment();
  for (const part of String(text ?? "").split(SIGN)) {
    if (part) parts.append(/^[{[(]/.test(part) && part.length > 2 && SIGN_WHOLE.test(part) ? glyph(part) : clean(part));
  }
  return parts;
}

const SIGN_WHOLE = /^(\{[^{}]+\}|\[[^[\]]+\]|\((?:VC|RC|GC)(?:\/(?:VC|RC|GC))*\))$/;

/** Names of clans stand between double angles in texts; readers know them from their capitals. @param {string} text */
const clean = (text) => text.replaceAll("<<", "«").replaceAll(">>", "»");
