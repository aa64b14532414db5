/** The playmat explained: a real position on the real board, a number at each zone, and what it is for, with its rule. */

import { renderBoard } from "./board.js";
import { byId, h } from "./dom.js";
import { inWords } from "./lesson.js";
import { chip } from "./rules.js";
import { load } from "./settings.js";
import { state, update } from "./state.js";
import { firstLanguage, pageWord, playing, relabel, said, speak, t } from "./words.js";

const NEAR = 0;
const POINTS = "points";

/** The element of a zone of one's own half, or null where it is not drawn. @param {string} at */
function elementOf(at) {
  const board = byId("board");
  const found = at === POINTS ? board.querySelector(".half.near .gauges") : board.querySelector(`[data-zone="${CSS.escape(at)}"][data-seat="${NEAR}"]`);
  return found?.checkVisibility() ? found : null;
}

/** Puts a number at each zone that is drawn. @param {ZoneExplained[]} zones */
function renderMarks(zones) {
  const whole = byId("table").getBoundingClientRect();
  const marks = zones.map(({ at }, n) => {
    const place = elementOf(at)?.getBoundingClientRect();
    if (!place?.width) return null;
    const mark = h("button", { class: "mark", type: "button", tabindex: "-1", data: { at } }, String(n + 1));
    Object.assign(mark.style, { left: `${place.left - whole.left + place.width / 2}px`, top: `${place.top - whole.top + place.height / 2}px` });
    return mark;
  });
  byId("marks").replaceChildren(...marks.filter((mark) => mark !== null));
}

/** Shows which zone a line, or a number, is about. @param {string|null} at */
function point(at) {
  for (const element of document.querySelectorAll(".pointed")) element.classList.remove("pointed");
  if (!at) return;
  elementOf(at)?.classList.add("pointed");
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) element.classList.add("pointed");
}

/** @param {MatExplained} of */
function renderZones({ zones, playmat }) {
  /** @param {string} at */
  const named = (at) => (at === POINTS ? t("mat.points") : said("zone", playmat.zones.find((/** @type {Spread} */ { zone }) => zone === at)?.label ?? at));
  /** @param {ZoneExplained} of */
  const line = ({ at, rule, says }) =>
    h("li", { tabindex: "0", data: { at, testid: "zone-line" } }, h("div", {}, h("b", {}, named(at)), " ", chip(rule)), h("p", {}, inWords(says)));
  byId("zones").replaceChildren(...zones.map(line));
}

/** @param {MatExplained & {view: View}} found */
function render(found) {
  const title = t("mat.title", { game: pageWord(`game.${found.game}`) });
  relabel(document);
  document.title = `${title} · ludex`;
  byId("title").textContent = title;
  byId("lead").textContent = t("mat.lead", { game: pageWord(`game.${found.game}`) });
  byId("ways").replaceChildren(
    h("a", { class: "lx-button primary", href: `/learn/${found.game}/1` }, t("mat.begin")),
    h("a", { class: "lx-button bare", href: "/learn" }, t("mat.back")),
  );
  renderBoard(byId("board"), found.view, found.playmat, { mySeat: NEAR });
  renderZones(found);
  renderMarks(found.zones);
}

/** @param {MatExplained} found */
function listen(found) {
  /** @param {any} of */
  const over = ({ target }) => point(target.closest?.("[data-at]")?.dataset.at ?? zoneAt(target, found));
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", over);
  byId("marks").addEventListener("click", ({ target }) => byId("zones").querySelector(`[data-at="${CSS.escape(target.dataset.at ?? "")}"]`)?.scrollIntoView({ block: "nearest" }));
  new ResizeObserver(() => requestAnimationFrame(() => renderMarks(found.zones))).observe(byId("board"));
}

/** @param {HTMLElement} target @param {MatExplained} of */
function zoneAt(target, { zones }) {
  const zone = target.closest?.("[data-zone]");
  const at = zone?.dataset.seat === String(NEAR) ? zone.dataset.zone : target.closest?.(".half.near .gauges") ? POINTS : null;
  return zones.some((each) => each.at === at) ? at ?? null : null;
}

async function start() {
  load();
  await speak(firstLanguage(state.settings.language));
  const answer = await fetch(`/api/playmats/${encodeURIComponent(location.pathname.split("/").at(-1) ?? "")}`);
  const found = await answer.json();
  const players = [t("lesson.you"), t("lesson.opponent")].map((name) => ({ name, kind: "person" }));
  update(/** @type {any} */ ({ welcome: { seat: NEAR, players, playmat: found.playmat }, position: { view: { ...found.view, decision: null } } }));
  playing(found.playmat.game);
  render(found);
  listen(found);
}

start();
