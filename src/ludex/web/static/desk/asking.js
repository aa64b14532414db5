/** Asking: what may be done, why not, what happens next, and the same under other books. */

import { h } from "../table/dom.js";
import { written } from "../table/glyphs.js";
import { chip } from "../table/rules.js";
import { t } from "../table/words.js";
import { books, seatName } from "./laying.js";
import { ask, desk, nameOf, take, tell } from "./model.js";

/** Why a card cannot be used. @param {string} id */
export function whyCard(id) {
  const as = nameOf(id);
  if (as) return ask(`@${as}`);
  desk.wrong = t("desk.notYours");
  tell();
}

/** @param {string} word @param {...any} parts */
const section = (word, ...parts) => h("section", { class: "part" }, h("h2", { class: "lx-caps" }, t(word)), ...parts);
/** @param {{sentence: string, rule: string, gist?: string}} of */
const cited = ({ sentence, rule, gist }) => [h("span", {}, written(sentence.replaceAll(/ \(c\d+\)/g, ""))), " ", rule && chip(rule, gist)];

export function renderAsking() {
  const { found } = desk;
  return [question(found), steps(found), why(), happened(found), others(found)].filter(Boolean);
}

/** Who is asked what, and what may be answered. @param {Judged} found */
function question(found) {
  const { decision, result } = found;
  if (result) return section("desk.over", h("p", { data: { testid: "desk-result" } }, result.winner === null ? t("draw") : t("desk.wins", { name: seatName(result.winner) }), " ", chip(result.rule, result.gist)));
  if (!decision) return null;
  const given = desk.scenario.step; // up to this question: who clicks twice answers once
  const options = decision.options.map((option) =>
    h("button", { class: "lx-button small", type: "button", data: { testid: "desk-option", do: option.do }, onclick: () => take((now) => ({ ...now, step: [...given, { do: option.do }] })) }, h("span", {}, written(option.label))),
  );
  return section("desk.may", h("p", { data: { testid: "desk-prompt" } }, h("b", {}, seatName(decision.seat)), ": ", decision.prompt, " ", chip(decision.rule, decision.gist)), h("div", { class: "together" }, ...options));
}

/** The answers so far; each can be the last. @param {Judged} found */
function steps(found) {
  const { step } = desk.scenario;
  const keys = (found.decision?.options ?? []).map((option) => option.do);
  const example = keys.find((key) => key.includes("@")) ?? keys[0] ?? "";
  const field = h("input", { class: "lx-field", placeholder: example, "aria-label": t("desk.tryKey"), data: { testid: "desk-key" } });
  /** @param {Event} event */
  const tryIt = (event) => {
    event.preventDefault();
    if (field.value.trim()) ask(field.value.trim());
  };
  /** @param {{do: string}} of @param {number} n */
  const line = ({ do: key }, n) => h("li", {}, h("code", {}, key), " ", h("button", { class: "lx-button bare small", type: "button", "aria-label": t("desk.backTo", { n: n + 1 }), title: t("desk.backTo", { n: n + 1 }), onclick: () => take((now) => ({ ...now, step: step.slice(0, n) })) }, "×"));
  const refused = found.refused && h("p", { class: "notice", role: "alert", data: { testid: "desk-refused" } }, ...cited(found.refused));
  return section("desk.steps", step.length > 0 && h("ol", { data: { testid: "desk-steps" } }, ...step.map(line)), refused, h("form", { class: "together", onsubmit: tryIt }, field, h("button", { class: "lx-button small", type: "submit" }, t("whyNot"))));
}

function why() {
  if (!desk.why) return null;
  const lines = desk.why.map((obstacle) => h("li", {}, ...cited(obstacle)));
  return section("whyNot", lines.length ? h("ul", { data: { testid: "desk-why" } }, ...lines) : h("p", { data: { testid: "desk-why" } }, t("desk.allowed")));
}

/** What happened since the position was set up. @param {Judged} of */
function happened({ news }) {
  const lines = news.map((/** @type {Line} */ line) => h("li", { class: line.under ? "under" : "" }, ...cited(line)));
  return section("desk.happened", lines.length ? h("ol", { class: "happened", data: { testid: "desk-news" } }, ...lines) : h("p", { class: "lx-faint" }, t("desk.nothing")));
}

/** The same under other books, side by side. @param {Judged} found */
function others(found) {
  if (!found.others.length) return null;
  /** @param {string} ruleset */
  const box = (ruleset) => h("label", { class: "toggle" }, h("input", { type: "checkbox", checked: desk.under.includes(ruleset), data: { testid: `desk-under-${ruleset}` }, /** @param {any} of */ onchange: (/** @type {any} */ { target }) => compare(ruleset, target.checked) }), " ", titled(ruleset));
  return section("desk.others", h("div", { class: "together" }, ...found.others.map(box)), h("div", { class: "beside" }, ...found.under.map(column)));
}

/** @param {string} ruleset */
const titled = (ruleset) => books().find((/** @type {[string, string]} */ [key]) => key === ruleset)?.[1] ?? ruleset;

/** @param {string} ruleset @param {boolean} on */
function compare(ruleset, on) {
  const under = on ? [...desk.under, ruleset].slice(-5) : desk.under.filter((each) => each !== ruleset);
  desk.under = under;
  take((now) => now);
}

/** @param {any} of */
function column({ ruleset, wrong, parts, decision, result, refused }) {
  const end = result ? [result.winner === null ? t("draw") : t("desk.wins", { name: seatName(result.winner) }), " ", chip(result.rule, result.gist)] : decision ? [h("b", {}, seatName(decision.seat)), ": ", decision.prompt, " ", chip(decision.rule, decision.gist)] : [];
  const lines = wrong ? [wrong] : parts ? [h("b", {}, t("desk.partsHere")), " ", ...cited(parts)] : [refused ? h("b", {}, t("desk.partsHere")) : t("desk.alike")];
  return h("article", { class: "lx-panel", data: { testid: "desk-course", ruleset } }, h("h3", {}, titled(ruleset)), h("p", {}, ...lines), refused && h("p", {}, ...cited(refused)), h("p", {}, ...end));
}
