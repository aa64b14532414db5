/** The log: what happened, a line for each event. A line has its rule, and leads to the position after it. */

import { byId, h, one } from "./dom.js";
import { chip } from "./rules.js";
import { playerName, state, table } from "./state.js";
import { said, t } from "./words.js";

const MENTION = / \((c\d+)\)/g;

/** What stands for a player as a card is called by who that is. @param {string} sentence */
function naming(sentence) {
  return [...sentence.matchAll(MENTION)].reduce((told, [number, id]) => {
    const known = table().cards.get(id);
    return known?.card.types?.includes("player") ? told.replace(`${said("kind", "Player")}${number}`, playerName(known.seat ?? 0)) : told;
  }, sentence);
}

/** A sentence as it is said, without the numbers of its cards. @param {string} sentence */
export const plainly = (sentence) => naming(sentence).replaceAll(MENTION, "");

/** The news known so far with those of a message: what was taken back is forgotten, nothing is told twice. @param {Line[]} news @param {Told} of */
export function joined(news, { view, news: fresh }) {
  const since = view.events_total - view.events.length;
  return [...news.slice(0, since), ...fresh];
}

/** What is drawn, and whether the newest line is to be seen: it is until the reader scrolls up. */
/** @type {{news: Line[]|null, everything: boolean|null, follow: boolean}} */
const drawn = { news: null, everything: null, follow: true };

/** Draws the log; lines that are there already stay. @param {(answers: number) => void} goTo @param {HTMLElement} root */
export function renderLog(root, goTo) {
  if (!root.firstChild) root.append(tools(), following(h("ol", { class: "lines", tabindex: "0" })));
  const { everything } = state.settings;
  const lines = one(root, ".lines");
  const same = everything === drawn.everything ? common(drawn.news ?? [], state.news) : 0;
  for (const line of [...lines.children]) if (Number(line.dataset.at) >= same) line.remove();
  state.news.slice(same).forEach((news, n) => {
    if (everything || !news.quiet) lines.append(line(news, same + n, goTo));
  });
  Object.assign(drawn, { news: state.news, everything });
  looked(lines);
  follow(lines);
}

/** In the next frame: whoever asks for heights at once makes the browser lay everything out twice. @param {HTMLElement} lines */
function follow(lines) {
  if (drawn.follow && !state.past) requestAnimationFrame(() => (lines.scrollTop = lines.scrollHeight));
}

/** Keeps the newest line in sight, also when the list changes its height; whoever scrolls up is left there. @param {HTMLElement} lines */
function following(lines) {
  const scrolled = () => requestAnimationFrame(() => (drawn.follow = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 24));
  for (const by of ["wheel", "touchmove", "keyup", "pointerup"]) lines.addEventListener(by, scrolled, { passive: true });
  new ResizeObserver(() => follow(lines)).observe(lines);
  return lines;
}

/** @param {Line[]} before @param {Line[]} after */
function common(before, after) {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return same;
}

/** Marks the line of the position that is looked at. @param {HTMLElement} lines */
function looked(lines) {
  const at = state.past ? state.past.answers : null;
  let last = null;
  for (const line of lines.children) {
    line.classList.remove("here");
    line.classList.toggle("later", at !== null && Number(line.dataset.answers) > at);
    if (at !== null && Number(line.dataset.answers) <= at) last = line;
  }
  last?.classList.add("here");
  last?.scrollIntoView({ block: "nearest" });
}

/** @param {Line} news @param {number} at @param {(answers: number) => void} goTo */
function line(news, at, goTo) {
  const go = h("button", { class: "go", type: "button", title: t("showPosition"), onclick: () => goTo(news.answers) }, ...told(news.sentence));
  return h("li", { data: { at, answers: news.answers, testid: "line" }, class: news.quiet ? "quiet" : news.under ? "under" : null }, go, " ", news.rule && chip(news.rule, news.gist));
}

/** A sentence without the numbers of its cards; a name that is known can be pointed at. @param {string} sentence */
function told(sentence) {
  sentence = naming(sentence);
  const parts = [];
  let from = 0;
  for (const found of sentence.matchAll(MENTION)) {
    const name = table().cards.get(found[1])?.card.name;
    const before = sentence.slice(from, found.index);
    if (name && before.endsWith(name)) {
      parts.push(before.slice(0, -name.length), h("b", { data: { cardname: found[1] } }, name));
    } else parts.push(before);
    from = found.index + found[0].length;
  }
  return [...parts, sentence.slice(from)];
}

function tools() {
  const box = h("input", { type: "checkbox", checked: state.settings.everything, data: { testid: "everything" } });
  box.addEventListener("change", () => box.dispatchEvent(new CustomEvent("log-everything", { bubbles: true, detail: box.checked })));
  return h("label", { class: "tool" }, box, " ", h("span", { data: { word: "everything" } }, t("everything")));
}

/** Says to who cannot see the board what happened. @param {Line[]} fresh */
export function announce(fresh) {
  const live = byId("live");
  for (const { sentence } of fresh.filter(({ quiet }) => !quiet).slice(-8)) {
    live.append(h("p", {}, plainly(sentence)));
  }
  while (live.children.length > 24) live.firstChild?.remove();
}

/** Says something else to who cannot see it. @param {string} sentence */
export function speakUp(sentence) {
  byId("live").append(h("p", {}, sentence));
}
