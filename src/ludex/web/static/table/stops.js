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

/** @typedef {{rule: string, label: string, moment?: string, own?: boolean}} Stop */

/** A stop's name in the settings: whose turn it is, the rule that asks, and the phase where it asks in several. */
const nameOf = ({ rule, moment }, mine) => [mine ? "mine" : "theirs", rule, moment].filter(Boolean).join(" ");

/** Whether one wants to be asked at a stop. @param {Stop} stop @param {Stops} stops */
export const asksAt = (stop, mine, stops) => stops.moments[nameOf(stop, mine)] ?? Boolean(mine && stop.own);

/** The stops with one of them set or lifted. @param {Stop} stop @param {Stops} stops */
export const changed = (stop, mine, stops, on) => ({ moments: { ...stops.moments, [nameOf(stop, mine)]: on } });

/** Whether an opponent's object waits to resolve. */
function answering(view, seat) {
  const objects = [...(view.played ?? []), ...(view.pending ?? [])];
  return objects.some((object) => (object.controller ?? object.seat) !== seat);
}

/**
 * The option to be taken by itself, or null: only at a moment that may be passed and where one has set no stop.
 *
 * @param {object} view @param {object} playmat @param {Stops} stops @param {number|null} yielded the turn one passes through
 * @param {string} moment the phase or step
 */
export function automatic(view, playmat, stops, yielded, moment = "") {
  const decision = view.decision;
  if (!decision || decision.kind !== "act") return null;
  const stop = stopOf(moments(playmat), decision.rule, moment);
  if (!stop) return null;
  const option = passing(decision, playmat.passes ?? []);
  if (!option) return null;
  const seat = decision.seat;
  if (answering(view, seat) && stops.answers) return null;
  if (yielded === view.turn) return option;
  if (!stops.automatic) return null;
  return asksAt(stop, view.active === seat, stops) ? null : option;
}

/** The stop for a rule that asks in a phase: the one of that phase before the one of all others. */
function stopOf(stops, rule, moment) {
  const asked = stops.filter((stop) => stop.rule === rule);
  return asked.find((stop) => stop.moment && stop.moment === moment) ?? asked.find((stop) => !stop.moment);
}

/** The moments of a playmat at which one may pass by itself. @returns {Stop[]} */
export function moments(playmat) {
  return (playmat?.stops ?? []).map((stop) => (typeof stop === "string" ? { rule: stop, label: stop } : stop));
}
