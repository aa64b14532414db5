/** Seats: the secret of one's seat comes in the address' fragment, is kept in this browser and vanishes from the address. */

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

const spare = new Map();

export function keep(game, token) {
  if (!token) return;
  spare.set(game, token);
  try {
    localStorage.setItem(KEPT + game, token);
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

export function tokenOf(game) {
  try {
    return localStorage.getItem(KEPT + game) ?? spare.get(game) ?? null;
  } catch {
    return spare.get(game) ?? null;
  }
}

/** A seat that is not this game's (a wrong or old link): from now on one only watches. */
export function forget(game) {
  spare.delete(game);
  localStorage.removeItem(KEPT + game);
}
