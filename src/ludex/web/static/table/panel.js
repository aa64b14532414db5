/** The panel: whose decision it is, why, and everything that can be answered without touching a card. */

import { Acting } from "./acting.js";
import { form, leadsTo, passing, stage, things } from "./choices.js";
import { listControl, numberControl, orderControl } from "./controls.js";
import { h } from "./dom.js";
import { written } from "./glyphs.js";
import { label } from "./labels.js";
import { chip, writeGist } from "./rules.js";
import { mySeat, myDecision, over, playerName, state, table, watching } from "./state.js";
import { said, t } from "./words.js";

/** @param {HTMLElement} root @param {{undo: () => void, now: () => void}} deeds */
export function renderPanel(root, deeds) {
  const decision = myDecision();
  root.dataset.mine = String(Boolean(decision));
  root.dataset.kind = decision?.kind ?? "";
  root.dataset.version = String(state.position?.version ?? "");
  root.replaceChildren(...(decision ? asked(decision, deeds) : waiting(deeds)));
}

// -- when it is another's decision -----------------------------------------------------------------------------------
function waiting(deeds) {
  const decision = state.position?.view?.decision;
  const parts = [h("p", { class: "who", data: { testid: "who" } }, whose(decision))];
  if (state.past) parts.push(h("button", { class: "lx-button primary", type: "button", onclick: deeds.now }, t("backToGame")));
  if (decision && !over()) parts.push(why(decision));
  if (over() && !state.past) parts.push(ended(deeds));
  if (state.notice) parts.push(notice());
  if (undoable() && !over() && decision?.seat !== mySeat()) parts.push(h("div", { class: "below" }, undoButton(deeds)));
  return parts;
}

function whose(decision) {
  if (!state.position) return t("loading");
  if (over()) return t("over");
  if (state.sent) return t("sending");
  if (!decision) return t("waiting");
  if (decision.seat === mySeat()) return t("yourDecision");
  return t(watching() ? "theirDecision" : "waitingFor", { name: playerName(decision.seat) });
}

/** A game that is over: its result can be opened again, and its course looked through. */
function ended(deeds) {
  const button = (word, act) => h("button", { class: "lx-button", type: "button", data: { testid: `panel-${word}` }, onclick: act }, t(word));
  return h("div", { class: "options pair" }, button("result", deeds.result), button("replay", deeds.replay));
}

/** The rule that asks, with its gist beside it. */
function why(decision) {
  const gist = h("span", { class: "gist-line", data: { testid: "gist" } });
  return h("p", { class: "why" }, chip(decision.rule), " ", writeGist(gist, decision.rule));
}

// -- when one is asked -----------------------------------------------------------------------------------------------
function asked(decision, deeds) {
  const now = stage(decision, state.picks, table());
  return [
    h("p", { class: "who mine", data: { testid: "who" } }, t("yourDecision")),
    h("p", { class: "prompt", data: { testid: "prompt" } }, written(said("prompt", decision.prompt))),
    about(decision),
    why(decision),
    state.notice && notice(),
    picked(decision),
    h("p", { class: "hint", data: { testid: "hint" }, "aria-live": "off" }, hint(decision, now)),
    h("button", { class: "lx-button unfold", type: "button", data: { testid: "unfold" }, onclick: deeds.unfold }, t("openTray")),
    state.picks.length ? menu(now) : answers(decision, now),
    below(decision, deeds),
  ].filter(Boolean);
}

/** The card that the question is about. */
function about(decision) {
  const known = decision.card && table().cards.get(decision.card);
  if (!known) return null;
  return h("p", { class: "about" }, t("about"), " ", cardName(decision.card, known.card.name));
}

function cardName(id, name) {
  return h("button", { class: "card-name", type: "button", data: { cardname: id } }, name);
}

