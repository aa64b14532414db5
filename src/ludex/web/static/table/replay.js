/** Replays: stepping through the positions of a game, and going on from one of them in a game of one's own. */

import { send } from "./connection.js";
import { byId, dialogById, h, icon, one } from "./dom.js";
import { keep, tokenOf } from "./seats.js";
import { mySeat, over, playerName, state, update } from "./state.js";
import { t } from "./words.js";

const FIRST = "M6 5v14M19 5l-10 7 10 7z";
const BACK = "M17 5L7 12l10 7z";
const ON = "M7 5l10 7-10 7z";
const LAST = "M18 5v14M5 5l10 7-10 7z";
const PACE = 900;

/** `seat`: through whose eyes a game that is over is looked at; null: one's own, or a spectator's. */
/** @type {{open: boolean, wanted: number|null, waiting: boolean, playing: ReturnType<typeof setInterval>|0, seat: number|null}} */
const replay = { open: false, wanted: null, waiting: false, playing: 0, seat: null };

/** How many answers led to the newest position. */
const last = () => state.position?.answers ?? 0;
const here = () => state.past?.answers ?? last();

/** Goes to the position after so many answers. @param {number} answers */
export function goTo(answers) {
  const wanted = Math.min(Math.max(0, answers), last());
  if (wanted === last() && !replay.open) return back();
  replay.wanted = wanted;
  if (replay.waiting) return;
  replay.waiting = send({ type: "at", answers: wanted, ...(replay.seat === null ? {} : { seat: replay.seat }) });
}

/** The server's answer; while one drags the slider, only the newest wish is asked for. @param {Past} message */
export function arrived(message) {
  replay.waiting = false;
  const { wanted } = replay;
  replay.wanted = null;
  update({ past: message, picks: [] });
  if (wanted !== null && wanted !== message.answers) goTo(wanted);
}

/** The connection was lost: what was asked is not answered any more. */
export function forgotten() {
  replay.waiting = false;
}

/** Back to the newest position. */
export function back() {
  stop();
  replay.open = over() && mySeat() === null;
  Object.assign(replay, { wanted: null, seat: null });
  update({ past: null });
}

/** @param {number|null} [from] */
export function openReplay(from = null) {
  replay.open = true;
  if (from !== null) goTo(from);
  else update({ picks: [] });
}

export const replaying = () => replay.open;

/** Who comes to a game that is over, and did not play it, or asks for its replay, sees it from its beginning. @param {View} of */
export function wantsReplay({ result }) {
  return Boolean(result) && (mySeat() === null || cameToReplay());
}

/** Whether the address asks for the replay. */
export const cameToReplay = () => new URLSearchParams(location.search).has("replay");

/** Looks at the game through the eyes of a seat. @param {number|null} seat */
function lookAs(seat) {
  replay.seat = seat;
  goTo(here());
}

/** @param {number} by */
export function step(by) {
  stop();
  goTo((replay.wanted ?? here()) + by);
}

function play() {
  if (replay.playing) return stop();
  if (here() >= last()) goTo(0);
  replay.playing = setInterval(() => (here() >= last() ? stop() : goTo(here() + 1)), PACE);
  renderReplay();
}

function stop() {
  clearInterval(replay.playing);
  replay.playing = 0;
}

// -- what is drawn ---------------------------------------------------------------------------------------------------
/** The bar to step with, or the line that says that one looks at an earlier position. */
export function renderReplay() {
  const bar = byId("replay");
  const line = byId("looking");
  bar.hidden = !replay.open;
  line.hidden = replay.open || !state.past;
  if (!line.hidden) line.replaceChildren(h("span", {}, t("lookingAt", { n: here(), of: last() })), now(), onButton());
  if (bar.hidden) return;
  if (!bar.firstChild || bar.dataset.language !== document.documentElement.lang) build(bar);
  const slider = one(bar, "input");
  slider.max = String(last());
  if (replay.wanted === null) slider.value = String(here());
  const select = one(bar, "select");
  if (select) select.value = replay.seat === null ? "" : String(replay.seat);
  one(bar, "output").textContent = `${here()} / ${last()}`;
  one(bar, '[data-testid="replay-play"]').setAttribute("aria-pressed", String(Boolean(replay.playing)));
  one(bar, '[data-testid="back-to-game"]').hidden = over() && mySeat() === null && !state.past;
}

