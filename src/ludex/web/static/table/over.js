/** The end of a game: who won and by which rule, and where to go from here. */

import { send } from "./connection.js";
import { byId, dialogById, h, one } from "./dom.js";
import { goesOn, handIn, scoreLine, showSide } from "./match.js";
import { cameToReplay } from "./replay.js";
import { chip, writeGist } from "./rules.js";
import { mySeat, over, playerName, state, watching } from "./state.js";
import { t } from "./words.js";

/** The game whose end was told, whether one has asked for another here, and the one that followed. */
/** @type {Record<string, any>} */
const told = { game: "", wanted: false, next: null };

/** Shows the result when the game has just ended. @param {Deeds} deeds */
export function renderOver(deeds) {
  const sheet = dialogById("result");
  if (!over() || state.past) return;
  if (told.game === state.welcome.game) return;
  told.game = state.welcome.game;
  sheet.replaceChildren(.../** @type {HTMLElement[]} */ (content(deeds)));
  if (!told.next) showSide(one(sheet, ".between"));
  sheet.show();
  sheet.querySelector("button.primary, a.primary")?.focus({ preventScroll: true });
}

/** Who comes for the replay of a game is not told first how it ends. @param {string} game */
export function known(game) {
  told.game = game;
}

/** Shows the result again. @param {Deeds} deeds */
export function reopen(deeds) {
  told.game = "";
  renderOver(deeds);
}

/** @param {Deeds} deeds */
function content(deeds) {
  const { winner, rule } = state.position.view.result ?? { winner: null, rule: "" };
  return [
    h("h2", { class: "lx-title outcome", data: { testid: "outcome", winner: String(winner) } }, outcome(winner)),
    rule && h("p", { class: "by" }, chip(rule)),
    rule && writeGist(h("p", { class: "lx-quiet" }), rule),
    ending(),
    scoreLine(),
    h("p", { class: "lx-faint" }, t("lasted", { turns: state.position.view.turn, answers: state.position.answers })),
    h("div", { class: "between" }),
    h("p", { class: "notice", role: "alert", data: { testid: "side-wrong" }, hidden: true }),
    h("div", { class: "options" }, ...ways(deeds)),
  ].filter(Boolean);
}

/** How a game ended that was not played to its end. */
function ending() {
  const how = state.position.ending;
  return how && h("p", { data: { testid: "ending" } }, t(`ending.${how.kind}`, { name: playerName(how.seat) }));
}

/** @param {number|null} winner */
function outcome(winner) {
  if (winner === null || winner === undefined) return t("draw");
  if (winner === mySeat()) return t("youWin");
  return watching() || state.welcome.players[0].kind === state.welcome.players[1].kind ? t("wins", { name: playerName(winner) }) : t("youLose", { name: playerName(winner) });
}

/** @param {Deeds} deeds */
function ways(deeds) {
  /** @param {string} word @param {(...given: any[]) => void} act @param {string} [classes] */
  const button = (word, act, classes = "") => h("button", { class: `lx-button ${classes}`, type: "button", data: { testid: word }, onclick: act }, t(word));
  const close = () => dialogById("result").close();
  return [
    told.next ? nextLink(told.next) : !watching() && h("button", { class: "lx-button primary", type: "button", data: { testid: "rematch" }, onclick: rematch }, t(wanted())),
    button("replay", () => (close(), deeds.replay())),
    button("analysis.title", () => (close(), deeds.analyse())),
    button("saveRecord", save),
    h("a", { class: "lx-button bare", href: "/" }, t("newGame")),
    button("lookAtBoard", close, "bare"),
  ];
}

/** What follows: the next game of the match, or a rematch. */
const wanted = () => (goesOn() ? "match.next" : "rematch");

/** Asks for the game that follows, with the deck as it is now. */
async function rematch() {
  const wrong = one(byId("result"), '[data-testid="side-wrong"]');
  wrong.textContent = await handIn();
  wrong.hidden = !wrong.textContent;
  if (wrong.textContent) return;
  told.wanted = true;
  send({ type: "rematch" });
}

/** How it stands with a rematch: somebody wants one, or there is one, and who asked for it goes there; who has come for
 * the replay of the old game stays. * @param {any} of @param {(game: string, token: string|null) => void} keep
 */
export function tellRematch({ game, token, asked }, keep) {
  if (game) keep(game, token);
  if (game && cameToReplay()) return;
  if (game && told.wanted && !watching()) return location.assign(`/table/${game}`);
  if (game) return offerNext(game);
  const button = one(byId("result"), '[data-testid="rematch"]');
  if (!button) return;
  button.disabled = asked[mySeat()];
  button.textContent = t(asked[mySeat()] ? "rematchAsked" : asked[1 - mySeat()] && !goesOn() ? "acceptRematch" : wanted());
  for (const move of byId("result").querySelectorAll("[data-moves]")) move.toggleAttribute("disabled", asked[mySeat()]);
}

/** An old game keeps its address: the one that followed is a link away. @param {string} game */
function offerNext(game) {
  told.next = game;
  const options = byId("result").querySelector(".options");
  options?.querySelector('[data-testid="rematch"]')?.replaceWith(nextLink(game));
}

/** @param {string} game */
function nextLink(game) {
  return h("a", { class: "lx-button primary", href: `/table/${game}`, data: { testid: "next-game" } }, t(watching() ? "watchNext" : goesOn() ? "match.next" : "toNext"));
}

/** Saves the record of the game as a file. */
async function save() {
  const answer = await fetch(`/api/games/${state.welcome.game}/record`);
  if (!answer.ok) return;
  const link = h("a", { href: URL.createObjectURL(await answer.blob()), download: `${state.welcome.game}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
