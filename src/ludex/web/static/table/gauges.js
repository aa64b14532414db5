/** Gauges: the values of a player, as points, numbers and wills; and the player as something that can be pointed at. */

import { spoken } from "./cards.js";
import { h } from "./dom.js";
import { figure, pip } from "./glyphs.js";
import { mat } from "./state.js";
import { said, t } from "./words.js";

const MOST_POINTS = 10;

/** The gauges of a player: values, wills, and the cards of a zone that are counted. @param {PlayerView} player @param {Mat} playmat */
export function gaugesOf({ values, zones }, playmat) {
  const counted = (playmat.gauges ?? []).filter(({ show }) => show === "zone").map((gauge) => points(gauge, { [gauge.value]: zones[gauge.value]?.count ?? 0, [gauge.most ?? ""]: Number(gauge.most) }));
  const shown = (playmat.gauges ?? []).filter(({ value, show }) => value in values && (show !== "will" || values[value] > 0));
  const wills = shown.filter(({ show }) => show === "will");
  const others = [...counted, ...shown.filter(({ show }) => show !== "will").map((gauge) => (gauge.show === "points" ? points(gauge, values) : number(gauge, values)))];
  return wills.length ? [...others, h("div", { class: "gauge pool" }, ...wills.map((gauge) => will(gauge, values)))] : others;
}

/** Effects of a player that last, as one chip that tells them all. @param {LastingView[]|undefined} lasting @param {number} seat */
export function lastingOf(lasting, seat) {
  const mine = (lasting ?? []).filter((effect) => effect.seat === seat);
  if (!mine.length) return [];
  /** @param {LastingView} of */
  const line = ({ source, text, until }) => [source ?? t("hiddenCard"), text, until && t("board.until", { moment: said("moment", until.moment) })].filter(Boolean).join(" · ");
  const told = mine.map(line).join("\n");
  return [h("span", { class: "gauge lasting", role: "img", "aria-label": `${t("board.lasting")}: ${told}`, title: told }, figure("hourglass"), h("b", {}, String(mine.length)))];
}

/** @param {Gauge} gauge @param {Record<string, number>} values */
function points(gauge, values) {
  const most = values[gauge.most ?? ""] ?? values[gauge.value];
  const now = values[gauge.value];
  const dots = Array.from({ length: Math.min(MOST_POINTS, Math.max(most, now)) }, (_, i) => h("i", { class: i < now ? "full" : "spent" }));
  return gaugeElement(gauge, `${now} / ${most}`, h("span", { class: "dots" }, ...dots), h("b", {}, String(now), h("small", {}, `/${most}`)));
}

/** @param {Gauge} gauge @param {Record<string, number>} values */
function number(gauge, values) {
  return gaugeElement(gauge, String(values[gauge.value]), figure(gauge.icon ?? "ring"), h("b", {}, String(values[gauge.value])));
}

/** @param {Gauge} gauge @param {Record<string, number>} values */
function will(gauge, values) {
  const count = values[gauge.value];
  return h("span", { class: "will", role: "img", "aria-label": `${said("gauge", gauge.label)} ${count}`, title: said("gauge", gauge.label) }, pip(gauge.colour), count > 1 && h("b", {}, `×${count}`));
}

/** @param {Gauge} gauge @param {string|number} value @param {...any} children */
function gaugeElement(gauge, value, ...children) {
  const label = said("gauge", gauge.label);
  const element = h("div", { class: `gauge as-${gauge.show}`, role: "img", "aria-label": `${label} ${value}`, title: label, data: { value: gauge.value } }, ...children);
  element.style.setProperty("--colour", gauge.colour);
  return element;
}

/** A player who is a target like a card (fow 1.5:1). @param {Map<string|undefined, HTMLElement>} cards @param {CardView} card @param {string} name @param {HTMLElement[]} gauges @param {Spread} place @param {number} seat */
export function playerPlaque(cards, card, name, gauges, place, seat) {
  const plaque = cards.get(card.id) ?? fresh(card.id);
  cards.set(card.id, plaque);
  plaque.setAttribute("aria-label", [name, ...gauges.map((gauge) => gauge.getAttribute("aria-label"))].filter(Boolean).join(", ") || spoken(card, { playmat: mat() }));
  plaque.dataset.seat = String(seat);
  plaque.replaceChildren(h("span", { class: "named" }, name), ...gauges);
  return plaque;
}

/** @param {string|undefined} id */
function fresh(id) {
  const plaque = h("button", { type: "button", class: "plaque person", data: { card: id } });
  plaque.addEventListener("click", () => plaque.dispatchEvent(new CustomEvent("card-click", { bubbles: true, detail: { id, card: id, element: plaque } })));
  return plaque;
}