/** @param {HTMLElement} bar */
function build(bar) {
  bar.dataset.language = document.documentElement.lang;
  /** @param {string} word @param {string} path @param {(...given: any[]) => void} act */
  const button = (word, path, act) => h("button", { class: "bar-button", type: "button", "aria-label": t(word), title: t(word), data: { testid: `replay-${word}` }, onclick: act }, icon(path));
  const slider = h("input", { type: "range", min: "0", max: "0", value: "0", "aria-label": t("replay"), data: { testid: "replay-slider" } });
  slider.addEventListener("input", () => (stop(), goTo(Number(slider.value))));
  bar.replaceChildren(
    button("first", FIRST, () => (stop(), goTo(0))),
    button("previous", BACK, () => step(-1)),
    h("button", { class: "bar-button", type: "button", "aria-label": t("play"), title: t("play"), data: { testid: "replay-play" }, onclick: play }, "▶"),
    button("next", ON, () => step(1)),
    button("last", LAST, () => (stop(), goTo(last()))),
    slider,
    h("output", {}),
    eyes(),
    onButton(),
    now(),
  );
}

/** Once a game is over nothing of it is secret: it may be seen as either player saw it. */
function eyes() {
  if (!over()) return "";
  const own = h("option", { value: "" }, t(mySeat() === null ? "spectator" : "you"));
  const others = [0, 1].filter((seat) => seat !== mySeat()).map((seat) => h("option", { value: String(seat) }, playerName(seat)));
  const select = h("select", { class: "lx-field", "aria-label": t("eyes"), title: t("eyes"), data: { testid: "replay-eyes" } }, own, ...others);
  select.addEventListener("change", () => lookAs(select.value === "" ? null : Number(select.value)));
  return select;
}

const now = () => h("button", { class: "lx-button", type: "button", data: { testid: "back-to-game" }, onclick: back }, t("backToGame"));

function onButton() {
  return h("button", { class: "lx-button", type: "button", data: { testid: "continue" }, onclick: askWhoPlays }, t("continueHere"));
}

// -- going on from here ----------------------------------------------------------------------------------------------
function askWhoPlays() {
  stop();
  const sheet = dialogById("ask");
  const answers = here();
  /** @param {number} at */
  const seat = (at) => h("button", { class: "lx-button", type: "button", data: { testid: `continue-as-${at}` }, onclick: () => goOn(sheet, answers, at) }, t("playAs", { name: playerName(at) }));
  const level = h("select", { class: "lx-field", name: "bot", "aria-label": t("opponent") });
  level.append(...["carefree", "steady", "sharp", "master"].map((name) => h("option", { value: name, selected: name === "steady" }, t(`bots.${name}`))));
  sheet.replaceChildren(
    h("h2", { class: "lx-title" }, t("continueHere")),
    h("p", { class: "lx-quiet" }, t("continueWords", { n: answers })),
    h("label", {}, t("opponent"), " ", level),
    h("div", { class: "options" }, seat(0), seat(1), h("button", { class: "lx-button bare", type: "button", onclick: () => sheet.close() }, t("cancel"))),
    h("p", { class: "notice", role: "alert" }),
  );
  sheet.showModal();
}

/** @param {HTMLDialogElement} sheet @param {number} answers @param {number} at */
async function goOn(sheet, answers, at) {
  const bot = { kind: "bot", bot: one(sheet, "select").value };
  const person = { kind: "person", name: playerName(at) };
  const seats = [0, 1].map((seat) => (seat === at ? person : bot));
  const { game, ruleset } = state.welcome;
  const answer = await fetch("/api/games", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ruleset, seats, from: { game, answers, token: tokenOf(game) ?? "" } }),
  });
  const made = await answer.json();
  if (!answer.ok) return void (one(sheet, ".notice").textContent = made.error?.sentence ?? t("failed"));
  keep(made.game, made.seats.find((/** @type {SeatMade} */ { seat }) => seat === at)?.token);
  location.assign(`/table/${made.game}`);
}
