/** The players: who sits where, whose turn and whose decision it is, who is there, and the clocks. */

import { h } from "./dom.js";
import { score } from "./match.js";
import { nearSeat, mySeat, over, playerName, shown, state } from "./state.js";
import { said, t } from "./words.js";

const SHORT = 30_000;

/** Draws both players, the opponent above as at the table. @param {HTMLElement} root */
export function renderPlayers(root) {
  const near = nearSeat();
  root.replaceChildren(player(1 - near), player(near), turn());
  tick(root);
}

/** @param {number} seat */
function player(seat) {
  const view = shown();
  const { kind } = state.welcome?.players?.[seat] ?? {};
  const here = kind === "bot" || (state.presence.connected[seat] ?? false);
  const asked = !over() && !state.past && view?.decision?.seat === seat;
  return h(
    "div",
    { class: "player", data: { seat, asked: String(asked), active: String(view?.active === seat), testid: `player-${seat}` } },
    h("i", { class: "dot", data: { here: String(here) }, title: t(here ? "here" : "away"), role: "img", "aria-label": t(here ? "here" : "away") }),
    h("span", { class: "name" }, playerName(seat)),
    tag(seat, kind),
    won(seat),
    several(seat),
    h("span", { class: "clock", data: { clock: seat, testid: `clock-${seat}` } }),
  );
}

/** @param {number} seat @param {string} kind */
function tag(seat, kind) {
  const words = seat === mySeat() ? (playerName(seat) === t("yourName") ? "" : t("you")) : kind === "bot" ? t("bot") : "";
  return words && h("span", { class: "lx-faint tag" }, words);
}

/** In a match: how many games of it somebody has won. @param {number} seat */
function won(seat) {
  const wins = score()?.[seat];
  return wins !== undefined && h("b", { class: "tag won", title: t("match.won", { n: wins }), data: { testid: `won-${seat}` } }, String(wins), h("span", { class: "lx-only-heard" }, ` ${t("match.won", { n: wins })}`));
}

/** More than one connection at a seat: another tab of one's own, or somebody who should not be there. @param {number} seat */
function several(seat) {
  const n = state.presence.connections?.[seat] ?? 0;
  return n > 1 && h("span", { class: "lx-faint tag", role: "status", title: t("severalWords"), data: { testid: `several-${seat}` } }, t("several", { n }));
}

function turn() {
  const view = shown();
  if (!view) return h("p", { class: "turn" });
  const words = view.turn ? t("turn", { n: view.turn, name: playerName(view.active) }) : t("beforeTurns");
  const moment = (state.past ?? state.position)?.moment;
  const watch = state.presence.spectators ? h("span", { data: { testid: "spectators" } }, t("watchers", { n: state.presence.spectators })) : null;
  return h("p", { class: "turn lx-faint", data: { testid: "turn" } }, words, moment && " · ", moment && h("b", { data: { testid: "moment" } }, said("moment", moment)), watch && " · ", watch);
}

/** Lets the clocks run between two messages: what is left is counted from when the server said it. @param {HTMLElement} root */
export function tick(root) {
  const clock = state.position?.clock;
  if (!clock) return;
  for (const element of root.querySelectorAll("[data-clock]")) {
    const seat = Number(element.dataset.clock);
    const left = clock.left[seat];
    if (left === null || left === undefined) continue;
    const gone = clock.running === seat && !over() ? Date.now() - state.position.heard : 0;
    const now = Math.max(0, left - gone);
    element.textContent = time(now);
    element.dataset.running = String(clock.running === seat && !over());
    element.dataset.short = String(now < SHORT);
  }
}

/** Milliseconds as minutes and seconds. @param {number} milliseconds */
function time(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
