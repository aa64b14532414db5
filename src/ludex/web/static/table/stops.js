/**
 * Stops and passing by itself. Whether one is asked or passes depends only on what everybody sees: the moment (the rule
 * that asks), whose turn it is, and whether an object of the opponent waits to resolve. It never depends on what one
 * holds, and the wait before a pass is always the same: nobody can read a hand from how fast somebody passes.
 *
 * @typedef {{automatic: boolean, answers: boolean, moments: Record<string, boolean>}} Stops
 */

import { passing } from "./choices.js";

/** How long a pass that goes by itself waits, in milliseconds. */
export const DELAY = 700;

/** @type {Stops} */
export const STOPS = { automatic: false, answers: true, moments: {} };

/** A moment's name in the settings: whose turn it is, and the rule that asks. */
export const momentOf = (rule, mine) => `${mine ? "mine" : "theirs"} ${rule}`;

/** Whether an opponent's object waits to resolve. */
function answering(view, seat) {
  const objects = [...(view.played ?? []), ...(view.pending ?? [])];
  return objects.some((object) => (object.controller ?? object.seat) !== seat);
}

/**
 * The option to be taken by itself, or null: only at a moment that may be passed and where one has set no stop.
 *
 * @param {object} view @param {object} playmat @param {Stops} stops @param {number|null} yielded the turn one passes through
 */
export function automatic(view, playmat, stops, yielded) {
  const decision = view.decision;
  if (!decision || decision.kind !== "act") return null;
  const moment = moments(playmat).find(({ rule }) => rule === decision.rule);
  if (!moment) return null;
  const option = passing(decision, playmat.passes ?? []);
  if (!option) return null;
  const seat = decision.seat;
  if (answering(view, seat) && stops.answers) return null;
  if (yielded === view.turn) return option;
  if (!stops.automatic) return null;
  return stops.moments[momentOf(decision.rule, view.active === seat)] ? null : option;
}

/** The moments of a playmat at which one may pass by itself. @returns {{rule: string, label: string}[]} */
export function moments(playmat) {
  return (playmat?.stops ?? []).map((stop) => (typeof stop === "string" ? { rule: stop, label: stop } : stop));
}
