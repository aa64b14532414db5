/** The sheet of settings: theme, movement, language, stops, and what one may do with the game itself. */

import { h } from "./dom.js";
import { gameStops, set, setStops } from "./settings.js";
import { mat, mySeat, over, state, watching } from "./state.js";
import { moments, wish, wished } from "./stops.js";
import { LANGUAGES, language, said, t } from "./words.js";

/** @param {HTMLDialogElement} sheet @param {{speak: (language: string) => void, concede: () => void, invite: () => Promise<string>}} deeds */
export function openSettings(sheet, deeds) {
  draw(sheet, deeds);
  if (!sheet.open) sheet.showModal();
}

/** @param {HTMLDialogElement} sheet @param {Deeds} deeds */
function draw(sheet, deeds) {
  const { settings } = state;
  /** @param {any} patch */
  const change = (patch) => (set(patch), draw(sheet, deeds));
  sheet.replaceChildren(
    h("h2", { class: "lx-title" }, t("settings")),
    choice("theme", ["system", "dark", "light"].map((name) => [name, t(`themes.${name}`)]), settings.theme, (theme) => change({ theme })),
    choice("language", Object.entries(LANGUAGES), language(), async (chosen) => {
      set({ language: chosen });
      await deeds.speak(chosen);
      draw(sheet, deeds);
    }),
    language() === "en" ? "" : h("p", { class: "lx-quiet", data: { testid: "language-words" } }, t("languageWords")),
    toggle("sound", settings.sound, (sound) => change({ sound })),
    toggle("animations", settings.animations, (animations) => change({ animations })),
    choice("speed", ["calm", "quick", "click", "none"].map((name) => [name, t(`speeds.${name}`)]), settings.speed, (speed) => change({ speed })),
    ...stops(gameStops(), (patch) => (setStops(patch), draw(sheet, deeds))),
    game(sheet, deeds),
    h("button", { class: "lx-button primary", type: "button", data: { testid: "settings-close" }, onclick: () => sheet.close() }, t("close")),
  );
}

/** @param {string} word @param {[string, string][]} values @param {any} chosen @param {(...given: any[]) => void} act */
function choice(word, values, chosen, act) {
  /** @param {[any, string]} of */
  const one = ([value, name]) =>
    h("label", { class: "lx-chip" }, h("input", { type: "radio", name: word, value, checked: value === chosen, data: { testid: `${word}-${value}` }, onchange: () => act(value) }), " ", name);
  return h("fieldset", {}, h("legend", {}, t(word)), ...values.map(one));
}

/** @param {string} word @param {boolean} on @param {(...given: any[]) => void} act @param {string} [words] @param {string} [testid] */
function toggle(word, on, act, words = t(word), testid = word) {
  const box = h("input", { type: "checkbox", checked: on, data: { testid } });
  box.addEventListener("change", () => act(box.checked));
  return h("label", { class: "toggle" }, box, " ", words);
}

/** How one passes in this game: by itself where nothing is lost, and what one wants at each moment. @param {any} chosen @param {(patch: any) => void} change */
function stops(chosen, change) {
  const playmat = state.welcome?.playmat;
  const offered = moments(mat());
  if (!playmat || watching()) return [];
  /** @param {Stop} stop @param {boolean} mine */
  const wishes = (stop, mine) => {
    const words = t(mine ? "myTurn" : "theirTurn");
    const select = h("select", { class: "lx-field", "aria-label": `${said("stop", stop.label)}, ${words}`, data: { testid: `stop ${mine ? "mine" : "theirs"} ${stop.label}` } });
    const now = wish(stop, mine, chosen);
    select.append(...["", "always", "never"].map((value) => h("option", { value, selected: value === now }, t(`wish.${value || "sensible"}`))));
    select.addEventListener("change", () => change(wished(stop, mine, chosen, select.value)));
    return h("label", {}, h("span", {}, words), " ", select);
  };
  /** @param {Stop} stop */
  const row = (stop) => h("div", { class: "stop" }, h("span", {}, said("stop", stop.label)), wishes(stop, true), wishes(stop, false));
  const parts = [toggle("automatic", chosen.passing === "sensible", (on) => change({ passing: on ? "sensible" : "ask" })), h("p", { class: "lx-faint" }, t("stopsWords"))];
  if (chosen.passing === "sensible") parts.push(...offered.map(row));
  parts.push(toggle("orderMyself", chosen.order, (order) => change({ order })));
  if (playmat.answers) parts.push(toggle("holdPriority", chosen.hold, (hold) => change({ hold })));
  if (playmat.supports) parts.push(toggle("withBoost", chosen.boost, (boost) => change({ boost })));
  return [h("fieldset", {}, h("legend", {}, t("stopsOf", { game: state.welcome.title })), ...parts)];
}

/** What one may do with the game: invite, give up. @param {HTMLDialogElement} sheet @param {Deeds} deeds */
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
