/**
 * The one store of the table page. Modules read `state`, change it only through `update`, and are told by `subscribe`.
 *
 * @typedef {{key: string, label: string}} Option
 * @typedef {{seat: number, kind: string, rule: string, prompt?: string, card?: string|null, picked?: string[], options?: Option[]}} Decision
 * @typedef {{sentence: string, rule: string, gist: string, answers: number, quiet: boolean}} News
 */

import { lookup } from "./choices.js";

export const state = {
  /** The server's greeting: game, seat, players, playmat. */
  welcome: null,
  /** The newest position. */
  position: null,
  /** An earlier position one looks at, or null. */
  past: null,
  /** Everything told so far. @type {News[]} */
  news: [],
  /** What has been picked towards one answer, and not sent yet. @type {string[]} */
  picks: [],
  /** Cards chosen of several, to be confirmed. @type {string[]} */
  many: [],
  /** Attack without what could support it, this once. */
  alone: false,
  /** Why an answer is about to go by itself, or null. */
  waitsFor: null,
  /** What was answered by itself this turn. @type {{turn: number, told: {why: string, moment: string, prompt: string}[]}} */
  passed: { turn: 0, told: [] },
  /** Who asks to take an answer back, or null. @type {number|null} */
  takeback: null,
  /** Positions that wait to be looked at while one is paused. */
  queued: 0,
  /** An answer is on its way: nothing can be chosen until the server has spoken. */
  sent: false,
  /** "connecting" | "open" | "lost" | "closed" */
  connection: "connecting",
  /** A refusal or a notice, shown until the next position. @type {{sentence: string, rule?: string}|null} */
  notice: null,
  chat: [],
  presence: { connected: [false, false], connections: [0, 0], spectators: 0 },
  settings: {},
};

/** @type {Set<(changed: object) => void>} */
const listeners = new Set();

/** Calls `listener` with what changed, after every change. */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function update(patch) {
  Object.assign(state, patch);
  for (const listener of listeners) listener(patch);
}

/** The position that is looked at: an earlier one, or the newest. */
export const shown = () => state.past?.view ?? state.position?.view ?? null;

export const mySeat = () => state.welcome?.seat ?? null;

/** The seat whose half lies below: the one through whose eyes one looks, or the first for who only watches. */
export const nearSeat = () => shown()?.seat ?? mySeat() ?? 0;

export const watching = () => mySeat() === null;

export const over = () => Boolean(state.position?.view?.result);

/** The question one is asked now, or null: also while an answer is on its way or one looks at an earlier position. */
export function myDecision() {
  const decision = state.position?.view?.decision;
  if (state.past || state.sent || !decision || watching() || over()) return null;
  return decision.seat === mySeat() && decision.options ? decision : null;
}

export const playerName = (seat) => state.welcome?.players?.[seat]?.name ?? `${seat + 1}`;

/** @type {{view: object|null, table: ReturnType<typeof lookup>|null}} */
const known = { view: null, table: null };

/** The cards of the position that is looked at, found by number. */
export function table() {
  const view = shown();
  if (known.view !== view || !known.table) Object.assign(known, { view, table: lookup(view, mySeat()) });
  return known.table;
}
