/**
 * Advice of a bot: what to answer, how the turn goes on, what that changes. Asked for by a button or a key, only where the
 * server gives it (`welcome.hints`), and told in the words of the game. At a puzzle the first hint says no more than where to
 * look.
 */

import { send } from "./connection.js";
import { byId, h } from "./dom.js";
import { written } from "./glyphs.js";
import { puzzle, spoil } from "./puzzle.js";
import { chip } from "./rules.js";
import { myDecision, playerName, state, table, update } from "./state.js";
import { said, t } from "./words.js";

/** @typedef {import("../protocol").Advised} Advised */

/** Whether one may ask what to answer now. */
export const mayAsk = () => Boolean(state.welcome?.hints && myDecision());

/** Asks what to answer; at a puzzle once more for all of it. */
export function askAdvice() {
  if (!mayAsk() || state.advice?.asking) return;
  if (state.advice?.told) return spoil(), update({ advice: { ...state.advice, all: true } });
  if (send({ type: "hint", version: state.position.version })) update({ advice: { asking: true, told: null, all: !puzzle() } });
}

/** What the server says to a hint about the present question. @param {Advised} message */
export function heardAdvice(message) {
  if (message.version === state.position?.version) update({ advice: { asking: false, told: message, all: state.advice?.all ?? true } });
}

/** The button; nothing where no hints are given. @param {Deeds} deeds */
export function adviceButton(deeds) {
  if (!mayAsk()) return null;
  const { asking, told, all } = state.advice ?? { asking: false, told: null, all: true };
  const words = asking ? "advice.thinking" : told && !all ? "advice.more" : "advice.ask";
  return h("button", { class: "lx-button bare", type: "button", disabled: Boolean(asking || (told && all)), data: { testid: "ask-hint" }, onclick: deeds.advise }, t(words), h("kbd", { "aria-hidden": "true" }, "H"));
}

/** What was advised for the present question, in the panel. @param {Deeds} deeds */
export function adviceBlock(deeds) {
  const { told, all } = state.advice ?? {};
  if (!told || !myDecision()) return null;
  const parts = all ? [...reasons(told), h("div", { class: "below" }, h("button", { class: "lx-button", type: "button", data: { testid: "follow" }, onclick: () => deeds.show(told.key) }, t("advice.follow")))] : [h("p", {}, nudge(told))];
  return h("section", { class: "advice", role: "status", "aria-label": t("advice.title"), data: { testid: "advice", key: told.key, all: String(Boolean(all)) } }, h("p", { class: "lx-caps" }, t("advice.title")), ...parts);
}

/** Where to look, and no more. @param {Advised} told */
function nudge(told) {
  const [card] = told.cards;
  const name = card && table().cards.get(card)?.card.name;
  return name ? t("advice.look", { name }) : t("advice.lookElsewhere");
}

/** What to answer, and why. @param {Advised} told @returns {HTMLElement[]} */
export function reasons(told) {
  /** @type {HTMLElement[]} */
  const lines = [h("p", { class: "best" }, written(spoken(told.label)), " ", chip(told.rule))];
  if (told.proven) lines.push(h("p", { class: "sure" }, t("advice.proven")));
  if (told.line.length) lines.push(h("p", {}, t("advice.then")), course(told.line.map(({ label }) => label)));
  if (told.changes.length) lines.push(h("p", {}, t("advice.changes"), " ", ...told.changes.flatMap(changed)));
  if (!told.proven) lines.push(h("p", { class: "lx-quiet" }, t("advice.chance", { name: playerName(told.seat), n: percent(told.chance) })));
  if (told.instead) lines.push(h("p", { class: "lx-quiet" }, t(told.behind < 0.005 ? "advice.asGood" : "advice.instead", { n: percent(told.behind) }), " ", written(spoken(told.instead.label))));
  return lines;
}

/** Acts one after the other. @param {string[]} labels */
export function course(labels) {
  return h("ol", { class: "course" }, ...labels.map((label) => h("li", {}, written(spoken(label)))));
}

/** @param {string} label */
const spoken = (label) => {
  const told = said("label", label);
  return told.charAt(0).toUpperCase() + told.slice(1);
};

/** @param {{figure: string, by: number, good: boolean}} change @returns {(HTMLElement|string)[]} */
const changed = ({ figure, by, good }) => [" ", h("span", { class: `change ${good ? "good" : "bad"}` }, `${t(`weigh.${figure}`)} ${by > 0 ? "+" : "−"}${Math.abs(by)}`)];

/** @param {number} chance */
export const percent = (chance) => String(Math.round(100 * chance));

/** Marks on the board the cards that a hint is about. */
export function markAdvice() {
  const cards = new Set(state.advice?.told && myDecision() ? state.advice.told.cards : []);
  for (const element of byId("board").querySelectorAll("[data-card]")) element.classList.toggle("advised", cards.has(element.dataset.card));
}
