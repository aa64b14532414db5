/**
 * Acting: from a click, a drag or a key on something lit to an answer. What may be done is only what the decision
 * offers (choices.js); here it meets the page.
 */

import { mark } from "./board.js";
import { goTogether, passing, place, several, stage, twins } from "./choices.js";
import { send } from "./connection.js";
import { beside, byId, h } from "./dom.js";
import { written } from "./glyphs.js";
import { intend, settled, takeTargets } from "./intent.js";
import { label } from "./labels.js";
import { gameStops } from "./settings.js";
import { myDecision, mySeat, state, table, update } from "./state.js";
import { closeTray, offerTray, trayHolds } from "./tray.js";
import { askWhy, closeWhy } from "./whynot.js";
import { t } from "./words.js";

/** Zones whose cards lie upon each other: one of them is not clicked where it lies. */
const CLOSED = new Set(["pile"]);

// -- what is lit -----------------------------------------------------------------------------------------------------
/** Whether several cards are chosen now, and how. */
export const severalNow = () => several(myDecision(), table(), { sets: state.position?.ahead?.sets, shields: state.welcome?.playmat?.contest === "power" });

/** The stage one is at, with the cards that stand for others of their kind. */
export function standing() {
  const decision = myDecision();
  const now = stage(decision, state.picks, table());
  const sets = severalNow()?.sets;
  if (sets) now.lit = new Set([...now.lit, ...sets.flat()].filter((id) => state.many.includes(id) || goTogether([...state.many, id], sets)));
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
  const picked = new Set([...state.picks, ...state.many, ...(decision?.picked ?? [])]);
  const marks = { lit: cards, picked, zones };
  offerTray(decision, away, cards);
  mark(byId("board"), marks);
  mark(byId("tray"), marks);
  showMenu(now);
}

/** @param {string} id */
function onBoard(id) {
  const element = byId("board").querySelector(`[data-card="${id}"]`);
  return Boolean(element) && !CLOSED.has(element?.closest("[data-zone]")?.dataset.show);
}

// -- choosing --------------------------------------------------------------------------------------------------------
const passes = () => state.welcome?.playmat?.passes ?? [];

/** Sends an answer; what one gesture has settled besides follows by itself. @param {Option} option */
function answer(option) {
  const { path, key } = option;
  if (!send({ type: "answer", version: state.position.version, key: path?.[0] ?? key })) {
    return update({ notice: { sentence: t("notConnected") } });
  }
  const chance = gameStops().boost && !state.alone;
  if (path || option.chance?.length) intend({ path: { keys: (path ?? [key]).slice(1), chance, turn: state.position.view.turn } });
  closeWhy();
  closeTray();
  update({ sent: true, picks: [], many: [], notice: null });
}

/** Picks a thing towards an answer. False when it is not lit. @param {string|undefined} thing @returns {boolean} */
function pick(thing) {
  const { decision, now, alike } = standing();
  if (!decision || !thing) return false;
  const many = severalNow();
  if (many) return toggle(many, thing, now, alike);
  const real = now.lit.has(thing) ? thing : alike.get(thing);
  if (!real) return restart(thing);
  const picks = [...state.picks, real];
  const next = stage(decision, picks, table());
  if (next.answer) answer(next.answer);
  else update({ picks });
  return true;
}

/** Takes a card to the chosen ones, or back from them: nothing is sent before all are confirmed. @param {Many} of @param {string} thing @param {Stage} now @param {Map<string, string>} alike */
function toggle({ most, sets }, thing, now, alike) {
  const { many } = state;
  if (many.includes(thing)) return update({ many: many.filter((id) => id !== thing) }), true;
  if (!now.lit.has(thing) && (sets || !alike.has(thing))) return false;
  update({ many: many.length < most ? [...many, thing] : most === 1 ? [thing] : many });
  return true;
}

/** Sends the chosen cards. */
function confirmMany() {
  const decision = myDecision();
  const how = severalNow();
  const pass = passing(decision, passes());
  if (!decision) return;
  if (how?.again && pass && !state.many.length) return answer(pass);
  if (how?.again) intend({ again: { rule: decision.rule, keys: state.many.map((id) => keyOf(decision, id)), turn: state.position.view.turn } });
  else intend({ several: { rule: decision.rule, cards: state.many } });
  goOn();
}

/** The answer that a card stands for; one of its kind tells the verb. @param {Decision} decision @param {string} id */
function keyOf(decision, id) {
  const { alike } = standing();
  const verb = decision.options.find(({ key }) => key.split(" ")[1] === (alike.get(id) ?? id))?.key.split(" ")[0];
  return `${verb} ${id}`;
}

/** A click on something that was lit before one began with another: begin with it instead. @param {string} thing */
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
  if (state.many.length) return update({ many: state.many.slice(0, -1) }), true;
  if (!state.picks.length) return false;
  update({ picks: state.picks.slice(0, -1) });
  return true;
}

/** Settles a whole order: its answers follow one another by themselves. @param {Decision} decision @param {string[]} keys */
function plan(decision, keys) {
  intend({ order: { rule: decision.rule, keys } });
  goOn();
}

/** Settles a way to pay. @param {Way} of */
function pay({ keys }) {
  answer({ key: keys[0], path: keys, label: "" });
}

/** A new decision: goes on with what was settled or dragged before. True when it answered. */
function goOn() {
  const decision = myDecision();
  if (!decision) return false;
  const next = settled(decision, state.position.view, table(), passes());
  if (next) {
    answer(next);
    return true;
  }
  return takeTargets().some((thing) => pick(thing));
}

export const Acting = { answer, pick, back, plan, pay, goOn, confirmMany };

