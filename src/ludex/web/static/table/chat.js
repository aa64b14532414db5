/** The chat. Whatever somebody writes is shown as text and nothing else. */

import { send } from "./connection.js";
import { h, one } from "./dom.js";
import { set } from "./settings.js";
import { mySeat, playerName, state, watching } from "./state.js";
import { language, t } from "./words.js";

const LONGEST = 500;

/** What the chat was drawn from the last time. @type {any[]} */
let drawn = [];

/** Draws what was said; the line one is writing stays untouched. @param {HTMLElement} root */
export function renderChat(root) {
  const now = [root, state.chat, state.settings.muted, watching(), mySeat(), playerName(0), playerName(1), language()];
  if (now.every((part, i) => part === drawn[i])) return;
  drawn = now;
  if (!root.firstChild) root.append(h("ol", { class: "lines", data: { testid: "chat-lines" }, tabindex: "0" }), form());
  one(root, "form").hidden = watching();
  const lines = one(root, ".lines");
  const { muted } = state.settings;
  const shown = state.chat.filter(({ seat }) => !muted || (seat !== null && seat === mySeat()));
  lines.replaceChildren(...shown.map(line));
  if (!shown.length) lines.append(h("li", { class: "lx-faint" }, t(muted ? "mutedChat" : "noChat")));
  root.querySelector(".mute")?.remove();
  const box = h("input", { type: "checkbox", checked: muted, data: { testid: "mute" }, /** @param {any} of */ onchange: (/** @type {any} */ { target }) => set({ muted: target.checked }) });
  root.append(h("label", { class: "toggle mute" }, box, " ", t("mute")));
  lines.scrollTop = lines.scrollHeight;
}

/** @param {ChatLine} of */
function line({ seat, name, text, at }) {
  const whose = name || (seat === null || seat === undefined ? t("spectator") : playerName(seat));
  const mine = seat !== null && seat === mySeat();
  const when = at ? new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) : "";
  return h("li", { class: mine ? "mine" : null, data: { testid: "said" } }, h("b", {}, whose), " ", h("time", { class: "lx-faint" }, when), h("p", {}, text));
}

function form() {
  const field = h("input", { class: "lx-field", name: "text", maxlength: LONGEST, autocomplete: "off", data: { hint: "sayHint", label: "sayHint", testid: "say" }, placeholder: t("sayHint"), "aria-label": t("sayHint") });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text && send({ type: "chat", text })) field.value = "";
  };
  return h("form", { onsubmit: submit }, field, h("button", { class: "lx-button", data: { word: "say" } }, t("say")));
}
