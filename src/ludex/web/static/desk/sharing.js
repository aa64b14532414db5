/** Keeping and handing on: a file, a link, a game that begins here. */

import { h } from "../table/dom.js";
import { t } from "../table/words.js";
import { desk, empty, open, plain, tell, whole } from "./model.js";

const HASH = "#s=";

/** A scenario as letters that an address may have. @param {any} scenario */
function packed(scenario) {
  const bytes = new TextEncoder().encode(JSON.stringify(scenario));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} letters */
function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The position that the address brings; null if it brings none. */
export function fromAddress() {
  try {
    return location.hash.startsWith(HASH) ? whole(unpacked(location.hash.slice(HASH.length))) : null;
  } catch {
    return null;
  }
}

/** The address of the position. */
const address = () => `${location.origin}/desk${HASH}${packed(plain())}`;

/** The address always brings what lies on the desk: one may reload, or come back. */
export const keep = () => history.replaceState(null, "", address());

/** @param {any} event */
async function copy(event) {
  const pressed = event.currentTarget;
  try {
    await navigator.clipboard.writeText(address());
    pressed.textContent = t("copied");
  } catch {
    prompt(t("copyLink"), address());
  }
}

/** Saves the position as a file; what is missing for a puzzle or a lesson is said. */
async function save(form = "scenario") {
  const answer = await fetch("/api/desk/file", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ scenario: plain(), form }) });
  if (!answer.ok) {
    desk.wrong = (await answer.json()).error?.sentence ?? "?";
    return tell();
  }
  const name = form === "scenario" ? "position" : form;
  const link = h("a", { href: URL.createObjectURL(await answer.blob()), download: `${desk.scenario.title || name}.toml` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A game against a bot that begins at the position. */
async function play() {
  const { step: _, ...scenario } = plain();
  const answer = await fetch("/api/games", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ scenario }) });
  const made = await answer.json();
  if (answer.ok) return location.assign(`/table/${made.game}#seat=${made.seats[0].token}`);
  desk.wrong = made.error?.sentence ?? "?";
  tell();
}

export function renderWays() {
  /** @param {string} word @param {(...given: any[]) => void} act @param {string} [classes] */
  const button = (word, act, classes = "") => h("button", { class: `lx-button small ${classes}`, type: "button", data: { testid: word.replace(".", "-") }, onclick: act }, t(word));
  const file = h("input", { type: "file", accept: ".toml,text/plain", class: "lx-only-heard", "aria-label": t("desk.open"), data: { testid: "desk-file" }, /** @param {any} of */ onchange: async (/** @type {any} */ { target }) => target.files[0] && open(await target.files[0].text()) });
  const clear = () => (desk.chosen = null, history.replaceState(null, "", "/desk"), location.reload());
  return [button("desk.play", play, "primary"), button("desk.share", copy), button("desk.save", () => save()), button("desk.savePuzzle", () => save("puzzle")), button("desk.saveLesson", () => save("lesson")), h("label", { class: "lx-button small" }, t("desk.open"), file), button("desk.clear", clear, "bare")];
}

/** The rulesets there are, by their titles. */
export async function rulesets() {
  const answer = await fetch("/api/rulesets");
  const found = answer.ok ? await answer.json() : [];
  /** @type {any} */ (desk).usual = found[0]?.ruleset ?? "";
  return found.map((/** @type {any} */ { ruleset, title }) => [ruleset, title ?? ruleset]);
}

/** An empty desk, by the book that the address names or the server usually plays. */
export const begin = () => empty(new URLSearchParams(location.search).get("ruleset") || /** @type {any} */ (desk).usual);
