/**
 * The board: both halves of the table as on the game's playmat. Elements are kept from position to position by the
 * number of their card, so that what moves can be seen moving.
 *
 * Every card has `data-card`, every zone `data-zone`, `data-seat` and `data-show`. Cards fire `card-click`, zones
 * `zone-click`; both bubble to the root.
 */

import { glide, remember } from "./animate.js";
import { cardElement, update } from "./cards.js";
import { h, one } from "./dom.js";
import { gaugesOf, lastingOf, playerPlaque } from "./gauges.js";
import { enableInspect, refreshInspect } from "./inspect.js";
import { fitAll, formOf, half, lay, share, watchSize } from "./layout.js";
import { giveWay, renderStack } from "./stack.js";
import { playerName } from "./state.js";
import { said, t } from "./words.js";

const OPEN = new Set(["row", "slot", "column"]); // where a card that lies face down shows its back
const CLOSED = new Set(["pile", "under"]);

/** @type {WeakMap<Element, Board>} */
const boards = new WeakMap();

/** Draws a position. @param {HTMLElement} root @param {View} view @param {Mat} playmat @param {{mySeat?: number|null}} [options] */
export function renderBoard(root, view, playmat, { mySeat = 0 } = {}) {
  if (!playmat?.zones) return;
  const board = boards.get(root) ?? begin(root);
  const near = mySeat ?? 0;
  const drawn = [playmat, near, formOf(root), document.documentElement.lang];
  if (board.view === view && same(board.drawn, drawn)) return;
  const before = board.view && board.view !== view ? remember(root) : null;
  const fresh = board.view !== view ? view.events ?? [] : [];
  if (!same(board.drawn, drawn)) build(board, root, playmat, near);
  Object.assign(board, { view, playmat, near, drawn });
  fill(board);
  renderStack(board.stack, view, playmat, { near, cards: board.cards });
  fitAll(root);
  refreshInspect(view);
  if (before) glide(root, before, fresh);
}

/** @param {unknown[]|null} one @param {unknown[]} other */
const same = (one, other) => one !== null && one.every((part, i) => part === other[i]);

/** @param {HTMLElement} root */
function begin(root) {
  const board = /** @type {Board} */ (/** @type {unknown} */ ({ cards: new Map(), zones: new Map(), gauges: new Map(), view: null, drawn: null }));
  boards.set(root, board);
  root.classList.add("board");
  root.addEventListener("click", (event) => clicked(event));
  root.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && event.target.matches(".zone")) event.target.click();
  });
  watchSize(root, () => resized(board, root));
  enableInspect(() => board);
  return board;
}

/** @param {Board} board @param {HTMLElement} root */
function resized(board, root) {
  if (!board.view) return;
  if (board.drawn?.[2] !== formOf(root)) renderBoard(root, board.view, board.playmat, { mySeat: board.near });
  else fitAll(root);
}

/** @param {any} event */
function clicked(event) {
  const zone = event.target.closest("[data-zone]");
  const card = event.target.closest("[data-card]");
  if (!zone || card) return;
  const seat = zone.dataset.seat === undefined ? null : Number(zone.dataset.seat);
  const detail = { zone: zone.dataset.zone, seat, element: zone };
  zone.dispatchEvent(new CustomEvent("zone-click", { bubbles: true, detail }));
}

// -- the mat ---------------------------------------------------------------------------------------------------------
/** @param {Board} board @param {HTMLElement} root @param {Mat} playmat @param {number} near */
function build(board, root, playmat, near) {
  const form = formOf(root);
  const grid = playmat[form];
  board.zones.clear();
  board.gauges = new Map();
  document.documentElement.dataset.game = playmat.game;
  document.documentElement.dataset.look = playmat.look.join(" ");
  root.dataset.form = form;
  const far = halfOf(board, playmat, grid, 1 - near, false);
  const own = halfOf(board, playmat, grid, near, true);
  const middle = middleOf(board, playmat, grid, near);
  board.stack = h("div", { class: "chase", data: { zone: stackZone(playmat)?.zone ?? "", show: "stack" } });
  root.replaceChildren(far, ...(middle ? [middle] : []), own, board.stack);
  const parts = share(grid);
  root.style.gridTemplateRows = [parts.far, ...(middle ? [parts.middle] : []), parts.near].map((part) => `minmax(0, ${part}fr)`).join(" ");
}

