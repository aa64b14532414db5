/**
 * A puzzle at the table: what is to be found, whether it is, and how many were solved in a row. The server refuses every act
 * after which the win cannot be proved any more, and says why.
 *
 * @typedef {{solved: string[], streak: number, best: number, spoiled: string, counted: string}} Kept
 */

import { h } from "./dom.js";
import { keepText, kept } from "./keeping.js";
import { mySeat, over, state } from "./state.js";
import { t } from "./words.js";

const KEPT = "ludex.puzzles";

/** The puzzle that this table is; null at any other table. */
export const puzzle = () => (mySeat() === null ? null : state.welcome?.puzzle ?? null);

/** What was solved in this browser. @returns {Kept} */
function read() {
  const nothing = { solved: [], streak: 0, best: 0, spoiled: "", counted: "" };
  try {
    const found = JSON.parse(kept(KEPT) ?? "{}") ?? {};
    return { ...nothing, ...found, solved: Array.isArray(found.solved) ? found.solved : [] };
  } catch {
    return nothing;
  }
}

/** @param {Partial<Kept>} patch */
const write = (patch) => keepText(KEPT, JSON.stringify({ ...read(), ...patch }));

/** A wrong act was tried, or the act was shown: the row ends. What is solved stays solved. */
export function spoil() {
  const found = puzzle();
  if (found && !read().solved.includes(found.name)) write({ streak: 0, spoiled: state.welcome.game });
}

const won = () => over() && state.position.view.result?.winner === mySeat();

/** Remembers a puzzle that is solved; one solved at the first go makes the row longer, once. */
function noteSolved() {
  const found = puzzle();
  const before = read();
  if (!found || !won() || before.counted === state.welcome.game) return;
  const clean = before.spoiled !== state.welcome.game && !before.solved.includes(found.name);
  const streak = before.streak + Number(clean);
  write({ solved: [...new Set([...before.solved, found.name])], streak, best: Math.max(before.best, streak), counted: state.welcome.game });
}

/** Puts the puzzle at the head of the panel. @param {HTMLElement} root */
export function renderPuzzle(root) {
  const found = puzzle();
  if (!found) return;
  noteSolved();
  document.documentElement.classList.add("learning");
  const head = [
    h("p", { class: "lx-caps" }, t("puzzle.nth", { n: found.number, of: found.of, grade: found.grade })),
    h("h2", { class: "lx-title", data: { testid: "puzzle-title" } }, t(won() ? "puzzle.done" : over() ? "puzzle.undone" : "puzzle.title")),
  ];
  root.prepend(h("section", { class: "lesson", data: { testid: "puzzle", name: found.name, done: String(over()), solved: String(won()) } }, ...head, ...(over() ? finished(found) : going(found))));
}

/** @param {import("../protocol").Riddle} found */
function going(found) {
  return [
    h("p", { class: "idea" }, t("puzzle.idea"), " ", found.open && t("puzzle.open")),
    h("div", { class: "below" }, h("a", { class: "lx-button bare", href: "/puzzles" }, t("puzzle.all"))),
  ];
}

/** @param {import("../protocol").Riddle} found */
function finished(found) {
  const { streak, best } = read();
  return [
    h("p", { class: "well", role: "status", data: { testid: "row" } }, t("puzzle.streak", { n: streak, best })),
    h(
      "div",
      { class: "options" },
      won() && found.next && h("a", { class: "lx-button primary", href: `/puzzles/${found.next}`, data: { testid: "next-puzzle" } }, t("puzzle.next")),
      h("a", { class: "lx-button", href: `/puzzles/${found.name}` }, t("puzzle.again")),
      h("a", { class: "lx-button bare", href: "/puzzles" }, t("puzzle.all")),
    ),
  ];
}
