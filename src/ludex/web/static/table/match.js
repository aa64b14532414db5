/** A match: how it stands, and between two games the exchange with the cards that lie aside, where the book has such. */

import { focused, h, one } from "./dom.js";
import { claimOf, tokenOf } from "./seats.js";
import { playerName, state, watching } from "./state.js";
import { pageWord, t } from "./words.js";

const match = () => state.welcome?.settings?.match ?? null;

/** How often each seat has won, this game included once it is over; null outside of a match. @returns {number[]|null} */
export function score() {
  const found = match();
  const winner = state.position?.view?.result?.winner;
  return found && (found.wins ?? []).map((wins, seat) => wins + (winner === seat ? 1 : 0));
}

/** Whether the match goes on after this game. */
export const goesOn = () => match() !== null && Math.max(...(score() ?? [])) <= Math.floor((match()?.best_of ?? 1) / 2);

/** The score in words, for the end of a game. */
export function scoreLine() {
  if (!match()) return null;
  const [mine, other] = score() ?? [0, 0];
  const words = t("match.score", { one: playerName(0), other: playerName(1), wins: mine, losses: other });
  const decided = !goesOn() && t("match.decided", { name: playerName(mine > other ? 0 : 1) });
  return h("p", { data: { testid: "match-score" } }, t("match.best", { n: match()?.best_of }), " · ", words, decided && h("b", {}, ` ${decided}`));
}

/** What has been laid out to be exchanged: nothing where there is nothing. */
/** @type {{game: string, side: string, parts: string[], cards: (SideCard & {aside: number})[], secret: string, changed: boolean}} */
const table = { game: "", side: "", parts: [], cards: [], secret: "", changed: false };

/** Shows the cards that may be exchanged before the next game. @param {HTMLElement} room where they are to stand */
export async function showSide(room) {
  if (watching() || !goesOn()) return;
  const game = state.welcome.game;
  for (const secret of [tokenOf(game), claimOf(game)].filter(Boolean)) {
    const answer = await asked(secret, "GET");
    const found = answer?.ok ? await answer.json() : { cards: [] };
    if (found.cards.length) return lay(room, { ...found, secret, game });
  }
}

/** @param {HTMLElement} room @param {Partial<typeof table>} found */
function lay(room, found) {
  Object.assign(table, found, { changed: false });
  room.append(h("h3", {}, t("match.side")), h("p", { class: "lx-quiet" }, t("match.sideWords")), h("div", { class: "siding", data: { testid: "siding" } }));
  render(one(room, ".siding"));
}

/** @param {HTMLElement} root */
function render(root) {
  const columns = [...table.parts.map((part) => column(root, part, (card) => card.part === part && card.in, "in", "aside")), column(root, table.side, (card) => card.aside, "aside", "in")];
  const at = focused()?.dataset?.moves;
  root.replaceChildren(...columns);
  if (at) root.querySelector(`[data-moves="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
}

/** @param {HTMLElement} root @param {string} part @param {(card: SideCard) => unknown} there @param {"in"|"aside"} from @param {"in"|"aside"} to */
function column(root, part, there, from, to) {
  const cards = table.cards.filter(there);
  const size = cards.reduce((sum, card) => sum + card[from], 0);
  return h("section", { data: { part } }, h("h4", {}, `${pageWord(`part.${part}`)} (${size})`), h("ul", {}, ...cards.map((card) => row(root, card, from, to))), !cards.length && h("p", { class: "lx-faint" }, "–"));
}

/** @param {HTMLElement} root @param {SideCard & {aside: number}} card @param {"in"|"aside"} from @param {"in"|"aside"} to */
function row(root, card, from, to) {
  const move = () => {
    card[from] -= 1;
    card[to] += 1;
    table.changed = true;
    render(root);
  };
  const words = t(to === "in" ? "match.takeIn" : "match.layAside", { name: card.name });
  return h("li", {}, h("span", {}, `${card[from]} × ${card.name}`), h("button", { class: "lx-button small", type: "button", title: words, "aria-label": words, data: { moves: `${from} ${card.name}` }, onclick: move }, to === "in" ? "+" : "−"));
}

/** Hands in what was exchanged: what is wrong with it, or nothing. */
export async function handIn() {
  if (!table.changed || table.game !== state.welcome.game) return "";
  /** @type {Record<string, Record<string, number>>} */
  const deck = Object.fromEntries([...table.parts, table.side].map((part) => [part, {}]));
  for (const card of table.cards) {
    if (card.in) deck[card.part][card.name] = card.in;
    if (card.aside) deck[table.side][card.name] = card.aside;
  }
  const answer = await asked(table.secret, "POST", JSON.stringify(deck));
  if (answer?.ok) return "";
  return (await answer?.json())?.error?.sentence ?? t("notConnected");
}

/** Who came by an invitation sits by a claim, others by their token. @param {string|null} secret @param {string} method @param {string} [body] */
function asked(secret, method, body) {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  return fetch(`/api/games/${state.welcome.game}/side`, { method, body, headers }).catch(() => null);
}
