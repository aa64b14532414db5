/** Seats: the secret of one's seat comes in the address' fragment, is kept in this browser and vanishes from the address. */

import { keepText, kept } from "./keeping.js";

const KEPT = "ludex.seat.";
const CLAIM = "ludex.claim.";

export const gameOfPage = () => decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");

/** Takes the secret out of the address bar, so that it is neither seen, nor shared, nor kept in the history. @param {string} game */
export function takeFromAddress(game) {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get("seat");
  if (!token) return;
  keep(game, token);
  history.replaceState(null, "", location.pathname + location.search);
}

/** @param {string} game @param {string|null} token */
export function keep(game, token) {
  if (token) keepText(KEPT + game, token);
}

/** @param {string} game */
export const tokenOf = (game) => kept(KEPT + game);

/** The secret by which this browser comes back to a seat that it was invited to: nobody else ever had it. @param {string} game */
export function claimOf(game) {
  if (!tokenOf(game)) return null;
  if (!kept(CLAIM + game)) keepText(CLAIM + game, made());
  return kept(CLAIM + game);
}

const made = () => Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A seat that is not this game's (a wrong or old link): from now on one only watches. @param {string} game */
export const forget = (game) => keepText(KEPT + game, null);
