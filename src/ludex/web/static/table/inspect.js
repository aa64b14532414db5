/**
 * Looking at a card: hover, focus, a long press or the key I shows the whole card with its text, its printed and its
 * live numbers, every effect on it with source and duration, what is linked to it, and its other side.
 */

import { cardElement, cardOf, fitText, kindLine, printedNumbers, traitLine } from "./cards.js";
import { focused, h } from "./dom.js";
import { written } from "./glyphs.js";
import { said, t } from "./words.js";

const HOVER = 360;
const PRESS = 420;
const THINGS = ".card, [data-card], [data-cardname]";

/** @type {Record<string, any>} */
const glass = { element: null, board: null, timer: 0, from: null, held: false, quiet: false };

/** Begins to listen, once for the page. @param {() => {view: object, playmat: object}} board */
export function enableInspect(board) {
  glass.board = board;
  if (glass.element) return;
  glass.element = document.body.appendChild(h("div", { class: "inspect lx-float", role: "tooltip", id: "inspect", hidden: true, data: { testid: "inspect" } }));
  document.addEventListener("pointerover", hovered);
  document.addEventListener("pointerdown", pressed);
  document.addEventListener("pointerup", released);
  document.addEventListener("pointercancel", released);
  document.addEventListener("focusin", ({ target }) => target.matches?.(":focus-visible") && glass.keys && show(thingOf(target), 0));
  document.addEventListener("focusout", () => !glass.held && hide());
  document.addEventListener("keydown", keyed, true);
  document.addEventListener("contextmenu", (event) => glass.held && event.preventDefault());
  addEventListener("blur", hide);
}

/** @param {HTMLElement|null} target */
const thingOf = (target) => target?.closest?.(THINGS) ?? null;

/** @param {any} event */
function hovered(event) {
  if (event.pointerType === "touch" || glass.held) return;
  const thing = thingOf(event.target);
  if (thing === glass.from && thing) return;
  hide();
  if (thing && event.buttons === 0 && !thing.classList.contains("picked")) show(thing, HOVER); // what was just picked must not cover its targets
}

/** @param {any} event */
function pressed(event) {
  if (glass.held && !glass.element.contains(event.target)) return hide();
  hide();
  if (event.pointerType !== "touch") return;
  const thing = thingOf(event.target);
  if (!thing) return;
  const { clientX: x, clientY: y } = event;
  glass.timer = setTimeout(() => {
    glass.held = true;
    open(thing);
    navigator.vibrate?.(8);
    addEventListener("click", swallow, { capture: true, once: true });
  }, PRESS);
  addEventListener("pointermove", function moved(next) {
    if (Math.hypot(next.clientX - x, next.clientY - y) < 10) return;
    removeEventListener("pointermove", moved);
    if (!glass.held) clearTimeout(glass.timer);
  });
}

function released() {
  if (!glass.held) clearTimeout(glass.timer);
}

/** The tap that ends a long press chooses nothing. @param {any} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {any} event */
function keyed(event) {
  glass.keys = true;
  if (event.key === "Escape") return hide();
  if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.target.matches?.("input, textarea")) return;
  const thing = thingOf(focused()) ?? thingOf(document.querySelector(".card:hover"));
  if (!glass.element.hidden) return hide();
  if (thing) open(thing);
}

/** @param {HTMLElement|null} thing @param {number} delay */
function show(thing, delay) {
  clearTimeout(glass.timer);
  glass.from = thing;
  if (thing) glass.timer = setTimeout(() => thing.isConnected && open(thing), delay);
}

/** A new position: what is looked at is read afresh, or put away when it is gone or the game is over. @param {any} of */
export function refreshInspect({ result }) {
  if (!glass.element || glass.element.hidden) return;
  if (result || !glass.from?.isConnected) hide();
  else open(glass.from);
}

function hide() {
  clearTimeout(glass.timer);
  Object.assign(glass, { from: null, held: false });
  if (glass.element) glass.element.hidden = true;
}

