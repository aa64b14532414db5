/**
 * The analysis of a game that is over: winning chances turn by turn as a curve, the turns in which they fell, wins that were
 * missed, and the best course at the position one looks at. A point of the curve leads to its position.
 */

import { course, percent, reasons } from "./advice.js";
import { send } from "./connection.js";
import { byId, h } from "./dom.js";
import { mySeat, nearSeat, over, playerName, state, update } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("../protocol").Analysis} Analysis */
/** @typedef {import("../protocol").TurnStood} TurnStood */

const WIDTH = 300;
const HEIGHT = 120;
const SVG = "http://www.w3.org/2000/svg";

/** What is known, whether it was asked for, and the best course at a position. */
/** @type {{found: Analysis|null, asked: boolean, refused: string, best: any, thinking: number|null}} */
const study = { found: null, asked: false, refused: "", best: null, thinking: null };

/** Asks for the analysis, once. */
export function askAnalysis() {
  if (study.asked || !over()) return;
  study.asked = send({ type: "analyse" });
  study.refused = "";
}

/** @param {Analysis} message */
export function heardAnalysis(message) {
  study.found = message;
  update({ studied: message.done });
}

/** The best course at a position of the past. @param {any} message */
export function heardBest(message) {
  study.best = message;
  study.thinking = null;
  update({ studied: -1 });
}

/** @param {any} message @returns {boolean} whether it was about the analysis */
export function refusedAnalysis({ of, sentence }) {
  if (of !== "analyse" && !(of === "hint" && study.thinking !== null)) return false;
  study.refused = sentence;
  if (of === "analyse") study.asked = false;
  study.thinking = null;
  update({ studied: -2 });
  return true;
}

/** A new connection has to be asked anew. */
export function forgetAnalysis() {
  if (study.found && study.found.done === study.found.of) return;
  Object.assign(study, { asked: false, thinking: null });
}

/** How many answers led to the position one looks at. */
const here = () => state.past?.answers ?? state.position?.answers ?? 0;

/** @param {HTMLElement} root @param {(answers: number) => void} goTo */
export function renderAnalysis(root, goTo) {
  byId("tab-analysis").hidden = !over();
  byId("page").classList.toggle("over", over());
  if (root.hidden || !over()) return;
  askAnalysis();
  const { found } = study;
  const focus = root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-turn") : null;
  root.replaceChildren(.../** @type {HTMLElement[]} */ ([
    study.refused && h("p", { class: "notice", role: "alert", data: { testid: "analysis-refused" } }, study.refused),
    !found && !study.refused && h("p", { class: "lx-quiet", role: "status" }, t("analysis.begins")),
    found && curve(found, goTo),
    found && progress(found),
    found && moments(found, goTo),
    bestHere(),
    found && h("p", { class: "lx-faint" }, t("analysis.opinion")),
  ].filter(Boolean)));
  if (focus) root.querySelector(`[data-turn="${focus}"]`)?.focus({ preventScroll: true });
}

/** @param {Analysis} found */
function progress({ done, of, known }) {
  const searching = done < of;
  return h(
    "p",
    { class: "lx-quiet", role: "status", data: { testid: "analysis-progress", done: String(!searching) } },
    searching ? t("analysis.searching", { n: done, of }) : t("analysis.searched", { n: known, of }),
    searching && h("progress", { max: String(of), value: String(done), "aria-label": t("analysis.title") }),
  );
}

// -- the curve -------------------------------------------------------------------------------------------------------
/** The chance of who sits below, whoever counts. @param {number} chance */
const near = (chance) => (nearSeat() === 0 ? chance : 1 - chance);

