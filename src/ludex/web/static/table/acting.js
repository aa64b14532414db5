/**
 * Acting: from a click, a drag or a key on something lit to an answer. What may be done is only what the decision
 * offers (choices.js); here it meets the page.
 */

import { mark } from "./board.js";
import { nextOf, place, stage, twins } from "./choices.js";
import { send } from "./connection.js";
import { beside, byId, h } from "./dom.js";
import { written } from "./glyphs.js";
import { label } from "./labels.js";
import { myDecision, mySeat, state, table, update } from "./state.js";
import { closeTray, offerTray, trayHolds } from "./tray.js";
import { askWhy, closeWhy } from "./whynot.js";
import { t } from "./words.js";

/** What is remembered between two decisions: where a card was dragged to, and an order that was settled at once. */
const intent = { targets: [], plan: null };

/** Zones whose cards lie upon each other: one of them is not clicked where it lies. */
const CLOSED = new Set(["pile"]);

// -- what is lit -----------------------------------------------------------------------------------------------------
/** The stage one is at, with the cards that stand for others of their kind. */
export function standing() {
  const decision = myDecision();
  const now = stage(decision, state.picks, table());
  return { decision, now, alike: decision ? twins(decision, now.lit, table()) : new Map() };
}

/** Lights what can be clicked now, on the board, in the tray and in the menu at a card. */
export function refresh() {
  const { decision, now, alike } = standing();
  const lit = new Set([...now.lit, ...alike.keys()]);
  const cards = new Set([...lit].filter((thing) => !thing.includes("/")));
  const zones = new Set([...lit].filter((thing) => thing.includes("/")));
  const away = [...cards].filter((id) => !onBoard(id));
  for (const id of away) {
    const known = table().cards.get(id);
    if (known) zones.add(place(known.seat, known.zone));
  }
  const picked = new Set([...state.picks, ...(decision?.picked ?? [])]);
  const marks = { lit: cards, picked, zones };
  offerTray(decision, away, cards);
  mark(byId("board"), marks);
  mark(byId("tray"), marks);
  showMenu(now);
}

function onBoard(id) {
  const element = byId("board").querySelector(`[data-card="${id}"]`);
  return Boolean(element) && !CLOSED.has(element.closest("[data-zone]")?.dataset.show);
}

// -- choosing --------------------------------------------------------------------------------------------------------
/** Sends an answer. */
function answer(option) {
  if (!send({ type: "answer", version: state.position.version, key: option.key })) {
    return update({ notice: { sentence: t("notConnected") } });
  }
  closeWhy();
  closeTray();
  update({ sent: true, picks: [], notice: null });
}

/** Picks a thing towards an answer. False when it is not lit. */
function pick(thing) {
  const { decision, now, alike } = standing();
  if (!decision) return false;
  const real = now.lit.has(thing) ? thing : alike.get(thing);
  if (!real) return restart(thing);
  const picks = [...state.picks, real];
  const next = stage(decision, picks, table());
  if (next.answer) answer(next.answer);
  else update({ picks });
  return true;
}

/** A click on something that was lit before one began with another: begin with it instead. */
function restart(thing) {
  if (!state.picks.length) return false;
  const at = state.picks.indexOf(thing);
  if (at >= 0) {
    update({ picks: state.picks.slice(0, at) });
    return true;
  }
  if (!stage(myDecision(), [], table()).lit.has(thing)) return false;
  state.picks = [];
  return pick(thing);
}

/** One stage back. False when there is none. */
function back() {
  if (!state.picks.length) return false;
  update({ picks: state.picks.slice(0, -1) });
  return true;
}

/** Settles a whole order: its answers follow one another by themselves. */
function plan(decision, keys) {
  intent.plan = { rule: decision.rule, keys };
  goOn();
}

/** A new decision: goes on with what was dragged or settled before. True when it answered. */
function goOn() {
  const decision = myDecision();
  const { targets, plan: settled } = intent;
  const next = nextOf(settled, decision);
  if (next) {
    intent.plan = { ...settled, keys: settled.keys.slice(1) };
    answer(next);
    return true;
  }
  intent.plan = null;
  if (!decision) return false;
  intent.targets = [];
  return targets.some((thing) => pick(thing));
}

export const Acting = { answer, pick, back, plan, goOn };

