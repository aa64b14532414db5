/**
 * The tray: cards that a question is about and that do not lie open on the board (a deck that is searched, cards looked
 * at, a pile), laid out to be clicked. Any pile can be looked through in it.
 */

import { cardElement } from "./cards.js";
import { byId, h } from "./dom.js";
import { place, things } from "./choices.js";
import { mat, mySeat, playerName, shown, state, table } from "./state.js";
import { said, t } from "./words.js";

/** `browsing`: a pile one looks through by one's own wish; `folded`: put away to see the board; `asked`: of which question. */
/** @type {Record<string, any>} */
const tray = { browsing: null, folded: false, asked: "", cards: new Set() };

/** @param {string} id */
export const trayHolds = (id) => !byId("tray").hidden && tray.cards.has(id);

/** Opens what a question needs. @param {string[]} away lit cards that do not lie open @param {Decision|null} decision @param {Set<string>} lit */
export function offerTray(decision, away, lit) {
  const question = decision ? `${state.position.version} ${state.picks.join()}` : "";
  if (question !== tray.asked) Object.assign(tray, { asked: question, folded: false });
  if (tray.browsing) return lay([zoneGroup(tray.browsing, lit)]);
  const needed = decision && away.length && (decision.kind !== "act" || away.some(unplaced));
  if (!needed || tray.folded) return hide(Boolean(needed));
  lay(groups(decision, away), decision.prompt);
}

/** A card that lies nowhere one could click: only the tray can show it. @param {string} id */
function unplaced(id) {
  const known = table().cards.get(id);
  return !known || !document.querySelector(`#board [data-zone="${CSS.escape(known.zone)}"]`);
}

/** The cards of a question by where they lie; those of the same place that are not offered lie behind them. @param {Decision} decision @param {string[]} away */
function groups(decision, away) {
  const places = new Map();
  const hidden = [];
  for (const id of away) {
    const known = table().cards.get(id);
    if (!known) hidden.push({ id, name: labelOf(decision, id), hidden: true });
    else places.set(place(known.seat, known.zone), known);
  }
  const found = [...places.values()].map(({ seat, zone }) => zoneGroup({ seat, zone }, new Set(away)));
  if (hidden.length) found.push({ title: t("hiddenCards"), cards: hidden });
  return found;
}

/** @param {Decision} decision @param {string} id */
function labelOf(decision, id) {
  return decision.options.find(({ key }) => things(key, table()).includes(id))?.label ?? t("hiddenCard");
}

/** @param {any} of @param {Set<string>} lit */
function zoneGroup({ seat, zone }, lit) {
  const view = shown();
  const lying = (seat === null ? view.shared[zone] : view.players[seat].zones[zone])?.cards ?? [];
  const cards = [...lying.filter(({ id }) => lit.has(id)), ...lying.filter(({ id }) => !lit.has(id))];
  const whose = seat === null ? "" : seat === mySeat() ? t("yours") : playerName(seat);
  const label = state.welcome.playmat?.zones?.find((place) => place.zone === zone)?.label ?? zone;
  return { title: [whose, said("zone", label)].filter(Boolean).join(" · "), cards };
}

/** Opens a pile to look through. False when nothing in it can be seen. @param {number|null} seat @param {string} zone */
export function browse(seat, zone) {
  const { cards } = zoneGroup({ seat, zone }, new Set());
  if (!cards.some(({ id }) => id)) return false;
  tray.browsing = { seat, zone };
  return true;
}

/** Puts the tray away; the question can be opened again from the panel. */
export function closeTray() {
  const was = !byId("tray").hidden;
  Object.assign(tray, { browsing: null, folded: true });
  hide(false);
  return was;
}

export function unfoldTray() {
  tray.folded = false;
}

/** @param {boolean} folded */
function hide(folded) {
  byId("tray").hidden = true;
  document.documentElement.classList.toggle("tray-folded", folded);
  tray.cards = new Set();
}

/** @param {any[]} parts @param {any} [prompt] */
function lay(parts, prompt = "") {
  const root = byId("tray");
  const close = h("button", { class: "bar-button", type: "button", data: { testid: "tray-close" }, "aria-label": t("close"), onclick: () => root.dispatchEvent(new CustomEvent("tray-close", { bubbles: true })) }, "×");
  const head = h("header", {}, h("h2", { class: "lx-title" }, prompt || parts[0].title), close);
  const scroll = root.querySelector(".lying")?.scrollTop ?? 0;
  const body = h("div", { class: "lying" }, ...parts.flatMap((part) => [prompt && h("h3", { class: "lx-caps" }, part.title), laid(part.cards)]));
  root.replaceChildren(head, body);
  root.hidden = false;
  body.scrollTop = scroll;
  tray.cards = new Set(parts.flatMap(({ cards }) => cards.map((/** @type {any} */ { id }) => id)));
  document.documentElement.classList.remove("tray-folded");
}

/** @param {CardView[]} cards */
function laid(cards) {
  return h("div", { class: "cards" }, ...cards.map((card) => cardElement(card, { size: "tray", playmat: mat() })));
}
