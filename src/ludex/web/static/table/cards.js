/**
 * Cards: drawn by us from what a view says about them. The same card is drawn in every size; what has no room is left
 * out by the style sheet, never by another drawing. Numbers that differ from the printed ones stand out.
 */

import { emblem, tints } from "./emblems.js";
import { figure, pip, triggerGlyph, written } from "./glyphs.js";
import { h } from "./dom.js";
import { said, t } from "./words.js";

const LOOKS = new WeakMap();

/** Draws a card. @param {CardView} card @param {Look} look */
export function cardElement(card, look) {
  // On a pile, which is a button itself, a card is only a picture.
  const element = look.picture ? h("div", { class: "card" }) : h("button", { type: "button", class: "card" });
  element.addEventListener("click", () => {
    if (!element.dataset.card) return;
    const detail = { id: element.dataset.card, card: element.dataset.card, element };
    element.dispatchEvent(new CustomEvent("card-click", { bubbles: true, detail }));
  });
  update(element, card, look);
  return element;
}

/** Draws a card again if anything about it has changed. @param {HTMLElement} element @param {CardView} card @param {Look} [look] */
export function update(element, card, look = LOOKS.get(element)?.look) {
  const signature = JSON.stringify([card, look.size, look.zone, look.lies, look.base?.numbers, document.documentElement.lang]);
  if (LOOKS.get(element)?.signature === signature) return;
  LOOKS.set(element, { look, signature, card });
  const marked = ["lit", "picked", "source", "target", "dragged"].filter((name) => element.classList.contains(name));
  element.className = ["card", look.size ?? "small", ...states(card, look), ...marked].join(" ");
  if (card.id) element.dataset.card = card.id;
  else delete element.dataset.card;
  element.setAttribute("aria-label", spoken(card, look));
  const colours = tints(face(card), look.playmat);
  element.style.setProperty("--tint", colours[0][0]);
  element.style.setProperty("--deep", colours[0][1]);
  element.style.setProperty("--tint-2", (colours[1] ?? colours[0])[0]);
  element.style.setProperty("--deep-2", (colours[1] ?? colours[0])[1]);
  element.replaceChildren(h("span", { class: "body" }, isDown(card, look) ? down(card, look) : front(card, look), ...pinned(card, look)));
}

/** The card that an element shows. @param {HTMLElement} element */
export const cardOf = (element) => LOOKS.get(element)?.card ?? null;

/** What a card has on it: a locked card shows its back, and whoever asks may read the printed side. @param {CardView} card */
const face = (card) => (card.name ? card : card.printed ?? card);

/** @param {CardView} card @param {Look} look */
const isDown = (card, look) => card.hidden || isLocked(card) || (card.faceup === false && look?.lies);
/** @param {CardView} card */
const isLocked = (card) => card.types?.includes("locked card");

/** @param {CardView} card @param {Look} look */
function states(card, look) {
  const types = card.types ?? [];
  /** @type {Record<string, unknown>} */
  const found = {
    rested: card.rested,
    down: isDown(card, look),
    hidden: card.hidden,
    locked: isLocked(card),
    deleted: types.includes("deleted unit"),
    evolved: types.includes("evolved") && Boolean(card.links?.length),
    advanced: types.includes("advanced"),
    token: types.includes("token"),
    "super-evolved": card.marks?.["super-evolved"],
    astral: types.includes("astral ruler"),
    attacking: card.parts?.includes("attacking"),
    attacked: card.parts?.includes("attacked"),
  };
  return Object.keys(found).filter((name) => found[name]);
}

// -- the front -------------------------------------------------------------------------------------------------------
/** @param {CardView} card @param {Look} look */
function front(card, look) {
  const shown = face(card);
  return h(
    "span",
    { class: "front" },
    h("span", { class: "head" }, h("span", { class: "title" }, shown.name ?? "")),
    h("span", { class: "art" }, emblem({ name: shown.name ?? "", types: shown.types ?? [], labels: shown.labels ?? {} }, look.playmat, look.size === "large"), wills(card, look)),
    h("span", { class: "line" }, h("span", { class: "kind" }, kindLine(shown, look.playmat, look.size !== "large")), h("span", { class: "traits" }, traitLine(shown, look.playmat))),
    look.size === "large" ? text(shown) : keys(shown),
    cost(card, look),
    ...numbers(card, look),
    ...badges(shown, look.playmat),
  );
}

