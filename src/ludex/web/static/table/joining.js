/**
 * Before a game: its host waits for somebody, and whoever comes chooses a name, a deck and a seat, or only watches. The game begins when
 * somebody sits down.
 */

import { byId, h } from "./dom.js";
import { copyLink, linkOf } from "./invite.js";
import { keepText, kept } from "./keeping.js";
import { claimOf, keep, tokenOf } from "./seats.js";
import { t } from "./words.js";

const NAME = "ludex.name";
const LOOK = 2000;

/** Shows the host the way in, and everybody else the chair. @param {string} game @param {boolean} mine whether one made the table */
export async function waitingRoom(game, mine) {
  byId("panel").dataset.waits = "waiting";
  byId("connection").hidden = true;
  if (mine) host(game);
  else await guest(game);
}

/** Looks from time to time whether it has begun. @param {string} game */
function look(game) {
  setTimeout(async () => {
    const answer = await fetch(`/api/games/${game}`).catch(() => null);
    const found = answer?.ok ? await answer.json() : null;
    if (found && found.status !== "waiting") return location.reload();
    look(game);
  }, LOOK);
}

/** @param {string} game */
function host(game) {
  const link = linkOf(game);
  const field = h("input", { class: "lx-field", readonly: true, value: link, "aria-label": t("inviteLink"), data: { testid: "invite-link" } });
  const status = h("span", { class: "lx-faint", role: "status" });
  const copy = async () => (field.select(), (status.textContent = (await copyLink(link)) === link ? "" : t("copied")));
  byId("panel").replaceChildren(
    h("p", { class: "who mine" }, t("join.waiting")),
    h("div", { class: "invitation" }, h("p", {}, t("join.sendLink")), field, h("button", { class: "lx-button primary", type: "button", data: { testid: "copy-invite" }, onclick: copy }, t("copyLink")), status),
    h("a", { class: "lx-button bare", href: "/" }, t("home")),
  );
  look(game);
}

/** @param {string} game */
async function guest(game) {
  const answer = await fetch(`/api/games/${game}/join`);
  if (!answer.ok) return;
  /** @type {Free} */
  const found = await answer.json();
  byId("title").textContent = found.title;
  const host = found.players.findIndex(({ name }, at) => at === 0 && name);
  byId("panel").replaceChildren(form(game, found, Math.max(0, host)));
  byId("panel").querySelector("input, select")?.focus();
}

/** @param {string} game @param {Free} found @param {number} host */
function form(game, found, host) {
  const name = h("input", { class: "lx-field", name: "name", maxlength: "40", value: kept(NAME) ?? "", placeholder: t("join.you"), data: { testid: "join-name" } });
  /** @param {string} value @param {string} title */
  const option = (value, title) => h("option", { value }, title);
  const own = found.own.map(({ title }, n) => option(`own ${n}`, `★ ${title}`));
  const deck = h("select", { class: "lx-field", data: { testid: "join-deck" } }, ...own, ...found.decks.map(({ name: id, title }) => option(id, title)));
  const seat = h("select", { class: "lx-field", data: { testid: "join-seat" } }, ...[0, 1].map((n) => h("option", { value: String(n), selected: n !== host }, t("join.seatN", { n: n + 1 }))));
  const wrong = h("p", { class: "notice", role: "alert", data: { testid: "join-wrong" }, hidden: true });
  /** @param {string} word @param {HTMLElement} input */
  const field = (word, input) => h("label", { class: "joining" }, h("span", {}, t(word)), input);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    keepText(NAME, name.value.trim() || null);
    const said = await sit(game, { name: name.value.trim() || t("join.you"), seat: Number(seat.value), ...chosen(deck.value, found) });
    if (!said) return location.reload();
    wrong.hidden = false;
    wrong.textContent = said;
  };
  return h(
    "form",
    { onsubmit: submit, data: { testid: "join" } },
    h("p", { class: "who mine" }, t("join.invited", { name: found.players[host].name })),
    found.settings.match && h("p", { data: { testid: "join-match" } }, t("match.best", { n: found.settings.match.best_of })),
    field("join.name", name),
    field("join.deck", deck),
    field("join.seat", seat),
    wrong,
    h("div", { class: "options" }, h("button", { class: "lx-button primary", type: "submit", data: { testid: "join-sit" } }, t("join.sit")), h("a", { class: "lx-button bare", href: "/" }, t("home"))),
  );
}

/** @param {string} value @param {Free} of */
const chosen = (value, { own }) => (value.startsWith("own ") ? { deck: own[Number(value.slice(4))].deck, cards: own[Number(value.slice(4))].cards } : { deck: value });

/** Sits down: what was wrong, or nothing. @param {string} game @param {object} wanted */
async function sit(game, wanted) {
  const token = tokenOf(game) ?? "";
  if (!token) keep(game, "open"); // a seat of an open table is claimed without an invitation
  const answer = await fetch(`/api/games/${game}/join`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...wanted, token, claim: claimOf(game) }) });
  if (answer.ok) return "";
  if (!token) keepText(`ludex.seat.${game}`, null);
  return (await answer.json()).error?.sentence ?? "?";
}
