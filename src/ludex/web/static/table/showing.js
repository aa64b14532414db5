/**
 * Showing: what others do is shown one after the other. Positions that come while one is still being shown wait their turn;
 * a click, or Space, goes on at once. A turn is announced when it begins.
 */

import { byId, h } from "./dom.js";
import { plainly } from "./log.js";
import { mySeat, playerName, state, update, watching } from "./state.js";
import { t } from "./words.js";

/** How long a deed is shown, and each further line of it, in milliseconds. */
/** @type {Record<string, {first: number, more: number, most: number}>} */
const PACES = { calm: { first: 900, more: 350, most: 2600 }, quick: { first: 350, more: 120, most: 900 } };
/** @type {Record<string, number>} */
const BANNER = { calm: 1300, quick: 700, click: 1300 };
const LINES = 5;
const BEHIND = 350;
const LEGIBLE = 4200;

/** `present` draws a position; what waits; what goes on with the next. */
/** @type {{present: ((message: Told) => void)|null, waiting: Told[], timer: ReturnType<typeof setTimeout>|0, held: boolean, paused: boolean, caption: ReturnType<typeof setTimeout>|0, banner: ReturnType<typeof setTimeout>|0}} */
const show = { present: null, waiting: [], timer: 0, held: false, paused: false, caption: 0, banner: 0 };

/** @param {(message: Told) => void} present */
export function showBy(present) {
  show.present = present;
  byId("deeds").addEventListener("click", () => goOn() || (byId("deeds").hidden = true));
}

/** A position has come. @param {Told} message */
export function arrive(message) {
  show.waiting.push(message);
  if (show.paused && state.position) return void update({ queued: show.waiting.length });
  if (!show.held) next();
}

/** Whether something that others did is still being shown. */
export const showing = () => show.held;

/** Goes on to what is shown next. False when nothing waits for it. */
export function goOn() {
  if (!show.held) return false;
  clearTimeout(show.timer);
  show.held = false;
  next();
  return true;
}

/** Who watches may stop the game here, and look at it step by step; it goes on elsewhere meanwhile. @param {boolean} on */
export function stopHere(on) {
  show.paused = on;
  if (!on && !show.held) next();
}

export const paused = () => show.paused;

/** How many positions wait to be looked at. */
export const ahead = () => show.waiting.length;

/** The next position, while one is paused. */
export function stepOn() {
  const { paused: was } = show;
  show.paused = false;
  const rest = show.waiting.splice(1);
  next();
  show.waiting.push(...rest);
  show.paused = was;
}

/** A new connection tells everything again. */
export function startAfresh() {
  clearTimeout(show.timer);
  Object.assign(show, { waiting: [], held: false });
}

function next() {
  const message = show.waiting.shift();
  if (!message) return;
  const first = !state.position;
  show.present?.(message);
  const lines = first ? [] : deeds(message);
  announceTurn(message, first);
  caption(lines);
  const wait = pause(message, lines);
  if (!wait) return void (show.waiting.length && next());
  show.held = true;
  if (wait < Infinity) show.timer = setTimeout(goOn, wait);
}

/** What somebody else did or what happened by itself, as lines; one's own deeds are known. @param {Told} of */
function deeds({ view, news }) {
  const mine = mySeat();
  const told = news.filter((line, at) => !line.quiet && !line.under && view.events[at]?.seat !== mine && view.events[at]?.kind !== "turn");
  return told.map(({ sentence }) => plainly(sentence));
}

/** How long this is shown before the next: not at all if one is asked, or only watches, or wants no waiting. @param {Told} of @param {string[]} lines */
function pause({ view, clock }, lines) {
  const { speed } = state.settings;
  if (watching() && show.waiting.length) return BEHIND; // one has paused: what was missed is shown, too
  const asked = view.decision?.seat === mySeat() && view.decision?.options;
  if (!lines.length || asked || view.result || watching() || speed === "none" || state.past) return 0;
  if (speed === "click" && !clock) return Infinity;
  const pace = PACES[clock ? "quick" : speed] ?? PACES.calm;
  return Math.min(pace.most, pace.first + pace.more * (lines.length - 1));
}

/** @param {string[]} lines */
function caption(lines) {
  const root = byId("deeds");
  if (!lines.length) return; // what is read goes by itself, however fast one answers
  clearTimeout(show.caption);
  const left = lines.length - LINES;
  const more = left > 0 && h("p", { class: "lx-faint" }, t("moreDeeds", { n: left }));
  const on = state.settings.speed === "click" && h("button", { class: "lx-button", type: "button", data: { testid: "go-on" } }, t("goOn"));
  root.replaceChildren(...lines.slice(0, LINES).map((line) => h("p", {}, line)), more || "", on || "");
  root.hidden = state.settings.speed === "none";
  show.caption = setTimeout(fade, LEGIBLE);
}

/** Takes away what was told, unless it is still being shown. */
function fade() {
  if (show.held) return void (show.caption = setTimeout(fade, BEHIND));
  byId("deeds").hidden = true;
}

/** A sign across the table when a turn begins. @param {Told} of @param {boolean} first */
function announceTurn({ view }, first) {
  const begun = view.events.findLast(({ kind }) => kind === "turn");
  if (first || !begun || view.result || state.settings.speed === "none") return;
  const root = byId("banner");
  const mine = view.active === mySeat();
  clearTimeout(show.banner);
  root.replaceChildren(h("b", {}, mine ? t("bannerMine") : t("bannerTheirs", { name: playerName(view.active) })), h("span", {}, t("bannerTurn", { n: view.turn })));
  root.dataset.mine = String(mine);
  root.hidden = false;
  root.classList.remove("on");
  void root.offsetWidth;
  root.classList.add("on");
  show.banner = setTimeout(() => (root.hidden = true), BANNER[state.settings.speed] ?? BANNER.calm);
}
