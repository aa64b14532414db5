/** Settings: kept in this browser, used at once. */

import { keepText, kept } from "./keeping.js";
import { mat, state, update } from "./state.js";
import { STOPS } from "./stops.js";

const KEPT = "ludex.settings";

const DEFAULTS = {
  theme: "system",
  animations: true,
  language: null,
  everything: false,
  sound: true,
  /** Whether what others say in the chat is hidden. */
  muted: false,
  /** How fast what others do is shown: "calm", "quick", "click" (each goes on by a click) or "none". */
  speed: "calm",
};

/** Reads what is kept; settings that are unknown or broken fall back to the defaults. */
export function load() {
  update({ settings: { ...DEFAULTS, ...read() } });
  wear(state.settings);
}

/** How one passes in the game that is played: each game has its own. @returns {Stops} */
export function gameStops() {
  return { ...STOPS, ...(state.settings.passing?.[state.welcome?.playmat?.game ?? ""] ?? {}) };
}

/** Changes how one passes in the game that is played. @param {Partial<Stops>} patch */
export function setStops(patch) {
  set({ passing: { ...state.settings.passing, [mat().game]: { ...gameStops(), ...patch } } });
}

function read() {
  try {
    return JSON.parse(kept(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Partial<Settings>} patch */
export function set(patch) {
  const settings = { ...state.settings, ...patch };
  keepText(KEPT, JSON.stringify(settings));
  update({ settings });
  wear(settings);
}

/** Puts the theme and the wish for stillness on the page, where the style sheets look. @param {Settings} of */
function wear({ theme, animations }) {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.animations = animations ? "on" : "off";
}
