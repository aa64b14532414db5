/** Elements, made in one line. Text is always text: nothing here reads markup. */

/**
 * `h("button", {class: "lx-button", onclick: go, data: {key: "pass"}}, "Pass")`
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props] attributes; `on…` are listeners, `data` is the dataset, true is an attribute without value
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) put(element, name, value);
  for (const child of children.flat()) if (child || child === "") element.append(/** @type {Node|string} */ (child));
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {any} value */
function put(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(element.dataset, value);
  else if (name === "value") Object.assign(element, { value });
  else element.setAttribute(name, value === true ? "" : value);
}

/** An icon of `icons.svg`-like simplicity: one path on a field of 24. @param {string} path */
export function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** An element of the page; what it is made of is written in the page itself. @template {HTMLElement} [E=HTMLElement] @param {string} id @returns {E} */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/** A dialog of the page. @param {string} id @returns {HTMLDialogElement} */
export const dialogById = (id) => byId(id);

/** What must be there, within an element. @param {ParentNode} root @param {string} selector @returns {any} */
export const one = (root, selector) => root.querySelector(selector);

/** What has the focus. @returns {any} */
export const focused = () => document.activeElement;

/** Whether keys belong to what is written in. @param {HTMLElement} target */
export function writing(target) {
  return Boolean(target?.closest?.("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]"));
}

/** Puts a floating element beside another one, within the window. @param {HTMLElement} floating @param {Element} anchor */
export function beside(floating, anchor) {
  const at = anchor.getBoundingClientRect();
  const size = floating.getBoundingClientRect();
  const gap = 8;
  const right = at.right + gap + size.width <= innerWidth;
  const left = right ? at.right + gap : Math.max(gap, at.left - gap - size.width);
  const top = Math.min(Math.max(gap, at.top + at.height / 2 - size.height / 2), Math.max(gap, innerHeight - size.height - gap));
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}
