/** The panel: whose decision it is, why, and everything that can be answered without touching a card. */

import { Acting, severalNow } from "./acting.js";
import { adviceBlock, adviceButton } from "./advice.js";
import { complete, form, leadsTo, named, nothing, passing, stage } from "./choices.js";
import { listControl, numberControl, orderControl, waysControl } from "./controls.js";
import { h } from "./dom.js";
import { written } from "./glyphs.js";
import { label } from "./labels.js";
import { lesson } from "./lesson.js";
import { chip, writeGist } from "./rules.js";
import { gameStops } from "./settings.js";
import { ahead, paused } from "./showing.js";
import { mySeat, myDecision, over, playerName, state, table, update, watching } from "./state.js";
import { battleLine, keptBy, passedLine, waitLine, wordsOf } from "./telling.js";
import { t } from "./words.js";

/** @param {HTMLElement} root @param {Deeds} deeds */
export function renderPanel(root, deeds) {
  const decision = state.waitsFor && state.waitsFor !== "idle" ? null : myDecision();
  root.dataset.waits = state.waitsFor ?? "";
  root.dataset.mine = String(Boolean(decision));
  root.dataset.kind = decision?.kind ?? "";
  root.dataset.version = String(state.position?.version ?? "");
  const parts = /** @type {HTMLElement[]} */ (decision ? asked(decision, deeds) : waiting(deeds));
  root.replaceChildren(...parts);
}

// -- when it is another's decision -----------------------------------------------------------------------------------
/** @param {Deeds} deeds */
function waiting(deeds) {
  const decision = state.position?.view?.decision;
  /** @type {(HTMLElement|null)[]} */
  const parts = [h("p", { class: "who", data: { testid: "who" } }, whose(decision))];
  if (state.past) parts.push(h("button", { class: "lx-button primary", type: "button", onclick: deeds.now }, t("backToGame")));
  if (decision && !over()) parts.push(why(decision));
  if (over() && !state.past) parts.push(ended(deeds));
  if (state.notice && !lesson()) parts.push(notice());
  if (!over()) parts.push(state.position && battleLine(state.position.view), passedLine());
  if (undoable() && !over() && decision?.seat !== mySeat()) parts.push(h("div", { class: "below" }, undoButton(deeds)));
  parts.push(...backing(deeds));
  if (watching() && !over() && state.position) parts.push(watchControls(deeds));
  return parts.filter(Boolean);
}

/** @param {Decision|null} decision */
function whose(decision) {
  if (!state.position) return t("loading");
  if (over()) return t("over");
  if (state.sent) return t("sending");
  if (!decision) return t("waiting");
  if (decision.seat === mySeat()) return t("yourDecision");
  return t(watching() ? "theirDecision" : "waitingFor", { name: playerName(decision.seat) });
}

/** A game that is over: its result can be opened again, and its course looked through. @param {Deeds} deeds */
function ended(deeds) {
  /** @param {string} word @param {(...given: any[]) => void} act */
  const button = (word, act) => h("button", { class: "lx-button", type: "button", data: { testid: `panel-${word}` }, onclick: act }, t(word));
  return h("div", { class: "options pair" }, button("result", deeds.result), button("replay", deeds.replay), button("analysis.title", deeds.analyse));
}

/** The rule that asks, with its gist beside it. @param {Decision} decision */
function why(decision) {
  const gist = h("span", { class: "gist-line", data: { testid: "gist" } });
  return h("p", { class: "why" }, chip(decision.rule), " ", writeGist(gist, decision.rule));
}

// -- when one is asked -----------------------------------------------------------------------------------------------
/** @param {Decision} decision @param {Deeds} deeds */
function asked(decision, deeds) {
  const now = stage(decision, state.picks, table());
  return [
    h("p", { class: "who mine", data: { testid: "who" } }, t("yourDecision")),
    h("p", { class: "prompt", data: { testid: "prompt" } }, written(decision.prompt)),
    battleLine(state.position.view),
    about(decision),
    wordsOf(decision),
    why(decision),
    state.notice && !lesson() && notice(),
    picked(decision),
    waitLine(),
    adviceBlock(deeds),
    h("p", { class: "hint", data: { testid: "hint" }, "aria-live": "off" }, hint(decision, now)),
    h("button", { class: "lx-button unfold", type: "button", data: { testid: "unfold" }, onclick: deeds.unfold }, t("openTray")),
    state.picks.length ? menu(now) : answers(decision, now),
    below(decision, deeds),
    ...backing(deeds),
    passedLine(),
  ].filter(Boolean);
}