// -- clicks ----------------------------------------------------------------------------------------------------------
/** A click on a card: picks it, or the place it lies on, or says why it cannot be picked. @param {string} id @param {HTMLElement} element */
export function clickCard(id, element) {
  if (pick(id)) return;
  const known = table().cards.get(id);
  if (known && pick(place(known.seat, known.zone))) return;
  if (known) askWhy(id, element);
}

/** A click on a place: picks it; false when it is not one of the answers. @param {number|null} seat @param {string} zone */
export const clickZone = (seat, zone) => pick(place(seat, zone));

// -- the menu at a card ----------------------------------------------------------------------------------------------
/** @param {Stage} now */
function showMenu(now) {
  const menu = byId("menu");
  const anchor = state.picks.length && now.menu.length ? elementOf(state.picks.at(-1) ?? "") : null;
  menu.hidden = !anchor;
  if (!anchor) return;
  /** @param {Option} option */
  const item = (option) =>
    h("button", { class: "row", type: "button", role: "menuitem", data: { testid: "menu-option", key: option.key }, onclick: () => answer(option) }, written(label(option)));
  menu.replaceChildren(...now.menu.map(item), now.lit.size ? h("p", { class: "hint" }, t("hintTarget")) : "");
  beside(menu, anchor);
}

/** The element of a thing: in the tray if it is there, else on the board. @param {string} thing */
function elementOf(thing) {
  const [seat, zone] = thing.split("/");
  const where = zone === undefined ? `[data-card="${thing}"]` : `[data-zone="${CSS.escape(zone)}"][data-seat="${seat}"]`;
  return (trayHolds(thing) && byId("tray").querySelector(where)) || byId("board").querySelector(where);
}

// -- dragging --------------------------------------------------------------------------------------------------------
/** @type {{card: string|null, from: HTMLElement|null, ghost: HTMLElement|null, x: number, y: number, done: boolean}} */
const drag = { card: null, from: null, ghost: null, x: 0, y: 0, done: false };
const FAR = 8;

/** Makes lit cards draggable: onto another card or place, or out of where they lie. @param {...HTMLElement} roots */
export function enableDragging(...roots) {
  for (const root of roots) {
    root.addEventListener("pointerdown", grabbed);
    root.addEventListener("click", swallowed, true);
  }
  addEventListener("pointermove", moved);
  addEventListener("pointerup", dropped);
  addEventListener("pointercancel", letGo);
}

/** @param {any} event */
function grabbed(event) {
  const element = event.target.closest("[data-card]");
  drag.done = false;
  if (event.button !== 0 || !element?.classList.contains("lit") || state.picks.length || state.many.length) return;
  Object.assign(drag, { card: element.dataset.card, from: element, x: event.clientX, y: event.clientY });
}

/** The click that ends a drag is none. @param {any} event */
function swallowed(event) {
  if (!drag.done) return;
  drag.done = false;
  event.stopPropagation();
  event.preventDefault();
}

/** @param {any} event */
function moved(event) {
  if (!drag.card || !drag.from) return;
  if (!drag.ghost) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    lift(drag.card, drag.from);
  }
  if (drag.ghost) drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
}

/** @param {string} card @param {HTMLElement} from */
function lift(card, from) {
  const at = from.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (from.cloneNode(true));
  drag.ghost = ghost;
  ghost.removeAttribute("data-card");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(ghost);
  from.classList.add("dragged");
  document.documentElement.classList.add("dragging");
  const decision = myDecision();
  const { now, alike } = standing();
  const real = now.lit.has(card) ? card : alike.get(card);
  const next = stage(decision, [real], table()).lit;
  mark(byId("board"), { lit: next, picked: new Set([real]), zones: dropPlaces(decision, real, next) });
}

/** Where a dragged card may be let go: the places it may be put to, those its targets lie in, or those of its game. @param {Decision|null} decision @param {string} card @param {Set<string>} next */
function dropPlaces(decision, card, next) {
  const places = [...next].filter((thing) => thing.includes("/"));
  if (places.length || next.size) return new Set(places);
  const home = table().cards.get(card)?.zone;
  const own = (state.welcome.playmat?.drops ?? []).filter((zone) => zone !== home);
  return new Set(own.map((zone) => place(mySeat(), zone)));
}

/** @param {any} event */
function dropped(event) {
  const { card, ghost, from } = drag;
  if (!card || !from) return;
  letGo();
  if (!ghost) return;
  drag.done = true;
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const home = from.closest("[data-zone]");
  const zone = under?.closest("[data-zone]");
  const onto = under?.closest("[data-card]");
  const where = zone ?? onto; // a player who is attacked lies in no zone
  if (!where || (zone && zone === home) || !byId("board").contains(where)) return refresh();
  land(card, onto?.dataset.card, zone ? place(zone.dataset.seat ?? null, zone.dataset.zone ?? "") : undefined);
}

/** Does both clicks of a drag; a target that the rules ask for only later is remembered until then. @param {string} card @param {string|undefined} onto @param {string|undefined} zone */
function land(card, onto, zone) {
  if (severalNow()?.again) return pick(card) ? confirmMany() : refresh();
  if (!pick(card)) return refresh();
  const targets = [onto, zone].filter((thing) => thing !== undefined);
  if (state.sent) intend({ targets: targets.filter(meant) });
  else targets.some((thing) => pick(thing));
}

/** A card that is put among one's own is not aimed at the one it happens to be dropped on. @param {string} thing */
const meant = (thing) => table().cards.get(thing)?.seat !== mySeat();

function letGo() {
  drag.ghost?.remove();
  drag.from?.classList.remove("dragged");
  document.documentElement.classList.remove("dragging");
  Object.assign(drag, { card: null, from: null, ghost: null });
}
