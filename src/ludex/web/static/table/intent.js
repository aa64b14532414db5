/**
 * Intents: what one gesture has settled and the rules ask one by one. A path of answers (attacker, then target, then boost),
 * an order, several cards, a way to pay, or a card that was dragged somewhere.
 */

import { nextOf, passing, twins } from "./choices.js";

/** @type {{path: Path|null, order: Order|null, several: Several|null, again: Again|null}} */
const NONE = { path: null, order: null, several: null, again: null };
/** @type {typeof NONE & {targets: string[]}} */
const intent = { ...NONE, targets: [] };

/** @param {Partial<typeof intent>} patch */
export const intend = (patch) => Object.assign(intent, patch);
export const forgetIntent = () => Object.assign(intent, NONE, { targets: [] });

/** Where a card was dragged to, told once. */
export function takeTargets() {
  const { targets } = intent;
  intent.targets = [];
  return targets;
}

/** The answer that was settled before to what is asked now, or null. @param {Decision} decision @param {View} view @param {Table} table @param {string[]} passes @returns {Option|null} */
export function settled(decision, view, table, passes) {
  return ofOrder(decision, table) ?? ofSeveral(decision, table) ?? ofAgain(decision, view, table, passes) ?? ofPath(decision, view, passes);
}

/** @param {Decision} decision @param {Table} table */
function ofOrder(decision, table) {
  const next = nextOf(intent.order, decision, table);
  intent.order = next && intent.order ? { ...intent.order, keys: intent.order.keys.slice(1) } : null;
  return next;
}

/** Of cards that are alike only one is offered, and stands for the others. @param {Decision} decision @param {Table} table */
function ofSeveral(decision, table) {
  const plan = intent.several;
  intent.several = null;
  if (!plan || decision.kind !== "choose" || decision.rule !== plan.rule) return null;
  /** @param {string} id */
  const offered = (id) => decision.options.find(({ key }) => key === `pick ${id}`);
  const [first, ...rest] = plan.cards;
  if (first === undefined) return decision.options.find(({ key }) => key === "done") ?? null;
  const lit = new Set(decision.options.map(({ key }) => key.slice("pick ".length)));
  const option = offered(first) ?? offered(twins(decision, lit, table).get(first) ?? "");
  if (option) intent.several = { ...plan, cards: rest };
  return option ?? null;
}

/** What was settled goes on when the question comes again; others may be asked in between. Once the attack is stopped one passes. @param {Decision} decision @param {View} view @param {Table} table @param {string[]} passes */
function ofAgain(decision, view, table, passes) {
  const plan = intent.again;
  if (!plan) return null;
  if (view.turn !== plan.turn || !view.battle) return (intent.again = null);
  if (decision.rule !== plan.rule) return null;
  const [first, ...rest] = plan.keys;
  intent.again = first === undefined ? null : { ...plan, keys: rest };
  if (first === undefined) return view.battle.force < view.battle.against ? passing(decision, passes) : null;
  const lit = new Set(decision.options.map(({ key }) => key.split(" ").at(-1) ?? ""));
  const [verb, id] = first.split(" ");
  /** @param {string} key */
  const offered = (key) => decision.options.find((option) => option.key === key);
  return offered(first) ?? offered(`${verb} ${twins(decision, lit, table).get(id)}`) ?? null;
}

/** What was passed on the way is passed, unless somebody has answered; what there was only one of was not asked. @param {Decision} decision @param {View} view @param {string[]} passes */
function ofPath(decision, view, passes) {
  const path = intent.path;
  if (!path) return null;
  intent.path = null;
  if (view.turn !== path.turn || (view.played ?? []).length) return null;
  if (decision.nature === "chance") return path.chance ? only(decision, passes) : null;
  const at = path.keys.findIndex((/** @type {string} */ key) => decision.options.some((option) => option.key === key && !option.path));
  const behind = path.keys.findIndex((/** @type {string} */ key) => decision.options.some((option) => option.path?.[0] === key));
  const found = at >= 0 ? at : behind;
  if (found >= 0 && decision.nature !== "window") {
    intent.path = { ...path, keys: path.keys.slice(found + 1) };
    return { key: path.keys[found], label: "" };
  }
  if (decision.nature !== "window") return null;
  intent.path = path;
  return passing(decision, passes);
}

/** The one answer there is besides declining. @param {Decision} decision @param {string[]} passes */
function only(decision, passes) {
  const others = decision.options.filter(({ key }) => !passes.includes(key));
  return others.length === 1 ? others[0] : null;
}