/** @param {Analysis} found @param {(answers: number) => void} goTo */
function curve({ turns, falls, missed, winner }, goTo) {
  const last = state.position.answers;
  const end = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  const points = [...turns.map((turn) => ({ ...turn, chance: near(turn.chance) })), { turn: -1, seat: 0, answers: last, chance: near(end) }];
  const x = (/** @type {number} */ at) => (points.length < 2 ? 0 : (at / (points.length - 1)) * WIDTH);
  const y = (/** @type {number} */ chance) => (1 - chance) * HEIGHT;
  const line = points.map(({ chance }, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join("");
  const svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  svg.append(drawn("path", { class: "area", d: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z` }), drawn("path", { class: "even", d: `M0 ${HEIGHT / 2}H${WIDTH}` }), drawn("path", { class: "line", d: line }));
  const now = here();
  const at = points.findLastIndex(({ answers }) => answers <= now);
  const marks = points.map((point, n) => {
    const bad = falls.some(({ turn }) => turn === point.turn);
    const lost = missed.some(({ turn }) => turn === point.turn);
    const words = point.turn < 0 ? t("analysis.end") : t("analysis.point", { turn: point.turn, name: playerName(point.seat), n: percent(point.chance), who: playerName(nearSeat()) });
    const told = [words, bad && t("analysis.fell"), lost && t("analysis.missed")].filter(Boolean).join(" · ");
    const button = h("button", { class: ["point", bad && "fell", lost && "missed", n === at && "here"].filter(Boolean).join(" "), type: "button", "aria-label": told, title: told, "aria-current": n === at && "step", data: { turn: String(point.turn), testid: "analysis-point" }, onclick: () => goTo(point.answers) });
    Object.assign(button.style, { left: `${(x(n) / WIDTH) * 100}%`, top: `${(y(point.chance) / HEIGHT) * 100}%` });
    return button;
  });
  return h(
    "figure",
    { class: "curve", data: { testid: "curve" } },
    h("figcaption", {}, t("analysis.curve", { name: playerName(nearSeat()) })),
    h("div", { class: "plot", role: "group", "aria-label": t("analysis.curve", { name: playerName(nearSeat()) }) }, svg, ...marks),
  );
}

/** @param {string} tag @param {Record<string, string>} props */
function drawn(tag, props) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
  return element;
}

// -- moments ---------------------------------------------------------------------------------------------------------
/** Where the game was lost, and wins that were there. @param {Analysis} found @param {(answers: number) => void} goTo */
function moments({ falls, missed, turns, done, of }, goTo) {
  /** @param {number} answers @param {string} words @param {string} testid @param {...any} more */
  const row = (answers, words, testid, ...more) => h("li", { data: { testid } }, h("button", { class: "moment", type: "button", onclick: () => goTo(answers) }, words), ...more);
  const rows = [
    ...missed.map(({ turn, seat, answers, labels }) => ({ turn, row: row(answers, t(seat === mySeat() ? "analysis.missedByYou" : "analysis.missedBy", { turn, name: playerName(seat) }), "missed", course(labels)) })),
    ...falls.map(({ turn, seat, answers, before, after }) => ({ turn, row: row(answers, t("analysis.fellFrom", { turn, name: playerName(seat), before: percent(before), after: percent(after) }), "fell") })),
  ].sort((one, other) => one.turn - other.turn);
  if (!rows.length) return done === of && turns.length ? h("p", { data: { testid: "no-moments" } }, t("analysis.none")) : null;
  return h("section", {}, h("h3", { class: "lx-caps" }, t("analysis.moments")), h("ul", { class: "moments" }, ...rows.map(({ row: made }) => made)));
}

/** The best course at the position one looks at. */
function bestHere() {
  if (here() >= state.position.answers) return null;
  const { best, thinking } = study;
  const known = best?.answers === here();
  const ask = () => {
    study.thinking = here();
    study.refused = "";
    if (!send({ type: "hint", answers: here() })) study.thinking = null;
    update({ studied: -3 });
  };
  return h(
    "section",
    { class: "advice", "aria-live": "polite", data: { testid: "best" } },
    h("h3", { class: "lx-caps" }, t("analysis.best")),
    known && h("p", { class: "lx-quiet" }, t("analysis.asked", { name: playerName(best.seat) })),
    ...(known ? reasons(best) : [h("button", { class: "lx-button", type: "button", disabled: thinking !== null, data: { testid: "ask-best" }, onclick: ask }, t(thinking === null ? "analysis.askBest" : "advice.thinking"))]),
  );
}

// -- the bar ---------------------------------------------------------------------------------------------------------
/** Who stands better, beside the board; nothing where the server does not say. @param {HTMLElement} root */
export function renderEvaluation(root) {
  const chance = (state.past ?? state.position)?.chance;
  root.hidden = chance === undefined;
  if (chance === undefined) return;
  const mine = near(chance);
  const words = t("analysis.bar", { name: playerName(nearSeat()), n: percent(mine) });
  const props = { role: "meter", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": percent(mine), "aria-valuetext": words, "aria-label": t("analysis.barLabel"), title: words };
  for (const [name, value] of Object.entries(props)) root.setAttribute(name, value);
  root.style.setProperty("--stands", `${100 * mine}%`);
  root.dataset.ahead = mine >= 0.5 ? "near" : "far";
  root.replaceChildren(h("i", { "aria-hidden": "true" }), h("b", { "aria-hidden": "true" }, percent(mine)));
}
