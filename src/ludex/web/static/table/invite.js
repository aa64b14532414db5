/** Inviting: a link to the friend's seat, whose secret stands in the fragment (which browsers send to no server). */

import { h } from "./dom.js";
import { keepText, kept } from "./keeping.js";
import { gameOfPage, tokenOf } from "./seats.js";
import { mySeat, state } from "./state.js";
import { t } from "./words.js";

const INVITED = "ludex.invite.";

/** The secret of the other seat, which who made the game was given: in the fragment, or kept here. @param {string} game */
export function takeInvitation(game) {
  const token = new URLSearchParams(location.hash.slice(1)).get("invite");
  if (token) keepText(INVITED + game, token);
}

/** The invitation that who made the game may hand on, or null. @param {string} game */
export const invitation = (game) => kept(INVITED + game);

/** Once somebody has sat down, the invitation is void: it is not handed on any longer. @param {string} game @param {boolean[]} connected */
export function joinedBy(game, connected) {
  if (mySeat() !== null && invitation(game) && connected[1 - mySeat()]) keepText(INVITED + game, null);
}

/** The link to hand on: the free seat if one has it to give, else to watch. @param {string} game */
export function linkOf(game) {
  const token = invitation(game);
  return `${location.origin}/table/${game}${token ? `#seat=${token}` : ""}`;
}

/** @param {string} link */
export async function copyLink(link) {
  try {
    await navigator.clipboard.writeText(link);
    return t("copied");
  } catch {
    return link;
  }
}

/** While the friend's chair is empty, the link is offered where one looks. @param {HTMLElement} root */
export function renderInvitation(root) {
  const game = gameOfPage();
  const other = mySeat() === null ? null : 1 - mySeat();
  const waits = other !== null && state.welcome.players[other].kind === "person" && !state.presence.connected[other];
  const token = invitation(game);
  root.querySelector(".invitation")?.remove();
  if (!waits || !token || token === tokenOf(game)) return;
  const link = linkOf(game);
  const field = h("input", { class: "lx-field", readonly: true, value: link, "aria-label": t("inviteLink"), data: { testid: "invite-link" } });
  const status = h("span", { class: "lx-faint", role: "status" });
  const copy = async () => (field.select(), (status.textContent = (await copyLink(link)) === link ? "" : t("copied")));
  root.append(h("div", { class: "invitation" }, h("p", {}, t("inviteWords")), field, h("button", { class: "lx-button primary", type: "button", data: { testid: "copy-invite" }, onclick: copy }, t("copyLink")), status));
}
