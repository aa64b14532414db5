/** "Why not?": what keeps a card from being used now, each obstacle with its rule. */

import { keyWith } from "./choices.js";
import { send } from "./connection.js";
import { beside, byId, h } from "./dom.js";
import { inWords } from "./lesson.js";
import { chip } from "./rules.js";
import { myDecision, mySeat, playerName, state, table } from "./state.js";
import { written } from "./glyphs.js";
import { t } from "./words.js";

/** @type {Record<string, any>} */
const asked = { card: null, key: null, element: null };

/** Asks why a card is not lit. Who is not asked anything is told so at once. @param {string} card @param {HTMLElement} element */
export function askWhy(card, element) {
  const key = keyWith(myDecision(), state.picks, card, table());
  Object.assign(asked, { card, key, element });
  const decision = state.position?.view?.decision;
  if (state.past || !decision) return closeWhy();
  if (mySeat() === null) return closeWhy();
  if (!myDecision()) return show([{ key: "", gist: "", sentence: t("notAsked", { name: playerName(decision.seat) }), rule: decision.rule }]);
  show(null);
  send({ type: "why", version: state.position.version, ...(key ? { key } : { card }) });
}

/** The server's answer. @param {any} message */
export function tellWhy(message) {
  if ((asked.key ? message.key !== asked.key : message.card !== asked.card) || byId("why").hidden) return;
  show(message.obstacles);
}

/** @param {Obstacle[]|null} obstacles */
function show(obstacles) {
  const root = byId("why");
  const name = table().cards.get(asked.card)?.card.name ?? "";
  const head = h("header", {}, h("h2", { class: "lx-title" }, t("whyNot")), h("span", { class: "lx-faint" }, name), closeButton());
  /** @param {any} of */
  const line = ({ sentence, rule, gist, words }) => h("li", {}, h("span", {}, written(inWords(words) || sentence)), " ", rule && chip(rule, gist));
  const several = once(obstacles ?? []);
  const body = obstacles === null ? h("p", { class: "lx-faint" }, "…") : several.length ? h("ul", {}, ...several.map(line)) : h("p", {}, t("nothingToDo"));
  root.replaceChildren(head, body);
  root.hidden = false;
  if (asked.element?.isConnected) beside(root, asked.element);
}

const closeButton = () => h("button", { class: "bar-button", type: "button", "aria-label": t("close"), onclick: closeWhy }, "×");

/** The same sentence about several keys is said once. @param {Obstacle[]|null} obstacles */
function once(obstacles) {
  return [...new Map((obstacles ?? []).map((obstacle) => [`${obstacle.rule} ${obstacle.sentence}`, obstacle])).values()];
}

export function closeWhy() {
  const was = !byId("why").hidden;
  byId("why").hidden = true;
  return was;
}
