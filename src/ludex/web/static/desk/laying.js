/** Laying: cards into zones by dragging, by clicks or by keys; numbers, phase and turn. */

import { mark } from "../table/board.js";
import { byId, h } from "../table/dom.js";
import { inWords } from "../table/lesson.js";
import { said, t } from "../table/words.js";
import { cardNamed, changed, desk, laid, nameOf, take, tell, empty } from "./model.js";

const FAR = 8;
/** @type {Record<string, any>} */
const drag = { what: null, ghost: null, x: 0, y: 0 };
/** @type {Record<string, any>} */
const palette = { said: "", cards: [], timer: 0 };
/** What is being typed: an answer of the server that comes meanwhile draws the side anew. */
const draft = { counter: "" };

// -- the board -------------------------------------------------------------------------------------------------------
/** Chooses a card on the board, to be moved or changed. @param {string} id */
export function choose(id) {
  const as = nameOf(id);
  desk.chosen = as ? { as } : null;
  desk.wrong = as ? "" : t("desk.notYours");
  tell();
}

/** Puts what is chosen into a zone. @param {number} seat @param {string} zone */
export function put(seat, zone) {
  const { chosen } = desk;
  if (!chosen) return;
  const where = { seat, zone };
  take(chosen.as ? changed(chosen.as, where) : laid(chosen, seat, zone), chosen.as ? {} : { chosen: null });
}

/** Lights every zone while something is to be put somewhere. */
export function light() {
  const board = byId("board");
  const every = desk.chosen ? [...board.querySelectorAll("[data-zone][data-seat]")].map(({ dataset }) => `${dataset.seat}/${dataset.zone}`) : [];
  const tag = desk.chosen?.as ? desk.found?.cast[desk.chosen.as] : null;
  mark(board, { zones: new Set(every), picked: new Set(tag ? [tag] : []) });
}

/** Cards, and those found, can be dragged into a zone. */
export function enableDragging() {
  addEventListener("pointerdown", (event) => {
    if (desk.mode !== "lay" || event.button !== 0) return;
    const card = event.target.closest("#board [data-card]");
    const found = event.target.closest("[data-found]");
    const as = card && nameOf(card.dataset.card);
    const what = as ? { as } : found ? palette.cards[Number(found.dataset.found)] : null;
    Object.assign(drag, { what, from: card ?? found, x: event.clientX, y: event.clientY });
  });
  addEventListener("pointermove", (event) => {
    if (!drag.what || (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR)) return;
    if (!drag.ghost) lift();
    drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
  });
  addEventListener("pointerup", (event) => drop(event));
  addEventListener("pointercancel", () => drop(null));
}