/** The card that the question is about. @param {Decision} decision */
function about(decision) {
  const known = decision.card && table().cards.get(decision.card);
  if (!known) return null;
  return h("p", { class: "about" }, t("about"), " ", cardName(decision.card ?? "", known.card.name ?? ""));
}

/** @param {string} id @param {string} name */
function cardName(id, name) {
  return h("button", { class: "card-name", type: "button", data: { cardname: id } }, name);
}

/** What has been chosen so far in a run of single picks. @param {Decision} decision */
function picked(decision) {
  const chosen = [...(decision.picked ?? []), ...state.many];
  if (!chosen.length) return null;
  const names = chosen.map((id, at) => {
    const name = table().cards.get(id)?.card.name ?? t("hiddenCard");
    return h("li", {}, decision.kind === "order" ? `${at + 1}. ${name}` : name);
  });
  return h("div", { class: "picked", data: { testid: "picked" } }, h("span", { class: "lx-caps" }, t("picked")), h("ul", {}, ...names));
}

/** What to do now, in a few words. @param {Decision} decision @param {Stage} now */
function hint(decision, now) {
  if (state.picks.length) return now.lit.size ? t(now.open.some(attacks) ? "hintAttack" : "hintTarget") : t("hintWhich");
  const many = severalNow();
  if (many?.again) return t("hintShields");
  if (many) return many.least === many.most ? t("hintExactly", { n: many.most }) : t("hintUpTo", { least: many.least, most: many.most });
  if (now.lit.size) return t(decision.kind === "order" ? (form(decision, table()) === "order" ? "hintOrder" : "hintOneByOne") : "hintLit");
  return "";
}

/** @param {Option} option */
const attacks = ({ key, path }) => (path ?? [key]).some((each) => each.startsWith("attack "));

/** @param {Decision} decision @param {Stage} now */
function answers(decision, now) {
  const ways = state.position.ahead?.ways ?? [];
  if (ways.length > 1) return waysControl(ways, keptBy, Acting.pay);
  if (severalNow()) return severalControl(decision);
  const how = form(decision, table());
  if (how === "order") return orderControl(decision, Acting.plan);
  if (how === "number") return numberControl(decision, Acting.answer);
  if (how === "list") return listControl(now.buttons, Acting.answer);
  return buttons(decision, now.buttons);
}

/** Several cards: nothing is sent before they are confirmed. @param {Decision} decision */
function severalControl(decision) {
  const many = severalNow() ?? { least: 0, most: 0 };
  const n = state.many.length;
  const none = n === 0 && many.least === 0;
  const pass = many.again && passing(decision, state.welcome.playmat?.passes ?? []);
  const words = none && pass ? written(label(pass)) : t(none ? "chooseNone" : "chooseThese", { n });
  const classes = none ? "lx-button option" : "lx-button primary option";
  const confirm = h("button", { class: classes, type: "button", disabled: !complete(state.many, many), data: { testid: none && pass ? "option" : "confirm-many", key: none && pass ? pass.key : "confirm-many" }, onclick: Acting.confirmMany }, h("span", { class: "label" }, words), none && pass && h("kbd", { "aria-hidden": "true" }, t("space")));
  return h("div", { class: "options", data: { testid: "options" } }, confirm, many.again && n > 0 && shieldLine());
}

/** What the chosen shields come to. */
function shieldLine() {
  const { force, against } = /** @type {import("../protocol").BattleView} */ (state.position.view.battle);
  const sum = state.many.reduce((all, id) => all + (Number(table().cards.get(id)?.card.numbers?.shield ?? 0)), 0);
  const left = force - against - sum;
  return h("p", { class: "hint", role: "status", data: { testid: "shields" } }, t(left >= 0 ? "shieldsLack" : "shieldsStop", { sum, n: left }));
}

