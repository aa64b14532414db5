/**
 * The one store of the table page. Modules read `state`, change it only through `update`, and are told by `subscribe`.
 */

import { lookup } from "./choices.js";

/** @type {State} */
export const state = {
  /** The server's greeting: game, seat, players, playmat. Null before it came; whoever may be earlier asks with `?.`. */
  welcome: /** @type {any} */ (null),
  /** The newest position. */
  position: /** @type {any} */ (null),
  /** An earlier position one looks at, or null. */
  past: null,
  /** Everything told so far. */
  news: [],
  /** What has been picked towards one answer, and not sent yet. */
  picks: [],
  /** Cards chosen of several, to be confirmed. */
  many: [],
  /** Attack without what could support it, this once. */
  alone: false,
  /** Why an answer is about to go by itself, or null. */
  waitsFor: null,
  /** What was answered by itself this turn. */
  passed: { turn: 0, told: [] },
  /** Who asks to take an answer back, or null. */
  takeback: null,
  /** What a bot was asked and has advised for the present question, or null. */
  advice: null,
  /** Grows when the analysis knows more. */
  studied: 0,
  /** Positions that wait to be looked at while one is paused. */
  queued: 0,
  /** An answer is on its way: nothing can be chosen until the server has spoken. */
  sent: false,
  /** "connecting" | "open" | "lost" | "closed" */
  connection: "connecting",
  /** A refusal or a notice, shown until the next position. */
  notice: null,
  chat: [],
  presence: { connected: [false, false], connections: [0, 0], spectators: 0 },
  settings: /** @type {any} */ ({}),
};

/** @type {Set<(changed: Partial<State>) => void>} */
const listeners = new Set();

/** Calls `listener` with what changed, after every change. @param {(changed: Partial<State>) => void} listener */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Partial<State>} patch */
export function update(patch) {
  Object.assign(state, patch);
  for (const listener of listeners) listener(patch);
}

/** The position that is looked at: an earlier one, or the newest. @returns {View} */
export const shown = () => state.past?.view ?? state.position?.view ?? /** @type {any} */ (null);

/** One's own seat; null for who only watches. @returns {number} */
export const mySeat = () => state.welcome?.seat ?? /** @type {any} */ (null);

/** The seat whose half lies below: the one through whose eyes one looks, or the first for who only watches. */
export const nearSeat = () => shown()?.seat ?? mySeat() ?? 0;

/** How the game lies. @returns {Mat} */
export const mat = () => /** @type {Mat} */ (state.welcome?.playmat ?? {});

export const watching = () => mySeat() === null;

export const over = () => Boolean(state.position?.view?.result);

/** The question one is asked now, or null: also while an answer is on its way or one looks at an earlier position. */
export function myDecision() {
  const decision = state.position?.view?.decision;
  if (state.past || state.sent || !decision || watching() || over()) return null;
  return decision.seat === mySeat() && decision.options ? decision : null;
}

/** @param {number} seat */
export const playerName = (seat) => state.welcome?.players?.[seat]?.name ?? `${seat + 1}`;

/** @type {{view: View|null, table: Table}} */
const known = { view: null, table: lookup(null, null) };

/** The cards of the position that is looked at, found by number. */
export function table() {
  const view = shown();
  if (known.view !== view) Object.assign(known, { view, table: lookup(view, mySeat()) });
  return known.table;
}