// -- clicks ----------------------------------------------------------------------------------------------------------
/** A click on a card: picks it, or the place it lies on, or says why it cannot be picked. */
export function clickCard(id, element) {
  if (pick(id)) return;
  const known = table().cards.get(id);
  if (known && pick(place(known.seat, known.zone))) return;
  if (known) askWhy(id, element);
}

/** A click on a place: picks it; false when it is not one of the answers. */
export const clickZone = (seat, zone) => pick(place(seat, zone));

// -- the menu at a card ----------------------------------------------------------------------------------------------
function showMenu(now) {
  const menu = byId("menu");
  const anchor = state.picks.length && now.menu.length ? elementOf(state.picks.at(-1)) : null;
  menu.hidden = !anchor;
  if (!anchor) return;
  const item = (option) =>
    h("button", { class: "row", type: "button", role: "menuitem", data: { testid: "menu-option", key: option.key }, onclick: () => answer(option) }, written(label(option)));
  menu.replaceChildren(...now.menu.map(item), now.lit.size ? h("p", { class: "hint" }, t("hintTarget")) : "");
  beside(menu, anchor);
}

/** The element of a thing: in the tray if it is there, else on the board. */
function elementOf(thing) {
  const [seat, zone] = thing.split("/");
  const where = zone === undefined ? `[data-card="${thing}"]` : `[data-zone="${CSS.escape(zone)}"][data-seat="${seat}"]`;
  return (trayHolds(thing) && byId("tray").querySelector(where)) || byId("board").querySelector(where);
}

// -- dragging --------------------------------------------------------------------------------------------------------
const drag = { card: null, from: null, ghost: null, x: 0, y: 0, done: false };
const FAR = 8;

/** Makes lit cards draggable: onto another card or place, or out of where they lie. */
export function enableDragging(...roots) {
  for (const root of roots) {
    root.addEventListener("pointerdown", grabbed);
    root.addEventListener("click", swallowed, true);
  }
  addEventListener("pointermove", moved);
  addEventListener("pointerup", dropped);
  addEventListener("pointercancel", letGo);
}

function grabbed(event) {
  const element = event.target.closest("[data-card]");
  drag.done = false;
  if (event.button !== 0 || !element?.classList.contains("lit") || state.picks.length) return;
  Object.assign(drag, { card: element.dataset.card, from: element, x: event.clientX, y: event.clientY });
}

/** The click that ends a drag is none. */
function swallowed(event) {
  if (!drag.done) return;
  drag.done = false;
  event.stopPropagation();
  event.preventDefault();
}

function moved(event) {
  if (!drag.card) return;
  if (!drag.ghost) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    lift();
  }
  drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
}

function lift() {
  const at = drag.from.getBoundingClientRect();
  drag.ghost = drag.from.cloneNode(true);
  drag.ghost.removeAttribute("data-card");
  drag.ghost.classList.add("ghost");
  Object.assign(drag.ghost.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(drag.ghost);
  drag.from.classList.add("dragged");
  document.documentElement.classList.add("dragging");
  const decision = myDecision();
  const { now, alike } = standing();
  const real = now.lit.has(drag.card) ? drag.card : alike.get(drag.card);
  const next = stage(decision, [real], table()).lit;
  const zones = new Set([...next].filter((thing) => thing.includes("/")));
  mark(byId("board"), { lit: next, picked: new Set([real]), zones });
}

function dropped(event) {
  const { card, ghost, from } = drag;
  if (!card) return;
  letGo();
  if (!ghost) return;
  drag.done = true;
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const home = from.closest("[data-zone]");
  const zone = under?.closest("[data-zone]");
  const onto = under?.closest("[data-card]");
  if (!zone || zone === home || !byId("board").contains(zone)) return refresh();
  land(card, onto?.dataset.card, place(zone.dataset.seat ?? null, zone.dataset.zone));
}

/** Does both clicks of a drag; a target that the rules ask for only later is remembered until then. */
function land(card, onto, zone) {
  if (!pick(card)) return refresh();
  const targets = [onto, zone].filter(Boolean);
  if (state.sent) intent.targets = targets.filter(meant);
  else targets.some((thing) => pick(thing));
}

/** A card that is put among one's own is not aimed at the one it happens to be dropped on. */
const meant = (thing) => table().cards.get(thing)?.seat !== mySeat();

function letGo() {
  drag.ghost?.remove();
  drag.from?.classList.remove("dragged");
  document.documentElement.classList.remove("dragging");
  Object.assign(drag, { card: null, from: null, ghost: null });
}
