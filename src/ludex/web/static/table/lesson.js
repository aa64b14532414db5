/**
 * A lesson at the table: its idea, what to try now, and where it goes on. The server says how far it is (`ahead.lesson`) and
 * refuses what leads elsewhere, with words of its own.
 *
 * @typedef {Record<string, string>} Said a text by language
 * @typedef {{id: string, number: number, of: number, title: Said, idea: Said, rule: string, done: Said, tasks: Said[]}} Lesson
 * @typedef {{step: number, done: boolean, key: string|null, by_itself: boolean}} Progress
 */

import { h } from "./dom.js";
import { keepText, kept } from "./keeping.js";
import { chip, writeGist } from "./rules.js";
import { mySeat, state } from "./state.js";
import { language, t } from "./words.js";

const LEARNED = "ludex.learned";

/** The lesson that this table is, for who learns; null at any other table. @returns {Lesson|null} */
export const lesson = () => (mySeat() === 0 ? state.welcome?.lesson ?? null : null);

/** How far it is. @returns {Progress|null} */
export const progress = () => (lesson() ? state.position?.ahead?.lesson ?? null : null);

/** A text in the reader's language. @param {Said|undefined} said */
export const inWords = (said) => said?.[language()] ?? said?.en ?? "";

/** The lessons that were done in this browser. @returns {string[]} */
export function learned() {
  try {
    const found = JSON.parse(kept(LEARNED) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Remembers a lesson that is done. */
export function note() {
  const found = lesson();
  if (found && progress()?.done && !learned().includes(found.id)) keepText(LEARNED, JSON.stringify([...learned(), found.id]));
}

/** Puts the lesson at the head of the panel. @param {HTMLElement} root @param {{show: (key: string) => void}} deeds */
export function renderLesson(root, deeds) {
  const found = lesson();
  document.documentElement.classList.toggle("learning", Boolean(found));
  if (!found) return;
  const done = Boolean(progress()?.done);
  const head = [
    h("p", { class: "lx-caps" }, t("lesson.nth", { n: found.number, of: found.of })),
    h("h2", { class: "lx-title", data: { testid: "lesson-title" } }, inWords(found.title)),
  ];
  const body = done ? finished(found) : going(found, deeds);
  root.prepend(h("section", { class: "lesson", data: { testid: "lesson", done: String(done), step: String(progress()?.step ?? 0) } }, ...head, ...body));
}

/** @param {any} found @param {Deeds} deeds */
function going(found, deeds) {
  const { step = 0, key } = progress() ?? {};
  const task = inWords(found.tasks[step]);
  const tell = state.notice && h("p", { class: "notice", role: "alert", data: { testid: "notice" } }, state.notice.sentence, " ", state.notice.rule && chip(state.notice.rule));
  return [
    h("p", { class: "idea" }, inWords(found.idea)),
    task && h("p", { class: "task", role: "status", data: { testid: "task" } }, task),
    tell,
    h(
      "div",
      { class: "below" },
      key && task && h("button", { class: "lx-button bare", type: "button", data: { testid: "show-me" }, onclick: () => deeds.show(key) }, t("lesson.showMe")),
      h("a", { class: "lx-button bare", href: "/learn" }, t("lesson.all")),
    ),
  ];
}

/** @param {any} found */
function finished(found) {
  const [game] = found.id.split("/");
  const next = found.number < found.of ? `/learn/${game}/${found.number + 1}` : `/?ruleset=${encodeURIComponent(state.welcome.ruleset)}`;
  return [
    h("p", { class: "well", role: "status" }, t("lesson.done")),
    h("p", { class: "idea" }, inWords(found.done)),
    h("p", { class: "why" }, t("lesson.behind"), " ", chip(found.rule), " ", writeGist(h("span", { class: "gist-line" }), found.rule)),
    h(
      "div",
      { class: "options" },
      h("a", { class: "lx-button primary", href: next, data: { testid: "next-lesson" } }, t(found.number < found.of ? "lesson.next" : "lesson.play")),
      h("a", { class: "lx-button", href: `/learn/${found.id}` }, t("lesson.again")),
      h("a", { class: "lx-button bare", href: "/learn" }, t("lesson.all")),
    ),
  ];
}
