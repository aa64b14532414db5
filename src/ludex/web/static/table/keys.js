/** Keys: the whole table without a mouse. */

import { nothing, passing } from "./choices.js";
import { byId, focused, h, writing } from "./dom.js";
import { Acting } from "./acting.js";
import { myDecision, state } from "./state.js";
import { goOn } from "./showing.js";
import { closeTray } from "./tray.js";
import { t } from "./words.js";
import { askWhy, closeWhy } from "./whynot.js";

/** A question must have been before the eyes for a moment before a key may pass: nobody passes twice by a long press. */
const SEEN = 250;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where something can be chosen: what lies on top first. */
const CHOOSABLE = ["#menu button", "#tray .lit[data-card]", "#board .lit[data-card], #board .lit[data-zone]", "#panel .options button:not([disabled]), #panel .control button:not([disabled]), #panel li[tabindex], #panel .control input", "#panel .below :is(button, input)"];

/** Everything that can be chosen now. */
const choosable = () => CHOOSABLE.flatMap((where) => [...document.querySelectorAll(where)]).filter((element) => element.checkVisibility());

const modality = { keyboard: false, shownAt: 0, version: -1 };

/** The keys and what they do, for the help. */
/** @type {[string[], string][]} */
const KEYS = [
  [["Tab", "← ↑ → ↓"], "keyMove"],
  [["Enter"], "keyChoose"],
  [["Space"], "keyPass"],
  [["1", "…", "9"], "keyDigit"],
  [["Esc"], "keyBack"],
  [["U"], "keyUndo"],
  [["W"], "keyWhy"],
  [["H"], "advice.key"],
  [["I"], "keyInspect"],
  [["L"], "keyLog"],
  [["C"], "keyChat"],
  [["S"], "keySettings"],
  [["?"], "keyHelp"],
];

/** @param {Deeds} deeds undo, log, chat, settings, help, left, right, replaying */
export function enableKeys(deeds) {
  addEventListener("keydown", (event) => press(event, deeds));
  addEventListener("pointerdown", () => (modality.keyboard = false), true);
}

/** @param {any} event @param {Deeds} deeds */
function press(event, deeds) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog:modal")) return;
  modality.keyboard = true;
  const act = event.key === "Escape" ? () => escape(event, deeds) : writing(event.target) ? null : deed(event, deeds);
  if (act && act() !== false) event.preventDefault();
}

/** @param {any} event @param {Deeds} deeds */
function deed(event, deeds) {
  const { key } = event;
  if (key in ARROWS) return () => arrow(event, deeds);
  if (key === " ") return spaceIsTaken(event.target) ? null : () => pass(event);
  if (/^[1-9]$/.test(key)) return () => nth(Number(key));
  return /** @type {Deeds} */ ({ u: deeds.undo, l: deeds.log, c: deeds.chat, s: deeds.settings, "?": deeds.help, w: why, h: deeds.advise, y: () => byKey("yes"), n: () => byKey("no") })[key.toLowerCase()];
}

/** On a button the space bar presses it, as everywhere; a card is chosen by Enter, so there it may pass. @param {any} target */
const spaceIsTaken = (target) => Boolean(target.closest?.("button, a, summary, input")) && !target.closest("[data-card]");

// -- deeds -----------------------------------------------------------------------------------------------------------
/** Back by one thing: what lies on top first, then a stage, then (against a bot) the last pick. @param {any} event @param {Deeds} deeds */
function escape(event, deeds) {
  if (writing(event.target)) return event.target.blur();
  if (closeWhy() || Acting.back() || closeTray()) return deeds.refresh();
  if (state.past) return deeds.now();
  if (state.welcome?.undo && myDecision()?.picked?.length) return deeds.undo();
  return deeds.close();
}

/** @param {any} event */
function pass(event) {
  if (goOn()) return;
  if (event.repeat || Date.now() - modality.shownAt < SEEN || state.picks.length || state.many.length) return;
  const option = passing(myDecision(), state.welcome?.playmat?.passes ?? []);
  if (!option || nothing(/** @type {Decision} */ (myDecision()), option)) return;
  addEventListener("keyup", (up) => up.preventDefault(), { once: true, capture: true });
  Acting.answer(option);
}

/** @param {number} number */
function nth(number) {
  const buttons = document.querySelectorAll("#panel .options .option");
  buttons[number - 1]?.click();
}

/** @param {string} key */
function byKey(key) {
  document.querySelector(`#panel .option[data-key="${key}"]`)?.click();
}

function why() {
  const card = document.activeElement?.closest?.("[data-card]") ?? document.querySelector("[data-card]:hover");
  if (card) askWhy(card.dataset.card ?? "", card);
}

// -- moving ----------------------------------------------------------------------------------------------------------
/** @param {any} event @param {Deeds} deeds */
function arrow(event, deeds) {
  if (deeds.replaying()) {
    if (event.target.matches?.("input[type=range]")) return false;
    return event.key === "ArrowLeft" ? deeds.step(-1) : event.key === "ArrowRight" ? deeds.step(1) : false;
  }
  if (event.target.matches?.("input")) return false;
  if (event.target.closest?.(".lines")) return false;
  return go(ARROWS[event.key]);
}

/** Moves the focus to the nearest thing in a direction. @param {[number, number]} of */
function go([x, y]) {
  const all = choosable();
  const from = all.includes(focused()) ? centre(focused()) : null;
  if (!from) return void all[0]?.focus();
  /** @param {HTMLElement} element */
  const away = (element) => {
    const to = centre(element);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const across = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    return along > 4 ? along + 2.5 * across : Infinity;
  };
  const near = all.map((element) => ({ far: away(element), element })).sort((one, other) => one.far - other.far)[0];
  if (near && near.far < Infinity) near.element.focus();
}

/** @param {HTMLElement} element */
function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A new question: who uses keys is put to the first thing that can be chosen. */
export function focusDecision() {
  const version = state.position?.version ?? -1;
  const decision = myDecision();
  if (version === modality.version || !decision) return;
  Object.assign(modality, { version, shownAt: Date.now() });
  if (!modality.keyboard || writing(focused())) return;
  const first = choosable().find((element) => !element.matches(".grave")); // Enter must not give anything up
  (first ?? byId("panel")).focus({ preventScroll: true });
}

// -- help ------------------------------------------------------------------------------------------------------------
/** @param {HTMLDialogElement} sheet */
export function renderHelp(sheet) {
  /** @param {[string[], string]} of */
  const row = ([keys, word]) => h("tr", {}, h("th", { scope: "row" }, ...keys.flatMap((key) => [h("kbd", {}, key), " "])), h("td", {}, t(word)));
  sheet.replaceChildren(
    h("h2", { class: "lx-title" }, t("help")),
    h("ul", {}, ...["helpLit", "helpDrag", "helpWhy", "helpInspect", "helpLog"].map((word) => h("li", {}, t(word)))),
    h("table", {}, h("tbody", {}, ...KEYS.map(row))),
    h("button", { class: "lx-button primary", type: "button", data: { testid: "help-close" }, onclick: () => sheet.close() }, t("close")),
  );
  sheet.showModal();
}