// -- what is shown ---------------------------------------------------------------------------------------------------
/** The card that an element shows, or that it names. @param {HTMLElement} thing */
function cardAt(thing) {
  const id = thing.dataset.card ?? thing.dataset.cardname;
  const shown = cardOf(thing);
  if (shown && !shown.hidden) return shown;
  return id ? everyCard().get(id) ?? null : null;
}

function everyCard() {
  const { view } = glass.board();
  const found = new Map();
  const zones = [...(view?.players ?? []).map((/** @type {PlayerView} */ player) => player.zones), view?.shared ?? {}];
  for (const of of zones) for (const { cards } of Object.values(of)) for (const card of cards) if (card.id) found.set(card.id, card);
  return found;
}

/** @param {HTMLElement} thing */
function open(thing) {
  const card = cardAt(thing);
  if (!card || card.types?.includes("player") || card.types?.includes("ability")) return;
  const { playmat } = glass.board();
  thing.dispatchEvent(new CustomEvent("card-inspect", { bubbles: true, detail: { id: card.id, card: card.id, element: thing } }));
  glass.from = thing;
  glass.element.classList.toggle("held", glass.held);
  glass.element.replaceChildren(...content(card, playmat));
  glass.element.hidden = false;
  fitText(glass.element);
  place(thing.getBoundingClientRect());
}

/** @param {CardView} card @param {Mat} playmat */
function content(card, playmat) {
  const all = everyCard();
  const base = (card.links ?? []).map((id) => all.get(id)).find((other) => other?.types?.includes("evolved") && other.types.includes("follower"));
  const locked = card.types?.includes("locked card");
  const face = locked ? { ...card.printed, printed: card.printed, id: card.id } : card;
  const large = cardElement({ ...face, rested: false, faceup: true }, { size: "large", playmat, base });
  large.tabIndex = -1;
  const facts = [numbersOf(card, playmat, base), states(card), changesOf(card), linksOf(card, all), printedOf(card), behindOf(card, playmat)].flat().filter(Boolean);
  return [large, ...(facts.length ? [h("div", { class: "facts" }, ...facts)] : [])];
}

/** @param {string} word */
const heading = (word) => h("h4", { class: "lx-caps" }, word);

/** @param {CardView} card @param {Mat} playmat @param {CardView|undefined} base */
function numbersOf(card, playmat, base) {
  const was = printedNumbers(card, base);
  const changed = (playmat.face?.numbers ?? []).filter(({ number, damaged }) => card.numbers?.[number] !== undefined && was[number] !== undefined && ((card.numbers ?? {})[number] !== was[number] || (damaged && card.counters?.damage)));
  if (!changed.length) return [];
  /** @param {any} of */
  const line = ({ number, label, damaged }) => {
    const hurt = damaged ? card.counters?.damage ?? 0 : 0;
    const now = (card.numbers ?? {})[number] - hurt;
    return h("li", {}, h("span", {}, said("figure", label)), h("span", { class: now > was[number] ? "more" : now < was[number] ? "less" : "" }, h("s", {}, String(was[number])), " ", h("b", {}, String(now))), hurt > 0 && h("small", {}, t("board.damage", { n: hurt })));
  };
  return [heading(t("board.numbers")), h("ul", { class: "numbers" }, ...changed.map(line))];
}

/** @param {CardView} card */
function states(card) {
  const found = [];
  if (card.rested) found.push(t("board.rested"));
  if (card.types?.includes("locked card")) found.push(t("board.locked"));
  if (card.types?.includes("deleted unit")) found.push(t("board.deleted"));
  if (card.marks?.["super-evolved"]) found.push(t("board.superEvolved"));
  if (card.marks?.damaged) found.push(t("board.damaged"));
  if (Object.keys(card.marks ?? {}).some((mark) => mark.startsWith("used up"))) found.push(t("board.usedUp"));
  for (const part of card.parts ?? []) found.push(said("part", part.replace(/ c\d+$/, "")));
  for (const [kind, count] of Object.entries(card.counters ?? {})) if (kind !== "damage") found.push(`${count} × ${kind}`);
  if (card.owner !== undefined && card.controller !== undefined && card.owner !== card.controller) found.push(t("board.taken"));
  return found.length ? [h("p", { class: "states" }, ...found.map((word) => h("span", { class: "lx-chip" }, word)))] : [];
}

