/** The judge's desk: set up any position, ask what may be done in it and why not, see what happens next, compare books. */

import { renderBoard } from "../table/board.js";
import { byId, h } from "../table/dom.js";
import { load } from "../table/settings.js";
import { state, update } from "../table/state.js";
import { firstLanguage, playing, relabel, speak, t } from "../table/words.js";
import { renderAsking, whyCard } from "./asking.js";
import { choose, enableDragging, light, put, renderLaying, seatName } from "./laying.js";
import { desk, subscribe, take, tell } from "./model.js";
import { begin, fromAddress, keep, renderWays, rulesets } from "./sharing.js";

function render() {
  relabel(document);
  document.title = `${t("desk.title")} · ludex`;
  renderModes();
  renderSaid();
  if (!desk.found) return;
  const { view, playmat } = desk.found;
  playing(playmat.game);
  const players = [0, 1].map((seat) => ({ name: seatName(seat), kind: "person" }));
  update(/** @type {any} */ ({ welcome: { seat: 0, players, playmat }, position: { view } }));
  renderBoard(byId("board"), /** @type {View} */ (/** @type {unknown} */ (view)), playmat, { mySeat: 0 });
  light();
  const focused = /** @type {any} */ (document.activeElement)?.dataset?.testid;
  byId("work").replaceChildren(...(desk.mode === "lay" ? renderLaying() : renderAsking()).filter((part) => part !== null));
  if (focused && focused !== "desk-option") byId("work").querySelector(`[data-testid="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  keep();
}

function renderModes() {
  /** @param {string} name */
  const mode = (name) =>
    h("button", { class: `lx-button ${desk.mode === name ? "primary" : ""}`, type: "button", "aria-pressed": String(desk.mode === name), data: { testid: `desk-${name}` }, onclick: () => turn(name) }, t(`desk.${name}Mode`));
  byId("modes").replaceChildren(mode("lay"), mode("ask"));
  byId("ways").replaceChildren(...renderWays());
}

/** @param {any} mode */
function turn(mode) {
  Object.assign(desk, { mode, chosen: null, wrong: "", why: null });
  tell();
}

function renderSaid() {
  byId("said").hidden = !desk.wrong;
  byId("said").textContent = desk.wrong;
}

function listen() {
  const board = byId("board");
  board.addEventListener("card-click", ({ detail, target }) => {
    const id = detail.id ?? detail.card;
    const zone = target.closest("[data-zone][data-seat]");
    if (desk.mode === "ask") return whyCard(id);
    if (desk.chosen && !desk.chosen.as && zone) return put(Number(zone.dataset.seat), zone.dataset.zone);
    choose(id);
  });
  board.addEventListener("zone-click", ({ detail }) => desk.mode === "lay" && detail.seat !== null && put(detail.seat, detail.zone));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    Object.assign(desk, { chosen: null, wrong: "" });
    tell();
  });
  enableDragging();
}

async function start() {
  load();
  await speak(firstLanguage(state.settings.language));
  /** @type {any} */ (desk).books = await rulesets();
  subscribe(render);
  listen();
  const brought = fromAddress();
  if (brought?.step.length) desk.mode = "ask";
  if (!(await take(() => brought ?? begin())) && brought) await take(begin);
}

start();
