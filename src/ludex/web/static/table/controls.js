/** Controls for questions that no card answers: an order, a number, a long list. */

import { h, one } from "./dom.js";
import { written } from "./glyphs.js";
import { table } from "./state.js";
import { t } from "./words.js";

const SHOWN = 60;

/** A list that is searched as one types. @param {{key: string, label: string}[]} options @param {(option: Option) => void} answer */
export function listControl(options, answer) {
  const rows = h("div", { class: "rows", role: "listbox", "aria-label": t("options") });
  const count = h("span", { class: "lx-faint" });
  const search = h("input", { class: "lx-field", type: "search", placeholder: t("search"), "aria-label": t("search"), data: { testid: "search" } });
  const show = () => {
    const found = matching(options, search.value);
    count.textContent = found.length > SHOWN ? t("shown", { n: SHOWN, of: found.length }) : "";
    rows.replaceChildren(...found.slice(0, SHOWN).map((option) => row(option, answer)));
  };
  search.addEventListener("input", show);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") rows.querySelector("button")?.click();
    if (event.key === "ArrowDown") rows.querySelector("button")?.focus();
  });
  show();
  return h("div", { class: "control list", data: { testid: "options" } }, search, count, rows);
}

/** @param {Option[]} options @param {string} words */
function matching(options, words) {
  const wanted = words.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  /** @param {any} of */
  const fits = ({ label }) => wanted.every((word) => label.toLocaleLowerCase().includes(word));
  return wanted.length ? options.filter(fits) : options;
}

/** @param {Option} option @param {(option: Option) => void} answer */
function row(option, answer) {
  const data = { testid: "option", key: option.key };
  return h("button", { class: "row", type: "button", role: "option", data, onclick: () => answer(option) }, written(option.label));
}

/** A number: a slider over those that may be said, and the number itself. @param {Decision} decision @param {(option: Option) => void} answer */
export function numberControl(decision, answer) {
  const options = decision.options;
  const shown = h("output", { class: "amount" }, options[0].label);
  const slider = h("input", { type: "range", min: "0", max: String(options.length - 1), value: "0", "aria-label": decision.prompt, data: { testid: "number" } });
  const chosen = () => options[Number(slider.value)];
  /** @param {number} by */
  const move = (by) => {
    slider.value = String(Number(slider.value) + by);
    tell();
  };
  const tell = () => {
    shown.textContent = chosen().label;
    slider.setAttribute("aria-valuetext", chosen().label);
    confirm.dataset.key = chosen().key;
  };
  /** @param {string} sign @param {number} by */
  const step = (sign, by) => h("button", { class: "lx-button step", type: "button", "aria-label": t(by > 0 ? "more" : "less"), onclick: () => move(by) }, sign);
  const confirm = h("button", { class: "lx-button primary", type: "button", data: { testid: "option", key: options[0].key }, onclick: () => answer(chosen()) }, t("confirm"));
  slider.addEventListener("input", tell);
  return h("div", { class: "control" }, h("div", { class: "stepper" }, step("−", -1), shown, step("+", 1)), slider, confirm);
}

/** Ways to pay, by what is left afterwards. @param {Way[]} ways @param {any} keptBy @param {(way: Way) => void} pay */
export function waysControl(ways, keptBy, pay) {
  const made = ways.map((way, at) => {
    const kept = counted(keptBy(way, ways));
    const words = kept ? t("keepWay", { names: kept }) : t("payWay", { names: counted(way.spent.map((id) => table().cards.get(id)?.card.name ?? t("hiddenCard"))) });
    return h("button", { class: `lx-button option${at ? "" : " primary"}`, type: "button", data: { testid: "way", key: `way ${at}` }, onclick: () => pay(way) }, h("span", { class: "label" }, words));
  });
  return h("div", { class: "options", data: { testid: "options" } }, ...made);
}

/** Names, each once with how many. @param {string[]} names */
function counted(names) {
  const found = new Map();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(", ");
}

/** An order: rows that are moved up and down, by buttons, keys or dragging, and taken all at once. @param {Decision} decision @param {(decision: Decision, keys: string[]) => void} plan */
export function orderControl(decision, plan) {
  const list = h("ol", { class: "order", data: { testid: "order" } });
  const rows = decision.among?.map((id) => ({ key: `pick ${id}`, label: id })) ?? decision.options;
  for (const option of rows) list.append(orderRow(option, list));
  renumber(list);
  const keys = () => [...list.children].map((row) => row.dataset.key);
  const confirm = h("button", { class: "lx-button primary", type: "button", data: { testid: "confirm-order" }, onclick: () => plan(decision, keys().map(String)) }, t("confirmOrder"));
  return h("div", { class: "control" }, list, confirm);
}

/** @param {Option} option @param {HTMLElement} list */
function orderRow(option, list) {
  const row = h("li", { tabindex: "0", draggable: "true", data: { key: option.key } });
  /** @param {number} by */
  const move = (by) => {
    const other = by < 0 ? row.previousElementSibling : row.nextElementSibling?.nextElementSibling ?? null;
    if (by < 0 ? other : row.nextElementSibling) list.insertBefore(row, other);
    renumber(list);
    row.focus();
  };
  const known = table().cards.get(option.key.split(" ").at(-1));
  /** @param {string} sign @param {number} by */
  const step = (sign, by) => h("button", { class: "lx-button step", type: "button", tabindex: "-1", "aria-label": t(by < 0 ? "earlier" : "later"), onclick: () => move(by) }, sign);
  row.append(h("span", { class: "place" }), h("span", { class: "label" }, known?.card.name ?? option.label), step("↑", -1), step("↓", 1));
  row.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || event.target !== row) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  });
  row.addEventListener("dragstart", () => row.classList.add("moving"));
  row.addEventListener("dragend", () => row.classList.remove("moving"));
  row.addEventListener("dragover", (event) => {
    event.preventDefault();
    const moving = list.querySelector(".moving");
    if (!moving || moving === row) return;
    const after = event.offsetY > row.offsetHeight / 2;
    list.insertBefore(moving, after ? row.nextElementSibling : row);
    renumber(list);
  });
  return row;
}

/** @param {HTMLElement} list */
function renumber(list) {
  [...list.children].forEach((row, at) => (one(row, ".place").textContent = String(at + 1)));
}