/** What has been chosen so far in a run of single picks. */
function picked(decision) {
  if (!decision.picked?.length) return null;
  const names = decision.picked.map((id, at) => {
    const name = table().cards.get(id)?.card.name ?? t("hiddenCard");
    return h("li", {}, decision.kind === "order" ? `${at + 1}. ${name}` : name);
  });
  return h("div", { class: "picked", data: { testid: "picked" } }, h("span", { class: "lx-caps" }, t("picked")), h("ul", {}, ...names));
}

/** What to do now, in a few words. */
function hint(decision, now) {
  if (state.picks.length) return now.lit.size ? t("hintTarget") : t("hintWhich");
  if (now.lit.size) return t(decision.kind === "order" ? "hintOrder" : "hintLit");
  return "";
}

function answers(decision, now) {
  const how = form(decision, table());
  if (how === "order") return orderControl(decision, Acting.plan);
  if (how === "number") return numberControl(decision, Acting.answer);
  if (how === "list") return listControl(now.buttons, Acting.answer);
  return buttons(decision, now.buttons);
}

function buttons(decision, options) {
  const pass = passing(decision, state.welcome.playmat?.passes ?? []);
  const main = mainOption(options, pass, decision);
  const made = options.map((option, at) => {
    const classes = ["lx-button", "option", option === main && "primary"].filter(Boolean).join(" ");
    return button(option, classes, at, option === pass);
  });
  return h("div", { class: decision.kind === "confirm" ? "options pair" : "options", data: { testid: "options" } }, ...made);
}

/** The one to be pressed next is gold: the only way on, or the yes of a question. */
function mainOption(options, pass, decision) {
  if (decision.kind === "confirm") return options[0];
  return things(decision.options[0].key, table()).length ? pass : options.find((option) => option !== pass) ?? pass;
}

function button(option, classes, at, passes) {
  const key = passes ? t("space") : at < 9 ? String(at + 1) : "";
  return h(
    "button",
    { class: classes, type: "button", data: { testid: "option", key: option.key }, onclick: () => Acting.answer(option) },
    h("span", { class: "label" }, written(label(option))),
    key && h("kbd", { "aria-hidden": "true" }, key),
  );
}

/** The options of a card that has several, beside those on the board. */
function menu(now) {
  return h("div", { class: "options", data: { testid: "options" } }, ...now.menu.map((option, at) => button(option, "lx-button option", at, false)));
}

function below(decision, deeds) {
  const parts = [];
  if (state.picks.length) parts.push(h("button", { class: "lx-button", type: "button", data: { testid: "back" }, onclick: Acting.back }, t("back")));
  else if (undoable()) parts.push(undoButton(deeds));
  const pass = passing(decision, state.welcome.playmat?.passes ?? []);
  if (!state.picks.length && decision.kind === "act" && pass && deeds.yields(decision)) {
    const through = () => deeds.yield(pass);
    parts.push(h("button", { class: "lx-button bare", type: "button", data: { testid: "yield" }, onclick: through }, t("passTurn")));
  }
  return parts.length ? h("div", { class: "below" }, ...parts) : null;
}

const undoable = () => Boolean(state.welcome?.undo) && !watching() && (state.position?.answers ?? 0) > 0 && !state.past;

function undoButton(deeds) {
  return h("button", { class: "lx-button bare", type: "button", data: { testid: "undo" }, onclick: deeds.undo }, t("undo"), h("kbd", { "aria-hidden": "true" }, "U"));
}

function notice() {
  const { sentence, rule } = state.notice;
  return h("p", { class: "notice", role: "alert", data: { testid: "notice" } }, sentence, " ", rule && chip(rule));
}

/** Says in the hint line what a click on a thing would do. */
export function pointAt(root, thing) {
  const line = root.querySelector(".hint");
  const decision = myDecision();
  if (!line || !decision) return;
  if (!thing) return void line.replaceChildren(hint(decision, stage(decision, state.picks, table())));
  const open = leadsTo(decision, state.picks, thing, table());
  const name = table().cards.get(thing)?.card.name ?? "";
  if (open.length) line.replaceChildren(written(open.length === 1 ? label(open[0]) : t("severalWays", { n: open.length, name })));
}