/** @param {CardView} card */
function changesOf(card) {
  const changes = card.changes ?? [];
  if (!changes.length) return [];
  const folded = new Map();
  for (const change of changes) {
    const key = JSON.stringify(change);
    folded.set(key, { change, times: (folded.get(key)?.times ?? 0) + 1 });
  }
  /** @param {any} of */
  const line = ({ change, times }) => h("li", {}, h("span", {}, saying(change), times > 1 && ` ×${times}`), h("small", {}, [change.source ?? t("board.byRule"), until(change.until)].filter(Boolean).join(" · ")));
  return [heading(t("board.effects")), h("ul", { class: "changes" }, ...[...folded.values()].map(line))];
}

/** @param {any} value */
const signed = (value) => (typeof value === "number" && value > 0 ? `+${value}` : String(value).replace("-", "−"));

/** One change in words: "attack +1", "gains Rush". @param {ChangeView} of */
function saying({ op, key, value }) {
  if (op === "add") return h("span", {}, `${said("figure", key)} `, h("b", { class: Number(value) > 0 ? "more" : "less" }, signed(value)));
  const what = typeof value === "string" && value ? value : key;
  if (op === "gain" || op === "lose" || op === "copy") return h("span", {}, t(`board.op.${op}`), " ", written(Array.isArray(what) ? what.join(", ") : what));
  return h("span", {}, said("figure", key), " ", value === null || value === undefined ? "" : h("b", {}, Array.isArray(value) ? value.join(", ") : signed(value)));
}

/** @param {any} duration */
function until(duration) {
  return duration ? t("board.until", { moment: said("moment", duration.moment) }) : "";
}

/** @param {CardView} card @param {Map<string, CardView>} all */
function linksOf(card, all) {
  const others = (card.links ?? []).flatMap((id) => all.get(id) ?? []);
  if (!others.length) return [];
  /** @param {CardView} other */
  const line = (other) => h("li", {}, h("b", {}, other.name), (other.abilities ?? []).map((ability) => h("p", {}, written(ability))));
  return [heading(t("board.linked")), h("ul", { class: "linked" }, ...others.map(line))];
}

/** The printed text, where the card has another one now. @param {CardView} card */
function printedOf(card) {
  const now = JSON.stringify([card.name, card.abilities]);
  if (!card.printed || !card.name || now === JSON.stringify([card.printed.name, card.printed.abilities])) return [];
  return [heading(t("board.printed")), h("div", { class: "printed" }, h("b", {}, card.printed.name), (card.printed.abilities ?? []).map((ability) => h("p", {}, written(ability))))];
}

/** @param {CardView} card @param {Mat} playmat */
function behindOf(card, playmat) {
  const other = card.behind;
  if (!other) return [];
  const figures = (playmat.face?.numbers ?? []).filter(({ number }) => other.numbers?.[number] !== undefined).map(({ number, label }) => `${said("figure", label)} ${(other.numbers ?? {})[number]}`);
  return [heading(t("board.behind")), h("div", { class: "printed" }, h("b", {}, other.name), h("small", {}, [kindLine(other, playmat), traitLine(other, playmat), ...figures].filter(Boolean).join(" · ")), (other.abilities ?? []).map((ability) => h("p", {}, written(ability))))];
}

// -- where -----------------------------------------------------------------------------------------------------------
/** Beside the card, within the window, and never over it where there is room. @param {any} at */
function place(at) {
  const { element } = glass;
  element.style.left = "0";
  element.style.top = "0";
  const { width, height } = element.getBoundingClientRect();
  const gap = 12;
  const side = document.getElementById("side")?.getBoundingClientRect();
  const edge = side && side.left > innerWidth / 2 ? side.left : innerWidth; // the answers stay in sight
  const right = at.right + gap + width <= edge - 4;
  const left = right ? at.right + gap : at.left - gap - width >= 4 ? at.left - gap - width : Math.max(4, (innerWidth - width) / 2);
  const top = Math.min(Math.max(4, at.top + at.height / 2 - height / 2), Math.max(4, innerHeight - height - 4));
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

