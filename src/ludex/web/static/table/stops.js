/**
 * Stops: which questions are asked, and which are answered by themselves. What a question is like is said by the game
 * (`nature`, and the `weight` of its answers); here it meets what the player wants, kept for each game.
 *
 * Never answered: what comes because of an opponent's attack or costs something to decline (guard, block, boost), and one's
 * own time. Between people, whether one is asked depends only on what everybody sees (`could`, whose turn and which phase
 * it is, what waits to be resolved), and the wait before a pass is always the same: silence tells nothing.
 */

import { passing } from "./choices.js";

/** How long a pass between people waits, in milliseconds; and how long one may look at a turn without anything to do. */
export const DELAY = 700;
export const LOOK = 2200;
const SOON = 60;

/** @type {Stops} */
export const STOPS = { passing: "sensible", order: false, hold: false, boost: true, moments: {} };

/** @param {any} of @param {boolean} mine */
const nameOf = ({ rule, moment }, mine) => [mine ? "mine" : "theirs", rule, moment].filter(Boolean).join(" ");

/** What one wants at a stop: "always" asked, "never", or "" when it matters. @param {Stop} stop @param {Stops} stops @param {boolean} mine */
export const wish = (stop, mine, stops) => stops.moments[nameOf(stop, mine)] ?? "";

/** The stops with another wish for one of them. @param {Stop} stop @param {Stops} stops @param {boolean} mine @param {any} value */
export function wished(stop, mine, stops, value) {
  const { [nameOf(stop, mine)]: _, ...others } = stops.moments;
  return { moments: value ? { ...others, [nameOf(stop, mine)]: value } : others };
}

/** The moments of a playmat at which one may be asked or not. @returns {Stop[]} @param {Mat} playmat */
export const moments = (playmat) => playmat?.stops ?? [];

/** The stop for a rule that asks in a phase: the one of that phase before the one of all others. @param {any} stops @param {string} rule @param {string} moment */
function stopOf(stops, rule, moment) {
  const asked = stops.filter((/** @type {Stop} */ stop) => stop.rule === rule);
  return asked.find((/** @type {Stop} */ stop) => stop.moment && stop.moment === moment) ?? asked.find((/** @type {Stop} */ stop) => !stop.moment) ?? null;
}

/** Whose the newest object is that waits to be resolved; null without one. @param {View} view */
function newest(view) {
  /** @type {{controller?: number, seat?: number}[]} */
  const objects = [...(view.pending ?? []), ...(view.played ?? [])];
  const last = objects.at(-1);
  return last ? last.controller ?? last.seat ?? null : null;
}

/** Whether an opponent's card attacks. @param {View} view @param {number} seat */
const attacked = (view, seat) => view.players.some((player) => player.seat !== seat && Object.values(player.zones).some(({ cards }) => cards.some(({ parts }) => parts?.includes("attacking"))));

/** Answers that do something: not passing, not giving something up, not only getting means. @param {Decision} decision @param {Option|null} pass */
const real = (decision, pass) => decision.options.filter((option) => option !== pass && !option.weight);

/**
 * What is answered by itself, or null.
 *
 * @param {View} view @param {Mat} playmat @param {Stops} stops
 * @param {Partial<About>} about `people`: somebody sits opposite;
 * `until`: one passes until something happens
 * @returns {Taken|null}
 */
export function automatic(view, playmat, stops, { moment = "", ahead = {}, people = false, until = false } = {}) {
  const { decision } = view;
  if (!decision?.options) return null;
  const pass = passing(decision, playmat.passes ?? []);
  if (decision.nature === "sequence") return stops.order ? null : { option: decision.options[0], why: "sequence", wait: SOON };
  if (decision.nature === "attacked") return pass && decision.options.length === 1 && decision.could === false ? { option: pass, why: "passed", wait: people ? DELAY : SOON } : null;
  if (!pass || stops.passing === "ask") return null;
  if (decision.nature === "turn" || decision.nature === "step") return ahead.idle && !people ? { option: pass, why: "idle", wait: decision.nature === "turn" ? LOOK : SOON } : null;
  if (decision.nature !== "window" || asks(view, playmat, stops, { moment, pass, people, until })) return null;
  return { option: pass, why: "passed", wait: people ? DELAY : SOON };
}

/** Whether one is asked in a window. @param {View} view @param {Mat} playmat @param {any} stops @param {any} of */
function asks(view, playmat, stops, { moment, pass, people, until }) {
  const decision = /** @type {Decision} */ (view.decision);
  const { seat } = decision;
  const mine = view.active === seat;
  const stop = stopOf(moments(playmat), decision.rule, moment);
  const set = stop ? wish(stop, mine, stops) : "";
  const waits = newest(view);
  const happened = (waits !== null && waits !== seat) || (!mine && attacked(view, seat));
  if (until && !happened) return false;
  if (set) return set === "always";
  if (!(people ? decision.could !== false : real(decision, pass).length > 0)) return false;
  if (waits !== null) return waits !== seat || stops.hold;
  return Boolean(mine ? stop?.mine : stop?.theirs) && (!stop?.attack || attacked(view, seat));
}
