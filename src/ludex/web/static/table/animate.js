/**
 * Movement: a card that lies elsewhere than before glides there, a card that came from a pile comes out of it, and one
 * that went into a pile goes into it. Short, never in the way, and off for who wants stillness.
 */

const LONG = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";
const MOST = 14; // more flights at once are noise

const still = () => document.documentElement.dataset.animations === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything lies now. @returns {{cards: Map<string, {rect: DOMRect, element: Element}>, zones: Map<string, DOMRect>}|null} @param {HTMLElement} root */
export function remember(root) {
  if (still()) return null;
  const cards = new Map();
  for (const element of root.querySelectorAll("[data-card]")) cards.set(element.dataset.card, { rect: element.getBoundingClientRect(), element });
  return { cards, zones: places(root) };
}

/** @param {HTMLElement} root */
function places(root) {
  const found = new Map();
  for (const zone of root.querySelectorAll("[data-zone]")) found.set(placeOf(zone.dataset.seat, zone.dataset.zone), zone.getBoundingClientRect());
  return found;
}

/** @param {number|string|null|undefined} seat @param {string|null|undefined} zone */
const placeOf = (seat, zone) => `${seat ?? ""}/${zone}`;

/** Lets everything glide from where it was. @param {EventView[]} events what happened since, as the view tells it @param {HTMLElement} root @param {any} before */
export function glide(root, before, events) {
  if (!before || still() || !before.cards.size) return;
  const now = places(root);
  const shown = new Set();
  for (const element of root.querySelectorAll("[data-card]")) {
    const id = element.dataset.card;
    shown.add(id);
    const was = before.cards.get(id)?.rect ?? before.zones.get(originOf(id, events));
    if (was?.width) flip(element, was, element.getBoundingClientRect());
  }
  const flights = [...gone(before, shown, events, now), ...unseen(events, before, now)].slice(0, MOST);
  for (const { body, from, to } of flights) fly(body, from, to);
}

/** The place a card came from, by what was told. @param {string|undefined} id @param {EventView[]} events */
function originOf(id, events) {
  const told = events.filter((event) => event.card === id && event.from).at(-1);
  return told ? placeOf(told.from_seat, told.from) : "";
}

/** Cards that lay open and are in a pile now. @param {any} before @param {any} shown @param {EventView[]} events @param {any} now */
function gone(before, shown, events, now) {
  const left = [...before.cards].filter(([id]) => !shown.has(id));
  return left.flatMap(([id, { rect, element }]) => {
    const told = events.filter((event) => event.card === id && event.to).at(-1);
    const to = told && now.get(placeOf(told.to_seat, told.to));
    return to && rect.width ? [{ body: element.cloneNode(true), from: rect, to }] : [];
  });
}

/** Cards that moved face down: a back goes the way. @param {EventView[]} events @param {any} before @param {any} now */
function unseen(events, before, now) {
  return events.filter((event) => event.hidden && event.from && event.to && event.from !== event.to).flatMap((event) => {
    const from = before.zones.get(placeOf(event.from_seat, event.from));
    const to = now.get(placeOf(event.to_seat, event.to));
    return from && to ? [{ body: null, from, to }] : [];
  });
}

/** @param {HTMLElement} element @param {any} was @param {any} is */
function flip(element, was, is) {
  const x = was.left + was.width / 2 - (is.left + is.width / 2);
  const y = was.top + was.height / 2 - (is.top + is.height / 2);
  if (Math.abs(x) + Math.abs(y) < 3) return;
  const scale = Math.min(1.6, Math.max(0.3, was.height / Math.max(is.height, 1)));
  element.style.zIndex = "30";
  element
    .animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], { duration: LONG, easing: EASE })
    .finished.catch(() => {})
    .then(() => (element.style.zIndex = ""));
}

/** @param {HTMLElement} body @param {any} from @param {any} to */
function fly(body, from, to) {
  const ghost = body ?? document.createElement("span");
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("flight");
  if (!body) ghost.classList.add("unseen");
  const height = body ? from.height : Math.min(from.height, to.height, 96);
  const width = body ? from.width : height * (5 / 7);
  Object.assign(ghost.style, { left: `${from.left + from.width / 2 - width / 2}px`, top: `${from.top + from.height / 2 - height / 2}px`, width: `${width}px`, height: `${height}px` });
  ghost.style.setProperty("--h", `${height}px`);
  document.body.append(ghost);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const small = Math.min(1, Math.max(0.3, to.height / Math.max(height, 1)));
  ghost
    .animate([{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0.25 }], { duration: LONG, easing: EASE, fill: "forwards" })
    .finished.catch(() => {})
    .then(() => ghost.remove());
}