/** @param {Decision} decision @param {Option[]} options */
function buttons(decision, options) {
  const pass = passing(decision, state.welcome.playmat?.passes ?? []);
  const main = mainOption(options, pass, decision);
  /** @param {Option} option */
  const rank = (option) => (decision.kind !== "act" ? 0 : option === pass ? 2 : option.hollow || option.weight === "grave" ? 1 : 0);
  const made = [...options].sort((one, other) => rank(one) - rank(other)).map((option, at) => {
    const classes = ["lx-button", "option", option === main && "primary", option.weight === "grave" && "grave", option.hollow && "bare"].filter(Boolean).join(" ");
    return button(option, classes, at, option === pass);
  });
  return h("div", { class: decision.kind === "confirm" ? "options pair" : "options", data: { testid: "options" } }, ...made);
}

/** The one to be pressed next is gold: the yes of a question, the only way on. Never what gives something up, not the end of
 * one's own time while there is something to do, and not to choose nothing while there is something to choose. * @param {Option[]} options @param {Option|null} pass @param {Decision} decision
 */
function mainOption(options, pass, decision) {
  const safe = options.filter(({ weight, hollow }) => !weight && !hollow);
  if (decision.kind === "confirm") return safe[0];
  if (decision.nature === "turn" || decision.nature === "step") return state.position.ahead?.idle || decision.options.length === 1 ? pass : null;
  const attacked = decision.nature === "attacked" || (state.position.view.battle && state.position.view.active !== mySeat());
  if (decision.nature === "chance" || attacked || nothing(decision, pass)) return null;
  return named(decision.options[0], table()).length ? pass : safe.find((option) => option !== pass) ?? pass;
}

/** @param {Option} option @param {string} classes @param {number} at @param {boolean} passes */
function button(option, classes, at, passes) {
  const decision = myDecision();
  const none = decision && nothing(decision, option);
  const words = none ? t("chooseNone") : written(label(option));
  const key = passes && !none ? t("space") : at < 9 ? String(at + 1) : "";
  return h(
    "button",
    { class: classes, type: "button", data: { testid: "option", key: option.key }, /** @param {any} event */ onclick: (/** @type {any} */ event) => choose(option, event) },
    h("span", { class: "label" }, words),
    key && h("kbd", { "aria-hidden": "true" }, key),
  );
}

/** What gives something up is asked once more: neither Enter nor a slip commits it. @param {Option} option @param {any} event */
function choose(option, event) {
  const pressed = event.currentTarget;
  if (option.weight !== "grave" || pressed.dataset.sure) return Acting.answer(option);
  pressed.dataset.sure = "true";
  pressed.classList.add("danger");
  pressed.querySelector(".label").textContent = t("reallySure", { what: label(option) });
  pressed.blur();
}

/** The options of a card that has several, beside those on the board. @param {Stage} now */
function menu(now) {
  return h("div", { class: "options", data: { testid: "options" } }, ...now.menu.map((option, at) => button(option, "lx-button option", at, false)));
}

/** @param {Decision} decision @param {Deeds} deeds */
function below(decision, deeds) {
  const parts = [];
  if (state.picks.length) parts.push(h("button", { class: "lx-button", type: "button", data: { testid: "back" }, onclick: Acting.back }, t("back")));
  else if (undoable()) parts.push(undoButton(deeds));
  parts.push(adviceButton(deeds));
  const pass = passing(decision, state.welcome.playmat?.passes ?? []);
  if (!state.picks.length && pass && deeds.yields(decision)) {
    const through = () => deeds.yield(pass);
    parts.push(h("button", { class: "lx-button bare", type: "button", data: { testid: "yield" }, onclick: through }, t("passUntil")));
  }
  if (state.welcome.playmat?.answers && decision.kind === "act") parts.push(switched("hold", t("holdPriority"), gameStops().hold, deeds.hold));
  if (chanceAhead(decision)) parts.push(switched("boost", t("withBoost"), !state.alone && gameStops().boost, (on) => update({ alone: !on })));
  return parts.some(Boolean) ? h("div", { class: "below" }, ...parts) : null;
}

