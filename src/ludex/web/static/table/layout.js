/**
 * Layout: the playmat as a grid, turned round for the player across, and the size of the cards in each place. However
 * many cards lie somewhere, they get smaller first, then overlap, and never leave their place.
 */

/** Width of a card for its height. */
export const RATIO = 5 / 7;

/** Below this height the board is laid out in its compact form. */
const LOW = 520;

/** No column is narrower than its label needs, as far as all of them have room. */
const NARROWEST = "min(53px, 14.5%)";

const GAP = 0.055;
const LEAST = { row: 0.7, slot: 0.6, fan: 0.84, backs: 0.9 };
const BESIDE = 0.2; // how far a linked card looks out from under its host, in widths

/** @type {WeakMap<Element, number>} */
const heights = new WeakMap();

/** Calls when a board has another size. Its height is kept: to ask for it makes the browser lay everything out first. @param {HTMLElement} root @param {() => void} then */
export function watchSize(root, then) {
  new ResizeObserver(([{ borderBoxSize }]) => {
    heights.set(root, borderBoxSize[0].blockSize);
    then();
  }).observe(root);
}

/** @param {HTMLElement} root */
export const formOf = (root) => ((heights.get(root) ?? root.clientHeight) < LOW ? "compact" : "wide");

/** How a half lies: as its owner sees it, or turned round. @returns {{areas: string[], columns: number[], rows: number[]}} @param {Grid} grid @param {boolean} near */
export function half(grid, near) {
  /** @template T @param {T[]} list */
  const turned = (list) => [...list].reverse();
  if (near) return grid;
  const areas = turned(grid.areas).map((row) => turned(row.split(" ")).join(" "));
  return { areas, columns: turned(grid.columns), rows: turned(grid.far) };
}

/** Puts a grid on an element. @param {HTMLElement} element @param {{areas: string[], columns: number[], rows: number[]}} of */
export function lay(element, { areas, columns, rows }) {
  element.style.gridTemplateAreas = areas.map((row) => `"${row}"`).join(" ");
  element.style.gridTemplateColumns = columns.map((part) => `minmax(${NARROWEST}, ${part}fr)`).join(" ");
  element.style.gridTemplateRows = rows.map((part) => `minmax(0, ${part}fr)`).join(" ");
}

/** How much room halves and middle have. @param {Grid} grid */
export function share(grid) {
  /** @param {number[]} list */
  const sum = (list) => list.reduce((one, other) => one + other, 0);
  return { far: sum(grid.far), middle: grid.middle, near: sum(grid.rows) };
}

// -- sizes -----------------------------------------------------------------------------------------------------------
/** The sizes of all places of a board. @param {HTMLElement} root */
export function fitAll(root) {
  const zones = [...root.querySelectorAll(".zone")];
  const rooms = zones.map((zone) => room(zone));
  zones.forEach((zone, i) => fit(zone, rooms[i]));
}

/** @param {HTMLElement} zone */
function room(zone) {
  const inner = zone.querySelector(":scope > .lying") ?? zone;
  return { width: inner.clientWidth, height: inner.clientHeight };
}

/** @param {HTMLElement} zone @param {{width: number, height: number}} of */
function fit(zone, { width, height }) {
  if (width < 4 || height < 4) return;
  const slots = [...zone.querySelectorAll(":scope > .lying > .spot")];
  const show = zone.dataset.fit ?? zone.dataset.show;
  const size = FITS[show ?? ""]?.(slots, width, height, zone.dataset.oriented === "true") ?? along(slots, width, height, LEAST.row);
  const high = `${size.h.toFixed(2)}px`;
  set(zone, "--step", `${(size.step ?? 0).toFixed(2)}px`);
  for (const sized of [zone, ...zone.querySelectorAll(".card")]) {
    set(sized, "--h", high); // so that a card keeps its size when it is lifted or flies
    if (sized.dataset.density !== density(size.h)) sized.dataset.density = density(size.h);
  }
  if (show === "fan") bow(slots);
}

/** Sets a size that is new: whatever is set has its style found again, and all that lies in it. @param {HTMLElement} element @param {string} name @param {string} value */
function set(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/** @param {number} h */
const density = (h) => (h >= 148 ? "full" : h >= 96 ? "mid" : h >= 62 ? "mini" : "dot");

/** The width of a slot for a height of 1. @param {HTMLElement} slot */
function breadth(slot) {
  const wide = slot.firstElementChild?.classList.contains("rested") ? 1 : RATIO;
  return wide + (Number(slot.dataset.linked ?? 0) * BESIDE) * RATIO;
}

/** Beside each other: smaller when there are many, then overlapping. @param {HTMLElement[]} slots @param {number} width @param {number} height @param {number} least */
function along(slots, width, height, least) {
  const count = Math.max(slots.length, 1);
  const broad = slots.reduce((sum, slot) => sum + breadth(slot), 0) || RATIO;
  const fits = width / (broad + GAP * (count - 1));
  const h = Math.max(Math.min(height, fits), Math.min(height * least, height));
  const over = h * (broad + GAP * (count - 1)) - width;
  return { h, step: over > 0.5 ? GAP * h - over / Math.max(count - 1, 1) : GAP * h };
}

/** Below each other, the upper edge of each to be seen. @param {HTMLElement[]} slots @param {number} width @param {number} height */
function column(slots, width, height) {
  const count = Math.max(slots.length, 1);
  const h = Math.min(height, width / RATIO, Math.max(height * 0.46, 46));
  const free = count > 1 ? (height - h) / (count - 1) : 0;
  return { h, step: Math.min(free, h * 0.5) - h };
}

/** @type {Record<string, (slots: HTMLElement[], width: number, height: number, oriented: boolean) => {h: number, step?: number}>} */
const FITS = {
  /** @param {HTMLElement[]} slots @param {number} width @param {number} height */
  row: (slots, width, height) => along(slots, width, height, LEAST.row),
  /** @param {HTMLElement[]} slots @param {number} width @param {number} height */
  fan: (slots, width, height) => along(slots, width, height, LEAST.fan),
  /** @param {HTMLElement[]} slots @param {number} width @param {number} height */
  backs: (slots, width, height) => along(slots, width, height, LEAST.backs),
  /** @param {HTMLElement[]} slots @param {number} width @param {number} height @param {boolean} oriented */
  slot(slots, width, height, oriented) {
    if (slots.length > 1) return along(slots, width, height, LEAST.slot);
    const beside = Number(slots[0]?.dataset.linked ?? 0) * BESIDE * RATIO;
    return { h: Math.min(height, width / ((oriented ? 1 : RATIO) + beside)) };
  },
  /** @param {HTMLElement[]} _ @param {number} width @param {number} height */
  pile: (_, width, height) => ({ h: Math.min(height, width / RATIO) }),
  /** @param {HTMLElement[]} _ @param {number} width @param {number} height */
  under: (_, width, height) => ({ h: Math.min(height, width / RATIO) }),
  column,
};

/** A hand is held in a slight bow. @param {HTMLElement[]} slots */
function bow(slots) {
  const middle = (slots.length - 1) / 2;
  slots.forEach((slot, i) => {
    const away = middle ? (i - middle) / Math.max(middle, 3) : 0;
    set(slot, "--lean", `${(away * 3.2).toFixed(2)}deg`);
    set(slot, "--sink", `${(away * away * 3.4).toFixed(2)}%`);
  });
}