/** @param {Mat} playmat */
const stackZone = (playmat) => playmat.zones.find(({ show }) => show === "stack");

/** @param {Board} board @param {Mat} playmat @param {Grid} grid @param {number} seat @param {boolean} near */
function halfOf(board, playmat, grid, seat, near) {
  const section = h("section", { class: `half ${near ? "near" : "far"}`, "aria-label": playerName(seat), data: { side: String(seat) } });
  lay(section, half(grid, near));
  const names = new Set(grid.areas.flatMap((row) => row.split(" ")));
  for (const area of names) {
    const cell = h("div", { class: `cell area-${area}` });
    cell.style.gridArea = area;
    if (area === "gauges") cell.append(gaugeOf(board, seat));
    for (const place of playmat.zones.filter((place) => place.area === area && place.of === "player")) cell.append(...zoneOf(board, place, seat));
    section.append(cell);
  }
  return section;
}

/** @param {Board} board @param {Mat} playmat @param {Grid} grid @param {number} near */
function middleOf(board, playmat, grid, near) {
  const shared = playmat.zones.filter(({ area }) => area === "middle");
  if (!shared.length || !grid.middle) return null;
  const cells = [near, 1 - near].flatMap((seat) => shared.flatMap((place) => zoneOf(board, place, seat)));
  return h("section", { class: "middle", "aria-label": said("zone", shared[0].label) }, ...cells);
}

/** @param {Board} board @param {number} seat */
function gaugeOf(board, seat) {
  const element = h("div", { class: "gauges" });
  board.gauges.set(seat, element);
  return element;
}

/** The element of a zone; zones whose cards are drawn elsewhere have none. @param {Board} board @param {Spread} place @param {number} seat */
function zoneOf(board, place, seat) {
  if (place.show === "linked" || place.show === "player") return [];
  const closed = CLOSED.has(place.show);
  const data = { zone: place.zone, seat: String(seat), show: closed ? "pile" : place.show, fit: place.show, oriented: String(place.oriented) };
  const zone = h("div", { class: `zone z-${place.show}`, data, role: closed ? "button" : "list", tabindex: closed ? "0" : null }, h("span", { class: "label", "aria-hidden": "true" }), h("div", { class: "lying" }));
  board.zones.set(`${seat}/${place.zone}`, { zone, place, seat });
  return [zone];
}

// -- the cards -------------------------------------------------------------------------------------------------------
/** @param {Board} board */
function fill(board) {
  const { view } = board;
  const links = linked(board);
  const used = new Set();
  for (const { zone, place, seat } of board.zones.values()) {
    const lies = view.players[seat].zones[place.zone];
    if (lies) fillZone(board, zone, place, seat, lies, links, used);
  }
  for (const [seat, element] of board.gauges) fillGauges(board, element, seat, used);
  for (const id of [...board.cards.keys()]) if (!used.has(id)) board.cards.delete(id);
}

/** @param {Board} board @param {HTMLElement} element @param {number} seat @param {Set<string|undefined>} used */
function fillGauges(board, element, seat, used) {
  const { view, playmat } = board;
  const place = playmat.zones.find(({ show }) => show === "player");
  const card = place && view.players[seat].zones[place.zone]?.cards[0];
  const gauges = [...gaugesOf(view.players[seat], playmat), ...lastingOf(view.lasting, seat)];
  if (card) used.add(card.id);
  element.replaceChildren(...(card ? [playerPlaque(board.cards, card, playerName(seat), gauges, place, seat)] : [h("div", { class: "plaque" }, h("span", { class: "named" }, playerName(seat)), ...gauges)]));
  element.classList.toggle("active", view.active === seat);
}

