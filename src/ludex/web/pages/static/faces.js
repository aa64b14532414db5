/**
 * Faces: cards of a page drawn as on the table, and the whole card beside what is pointed at or focused. Each drawing has a root of its
 * own, so that the table's styles and the page's do not meet.
 */

import { cardElement, fitText } from "/static/table/cards.js";
import { speak } from "/static/table/words.js";

const known = new Map();
const styles = new CSSStyleSheet();
const glass = Object.assign(document.createElement("div"), { className: "lp-glass", hidden: true });
/** @type {Record<string, any>} */
const state = { playmat: null, timer: 0, from: null };

/** @param {HTMLElement} element */
const keyOf = (element) => `${element.dataset.ruleset}|${element.dataset.face}`;

/** Draws a card into an element. */
/** @param {HTMLElement} element @param {any} card @param {any} size */
function draw(element, card, size) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [styles];
  const look = document.createElement("div");
  look.dataset.look = state.playmat.look.join(" ");
  look.append(cardElement(card, { size, playmat: state.playmat, picture: true }));
  look.firstElementChild?.setAttribute("role", "img");
  root.replaceChildren(look);
}

/** Fetches what is not known yet, and draws all there is to draw. */
async function drawAll() {
  const bare = [...document.querySelectorAll("[data-face]:not([data-drawn])")];
  if (!bare.length) return;
  for (const element of bare) element.dataset.drawn = "";
  const told = bare.filter((element) => element.dataset.card);
  for (const element of told) known.set(keyOf(element), JSON.parse(element.dataset.card ?? "null"));
  const missing = bare.filter((element) => !known.has(keyOf(element)));
  const ruleset = bare[0].dataset.ruleset;
  const names = [...new Set(missing.map((element) => element.dataset.face))];
  for (let at = 0; at < Math.max(names.length, state.playmat ? 0 : 1); at += 60) {
    const asked = names.slice(at, at + 60).map((name) => `card=${encodeURIComponent(name ?? "")}`);
    const answer = await fetch(`/api/desk/faces/${ruleset}?${asked.join("&")}`).catch(() => null);
    if (!answer?.ok) continue;
    const { playmat, cards } = await answer.json();
    state.playmat = playmat;
    for (const [name, card] of Object.entries(cards)) known.set(`${ruleset}|${name}`, card);
  }
  for (const element of bare) {
    const card = known.get(keyOf(element));
    if (!card || !state.playmat) continue;
    draw(element, card, element.dataset.size ?? "small");
    if (element.shadowRoot) fitText(element.shadowRoot);
  }
}

/** @param {any} target */
function show(target) {
  const row = target?.closest?.("li, .lp-dealt");
  const face = row?.querySelector("[data-face]");
  const card = face && known.get(keyOf(face));
  if (face === state.from && card) return;
  hide();
  if (!card || !state.playmat) return;
  state.from = face;
  state.timer = setTimeout(() => {
    draw(glass, card, "large");
    glass.hidden = false;
    if (glass.shadowRoot) fitText(glass.shadowRoot);
    const at = row.getBoundingClientRect();
    const { width, height } = glass.getBoundingClientRect();
    const beside = at.right + width + 12 < innerWidth ? at.right + 8 : Math.max(8, at.left - width - 8);
    Object.assign(glass.style, { left: `${beside}px`, top: `${Math.max(8, Math.min(at.top - 60, innerHeight - height - 8))}px` });
  }, 250);
}

function hide() {
  clearTimeout(state.timer);
  state.from = null;
  glass.hidden = true;
}

async function start() {
  const [sheet] = await Promise.all([fetch("/static/table.css").then((answer) => answer.text()), speak(document.documentElement.lang)]);
  styles.replaceSync(`${sheet} :host { display: block } .card { --h: var(--face, 76px); pointer-events: none } .card.small .keys { display: none }`);
  document.body.append(glass);
  document.addEventListener("pointerover", ({ target, pointerType }) => pointerType !== "touch" && show(target));
  document.addEventListener("focusin", ({ target }) => show(target));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  new MutationObserver(() => drawAll()).observe(document.body, { subtree: true, childList: true });
  drawAll();
}

start();