const KEYS = 3; // a card on the table has room for so many

/** The keywords of a card on the table, as chips; what has no room is told on pointing at it. @param {CardView} card */
function keys(card) {
  const words = card.keywords ?? [];
  /** @param {string} word */
  const chip = (word) => h("i", { data: { short: said("keyword", word).slice(0, 2) } }, said("keyword", word));
  return h("span", { class: "keys" }, ...words.slice(0, KEYS).map(chip), words.length > KEYS && h("i", { data: { short: "+" } }, `+${words.length - KEYS}`));
}

/** Types that a small card shows by its frame alone. */
const FRAMED = new Set(["evolved", "advanced", "token"]);

/** "Follower · Token", with the words of the playmat. @param {CardView} card @param {Mat} playmat @param {boolean} [brief] */
export function kindLine(card, playmat, brief = false) {
  const words = playmat?.face?.kinds ?? {};
  const types = card.types ?? [];
  const written = (brief ? types.filter((/** @type {string} */ type) => !FRAMED.has(type)) : types).map((/** @type {string} */ type) => words[type] ?? capital(type)).filter(Boolean);
  return written.map((/** @type {string} */ word) => said("kind", word)).join(" · ");
}

/** @param {CardView} card @param {Mat} playmat */
export function traitLine(card, playmat) {
  return (playmat?.face?.traits ?? []).flatMap((kind) => card.labels?.[kind] ?? []).join(" · ");
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** How much text there is: more of it is written smaller, so that all of it can be read at a glance. @param {string[]} abilities */
function measure(abilities) {
  const length = abilities.reduce((sum, ability) => sum + ability.length + 30, 0);
  return length > 620 ? "longest" : length > 430 ? "longer" : length > 260 ? "long" : "";
}

/** A large card whose text does not fit is written smaller, under a smaller picture, until all of it can be read. @param {ParentNode} root */
export function fitText(root) {
  const box = /** @type {HTMLElement|null} */ (root.querySelector(".card.large .text"));
  const spills = () => box && box.scrollHeight > box.clientHeight + 1;
  for (const length of ["long", "longer", "longest"]) if (box && spills()) box.className = `text ${length}`;
  for (let size = 51; box && spills() && size > 42; size -= 2) box.style.fontSize = `${size / 100}em`;
}

/** @param {CardView} card */
function text(card) {
  const paragraphs = (card.abilities ?? []).map((/** @type {string} */ ability) => h("span", { class: "ability" }, written(ability)));
  return h("span", { class: `text ${measure(card.abilities ?? [])}` }, ...paragraphs);
}

// -- numbers ---------------------------------------------------------------------------------------------------------
/** The numbers a card had before anything happened to it: an evolved follower is measured by its evolved card. @param {CardView} card @param {CardView|undefined} base */
export function printedNumbers(card, base) {
  return { ...(card.printed?.numbers ?? {}), ...(base?.numbers ?? {}) };
}

/** @param {number} value @param {number|undefined} was */
function tone(value, was) {
  if (was === undefined || value === was) return "";
  return value > was ? "more" : "less";
}

/** @param {CardView} card @param {Look} look */
function cost(card, look) {
  const shown = face(card);
  const value = shown.numbers?.cost;
  if (value === undefined) return null;
  const was = card.printed?.numbers?.cost;
  if (look.playmat?.face?.symbols && card.symbols?.length) return null;
  return h("span", { class: `number cost ${tone(-value, was === undefined ? undefined : -was)}` }, h("b", {}, String(value)));
}

/** A cost in the signs of its book; what it comes to now, if that is another sum. @param {CardView} card @param {Look} look */
function wills(card, look) {
  const symbols = card.symbols ?? [];
  if (!look.playmat?.face?.symbols || !symbols.length) return null;
  const value = card.numbers?.cost;
  const was = card.printed?.numbers?.cost;
  const changed = was !== undefined && value !== undefined && was !== value;
  return h("span", { class: "wills" }, ...symbols.map(pip), changed && h("span", { class: `now ${value < was ? "more" : "less"}` }, `=${value}`));
}

/** @param {CardView} card @param {Look} look */
function numbers(card, look) {
  const shown = face(card);
  const was = printedNumbers(card, look.base);
  return (look.playmat?.face?.numbers ?? []).filter(({ number, corner }) => corner && number !== "cost" && shown.numbers?.[number] !== undefined).map(({ number, corner, icon, damaged, usual }) => {
    const value = shown.numbers?.[number] ?? 0;
    const hurt = damaged ? card.counters?.damage ?? 0 : 0;
    const left = value - hurt;
    const changed = tone(left, was[number]);
    return h("span", { class: `number ${number} as-${icon} ${corner} ${changed} ${value === usual ? "usual" : ""}`, data: { number, digits: String(String(left).length) } }, figureOf(icon), h("b", {}, short(left)));
  });
}

/** @type {Record<string, string>} */
const FIGURES = { attack: "blade", defense: "shield", power: "burst", shield: "shield", critical: "star", drive: "card" };
/** @param {string} icon */
const figureOf = (icon) => (FIGURES[icon] ? figure(FIGURES[icon]) : null);
/** @param {number} value */
const short = (value) => String(value).replace("-", "−");

/** @param {CardView} card @param {Mat} playmat */
function badges(card, playmat) {
  return (playmat?.face?.badges ?? []).flatMap((kind) => card.labels?.[kind] ?? []).map(triggerGlyph);
}

// -- what lies on it -------------------------------------------------------------------------------------------------
/** Counters, damage and states, pinned to the card and readable when it is turned. @param {CardView} card @param {Look} look */
function pinned(card, look) {
  const found = Object.entries(card.counters ?? {}).map(([kind, count]) => counter(kind, count));
  if (isLocked(card)) found.push(h("span", { class: "pin state" }, figure("lock")));
  if (card.types?.includes("deleted unit")) found.push(h("span", { class: "pin state" }, said("kind", "Deleted")));
  for (const part of card.parts ?? []) if (look.zone !== "hand") found.push(h("span", { class: "pin part" }, said("part", part.replace(/ c\d+$/, ""))));
  return found.length ? [h("span", { class: "pins" }, ...found)] : [];
}

/** @param {string} kind @param {number} count */
function counter(kind, count) {
  if (kind === "damage") return h("span", { class: "pin damage" }, figure("burst"), h("b", {}, `−${count}`));
  return h("span", { class: "pin counter" }, h("b", {}, String(count)), h("i", {}, kind));
}

// -- the back --------------------------------------------------------------------------------------------------------
/** @param {CardView} card @param {Look} look */
function down(card, look) {
  const backs = look.playmat?.backs ?? {};
  return h("span", { class: `back ${backs[look.zone ?? ""] ?? backs[""] ?? ""}` }, h("span", { class: "device" }, backFigure(backs[look.zone ?? ""] ?? backs[""])));
}

/** @type {Record<string, string>} */
const DEVICES = { chevron: "chevrons", sun: "sun", ring: "ring", moon: "moon", gem: "gem" };
/** @param {string} name */
const backFigure = (name) => figure(DEVICES[name] ?? "spark");

// -- said aloud ------------------------------------------------------------------------------------------------------
/** "Steeple Falconer, follower, attack 2, defense 1, rested". @param {CardView} card @param {Look} look */
export function spoken(card, look) {
  if (card.hidden) return [t("hiddenCard"), card.rested && t("board.rested")].filter(Boolean).join(", ");
  const shown = face(card);
  const figures = look.playmat?.face?.numbers ?? [];
  /** @param {Figure} of */
  const value = ({ number, damaged }) => (shown.numbers?.[number] ?? 0) - (damaged ? card.counters?.damage ?? 0 : 0);
  const counts = Object.entries(card.counters ?? {}).map(([kind, count]) => `${count} ${kind}`);
  return [
    shown.name,
    kindLine(shown, look.playmat).toLowerCase(),
    ...figures.filter(({ number, corner }) => corner && shown.numbers?.[number] !== undefined).map((one) => `${one.label} ${value(one)}`),
    ...(shown.keywords ?? []),
    ...counts,
    card.rested && t("board.rested"),
    isLocked(card) && t("board.locked"),
    ...(card.parts ?? []).filter((/** @type {string} */ part) => !/c\d/.test(part)),
  ].filter(Boolean).join(", ");
}
