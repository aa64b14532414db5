/** Settings: kept in this browser, used at once. */

import { STOPS } from "./stops.js";
import { state, update } from "./state.js";

const KEPT = "ludex.settings";

const DEFAULTS = {
  theme: "system",
  animations: true,
  language: null,
  everything: false,
  stops: STOPS,
};

/** Reads what is kept; settings that are unknown or broken fall back to the defaults. */
export function load() {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    kept = {};
  }
  update({ settings: { ...DEFAULTS, ...kept, stops: { ...STOPS, ...kept.stops } } });
  wear(state.settings);
}

export function set(patch) {
  const settings = { ...state.settings, ...patch };
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the settings then last as long as the page.
  }
  update({ settings });
  wear(settings);
}

/** Puts the theme and the wish for stillness on the page, where the style sheets look. */
function wear({ theme, animations }) {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.animations = animations ? "on" : "off";
}
