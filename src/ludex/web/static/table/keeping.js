/** What this browser keeps between visits. One that keeps nothing still plays: then it lasts as long as the page. */

const spare = new Map();

/** @param {string} key @returns {string|null} */
export function kept(key) {
  try {
    return localStorage.getItem(key) ?? spare.get(key) ?? null;
  } catch {
    return spare.get(key) ?? null;
  }
}

/** Keeps a text; null forgets it. @param {string} key @param {string|null} text */
export function keepText(key, text) {
  if (text === null) spare.delete(key);
  else spare.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The spare copy is all there is.
  }
}