function lift() {
  const at = drag.from.getBoundingClientRect();
  drag.ghost = drag.from.cloneNode(true);
  drag.ghost.removeAttribute("data-card");
  drag.ghost.classList.add("ghost");
  Object.assign(drag.ghost.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(drag.ghost);
  desk.chosen = drag.what;
  light();
}

/** @param {any} event */
function drop(event) {
  const { what, ghost } = drag;
  ghost?.remove();
  Object.assign(drag, { what: null, ghost: null });
  if (!ghost || !event) return;
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
  setTimeout(() => dispatchEvent(new MouseEvent("click"))); // a click that did not follow is not waited for
  const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest("#board [data-zone][data-seat]");
  if (zone) put(Number(zone.dataset.seat), zone.dataset.zone ?? "");
  else Object.assign(desk, { chosen: what?.as ? what : null }), tell();
}

// -- the side --------------------------------------------------------------------------------------------------------
export function renderLaying() {
  return [chosenCard(), cards(), numbers(), moment()].filter(Boolean);
}

/** @param {string} word @param {...any} parts */
const section = (word, ...parts) => h("section", { class: "part" }, h("h2", { class: "lx-caps" }, t(word)), ...parts);

/** What can be changed of the card that is chosen. */
function chosenCard() {
  const card = desk.chosen?.as && cardNamed(desk.chosen.as);
  if (!card) return desk.chosen && section("desk.laying", h("p", {}, t("desk.chooseZone", { name: desk.chosen.name })), button("desk.letGo", () => ((desk.chosen = null), tell())));
  const { resting } = desk.found.playmat;
  /** @param {string} key @param {string} word */
  const toggle = (key, word) => h("label", { class: "toggle" }, h("input", { type: "checkbox", checked: Boolean(card[key]), /** @param {any} of */ onchange: (/** @type {any} */ { target }) => take(changed(card.as, { [key]: target.checked })), data: { testid: `desk-${key}` } }), " ", word);
  return section(
    "desk.chosen",
    h("p", {}, h("b", {}, card.name ?? card.as), " ", h("span", { class: "lx-faint" }, `@${card.as}`)),
    zonePicker(card),
    h("div", { class: "together" }, toggle(resting, t("desk.resting")), toggle("facedown", t("desk.facedown")), ...Object.entries(desk.found.states).map(([key, words]) => toggle(key, inWords(words))), arrived(card)),
    ...Object.entries(desk.found.details).map(([key, words]) => detail(card, key, inWords(words))),
    desk.found.counters && counters(card),
    gained(card),
    h("div", { class: "together" }, button("desk.remove", () => take(changed(card.as, null), { chosen: null })), button("desk.letGo", () => ((desk.chosen = null), tell()))),
  );
}

/** Whether a card has come this turn. @param {any} card */
function arrived(card) {
  /** @param {any} of */
  const turn = ({ target }) => take(changed(card.as, { arrived: target.checked ? "now" : undefined }));
  return h("label", { class: "toggle" }, h("input", { type: "checkbox", checked: card.arrived === "now", onchange: turn, data: { testid: "desk-arrived" } }), " ", t("desk.arrived"));
}

/** @param {string} words @param {any} input */
const field = (words, input) => h("label", { class: "field" }, h("span", {}, words), input);

/** A number of a card. @param {any} card @param {string} key @param {string} words */
function detail(card, key, words) {
  /** @param {any} of */
  const set = ({ target }) => take(changed(card.as, { [key]: target.value === "" ? undefined : Number(target.value) }));
  return field(words, h("input", { class: "lx-field", type: "number", value: card[key] ?? "", onchange: set, data: { testid: `desk-${key}` } }));
}

/** Counters: each with a name and how many; none takes it away. @param {any} card */
function counters(card) {
  const lying = card.counters ?? {};
  /** @param {string} name @param {(had: number) => number} many */
  const put = (name, many) => {
    /** @param {any} now */
    const patch = (now) => {
      const { [name]: had = 0, ...others } = now.counters ?? {};
      const n = many(had);
      const all = n > 0 ? { ...others, [name]: n } : others;
      return { counters: Object.keys(all).length ? all : undefined };
    };
    take(changed(card.as, patch));
  };
  /** @param {[string, number]} of */
  const line = ([name, n]) => field(name, h("input", { class: "lx-field", type: "number", min: "0", value: n, /** @param {any} of */ /** @param {any} of */ onchange: (/** @type {any} */ { target }) => put(name, () => Number(target.value)), data: { testid: `desk-counter-${name}` } }));
  const name = h("input", { class: "lx-field", placeholder: t("desk.counterName"), "aria-label": t("desk.counterName"), maxlength: "40", value: draft.counter, /** @param {any} of */ oninput: (/** @type {any} */ { target }) => (draft.counter = target.value), data: { testid: "desk-counter" } });
  const more = () => {
    const said = draft.counter.trim();
    draft.counter = "";
    if (said) put(said, (had) => had + 1);
  };
  return h("div", {}, ...Object.entries(lying).map(line), h("div", { class: "together" }, name, button("desk.addCounter", more, { data: { testid: "desk-counter-add" } })));
}

/** A text that a card has gained, for this turn or for good. @param {any} card */
function gained(card) {
  /** @param {any} patch */
  const set = (patch) => take(changed(card.as, patch));
  const text = h("input", { class: "lx-field", value: card.gained ?? "", placeholder: t("desk.gainedHint"), maxlength: "400", /** @param {any} of */ /** @param {any} of */ onchange: (/** @type {any} */ { target }) => set({ gained: target.value.trim() || undefined, lasts: target.value.trim() ? card.lasts : undefined }), data: { testid: "desk-gained" } });
  const lasts = h("select", { class: "lx-field", "aria-label": t("desk.lasts"), /** @param {any} of */ /** @param {any} of */ onchange: (/** @type {any} */ { target }) => set({ lasts: target.value }), data: { testid: "desk-lasts" } }, ...["turn", "always"].map((key) => h("option", { value: key, selected: (card.lasts ?? "turn") === key }, t(`desk.lasts_${key}`))));
  return h("div", {}, field(t("desk.gained"), text), card.gained && lasts);
}

/** Where a card lies, for who does not drag. @param {any} card */
function zonePicker(card) {
  const zones = desk.found.playmat.zones.filter((/** @type {Spread} */ { show, of }) => of === "player" && show !== "player");
  /** @param {number} seat @param {Spread} of */
  const option = (seat, { zone, label }) => h("option", { value: `${seat}/${zone}`, selected: seat === (card.seat ?? 0) && zone === card.zone }, `${seatName(seat)}: ${said("zone", label)}`);
  /** @param {any} of */
  const moved = ({ target }) => {
    const [seat, zone] = target.value.split("/");
    take(changed(card.as, { seat: Number(seat), zone }));
  };
  return h("label", { class: "field" }, h("span", {}, t("desk.zone")), h("select", { class: "lx-field", data: { testid: "desk-zone" }, onchange: moved }, ...[0, 1].flatMap((seat) => zones.map((/** @type {any} */ zone) => option(seat, zone)))));
}

/** @param {number} seat */
export const seatName = (seat) => t(seat === 0 ? "desk.near" : "desk.far");

/** @param {string} word @param {(...given: any[]) => void} act @param {any} [more] */
const button = (word, act, more = {}) => h("button", { class: "lx-button small", type: "button", onclick: act, ...more }, t(word));

/** Cards to lay: a search, and one written on the spot. */
function cards() {
  const field = h("input", { class: "lx-field", type: "search", value: palette.said, placeholder: t("desk.searchHint"), "aria-label": t("desk.search"), data: { testid: "desk-search" }, /** @param {any} of */ oninput: (/** @type {any} */ { target }) => find(target.value) });
  const list = h("ul", { class: "found", id: "found" }, ...found());
  const name = h("input", { class: "lx-field", placeholder: t("desk.newName"), "aria-label": t("desk.newName"), maxlength: "80", data: { testid: "desk-new-name" } });
  const text = h("textarea", { class: "lx-field", rows: "2", placeholder: t("desk.newText"), "aria-label": t("desk.newText"), maxlength: "1500", data: { testid: "desk-new-text" } });
  const make = () => {
    desk.chosen = { name: name.value.trim() || t("desk.newName"), made: { text: text.value.trim() || "" } };
    desk.chosen.made = desk.chosen.made?.text ? desk.chosen.made : desk.found.blank;
    tell();
  };
  return section("desk.cards", field, list, h("details", {}, h("summary", {}, t("desk.new")), name, text, button("desk.take", make, { data: { testid: "desk-new" } })));
}

const found = () => palette.cards.map((/** @type {any} */ card, /** @type {number} */ n) => h("li", {}, h("button", { type: "button", class: "lx-button small", data: { found: String(n) }, onclick: () => ((desk.chosen = card), tell()) }, card.name, " ", h("small", {}, card.kind))));

/** @param {string} words */
function find(words) {
  palette.said = words;
  clearTimeout(palette.timer);
  palette.timer = setTimeout(async () => {
    const answer = await fetch(`/api/desk/cards/${desk.scenario.ruleset}?q=${encodeURIComponent(words)}`);
    palette.cards = answer.ok && words ? (await answer.json()).slice(0, 12) : [];
    byId("found")?.replaceChildren(...found());
  }, 200);
}

/** What is counted, for both players. */
function numbers() {
  const { numbers: known } = desk.found;
  /** @param {[string, Record<string, string>]} of */
  const line = ([key, words]) => h("tr", {}, h("th", { scope: "row" }, inWords(words)), ...[0, 1].map((seat) => h("td", {}, number(seat, key, inWords(words)))));
  const head = h("tr", {}, h("td", {}), ...[0, 1].map((seat) => h("th", { scope: "col" }, seatName(seat))));
  return section("desk.numbers", h("table", {}, head, ...Object.entries(known).map(line)));
}

/** @param {number} seat @param {string} key @param {string} words */
function number(seat, key, words) {
  /** @param {any} of */
  const set = ({ target }) => {
    take((now) => {
      const { [key]: _, ...others } = now.values[seat] ?? {};
      const numbers = target.value === "" ? others : { ...others, [key]: Number(target.value) };
      return { ...now, values: { ...now.values, [seat]: numbers } };
    });
  };
  return h("input", { class: "lx-field", type: "number", value: desk.scenario.values[seat]?.[key] ?? "", placeholder: stands(seat, key), "aria-label": `${words}, ${seatName(seat)}`, data: { testid: `desk-${key}-${seat}` }, onchange: set });
}

/** What a number is as it stands, if the board shows it. @param {number} seat @param {string} key @returns {string} */
function stands(seat, key) {
  const { values, zones } = desk.found.view.players[seat];
  /** @param {string} name */
  const plain = (name) => name.replaceAll(/[-_]/g, " ");
  const value = Object.entries(values ?? {}).find(([name]) => plain(name) === plain(key))?.[1];
  const lying = Object.entries(zones).find(([name]) => [key, `${key} area`, `${key} zone`].includes(name))?.[1].count;
  return String(value ?? lying ?? "");
}

/** By which book it is played, whose turn it is, and which phase. */
function moment() {
  const { scenario, found: now } = desk;
  /** @param {string} word @param {[string, string][]} options @param {string} value @param {(...given: any[]) => void} act @param {string} testid */
  const choice = (word, options, value, act, testid) => h("label", { class: "field" }, h("span", {}, t(word)), h("select", { class: "lx-field", data: { testid }, /** @param {any} of */ onchange: (/** @type {any} */ { target }) => act(target.value) }, ...options.map(([key, text]) => h("option", { value: key, selected: key === value }, text))));
  /** @param {any} patch */
  const position = (patch) => take((now) => ({ ...now, position: { ...now.position, ...patch } }));
  /** @type {[string, string][]} */
  const phases = Object.entries(now.phases).map(([key, words]) => [key, inWords(words)]);
  return section(
    "desk.moment",
    choice("desk.book", books(), scenario.ruleset, newBook, "desk-ruleset"),
    choice("desk.turn", [0, 1].map((seat) => [String(seat), seatName(seat)]), String(scenario.position.turn_of ?? 0), (seat) => position({ turn_of: Number(seat) }), "desk-turn"),
    phases.length > 0 && choice("desk.phase", phases, scenario.position.phase ?? "main", (phase) => position({ phase }), "desk-phase"),
  );
}

/** All rulesets, and the same position under another one where it is of the same game. */
export const books = () => (/** @type {any} */ (desk).books ?? [[desk.scenario.ruleset, desk.found.title]]);

/** @param {string} ruleset */
function newBook(ruleset) {
  const same = desk.found.others.includes(ruleset);
  take((now) => (same ? { ...now, ruleset } : empty(ruleset)), { chosen: null, under: [] });
}
