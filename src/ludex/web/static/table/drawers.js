/** Drawers: log, chat and analysis share a place; where the window is small they slide over the board. */

import { byId, h, icon } from "./dom.js";
import { t } from "./words.js";

const LOG = "M5 6h14M5 12h14M5 18h9";
const CHAT = "M4 5h16v11H9l-5 4z";
const CURVE = "M4 4v16h16M7 15l4-5 3 3 5-7";
const GEAR = "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6";
const HELP = "M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 17.5v.5";

/** Puts the buttons into the bar and makes the tabs work. @param {Deeds} deeds */
export function setUpDrawers(deeds) {
  /** @param {string} word @param {string} path @param {(...given: any[]) => void} act @param {any} [small] */
  const tool = (word, path, act, small = false) =>
    h("button", { class: small ? "bar-button small-only" : "bar-button", type: "button", data: { label: word, testid: `tool-${word}` }, "aria-label": t(word), title: t(word), onclick: act }, icon(path));
  byId("tools").replaceChildren(
    tool("log", LOG, () => toggle("log"), true),
    tool("chat", CHAT, () => toggle("chat"), true),
    tool("analysis.title", CURVE, deeds.analyse, true),
    tool("settings", GEAR, deeds.settings),
    tool("help", HELP, deeds.help),
  );
  byId("tab-log").addEventListener("click", () => openDrawer("log"));
  byId("tab-chat").addEventListener("click", () => openDrawer("chat"));
  byId("tab-analysis").addEventListener("click", deeds.analyse);
  byId("talk-close").addEventListener("click", () => openDrawer(null));
}

const isOpen = () => byId("talk").classList.contains("open");

/** @param {string} which */
function toggle(which) {
  openDrawer(isOpen() && !byId(which).hidden ? null : which);
}

/** Shows the log, the chat or the analysis; null closes the drawer of a small window. @param {string|null} which */
export function openDrawer(which) {
  byId("talk").classList.toggle("open", which !== null);
  byId("page").classList.toggle("analysing", which === "analysis");
  if (which === null) return;
  for (const name of ["log", "chat", "analysis"]) {
    byId(name).hidden = name !== which;
    byId(`tab-${name}`).setAttribute("aria-selected", String(name === which));
  }
  byId(`tab-${which}`).classList.remove("fresh");
  const lines = byId(which).querySelector(".lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
  if (which === "chat") byId("chat").querySelector("input")?.focus({ preventScroll: true });
}
