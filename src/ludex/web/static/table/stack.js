/**
 * The stack: what was played and waits to be resolved (the chase, the resolution zone), and abilities that have
 * triggered and wait their turn. The newest lies on top, as it is resolved first. Each says whose it is, where it comes
 * from, what it says and what it is aimed at.
 */

import { h } from "./dom.js";
import { emblem, tints } from "./emblems.js";
import { written } from "./glyphs.js";
import { playerName } from "./state.js";
import { said, t } from "./words.js";

/** @param {HTMLElement} root @param {View} view @param {Mat} playmat @param {any} options */
export function renderStack(root, view, playmat, { near }) {
  const objects = objectsOf(view, playmat);
  const waiting = (view.pending ?? []).map((ability) => ({ ...ability, seat: ability.seat, waits: true }));
  root.hidden = objects.length + waiting.length === 0;
  if (root.hidden) return root.replaceChildren();
  const known = names(view);
  /** @param {string} title @param {any} entries */
  const part = (title, entries) => entries.length && [h("h3", { class: "lx-caps" }, title, h("span", { class: "count" }, String(entries.length))), h("ol", { "aria-label": title }, ...entries.map((/** @type {any} */ entry, /** @type {number} */ i) => item(entry, i === 0, { known, playmat, near, root })))];
  const zone = playmat.zones.find((/** @type {Spread} */ { show }) => show === "stack");
  root.setAttribute("role", "region");
  root.setAttribute("aria-label", t("board.stack"));
  root.replaceChildren(...[part(zone ? said("zone", zone.label) : t("board.stack"), objects), part(t("board.pending"), waiting)].flat().filter(Boolean));
}

/** Lets what can be chosen be seen and reached: the stack goes to the other side, or folds up until it is looked at. @param {HTMLElement|undefined} stack @param {HTMLElement} root */
export function giveWay(stack, root) {
  if (!stack || stack.hidden) return;
  stack.classList.remove("left", "folded");
  const things = [...root.querySelectorAll(".card.lit, .plaque.lit, .zone.lit")].map((element) => element.getBoundingClientRect());
  const covers = () => {
    const at = stack.getBoundingClientRect();
    return things.some((one) => one.left < at.right && one.right > at.left && one.top < at.bottom && one.bottom > at.top);
  };
  if (!covers()) return;
  stack.classList.add("left");
  if (!covers()) return;
  stack.classList.remove("left");
  stack.classList.add("folded");
}

/** Everything that waits to be resolved, the newest first. @param {View} view @param {Mat} playmat */
function objectsOf(view, playmat) {
  const zone = playmat.zones.find(({ show }) => show === "stack")?.zone;
  const lying = [...(view.shared?.[zone ?? ""]?.cards ?? [])].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const played = new Map((view.played ?? []).map((object) => [object.card, object]));
  const found = lying.map((card) => ({ id: card.id, seat: card.controller ?? card.owner, face: card, ...objectOf(card, played.get(card.id)) }));
  const elsewhere = [...played.values()].reverse().filter(({ card }) => !lying.some(({ id }) => id === card));
  return [...found, ...elsewhere.map((object) => ({ id: object.card, seat: object.controller, ...objectOf(null, object) }))];
}

/** @param {any} card @param {any} object */
function objectOf(card, object) {
  const own = card && !card.types?.includes("ability") ? card : null;
  const text = object?.text || own?.abilities?.join("\n") || "";
  return { source: object?.source ?? own?.name ?? (card ? said("kind", "Ability") : null), text, kind: object?.kind, named: object?.named ?? [], targets: object?.targets ?? [], announced: Boolean(object) };
}

/** Cards by their name, to show an ability with the emblem of its source. @param {View} view */
function names(view) {
  const found = new Map();
  for (const { zones } of view.players) for (const { cards } of Object.values(zones)) for (const card of cards) if (card.name) found.set(card.name, card);
  return found;
}

/** @param {any} entry @param {boolean} newest @param {any} of */
function item(entry, newest, { known, playmat, near, root }) {
  const card = (entry.face?.types?.includes("ability") ? null : entry.face) ?? known.get(entry.source);
  const mine = entry.seat === near;
  const whose = playerName(entry.seat);
  const name = entry.source ?? t("hiddenCard");
  const line = entry.text || (entry.announced || entry.waits ? "" : t("board.announced"));
  const element = h(
    entry.waits || !entry.id ? "div" : "button",
    { class: `object ${mine ? "mine" : "theirs"} ${newest ? "newest" : ""}`, type: entry.waits || !entry.id ? null : "button", data: entry.waits || !entry.id ? {} : { card: entry.id }, "aria-label": [name, whose, line, aimed(entry)].filter(Boolean).join(". ") },
    h("span", { class: "sign" }, card && emblem(card, playmat)),
    h("span", { class: "said" }, h("span", { class: "top" }, h("b", { class: "title" }, name), h("span", { class: "whose" }, whose)), h("span", { class: "words" }, written(line)), entry.named?.length > 0 && h("span", { class: "aims" }, "→ ", [...new Set(entry.named)].map((target) => target ?? t("hiddenCard")).join(", "))),
  );
  if (card) element.style.setProperty("--tint", tints(card, playmat)[0][0]);
  if (element.dataset.card) element.addEventListener("click", () => element.dispatchEvent(new CustomEvent("card-click", { bubbles: true, detail: { id: entry.id, card: entry.id, element } })));
  pointing(element, entry.targets ?? [], root);
  return h("li", {}, element);
}

/** @param {any} of */
const aimed = ({ named }) => (named?.length ? `→ ${named.map((/** @type {string} */ name) => name ?? t("hiddenCard")).join(", ")}` : "");

/** While one looks at an object, what it is aimed at stands out on the board. @param {HTMLElement} element @param {string[]} targets @param {HTMLElement} root */
function pointing(element, targets, root) {
  /** @param {boolean} on */
  const show = (on) => {
    for (const id of targets) root.parentElement?.querySelector(`[data-card="${id}"]`)?.classList.toggle("aimed", on);
  };
  element.addEventListener("pointerenter", () => show(true));
  element.addEventListener("pointerleave", () => show(false));
  element.addEventListener("focus", () => show(true));
  element.addEventListener("blur", () => show(false));
}
