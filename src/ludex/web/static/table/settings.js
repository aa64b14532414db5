/** Settings: kept in this browser, used at once. */

import { keepText, kept } from "./keeping.js";
import { state, update } from "./state.js";
import { STOPS } from "./stops.js";

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
  const { stops, ...others } = read();
  update({ settings: { ...DEFAULTS, ...others, stops: { ...STOPS, ...stops } } });
  wear(state.settings);
}

function read() {
  try {
    return JSON.parse(kept(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function set(patch) {
  const settings = { ...state.settings, ...patch };
  keepText(KEPT, JSON.stringify(settings));
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