/** Which cards are drawn with which: what is linked to a host, and additions. @returns {Map<string|undefined, Lent[]>} @param {{view: View, playmat: Mat}} of */
function linked({ view, playmat }) {
  const rows = new Set(playmat.zones.filter(({ show }) => show === "row" || show === "slot").map(({ zone }) => zone));
  const apart = new Set(playmat.zones.filter(({ show }) => show === "linked").map(({ zone }) => zone));
  const hosts = new Set();
  const guests = [];
  for (const { zones } of view.players) {
    for (const [zone, { cards }] of Object.entries(zones)) {
      for (const card of cards) {
        const guest = card.links?.length && (apart.has(zone) || card.types?.includes("addition"));
        if (guest) guests.push({ ...card, lent: zone });
        else if (card.id && rows.has(zone)) hosts.add(card.id);
      }
    }
  }
  const found = new Map();
  for (const guest of guests) {
    const host = guest.links?.find((id) => hosts.has(id));
    if (host) found.set(host, [...(found.get(host) ?? []), guest]);
  }
  return found;
}

/** @param {Board} board @param {HTMLElement} zone @param {Spread} place @param {number} seat @param {ZoneView} lies @param {Map<string|undefined, Lent[]>} links @param {Set<string|undefined>} used */
function fillZone(board, zone, place, seat, lies, links, used) {
  const label = said("zone", place.label);
  const count = lies.count;
  zone.hidden = place.filled && count === 0;
  zone.classList.toggle("empty", count === 0);
  one(zone, ":scope > .label").textContent = label;
  zone.dataset.count = String(count);
  zone.setAttribute("aria-label", `${label}, ${playerName(seat)}: ${t(count === 1 ? "board.card" : "board.cards", { n: count })}`);
  const lying = one(zone, ":scope > .lying");
  const slots = CLOSED.has(place.show) ? pile(board, place, lies) : row(board, place, seat, lies, links, used);
  reconcile(lying, slots);
  badge(zone, place, count);
}

/** Keeps elements that are there already: taking one out and in again would break off its movement and its focus. @param {Element} parent @param {HTMLElement[]} wanted */
function reconcile(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((child, i) => parent.children[i] !== child && parent.insertBefore(child, parent.children[i] ?? null));
}

/** @param {HTMLElement} zone @param {Spread} place @param {number} count */
function badge(zone, place, count) {
  let found = zone.querySelector(":scope > .count");
  if (!place.count || count === 0) return found?.remove();
  if (!found) zone.append((found = h("span", { class: "count", "aria-hidden": "true" })));
  found.textContent = String(count);
}

/** A pile: how high it is, and what lies on top if that is known. @param {Board} board @param {Spread} place @param {ZoneView} of */
function pile(board, place, { count, cards }) {
  if (!count) return [];
  const top = place.ordered ? cards.find((card) => card.place === 0) : cards.at(-1);
  const open = top && !(place.zone === "evolve deck") ? top : { hidden: true };
  const { id, ...plain } = open;
  const element = cardElement({ ...plain, rested: false }, { size: "small", playmat: board.playmat, zone: place.zone, lies: true, picture: true });
  element.setAttribute("aria-hidden", "true");
  const slot = h("div", { class: "spot heap", role: "presentation" }, element);
  slot.style.setProperty("--high", String(Math.min(5, Math.ceil(count / 8))));
  return [slot];
}

/** @param {Board} board @param {Spread} place @param {number} seat @param {ZoneView} lies @param {Map<string|undefined, Lent[]>} links @param {Set<string|undefined>} used */
function row(board, place, seat, lies, links, used) {
  const guests = new Set([...links.values()].flat().map(({ id }) => id));
  const apart = place.show === "row" ? unhosted(board, place, seat, guests) : [];
  const shown = [...lies.cards, ...apart].filter((card) => !guests.has(card.id));
  const slots = shown.map((card) => slotOf(board, card, place, links.get(card.id) ?? [], used));
  const backs = Math.max(0, lies.count - lies.cards.length);
  for (let i = 0; i < backs; i += 1) slots.push(backSlot(board, place));
  return slots;
}

