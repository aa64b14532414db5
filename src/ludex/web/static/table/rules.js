/** Rules: a small chip with a rule's number wherever one is cited; its gist on pointing at it, its page on a click. */

import { beside, h } from "./dom.js";

/** @type {Map<string, string>} */
const gists = new Map();
const asked = new Map();

/** Remembers a gist that came with a message. @param {string|undefined} rule @param {string} gist */
export function learn(rule, gist) {
  if (rule && gist) gists.set(rule, gist);
}

/** @param {string} rule */
function pathOf(rule) {
  const [book, number] = parts(rule);
  return `/rules/${encodeURIComponent(book)}/${encodeURIComponent(number)}`;
}

/** @param {string} rule */
function parts(rule) {
  const at = rule.indexOf(" ");
  return [rule.slice(0, at), rule.slice(at + 1)];
}

/** Writes the gist of a rule into an element: at once if it is known, else when the server has said it. @param {HTMLElement} element @param {string} rule */
export function writeGist(element, rule) {
  element.textContent = gists.get(rule) ?? "";
  if (!gists.has(rule)) gistOf(rule).then((gist) => (element.textContent = gist));
  return element;
}

/** The gist of a rule, asked of the server once. @returns {Promise<string>} @param {string} rule */
async function gistOf(rule) {
  if (gists.has(rule)) return gists.get(rule) ?? "";
  if (!asked.has(rule)) asked.set(rule, ask(rule));
  return asked.get(rule);
}

/** @param {string} rule */
async function ask(rule) {
  try {
    const answer = await fetch(`/api${pathOf(rule)}`);
    const { gist = "" } = answer.ok ? await answer.json() : {};
    learn(rule, gist);
    return gist;
  } catch {
    asked.delete(rule);
    return "";
  }
}

/** A chip for a rule. @param {string} rule @param {string} [gist] */
export function chip(rule, gist = "") {
  learn(rule, gist);
  const link = h("a", { class: "lx-rule", href: pathOf(rule), target: "_blank", rel: "noopener", data: { rule } }, rule);
  link.addEventListener("pointerenter", () => tell(link, rule));
  link.addEventListener("focus", () => tell(link, rule));
  link.addEventListener("pointerleave", hush);
  link.addEventListener("blur", hush);
  link.addEventListener("click", (event) => event.stopPropagation());
  return link;
}

/** @type {Record<string, any>} */
const note = { element: null, rule: "" };

/** @param {any} link @param {string} rule */
async function tell(link, rule) {
  note.rule = rule;
  const gist = await gistOf(rule);
  if (note.rule !== rule || !gist || !link.isConnected) return;
  note.element ??= document.body.appendChild(h("div", { class: "gist lx-float", role: "tooltip", id: "gist" }));
  note.element.replaceChildren(h("strong", {}, rule), " ", gist);
  note.element.hidden = false;
  link.setAttribute("aria-describedby", "gist");
  beside(note.element, link);
}

function hush() {
  note.rule = "";
  if (note.element) note.element.hidden = true;
}
