/** Seats: the secret of one's seat comes in the address' fragment, is kept in this browser and vanishes from the address. */

import { keepText, kept } from "./keeping.js";

const KEPT = "ludex.seat.";

export const gameOfPage = () => decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1) ?? "");

/** Takes the secret out of the address bar, so that it is neither seen, nor shared, nor kept in the history. */
export function takeFromAddress(game) {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get("seat");
  if (!token) return;
  keep(game, token);
  history.replaceState(null, "", location.pathname + location.search);
}

export function keep(game, token) {
  if (token) keepText(KEPT + game, token);
}

export const tokenOf = (game) => kept(KEPT + game);

/** A seat that is not this game's (a wrong or old link): from now on one only watches. */
export const forget = (game) => keepText(KEPT + game, null);