/** Cards of zones that are drawn with this one, and have no host. @param {{view: View, playmat: Mat}} of @param {Spread} place @param {number} seat @param {Set<string|undefined>} guests */
function unhosted({ view, playmat }, place, seat, guests) {
  const zones = playmat.zones.filter(({ show, host }) => show === "linked" && host === place.zone).map(({ zone }) => zone);
  return zones.flatMap((zone) => view.players[seat].zones[zone]?.cards ?? []).filter(({ id }) => !guests.has(id));
}

/** @param {Board} board @param {Spread} place */
function backSlot(board, place) {
  const element = cardElement({ hidden: true }, { size: "small", playmat: board.playmat, zone: place.zone });
  element.tabIndex = -1;
  return h("div", { class: "spot", role: "listitem" }, element);
}

/** @param {Board} board @param {CardView} card @param {Spread} place @param {Lent[]} guests @param {Set<string|undefined>} used */
function slotOf(board, card, place, guests, used) {
  const base = guests.find(({ types }) => types?.includes("evolved") && types.includes("follower"));
  const element = elementOf(board, card, place, used, base);
  const slot = element.parentElement?.matches(".spot") && element.parentElement.firstElementChild === element ? element.parentElement : h("div", { class: "spot", role: "listitem" });
  const others = guests.map((guest) => elementOf(board, { ...guest, rested: false }, { ...place, zone: guest.lent }, used));
  others.forEach((other, i) => {
    other.classList.add("guest");
    other.classList.toggle("beneath", guests[i] === base);
    other.style.setProperty("--nth", String(i + 1));
  });
  slot.dataset.linked = String(others.length);
  slot.classList.toggle("turned", Boolean(card.rested));
  reconcile(slot, [element, ...others]);
  return slot;
}

/** @param {Board} board @param {CardView} card @param {Spread} place @param {Set<string|undefined>} used @param {CardView|undefined} [base] */
function elementOf(board, card, place, used, base) {
  /** @type {Look} */
  const look = { size: "small", playmat: board.playmat, zone: place.zone, lies: OPEN.has(place.show), base };
  if (!card.id) return cardElement(card, look);
  used.add(card.id);
  const kept = board.cards.get(card.id);
  if (kept) {
    kept.classList.remove("guest", "beneath");
    update(kept, card, look);
    return kept;
  }
  const element = cardElement(card, look);
  board.cards.set(card.id, element);
  return element;
}

// -- marks -----------------------------------------------------------------------------------------------------------
/**
 * Lights what can be chosen. @param {HTMLElement} root
 * @param {{lit?: Set<string>, picked?: Set<string>, zones?: Set<string>, source?: Set<string>, target?: Set<string>}} marks
 */
export function mark(root, { lit = new Set(), picked = new Set(), zones = new Set(), source = asked(root), target = new Set() }) {
  for (const element of root.querySelectorAll("[data-card]")) {
    const id = element.dataset.card;
    for (const [name, ids] of Object.entries({ lit, picked, source, target })) element.classList.toggle(name, ids.has(id));
    element.setAttribute("aria-pressed", String(picked.has(id)));
  }
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const on = zones.has(`${zone.dataset.seat}/${zone.dataset.zone}`) || zones.has(`null/${zone.dataset.zone}`);
    zone.classList.toggle("lit", on);
    if (zone.getAttribute("role") !== "button") {
      if (on) zone.tabIndex = 0;
      else zone.removeAttribute("tabindex");
    }
  }
  root.classList.toggle("choosing", lit.size + zones.size > 0);
  giveWay(boards.get(root)?.stack, root);
}

/** The card that a question is about. @param {HTMLElement} root */
function asked(root) {
  const card = boards.get(root)?.view?.decision?.card;
  return new Set(card ? [card] : []);
}
