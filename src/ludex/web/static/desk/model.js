/**
 * The position on the desk: a scenario, and what the server makes of it. Every change is tried; what cannot be set up is said and
 * taken back.
 *
 * @typedef {Record<string, any>} Card a card as scenario files have it
 * @typedef {Partial<CardFound> & {as?: string, made?: Card}} Chosen a card on the board by its name, or one to be laid
 * @typedef {{ruleset: string, title?: string, position: Record<string, any>, values: Record<string, Record<string, number>>, card: Card[], brings: any[], step: {do: string}[]}} Scenario
 */

import { language, t } from "../table/words.js";

/** @type {{scenario: Scenario, found: Judged, mode: string, chosen: Chosen|null, why: Obstacle[]|null, under: string[], wrong: string}} */
export const desk = {
  scenario: empty(""),
  /** What the server says of it. */
  found: /** @type {any} */ (null),
  /** "lay" or "ask" */
  mode: "lay",
  /** A card that is being laid: one on the board by its name, or one to be taken from those found. */
  chosen: null,
  why: null,
  under: [],
  wrong: "",
};

const listeners = new Set();
/** @param {() => void} listener */
export const subscribe = (listener) => listeners.add(listener);
export const tell = () => listeners.forEach((listener) => listener());

/** @returns {Scenario} @param {string} ruleset */
export function empty(ruleset) {
  return { ruleset, title: "", position: { auto: "turns" }, values: { 0: {}, 1: {} }, card: [], brings: [], step: [] };
}

/** What is done goes to the server one thing after another: each is made of what the one before it has left. */
let line = Promise.resolve();

/** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
function inLine(act) {
  desk.wrong = "";
  const done = line.then(act);
  line = done.then(() => tell(), () => tell());
  return done;
}

/** Asks the server about a position; it becomes the desk's if it can be. @param {object} question */
async function asked(question) {
  const body = JSON.stringify({ ...question, lang: language() });
  const answer = await fetch("/api/desk", { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => null);
  const found = await answer?.json();
  if (!answer?.ok) desk.wrong = found?.error?.sentence ?? t("desk.noAnswer");
  return answer?.ok ? found : null;
}

/** Makes a change if the position can be set up then. @param {(now: Scenario) => Scenario} change */
export const take = (change, more = {}) =>
  inLine(async () => {
    const scenario = change(desk.scenario);
    const found = await asked({ scenario: cleaned(scenario), under: desk.under });
    if (found) Object.assign(desk, { scenario, found, why: null, ...more });
    return Boolean(found);
  });

/** Opens the text of a scenario file. @param {string} text */
export const open = (text) =>
  inLine(async () => {
    const found = await asked({ file: text });
    if (found) Object.assign(desk, { scenario: whole(found.scenario), found, why: null, chosen: null });
  });

/** Every card has a name, so that answers can speak of it. @returns {Scenario} @param {any} scenario */
export function whole(scenario) {
  const made = { ...empty(scenario.ruleset), ...scenario, position: scenario.position ?? {}, step: (scenario.step ?? []).filter((/** @type {any} */ { refused }) => !refused).map((/** @type {any} */ step) => ({ do: step.do })) };
  const used = new Set(made.card.map((/** @type {any} */ card) => card.as).filter(Boolean));
  made.card = made.card.map((/** @type {any} */ card) => (card.as ? card : { as: fresh(card.name ?? "card", used), ...card }));
  return made;
}

/** A name for a card that no other has. @param {string} name @param {Set<string>} used */
export function fresh(name, used) {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "") || "card";
  let as = plain;
  for (let n = 2; used.has(as); n += 1) as = `${plain}_${n}`;
  used.add(as);
  return as;
}

/** @param {any} scenario */
function cleaned(scenario) {
  const values = Object.fromEntries(Object.entries(scenario.values).filter(([, numbers]) => Object.keys(numbers).length));
  return { ...scenario, values };
}

export const plain = () => cleaned(desk.scenario);

/** Why something cannot be done: a card by its name, or an answer. @param {string} why */
export const ask = (why) =>
  inLine(async () => {
    const found = await asked({ scenario: plain(), why });
    if (found) Object.assign(desk, { found: { ...found, under: desk.found?.under ?? [] }, why: found.why });
  });

/** The name that the scenario has for a card on the board. @param {string} id */
export const nameOf = (id) => Object.entries(desk.found?.cast ?? {}).find(([, tag]) => tag === id)?.[0] ?? null;

/** @param {string} as */
export const cardNamed = (as) => desk.scenario.card.find((card) => card.as === as) ?? null;

/** Changes a card, by what is said of it or of what it is by then; null takes it away. @param {string} as @param {any} patch */
export const changed = (as, patch) => (/** @type {Scenario} */ now) => {
  /** @param {Card} card */
  const patched = (card) => ({ ...card, ...(typeof patch === "function" ? patch(card) : patch) });
  return { ...now, card: now.card.flatMap((card) => (card.as !== as ? [card] : patch ? [patched(card)] : [])) };
};

/** Lays a new card in a zone. @param {Chosen} of @param {number} seat @param {string} zone */
export const laid = ({ name = "", row, made }, seat, zone) => (/** @type {Scenario} */ now) => {
  const brings = row && !now.brings.some((each) => each.name === name) ? [...now.brings, row] : now.brings;
  return { ...now, brings, card: [...now.card, { as: fresh(name, new Set(now.card.map((card) => card.as))), seat, zone, name, ...made }] };
};