/** Whether an answer here would be supported by itself. @param {Decision} decision */
const chanceAhead = (decision) => decision.options.some(({ chance }) => chance?.length);

/** @param {string} name @param {string} words @param {boolean} on @param {(...given: any[]) => void} act */
function switched(name, words, on, act) {
  const box = h("input", { type: "checkbox", checked: on, data: { testid: name } });
  box.addEventListener("change", () => act(box.checked));
  return h("label", { class: "toggle switch" }, box, " ", words);
}

const undoable = () => Boolean(state.welcome?.undo && state.position?.undo) && !watching() && !state.past;

/** @param {Deeds} deeds */
function undoButton(deeds) {
  return h("button", { class: "lx-button bare", type: "button", data: { testid: "undo" }, onclick: deeds.undo }, t("undo"), h("kbd", { "aria-hidden": "true" }, "U"));
}

// -- taking back, between people -------------------------------------------------------------------------------------
const people = () => state.welcome?.players.every(({ kind }) => kind === "person");

/** Asking to take an answer back, or answering who asks. @param {Deeds} deeds */
function backing(deeds) {
  if (!people() || watching() || over() || state.past) return [];
  /** @param {string} word @param {(...given: any[]) => void} act @param {string} [classes] */
  const button = (word, act, classes = "bare") => h("button", { class: `lx-button ${classes}`, type: "button", data: { testid: word }, onclick: act }, t(word));
  if (state.takeback === mySeat()) return [h("p", { class: "lx-faint", role: "status", data: { testid: "back-asked" } }, t("backAsked", { name: playerName(1 - mySeat()) }))];
  if (state.takeback !== null) return [h("div", { class: "notice", role: "alert" }, t("backWanted", { name: playerName(state.takeback) }), h("div", { class: "options pair" }, button("backYes", () => deeds.giveBack("yes"), ""), button("backNo", () => deeds.giveBack("no"), "")))];
  return state.position?.undo ? [h("div", { class: "below" }, button("backAsk", deeds.askBack))] : [];
}

let watch = null; // made once: what one is about to click stays where it is while the game goes on

/** Who watches may stop, and go on step by step. @param {Deeds} deeds */
function watchControls(deeds) {
  watch ??= watchBar(deeds);
  const { box, play, step, pause } = watch;
  const on = String(paused());
  if (box.dataset.paused !== on) box.replaceChildren(...(paused() ? [play, step] : [pause]));
  Object.assign(box.dataset, { paused: on, ahead: String(ahead()) });
  step.disabled = !ahead();
  return box;
}

/** @param {Deeds} deeds */
function watchBar(deeds) {
  /** @param {string} word @param {(...given: any[]) => void} act */
  const button = (word, act) => h("button", { class: "lx-button", type: "button", data: { testid: `watch-${word}` }, onclick: act }, t(`watch.${word}`));
  return {
    box: h("div", { class: "options pair", data: { testid: "watch" } }),
    play: button("play", () => deeds.pause(false)),
    step: button("step", () => deeds.stepOn()),
    pause: button("pause", () => deeds.pause(true)),
  };
}

function notice() {
  const { sentence, rule } = /** @type {Notice} */ (state.notice);
  return h("p", { class: "notice", role: "alert", data: { testid: "notice" } }, written(sentence), " ", rule && chip(rule));
}

/** Says in the hint line what a click on a thing would do. @param {HTMLElement} root @param {string} thing */
export function pointAt(root, thing) {
  const line = root.querySelector(".hint");
  const decision = myDecision();
  if (!line || !decision) return;
  if (!thing) return void line.replaceChildren(hint(decision, stage(decision, state.picks, table())));
  const open = leadsTo(decision, state.picks, thing, table());
  const name = table().cards.get(thing)?.card.name ?? "";
  if (open.length) line.replaceChildren(written(open.length === 1 ? label(open[0]) : t("severalWays", { n: open.length, name })));
}
