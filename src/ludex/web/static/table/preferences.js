/** The sheet of settings: theme, movement, language, stops, and what one may do with the game itself. */

import { h } from "./dom.js";
import { set } from "./settings.js";
import { mySeat, over, state, watching } from "./state.js";
import { asksAt, changed, moments } from "./stops.js";
import { LANGUAGES, language, said, t } from "./words.js";

/** @param {HTMLDialogElement} sheet @param {{speak: (language: string) => void, concede: () => void, invite: () => Promise<string>}} deeds */
export function openSettings(sheet, deeds) {
  draw(sheet, deeds);
  if (!sheet.open) sheet.showModal();
}

function draw(sheet, deeds) {
  const { settings } = state;
  const change = (patch) => (set(patch), draw(sheet, deeds));
  sheet.replaceChildren(
    h("h2", { class: "lx-title" }, t("settings")),
    choice("theme", ["system", "dark", "light"].map((name) => [name, t(`themes.${name}`)]), settings.theme, (theme) => change({ theme })),
    choice("language", Object.entries(LANGUAGES), language(), async (chosen) => {
      set({ language: chosen });
      await deeds.speak(chosen);
      draw(sheet, deeds);
    }),
    toggle("animations", settings.animations, (animations) => change({ animations })),
    ...stops(settings.stops, (patch) => change({ stops: { ...settings.stops, ...patch } })),
    game(sheet, deeds),
    h("button", { class: "lx-button primary", type: "button", data: { testid: "settings-close" }, onclick: () => sheet.close() }, t("close")),
  );
}

function choice(word, values, chosen, act) {
  const one = ([value, name]) =>
    h("label", { class: "lx-chip" }, h("input", { type: "radio", name: word, value, checked: value === chosen, data: { testid: `${word}-${value}` }, onchange: () => act(value) }), " ", name);
  return h("fieldset", {}, h("legend", {}, t(word)), ...values.map(one));
}

function toggle(word, on, act, words = t(word), testid = word) {
  const box = h("input", { type: "checkbox", checked: on, data: { testid } });
  box.addEventListener("change", () => act(box.checked));
  return h("label", { class: "toggle" }, box, " ", words);
}

/** Stops: a row for each moment, in one's own turn and in the other's. */
function stops(chosen, change) {
  const offered = moments(state.welcome?.playmat);
  if (!offered.length || watching()) return [];
  const box = (stop, mine) => {
    const words = t(mine ? "myTurn" : "theirTurn");
    const made = toggle("", asksAt(stop, mine, chosen), (on) => change(changed(stop, mine, chosen, on)), words, `stop ${mine ? "mine" : "theirs"} ${stop.label}`);
    made.querySelector("input").setAttribute("aria-label", `${said("stop", stop.label)}, ${words}`);
    return made;
  };
  const row = (stop) => h("div", { class: "stop" }, h("span", {}, said("stop", stop.label)), box(stop, true), box(stop, false));
  return [
    h(
      "fieldset",
      {},
      h("legend", {}, t("stops")),
      toggle("automatic", chosen.automatic, (automatic) => change({ automatic })),
      h("p", { class: "lx-faint" }, t("stopsWords")),
      ...(chosen.automatic ? [...offered.map(row), toggle("answers", chosen.answers, (answers) => change({ answers }))] : []),
    ),
  ];
}

/** What one may do with the game: invite, give up. */
function game(sheet, deeds) {
  const parts = [];
  const invited = h("span", { class: "lx-faint", role: "status", data: { testid: "invited" } });
  const invite = async () => (invited.textContent = await deeds.invite());
  if (state.welcome) parts.push(h("button", { class: "lx-button", type: "button", data: { testid: "invite" }, onclick: invite }, t("inviteWatch")), invited);
  if (mySeat() !== null && !over()) {
    const concede = () => (sheet.close(), deeds.concede());
    parts.push(h("button", { class: "lx-button danger", type: "button", data: { testid: "concede" }, onclick: concede }, t("concede")));
  }
  return h("div", { class: "options line" }, ...parts);
}
