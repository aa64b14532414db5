/** Telling: lines of the panel that say what is at stake (a battle, an ability's own words) and what went by itself. */

import { h } from "./dom.js";
import { written } from "./glyphs.js";
import { mySeat, playerName, state, table } from "./state.js";
import { said, t } from "./words.js";

/** @param {string} id */
const nameOf = (id) => {
  const known = table().cards.get(id);
  return known?.card.types?.includes("player") ? playerName(known.seat ?? 0) : known?.card.name ?? t("hiddenCard");
};

/** Who fights whom with how much, and what would change it. @returns {HTMLElement|null} @param {View} view */
export function battleLine(view) {
  const { battle } = view;
  if (!battle) return null;
  const { force, against } = battle;
  const gaps = { by: battle.by.map(nameOf).join(" + "), on: battle.on.map(nameOf).join(", "), force, against };
  return h("p", { class: "battle", data: { testid: "battle" } }, h("span", {}, t("battle", gaps)), " ", h("b", {}, outlook(view)));
}

/** What it comes to as it stands; in a game of shields, what would stop it. @param {View} view */
function outlook(view) {
  const { force, against } = /** @type {import("../protocol").BattleView} */ (view.battle);
  if (state.welcome.playmat?.contest !== "power") return force >= against ? t("battleFalls") : t("battleHolds", { n: against - force });
  if (force < against) return t("battleMisses");
  return view.decision?.nature === "attacked" ? t("battleNeeds", { n: force - against }) : t("battleHits");
}

/** The words of the ability that asks. @param {any} of */
export function wordsOf({ text, prompt, options }) {
  if (!text || prompt.includes(text) || options.some((/** @type {any} */ { label }) => label.includes(text))) return null;
  return h("p", { class: "ability", data: { testid: "ability" } }, written(text));
}

/** What was answered by itself this turn, in one line; nothing if nothing was. */
export function passedLine() {
  const { told, turn } = state.passed;
  if (!told.length || turn !== state.position?.view.turn) return null;
  /** @type {Map<string, {n: number, moments: Set<string>}>} */
  const counted = new Map();
  for (const { why, moment } of told) {
    const known = counted.get(why) ?? { n: 0, moments: new Set() };
    counted.set(why, { n: known.n + 1, moments: known.moments.add(said("moment", moment)) });
  }
  const words = [...counted].map(([why, { n, moments }]) => `${t(`did.${why}`, { moment: [...moments].join(t("listed")) })}${n > 1 ? ` ×${n}` : ""}`);
  return h("p", { class: "lx-faint went", data: { testid: "passed" } }, t("didByItself"), " ", words.join(" · "));
}

/** That an answer is about to go by itself, and how to keep it. */
export function waitLine() {
  return state.waitsFor && h("p", { class: "hint", role: "status", data: { testid: "waits" } }, t(`soon.${state.waitsFor}`));
}

/** What is left of a player's after paying in a way: cards like those used in any way that this one does not use. @param {Way} way @param {Way[]} ways */
export function keptBy(way, ways) {
  const names = new Set(ways.flatMap(({ spent }) => spent).map(nameOf));
  const mine = [...table().cards].filter(([, { seat, zone, card }]) => seat === mySeat() && !card.rested && names.has(card.name) && zone !== "hand");
  const used = new Set(way.spent);
  return mine.filter(([id]) => !used.has(id)).map(([, { card }]) => card.name);
}
